-- What happened, said to one person. The sentence is made when it is read, in the reader's language, from the kind and
-- the facts; the names in the facts are as they were when it was written.

create table messages (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  facts jsonb not null,
  -- what a tap opens; no foreign keys: the message outlives what it speaks of
  trip_id uuid,
  segment_id uuid,
  import_id uuid,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  -- the event that it tells of: told twice, written once
  told_id uuid not null
);
create unique index messages_once on messages (account_id, told_id);
create index messages_newest on messages (account_id, id desc);
create index messages_unread on messages (account_id) where read_at is null;
