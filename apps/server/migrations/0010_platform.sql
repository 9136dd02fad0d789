-- What the house itself keeps.

-- The answer to a POST, once and for all. Written in the transaction of the effect.
create table idempotency_keys (
  account_id uuid not null,
  key text not null,
  call text not null,
  body_mac bytea not null,
  reply text,
  etag text,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- A key for each account's files, wrapped by the master key. Without its row the files are noise.
create table file_keys (
  account_id uuid primary key,
  wrapped_key bytea not null,
  created_at timestamptz not null default now()
);

-- What the file store holds, and who still needs it. Bytes that nobody uses are swept after a day.
create table files (
  account_id uuid not null,
  address text not null,
  size_bytes bigint not null,
  media_type text not null,
  kept_at timestamptz not null default now(),
  primary key (account_id, address)
);
create table file_uses (
  account_id uuid not null,
  address text not null,
  used_by text not null,
  used_id uuid not null,
  primary key (account_id, address, used_by, used_id)
);
create index file_uses_by_user on file_uses (used_by, used_id);

-- Facts about this installation, for instance which master key its files were wrapped with.
create table house_facts (
  name text primary key,
  value text not null
);
