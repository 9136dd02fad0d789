-- What arrived, what was read in it, and what became of it. The bytes are in the file store.

create table imports (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  state text not null
    check (state in ('received', 'reading', 'placed', 'needs-review', 'failed', 'dismissed')),
  via text not null check (via in ('email', 'file', 'paste', 'calendar')),
  -- subject or file name
  title text not null,
  reason text,
  progress real not null default 0,
  bookings jsonb not null default '[]',
  -- where its person wants it; null: where it fits
  wanted_trip_id uuid,
  file_address text not null,
  file_name text,
  media_type text not null,
  size_bytes bigint not null,
  -- of an e-mail: the address in its From; as it says, until proven
  sender text,
  -- may it be placed without asking? null: not judged yet
  trusted boolean,
  -- of an e-mail that is not judged yet: how it came in (SMTP envelope, number of senders)
  arrival jsonb,
  -- of the content: the same thing twice is one import
  fingerprint bytea not null,
  received_at timestamptz not null default now(),
  finished_at timestamptz,
  version integer not null default 1
);
-- What was taken out of the tray may come again.
create unique index imports_once on imports (account_id, fingerprint) where state <> 'dismissed';
create index imports_newest on imports (account_id, id desc);
create index imports_waiting on imports (account_id, id desc) where state in ('needs-review', 'failed');
