-- Where a paper speaks of something that was not made out: passages as of what was read of it.
alter table imports add column unread jsonb not null default '[]';
