-- Ways to sign in without a code: public keys, of which nothing can be stolen.
create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- as the authenticator names it; the browser tells it when the passkey is used
  credential_id bytea not null unique,
  public_key bytea not null,
  -- of signatures, where the authenticator counts them: it may only grow
  counter bigint not null,
  transports text[] not null default '{}',
  synced boolean not null,
  name text not null,
  created_on date not null,
  used_on date
);
create index passkeys_account on passkeys (account_id);

-- What a browser was asked to sign, until it answers.
create table passkey_challenges (
  -- hash of the session or the sign-in that was asked, and what for
  asked bytea primary key,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- The passkey that a session was begun with: both end together. Null: a code.
alter table sessions add column passkey_id uuid;
