import type { Trip } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import {
  aboutTrip,
  attachmentsOfTrip,
  filesOfTrip,
  madeWhen,
  nameOf,
  rowsOf,
  segmentJson,
  type TimingRow,
  timingColumns,
  timingOfRow,
} from '../trip-json.ts';
import type { DeskTrip } from './open-trip.ts';

/** Of whom the advisor does not look after, the address is nobody's business: who has no name is nameless. */
const deskName = (part: string) => `coalesce(${part}.own_name, ${part}.typed_name, '')`;

// $1 the trip, $2 the advisor, $3 their agency, $4 the customer whose line gives the days, $5 may changes be drafted, $6 the customers
const text = `
with ${filesOfTrip.replaceAll(nameOf('adder'), deskName('adder'))},
seen as materialized (
  select s.id, s.type, s.begins_at, s.ends_at, f.list as files, ${segmentJson('$5::boolean')} as body
  from segments s left join files f on f.segment_id = s.id
  where s.trip_id = $1 and s.personal_to is null)
select ${timingColumns},
  json_build_object(
    ${aboutTrip},
    'travelers', (select json_agg(json_build_object(
        'id', q.id, 'name', ${deskName('q')}, 'email', case when q.account_id = any($6::uuid[]) then q.email else '' end,
        'primary', q.is_primary, 'joined', q.joined_at is not null, 'you', q.account_id = $2, 'addedAt', iso_instant(q.added_at))
        order by q.is_primary desc, q.added_at, q.id)
      from trip_parts q where q.trip_id = t.id and q.travels),
    ${attachmentsOfTrip},
    'rating', null, 'editable', $5::boolean,
    ${madeWhen})::text as body
from trips t join desk_trips p on p.trip_id = t.id and p.agency_id = $3 and p.account_id = $4
where t.id = $1`;

/** The trip in the traveller's own shape, without anybody's personal events. Null: its line is not made yet. */
export async function readTripAtDesk(
  queries: Queries,
  by: { agentId: string; agencyId: string },
  trip: DeskTrip,
  nowMs: number,
): Promise<Trip | null> {
  const accounts = trip.customers.map(({ customer }) => customer.account_id);
  const values = [trip.id, by.agentId, by.agencyId, accounts[0], trip.standing === 'runs', accounts];
  const [row] = await rowsOf(queries)<TimingRow & { body: string }>(text, values);
  return row ? { ...timingOfRow(row, nowMs), ...JSON.parse(row.body) } : null;
}
