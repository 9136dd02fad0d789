-- Many documents brought at once: files of their own, mailboxes, archives, other products' exports.

create table import_batches (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  -- no more files come
  closed_at timestamptz,
  -- its person wanted no more of it
  stopped_at timestamptz,
  -- everything of it has been read
  finished_at timestamptz,
  version integer not null default 1
);
create index import_batches_newest on import_batches (account_id, id desc);

-- What was uploaded for it. Its bytes go as soon as what is in it has been taken out.
create table import_batch_files (
  id uuid primary key,
  batch_id uuid not null references import_batches on delete cascade,
  account_id uuid not null,
  name text not null,
  file_address text not null,
  media_type text not null,
  size_bytes bigint not null,
  state text not null check (state in ('waiting', 'unpacked', 'failed')),
  reason text,
  -- where to go on: which file of an archive, and where in it
  next_entry integer not null default 0,
  next_at bigint not null default 0,
  found integer not null default 0,
  duplicates integer not null default 0,
  skipped integer not null default 0,
  nothing integer not null default 0
);
create index import_batch_files_of_batch on import_batch_files (batch_id, id);

alter table imports add column batch_id uuid references import_batches on delete set null;
create index imports_of_batch on imports (batch_id, id desc) where batch_id is not null;

-- 'empty': one of many, holds no booking, and nobody is asked about it.
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check
  check (state in ('received', 'reading', 'placed', 'needs-review', 'failed', 'empty', 'dismissed'));
