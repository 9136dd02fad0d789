-- Calendars that a traveller has connected, what is known of their events, and the calendar of one's trips for others to read.

create table calendar_accounts (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('caldav', 'subscription', 'google', 'microsoft')),
  -- the host: what the traveller knows it by
  title text not null,
  username text,
  -- address, password, tokens: sealed with the traveller's key
  secret bytea not null,
  -- counts the changes of the secret, so that a sync that began with an old one does not put it back
  secret_version integer not null default 1,
  audience text not null default 'me' check (audience in ('me', 'trip')),
  state text not null check (state in ('connecting', 'choosing', 'syncing', 'synced', 'failing')),
  problem text,
  -- in a row; how long we wait grows with them
  failures integer not null default 0,
  listed_at timestamptz,
  last_synced_at timestamptz,
  -- null: not before the traveller does something
  next_sync_at timestamptz,
  created_at timestamptz not null
);
create index calendar_accounts_of on calendar_accounts (account_id, created_at);
create index calendar_accounts_due on calendar_accounts (next_sync_at) where next_sync_at is not null;

create table calendars (
  id uuid primary key,
  calendar_account_id uuid not null references calendar_accounts on delete cascade,
  -- the provider's own name for it
  remote_id text not null,
  name text not null,
  color text,
  position integer not null,
  selected boolean not null default false,
  -- the provider's, opaque; null: everything is read anew
  cursor text,
  -- the day on which the window began that the cursor was given for
  window_from date,
  unique (calendar_account_id, remote_id)
);

-- Every event within the window, by (calendar, resource, UID with RECURRENCE-ID).
create table calendar_events (
  id uuid primary key,
  calendar_id uuid not null references calendars on delete cascade,
  -- what changes and goes as one at the provider: a file on a CalDAV server, an event of an API
  resource text not null,
  key text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- of what the calendar says, to see whether it changed
  fingerprint text not null,
  -- what the calendar says, sealed with the traveller's key
  said bytea not null,
  decision text not null,
  trip_id uuid,
  segment_ids uuid[] not null default '{}',
  -- the trip was made for it
  made_trip boolean not null default false,
  unique (calendar_id, resource, key)
);
create index calendar_events_in_order on calendar_events (calendar_id, starts_at, id);

-- A sign-in at a provider that has begun. Gone after ten minutes, or when it is finished.
create table calendar_sign_ins (
  state_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  calendar_account_id uuid references calendar_accounts on delete cascade,
  -- PKCE
  verifier bytea not null,
  expires_at timestamptz not null
);

create table calendar_settings (
  account_id uuid primary key references accounts on delete cascade,
  home jsonb,
  -- sha-256 of the feed's token; null: there is no feed
  feed_hash bytea unique,
  feed_language text,
  feed_created_at timestamptz,
  feed_read_at timestamptz
);
