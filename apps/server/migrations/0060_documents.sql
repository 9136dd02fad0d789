-- Identity documents, loyalty cards and other papers of an account.

create table documents (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  category text not null check (category in ('identity', 'loyalty', 'other')),
  document_type text not null,
  -- in the open, because a daily job looks for what ends soon, across accounts; everything else is in `details`
  country text,
  expiry date,
  -- names, numbers and the barcode as JSON, sealed with the account's key
  details bytea not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index documents_list on documents (account_id, id);
create index documents_expiry on documents (expiry, id) where expiry is not null;

create table document_files (
  id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  -- sealed too: a scan is often called after the person on it
  name bytea not null,
  -- where the files port keeps the bytes
  file_account_id uuid not null,
  file_address text not null,
  media_type text not null,
  size_bytes integer not null,
  created_at timestamptz not null
);
create index document_files_document on document_files (document_id, id);

-- What was already said of a document that ends: once for each of its last days and each threshold.
create table document_reminders (
  document_id uuid not null references documents on delete cascade,
  expiry date not null,
  threshold text not null,
  told_at timestamptz not null,
  primary key (document_id, expiry, threshold)
);

-- A warning that its owner does not want to see on a trip again. No foreign key to the trip: it is another feature's, and
-- what is left of one that is gone says nothing.
create table dismissed_document_warnings (
  account_id uuid not null references accounts on delete cascade,
  trip_id uuid not null,
  document_id uuid not null references documents on delete cascade,
  reason text not null,
  primary key (account_id, trip_id, document_id, reason)
);
create index dismissed_document_warnings_document on dismissed_document_warnings (document_id);

alter table messages add column document_id uuid;
