-- While it is read: which page of how many, of which document of how many. For whoever opens its page meanwhile.
alter table imports add column step jsonb;
