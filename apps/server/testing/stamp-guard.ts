/**
 * Test databases alone have these triggers. At the end of every transaction that changed something of a trip they ask
 * whether everyone who can see it was told (`publish`, which stamps the account): what a server keeps of their reads is
 * stale otherwise. So whoever adds a way to change a trip and forgets somebody learns it from whatever test comes by.
 */
export const stampGuard = `
create function was_told(account uuid) returns boolean language sql as $$
  select not exists (select from accounts where id = account)
    or exists (select from account_stamps where account_id = account and xmin = pg_current_xact_id()::xid)
$$;

create function everyone_was_told() returns trigger language plpgsql as $$
declare
  trips uuid[];
  people uuid[] := '{}';
  forgotten uuid;
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  case tg_table_name
    when 'trips' then trips := array[old.id, new.id];
    when 'trip_parts' then
      people := array[old.account_id, new.account_id];
      -- What a trip looks like to one person is nobody else's business.
      if (old.id, old.trip_id, old.travels, old.is_primary, old.email, old.typed_name, old.own_name, old.joined_at, old.added_at)
        is distinct from
        (new.id, new.trip_id, new.travels, new.is_primary, new.email, new.typed_name, new.own_name, new.joined_at, new.added_at)
      then trips := array[old.trip_id, new.trip_id]; end if;
    when 'segments' then
      people := array[old.personal_to, new.personal_to];
      if (tg_op <> 'INSERT' and old.personal_to is null) or (tg_op <> 'DELETE' and new.personal_to is null)
      then trips := array[old.trip_id, new.trip_id]; end if;
    when 'attachments' then
      people := array(select personal_to from segments where id in (old.segment_id, new.segment_id));
      -- Of a segment that goes: whoever saw that is told of that.
      if coalesce(new.segment_id, old.segment_id) is null or exists (
        select from segments where id in (old.segment_id, new.segment_id) and personal_to is null)
      then trips := array[old.trip_id, new.trip_id]; end if;
  end case;
  select account_id into forgotten from (
    select account_id from trip_parts where trip_id = any(trips) union select unnest(people)) concerned(account_id)
  where account_id is not null and not was_told(account_id) limit 1;
  if forgotten is not null then
    -- The log keeps these names and no message.
    raise exception '% of % reached the commit, and account % was not told (publish)', tg_op, tg_table_name, forgotten
      using constraint = 'everyone_was_told', table = tg_table_name;
  end if;
  return null;
end $$;

${['trips', 'trip_parts', 'segments', 'attachments']
  .map(
    (table) => `create constraint trigger everyone_was_told after insert or update or delete on ${table}
  deferrable initially deferred for each row execute function everyone_was_told();`,
  )
  .join('\n')}`;
