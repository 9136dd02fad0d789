-- Safety reports to the company: what was sent, how it got there, who at the company saw it.

alter table companies
  -- the security desk, where the app itself cannot reach the company
  add column safety_phone text,
  add column safety_sms text,
  add column safety_email text,
  add column webhook_url text,
  -- sealed with the master key; signs what the webhook is sent
  add column webhook_secret bytea,
  -- a closed incident is erased after so many days
  add column incident_days integer not null default 30 check (incident_days between 1 and 3650);

create table incidents (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  company_id uuid not null references companies,
  kind text not null check (kind in ('safe', 'help', 'assistance', 'international-sos')),
  -- what the person wrote and which number to call; where they are: both sealed with their account's key
  words bytea,
  location bytea,
  trip_id uuid,
  device_time text not null,
  notice_version text,
  received_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by uuid references accounts on delete set null,
  closed_at timestamptz,
  version integer not null default 1
);
create index incidents_own on incidents (account_id, id desc);
create index incidents_open on incidents (company_id, id desc) where closed_at is null;
create index incidents_closed on incidents (company_id, closed_at desc, id desc) where closed_at is not null;
create index incidents_acknowledged_by on incidents (acknowledged_by) where acknowledged_by is not null;

create table incident_deliveries (
  incident_id uuid not null references incidents on delete cascade,
  channel text not null check (channel in ('webhook', 'email', 'desk')),
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (incident_id, channel)
);

create table incident_log (
  id uuid primary key,
  incident_id uuid not null references incidents on delete cascade,
  -- null: it closed by itself, or the person's account is gone
  account_id uuid references accounts on delete set null,
  deed text not null check (deed in ('looked', 'acknowledged', 'noted', 'closed', 'reopened')),
  -- sealed with the traveller's key
  note bytea,
  at timestamptz not null
);
create index incident_log_of on incident_log (incident_id, id);
create index incident_log_by on incident_log (account_id) where account_id is not null;

alter table messages add column incident_id uuid;
create index messages_incident on messages (incident_id) where incident_id is not null;

create or replace view callers as
  select a.id as account_id, a.language, a.demo, g.agency_id, coalesce(m.safety_contact, false) as safety_contact
  from accounts a
  left join agents g on g.account_id = a.id
  left join company_members m on m.account_id = a.id;
