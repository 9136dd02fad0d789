-- Links that an agency made to a trip that it manages. They are the agency's: they stay when the advisor goes.

alter table trip_links
  alter column account_id drop not null,
  add column agency_id uuid references agencies on delete cascade,
  add column by_agent_id uuid references accounts on delete set null,
  -- a traveller's own, or an agency's
  add constraint trip_links_maker check ((account_id is null) <> (agency_id is null));
create index trip_links_by_agent on trip_links (by_agent_id) where by_agent_id is not null;
