-- What the OpenID provider keeps: sessions, grants, codes, tokens. Identifiers that open something are there as SHA-256
-- alone: whoever reads this table cannot sign in with it.

create table sign_in_records (
  kind text not null,
  id bytea not null,
  payload jsonb not null,
  account_id uuid references accounts on delete cascade,
  -- what one sign-in on one device made: revoked together
  grant_id bytea,
  uid bytea,
  consumed_at timestamptz,
  -- of a used refresh token, for the seconds in which its reply may have been lost: that reply, sealed with the token
  sealed_reply bytea,
  successor bytea,
  expires_at timestamptz,
  primary key (kind, id)
);
create index sign_in_records_grant on sign_in_records (grant_id) where grant_id is not null;
create index sign_in_records_uid on sign_in_records (uid) where uid is not null;
create index sign_in_records_account on sign_in_records (account_id) where account_id is not null;
create index sign_in_records_expiry on sign_in_records (expires_at);

-- One code at a time for each sign-in page that is open.
create table one_time_codes (
  interaction bytea primary key,
  email text not null,
  code_hash bytea not null,
  tries_left integer not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index one_time_codes_expiry on one_time_codes (expires_at);

-- How often something was asked for in one hour; the keys are keyed hashes of addresses.
create table sign_in_budgets (
  key bytea not null,
  hour timestamptz not null,
  used integer not null,
  primary key (key, hour)
);

-- Mail that could not leave because no SMTP server is configured; read at /outbox.
create table outbox_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now()
);
create index outbox_mails_newest on outbox_mails (sent_at);
