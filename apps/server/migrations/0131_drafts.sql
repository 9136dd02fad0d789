-- What an advisor prepares, and what was published. The trips know nothing of it: so nothing drafted can be seen there.

create table trip_drafts (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  customer_id uuid not null references customers on delete cascade,
  -- null: the trip comes with the publication
  trip_id uuid references trips on delete cascade,
  -- what the trip would say of itself, and what it said when that was drafted
  fields jsonb not null default '{}',
  based_on jsonb not null default '{}',
  created_by uuid references accounts on delete set null,
  updated_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create unique index trip_drafts_trip on trip_drafts (agency_id, trip_id) where trip_id is not null;
create index trip_drafts_agency on trip_drafts (agency_id, updated_at desc, id desc);
create index trip_drafts_customer on trip_drafts (customer_id);
create index trip_drafts_of_trip on trip_drafts (trip_id) where trip_id is not null;

create table draft_segments (
  draft_id uuid not null references trip_drafts on delete cascade,
  -- the segment's; of an addition one of its own, which the segment will have
  id uuid not null,
  state text not null check (state in ('added', 'changed', 'removed')),
  -- a whole SegmentDraft of the contract; null of a removal
  details jsonb,
  -- the segment as it was when this was drafted; null of an addition
  base jsonb,
  base_version integer,
  primary key (draft_id, id),
  check ((state = 'removed') = (details is null)),
  check ((state = 'added') = (base is null))
);

create table publications (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  trip_id uuid not null references trips on delete cascade,
  by_account_id uuid references accounts on delete set null,
  published_at timestamptz not null,
  -- whoever has this version on screen, or a later one, has seen it
  trip_version integer not null,
  new_trip boolean not null,
  -- titles, as they were: { added, changed, removed }
  difference jsonb not null
);
create index publications_trip on publications (trip_id, id desc);
create index publications_agency on publications (agency_id, id desc);
create index publications_by on publications (by_account_id) where by_account_id is not null;

create table publication_readers (
  publication_id uuid not null references publications on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  trip_id uuid not null,
  seen_at timestamptz,
  primary key (publication_id, account_id)
);
create index publication_readers_unseen on publication_readers (account_id, trip_id) where seen_at is null;

-- Patterns: days count from the first one, which is written as 2000-01-01.
create table trip_templates (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  name text not null,
  sort_name text not null,
  purpose text,
  destination jsonb,
  segments jsonb not null,
  created_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index trip_templates_agency on trip_templates (agency_id, sort_name, id);

-- Sealed with the agency's own key, so that they stay when whoever brought them goes.
create table agency_images (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  name text not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  width integer not null,
  height integer not null,
  file_address text not null,
  created_at timestamptz not null
);
create index agency_images_agency on agency_images (agency_id);

create table agency_brands (
  agency_id uuid primary key references agencies on delete cascade,
  name text not null,
  colour text not null,
  logo_id uuid references agency_images on delete set null,
  updated_at timestamptz not null,
  version integer not null default 1
);

-- What an agency brought for a customer; null: its person did.
alter table imports
  add column by_agency_id uuid references agencies on delete set null,
  add column by_account_id uuid references accounts on delete set null;
create index imports_by_agency on imports (by_agency_id, id desc) where by_agency_id is not null;
create index imports_by_account on imports (by_account_id) where by_account_id is not null;

