-- Hints on an itinerary that somebody has seen and put away: theirs alone, on all their devices, until the facts change.

create table dismissed_hints (
  account_id uuid not null references accounts on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  -- kind, and the two segments
  hint text not null,
  -- digest of what it was reckoned from
  facts text not null,
  dismissed_at timestamptz not null,
  primary key (account_id, trip_id, hint)
);
create index dismissed_hints_trip on dismissed_hints (trip_id);
