-- Trips as the agencies of their travellers list them.

-- Trips that an agency made for somebody, or published to: its name and colour stand on them, and it sees them also
-- before the person has agreed to be looked after.
create table agency_trips (
  trip_id uuid not null references trips on delete cascade,
  agency_id uuid not null references agencies on delete cascade,
  since timestamptz not null,
  primary key (trip_id, agency_id)
);
create index agency_trips_agency on agency_trips (agency_id);

-- A line for each trip and each customer with a part in it: what it looks like without anybody's personal events, reckoned with
-- every change of the trip. For order and paging alone: whether an advisor may see it is asked of the customers, always.
create table desk_trips (
  agency_id uuid not null,
  account_id uuid not null references accounts on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  agent_id uuid not null,
  is_primary boolean not null,
  first_day date,
  last_day date,
  start_zone text,
  stays jsonb not null default '[]',
  destination jsonb,
  segment_types text[] not null default '{}',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- name and destination, for search
  words tsvector not null,
  primary key (trip_id, agency_id, account_id)
);
create index desk_trips_customer on desk_trips (agency_id, account_id, ends_at);
create index desk_trips_ending on desk_trips (agency_id, ends_at, trip_id) include (starts_at);
create index desk_trips_starting on desk_trips (agency_id, starts_at, trip_id);
create index desk_trips_agent_ending on desk_trips (agent_id, ends_at, trip_id) include (starts_at);
create index desk_trips_agent_starting on desk_trips (agent_id, starts_at, trip_id);
create index desk_trips_words on desk_trips using gin (words);
