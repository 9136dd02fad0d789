-- Whether what is used counts against its account's storage: not what others gave, nor a copy of everything.
alter table file_uses add column counts boolean not null default true;
update file_uses set counts = false where used_by = 'exports';
