-- People, the agencies and companies around them, and whose mail they trust.

create table accounts (
  id uuid primary key,
  first_name text not null default '',
  last_name text not null default '',
  mobile_phone text,
  business_mobile_phone text,
  emergency_contact_email text,
  -- null: as the device says
  language text check (language in ('en', 'fr')),
  -- secret part of the private import address; replaceable
  import_token text not null unique,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- null: made because somebody added the address to a trip; nobody has proven it yet
  claimed_at timestamptz,
  version integer not null default 1
);

create table account_emails (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  email text not null,
  main boolean not null default true,
  -- null: written down by somebody else, never proven
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
-- citext is missing from distributed PostgreSQLs
create unique index account_emails_email on account_emails (lower(email));
create unique index account_emails_main on account_emails (account_id) where main;

-- Whose forwarded mail is placed without asking, beyond the account's own verified addresses.
create table trusted_senders (
  account_id uuid not null references accounts on delete cascade,
  email text not null,
  trusted_at timestamptz not null default now(),
  primary key (account_id, email)
);

create table agencies (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table agents (
  account_id uuid primary key references accounts on delete cascade,
  agency_id uuid not null references agencies,
  since timestamptz not null default now()
);
create index agents_agency on agents (agency_id);

create table companies (
  id uuid primary key,
  name text not null,
  policy_url text,
  assistance_phone text,
  assistance_email text,
  sos_phone text,
  sos_membership_number text,
  created_at timestamptz not null default now()
);

create table company_members (
  account_id uuid primary key references accounts on delete cascade,
  company_id uuid not null references companies,
  safety_contact boolean not null default false
);
create index company_members_company on company_members (company_id);

-- What the front gate must know of a person with every request, and nothing else.
create view callers as
  select a.id as account_id, a.language, a.demo, g.agency_id
  from accounts a left join agents g on g.account_id = a.id;
