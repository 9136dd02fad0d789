-- Links that show a trip to whoever holds them. Taken back by deleting the row.

create table trip_links (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  -- who made it; it opens only while they still may share the trip
  account_id uuid not null references accounts on delete cascade,
  -- SHA-256 of the secret in the address; the address itself is nowhere
  token_hash bytea not null unique,
  reveals jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  opened_count integer not null default 0
);
create index trip_links_trip on trip_links (trip_id);
create index trip_links_account on trip_links (account_id);
create index trip_links_expired on trip_links (expires_at);
