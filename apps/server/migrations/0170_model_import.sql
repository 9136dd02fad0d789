-- Who agreed to have documents sent to a language model, and to which provider: another one is asked about anew.
create table model_consents (
  account_id uuid primary key references accounts on delete cascade,
  provider text not null,
  agreed_at timestamptz not null default now()
);

-- Each document that its person had sent there: when, and what came of it; never what was sent.
create table model_tries (
  id uuid primary key,
  import_id uuid not null references imports on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  asked_at timestamptz not null default now(),
  -- a try is sent once, whatever becomes of the process
  sent_at timestamptz,
  finished_at timestamptz,
  outcome text check (outcome in ('found', 'nothing', 'failed', 'no-text')),
  -- values that the model gave and the document does not hold
  left_out integer not null default 0
);
create index model_tries_of_import on model_tries (import_id, id desc);
create index model_tries_of_account on model_tries (account_id, asked_at);
