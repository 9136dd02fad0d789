-- What people say of their trips and of the app, and what the app has asked them already.

create table reviews (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('survey', 'app')),
  -- of a survey about one trip; no foreign key: what was said outlives the trip
  trip_id uuid,
  -- the trip's name as it was when it was reviewed
  trip_name text,
  -- a whole draft of the contract
  answers jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index reviews_once on reviews (account_id, kind, coalesce(trip_id, '00000000-0000-0000-0000-000000000000'));
create index reviews_newest on reviews (created_at, id);

-- One row for each thing that a person was asked and did not answer.
create table feedback_put_off (
  account_id uuid not null references accounts on delete cascade,
  -- 'app', or the trip's id
  what text not null,
  times integer not null default 1,
  last_at timestamptz not null,
  primary key (account_id, what)
);

create table feedback_imports (
  account_id uuid primary key references accounts on delete cascade,
  placed integer not null default 0
);
