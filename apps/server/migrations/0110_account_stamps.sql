-- When something changes that an account can see, its stamp becomes another one, in the same transaction. Whoever kept an
-- answer for the account reads the stamp first. Not a counter: after a change to a standby that had not seen everything, a
-- counter would come to the same number again.
create table account_stamps (
  account_id uuid primary key references accounts on delete cascade,
  stamp uuid not null
) with (fillfactor = 50);
