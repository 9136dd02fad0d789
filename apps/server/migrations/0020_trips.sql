-- Trips, who has a part in them, what they hold.

-- A moment of the system as every reply writes it.
create function iso_instant(moment timestamptz) returns text
  language sql stable parallel safe
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create table trips (
  id uuid primary key,
  name text not null,
  purpose text,
  -- what its traveller set by hand; the shown days and place also follow from the segments
  set_start date,
  set_end date,
  set_destination jsonb,
  owner_id uuid not null references accounts,
  -- counts the changes of what this row says; segments and people have their own
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index trips_owner on trips (owner_id);

-- An account's part in one trip. It travels, or (the owner of a trip made for another) organises.
create table trip_parts (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  account_id uuid not null references accounts,
  travels boolean not null default true,
  is_primary boolean not null default false,
  email text not null,
  -- as whoever added them typed it
  typed_name text,
  -- a copy of what the person calls themselves; only once they have joined
  own_name text,
  joined_at timestamptz,
  added_at timestamptz not null,
  rating smallint check (rating between 1 and 5),
  -- What the trip looks like to this person, reckoned again at every change: personal events count for their owner alone.
  first_day date,
  last_day date,
  start_zone text,
  stays jsonb not null default '[]',
  destination jsonb,
  segment_types text[] not null default '{}',
  -- for order and paging; an undated trip comes after the dated ones
  starts_at timestamptz not null default '9999-01-01T00:00:00Z',
  ends_at timestamptz not null default '9999-01-01T00:00:00Z',
  unique (trip_id, account_id),
  check (travels or not is_primary)
);
create unique index trip_parts_primary on trip_parts (trip_id) where is_primary;
create index trip_parts_list on trip_parts (account_id, ends_at, starts_at, trip_id);

create table segments (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  type text not null,
  -- a whole SegmentDraft of the contract
  details jsonb not null,
  -- reckoned from the details
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  duration text,
  nights integer,
  identity text[] not null default '{}',
  likely_identity text[] not null default '{}',
  added_by uuid not null references accounts,
  -- the one account that may know of it; null: all people of the trip
  personal_to uuid references accounts,
  source text not null,
  import_id uuid,
  -- fields that a person set: no paper overwrites them
  by_hand text[] not null default '{}',
  -- the paper that spoke last
  last_import_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (trip_id, id)
);
create index segments_in_order on segments (trip_id, begins_at, ends_at);
create index segments_identity on segments using gin (identity);
create index segments_likely_identity on segments using gin (likely_identity);
create index segments_personal on segments (personal_to) where personal_to is not null;

create table attachments (
  id uuid primary key,
  trip_id uuid not null references trips on delete cascade,
  -- null: of the trip itself
  segment_id uuid,
  kind text not null check (kind in ('file', 'link')),
  name text not null,
  url text,
  -- where the files port keeps the bytes: whose key, which content
  file_account_id uuid,
  file_address text,
  media_type text,
  size_bytes integer,
  preview text check (preview in ('jpg', 'png', 'pdf', 'html')),
  added_by uuid not null references accounts,
  import_id uuid,
  created_at timestamptz not null,
  check ((kind = 'link') = (url is not null)),
  check ((kind = 'file') = (file_address is not null and file_account_id is not null)),
  -- a segment's attachment moves with it: both ids change in one statement, or at the latest at commit
  foreign key (trip_id, segment_id) references segments (trip_id, id) on delete cascade deferrable initially deferred
);
create index attachments_trip on attachments (trip_id, segment_id);
