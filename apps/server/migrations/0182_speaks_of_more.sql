-- Whether a paper speaks of something that was not made out, beside what was read of it: said until its person has looked.
alter table imports add column speaks_of_more boolean not null default false;
