-- Who was asked to be an advisor and has not answered. An answer, a taking back or its end deletes the row.
create table agent_invitations (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  email text not null,
  admin boolean not null default false,
  -- SHA-256 of what the mailed link holds
  token_hash bytea not null unique,
  -- null: the operator, or somebody whose account is gone
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index agent_invitations_email on agent_invitations (agency_id, lower(email));

-- Order that no locale of a server changes: a cursor says where a page ended.
alter table customers alter column sort_name type text collate "C";
