-- Whom an agency looks after, and what its advisors did.

create extension if not exists pg_trgm;

-- Advisors see the customers that they manage themselves, or, where the agency says so, all of the agency's.
alter table agencies add column customers_shared boolean not null default false;
-- May invite and remove advisors, and read the whole audit log.
alter table agents add column admin boolean not null default false;

create table customers (
  id uuid primary key,
  agency_id uuid not null references agencies,
  account_id uuid not null references accounts on delete cascade,
  -- who manages them: always somebody, and of this agency
  agent_id uuid not null references agents (account_id),
  -- as the agency writes them: nothing here says what the account itself holds, or whether there was one
  email text not null,
  first_name text not null,
  last_name text not null,
  -- the address without what does not tell people apart (case, "+tag", the dots of Gmail)
  same_email text not null,
  chat_session_id text,
  -- for search and order: folded, so that neither case nor accents count
  search text not null,
  sort_name text not null,
  added_at timestamptz not null,
  -- when the person agreed to be looked after; null: the agency sees of them only what it made for them itself
  accepted_at timestamptz,
  version integer not null default 1,
  -- nobody twice, whichever of their addresses was typed, and also when two advisors type at once
  unique (agency_id, account_id),
  unique (agency_id, same_email)
);
create index customers_account on customers (account_id);
create index customers_agent on customers (agent_id, sort_name, id);
-- with the text to search in, so that a page of frequent matches is found without reading the table
create index customers_agency on customers (agency_id, sort_name, id) include (agent_id, search);
create index customers_search on customers using gin (search gin_trgm_ops);
