-- Who of an agency did what, for whom. Rows are added and, when they are old, deleted; never changed. Ids alone: a name is
-- looked up when the log is read, so whoever is erased is erased here too.
create table audit_entries (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  at timestamptz not null,
  -- null: the operator of the installation, by a command
  by_account_id uuid,
  deed text not null,
  customer_id uuid,
  trip_id uuid,
  -- another advisor whom it concerns: the one who was invited, removed, or took somebody over
  agent_id uuid
);
create index audit_entries_agency on audit_entries (agency_id, id);
create index audit_entries_customer on audit_entries (customer_id, id) where customer_id is not null;
create index audit_entries_by on audit_entries (by_account_id, id);
create index audit_entries_at on audit_entries (at);
