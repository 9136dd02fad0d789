-- What one sign-in on one device made: shown to its person, ended by them, and how lately they proved to be there.
create table sessions (
  -- hash of the provider's grant, as sign_in_records knows it
  id bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  -- from the user agent at sign-in; null: it did not say
  browser text,
  system text,
  started_on date not null,
  -- by day: nobody needs to know the hour
  seen_on date not null,
  -- null: not since this was introduced
  proven_at timestamptz
);
create index sessions_account on sessions (account_id);
