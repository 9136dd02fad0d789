-- A copy of everything that is kept of somebody, while it is made and for a day afterwards.
create table exports (
  account_id uuid primary key references accounts on delete cascade,
  id uuid not null,
  state text not null check (state in ('preparing', 'ready', 'failed')),
  -- where the files port keeps the bytes
  file_address text,
  size_bytes bigint,
  asked_at timestamptz not null,
  made_at timestamptz
);

-- Who was erased, as a keyed hash of the account's id. The same hashes lie beside the files: what is there and not here was
-- erased after the backup that this database came from, and is erased again.
create table erasures (
  key bytea primary key,
  erased_on date not null
);
