-- Whether the person has seen, or skipped, the slides that welcome them: once, on whichever device.
alter table accounts add column onboarding_cleared boolean not null default false;
-- Whoever was here before knows their way.
update accounts set onboarding_cleared = true where claimed_at is not null;
