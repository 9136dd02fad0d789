-- Who is told what outside the app, and where.

create table devices (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- the sign-in that registered it: ends with it
  session text not null,
  kind text not null check (kind in ('web-push', 'fcm', 'apns')),
  -- an address at a push service opens somebody's screen: known by its hash, kept sealed
  address_hash bytea not null,
  sealed_address bytea not null,
  -- what the device speaks
  language text not null check (language in ('en', 'fr')),
  registered_at timestamptz not null default now()
);
create unique index devices_address on devices (address_hash);
create index devices_account on devices (account_id);

-- Without a row: what the app begins with.
create table notification_settings (
  account_id uuid primary key references accounts on delete cascade,
  topics jsonb not null,
  quiet_hours jsonb,
  version integer not null default 1
);

-- Who caused a message, for the budget of what one person may have sent to others.
alter table messages add column by_account_id uuid;
-- When it also left as e-mail.
alter table messages add column mailed_at timestamptz;
create index messages_mailed on messages (account_id, mailed_at) where mailed_at is not null;
