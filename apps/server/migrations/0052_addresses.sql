-- An emergency contact is one only when the person behind the address agreed.
alter table accounts
  add column emergency_contact_state text check (emergency_contact_state in ('waiting', 'confirmed', 'refused')),
  -- hash of what the link in the mail holds
  add column emergency_contact_token bytea;
update accounts set emergency_contact_state = 'waiting' where emergency_contact_email is not null;
create unique index accounts_emergency_contact_token on accounts (emergency_contact_token)
  where emergency_contact_token is not null;

-- Who does not want to be asked again by the same account; keyed hashes of both.
create table contact_refusals (
  key bytea primary key,
  refused_at timestamptz not null default now()
);
