-- A kept answer says what its call said: a loyalty number, a name on a passport. From now on it lies sealed; `reply` is
-- what was kept before, and is empty thirty days after this.
alter table idempotency_keys add column sealed_reply bytea;
