import { type AgencyTripSummary, pageSize, type TripTiming } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import type { Queries } from '../../../platform/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { AgentChair } from '../../accounts/index.ts';
import { rowsOf, type TimingRow, timingColumns, timingOfRow } from '../trip-json.ts';

export type DeskListQuery = {
  /** Of one customer; whether they are the advisor's has been asked. */
  readonly accountId?: string | undefined;
  /** Of these customers, the trip once for each who is on it; for one page alone. */
  readonly accountIds?: readonly string[] | undefined;
  readonly timing?: TripTiming | undefined;
  /** Under way at some moment before this one. */
  readonly beforeMs?: number | undefined;
  /** Only these. */
  readonly tripIds?: readonly string[] | undefined;
  readonly query?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
};

export type DeskListItem = Omit<AgencyTripSummary, 'draftId' | 'published'> & { readonly accountId: string };
export type DeskListPage = { readonly items: DeskListItem[]; readonly nextCursor: string | null };

/** The list is one after the other of these; each comes from an index in its own order, and is cut at the page's length. */
const phases = ['ongoing', 'upcoming', 'past', 'undated'] as const;
type Phase = (typeof phases)[number];

const orders: Record<Phase, { where: string; by: string; after: string }> = {
  // Whoever is back first comes first.
  ongoing: {
    where: 'd.ends_at > $3 and d.starts_at <= $3',
    by: 'd.ends_at, d.trip_id',
    after: '(d.ends_at, d.trip_id) >',
  },
  upcoming: {
    where: "d.starts_at > $3 and d.starts_at < '9999-01-01'",
    by: 'd.starts_at, d.trip_id',
    after: '(d.starts_at, d.trip_id) >',
  },
  past: { where: 'd.ends_at <= $3', by: 'd.ends_at desc, d.trip_id desc', after: '(d.ends_at, d.trip_id) <' },
  undated: {
    where: "d.ends_at = '9999-01-01' and $3::timestamptz is not null",
    by: 'd.ends_at, d.trip_id',
    after: '(d.ends_at, d.trip_id) >',
  },
};

/** A customer of the advisor's, and a trip of theirs that they may see. Asked of the customers, whatever the lines say. */
const mayLook = (own: boolean) => `
  join customers c on c.agency_id = d.agency_id and c.account_id = d.account_id ${own ? 'and c.agent_id = $1' : ''}
    and (c.accepted_at is not null
      or exists (select from agency_trips m where m.trip_id = d.trip_id and m.agency_id = d.agency_id))`;

type ListRow = TimingRow & {
  place: string;
  trip_id: string;
  account_id: string;
  customer_id: string;
  customer_name: string;
  body: string;
};

/** Trips of the advisor's customers as an outsider sees them. A trip with several of them is listed once. */
export async function listTripsAtDesk(
  queries: Queries,
  chair: AgentChair,
  asked: DeskListQuery,
  nowMs: number,
): Promise<DeskListPage> {
  const limit = asked.limit ?? pageSize.default;
  const from = asked.cursor === undefined ? null : readCursor(asked.cursor);
  // Later pages divide the phases where the first one did: a trip that begins in between is neither lost nor doubled.
  const atMs = from?.atMs ?? nowMs;
  const items: DeskListItem[] = [];
  for (const phase of phases.slice(from ? phases.indexOf(from.phase) : 0)) {
    if (asked.timing && asked.timing !== phase) continue;
    if (asked.beforeMs !== undefined && (phase === 'past' || phase === 'undated')) continue;
    const after = from?.phase === phase ? from : null;
    const rows = await readPhase(queries, chair, phase, asked, { atMs, after, limit: limit - items.length + 1 });
    const shown = rows.slice(0, limit - items.length);
    items.push(...shown.map((row) => itemOf(row, nowMs)));
    const last = shown.at(-1);
    if (rows.length > shown.length) {
      // A page that ends exactly with a phase goes on with the next one from its beginning.
      const nextCursor = last ? writeCursor(phase, last.place, last.trip_id, atMs) : startOf(phase, atMs);
      return { items, nextCursor };
    }
  }
  return { items, nextCursor: null };
}

async function readPhase(
  queries: Queries,
  chair: AgentChair,
  phase: Phase,
  asked: DeskListQuery,
  page: { atMs: number; after: Cursor | null; limit: number },
): Promise<ListRow[]> {
  const words = asked.query ? prefixes(asked.query) : null;
  if (asked.query && !words) return [];
  const own = chair.sees === 'own';
  const { where, by, after } = orders[phase];
  const values: unknown[] = [chair.agentId, chair.agency.id, new Date(page.atMs).toISOString(), page.limit];
  const add = (value: unknown) => `$${values.push(value)}`;
  const place = phase === 'upcoming' ? 'd.starts_at' : 'd.ends_at';
  const wanted = [
    'd.agency_id = $2',
    own && 'd.agent_id = $1',
    where,
    page.after && `${after} (${add(page.after.place)}::timestamptz, ${add(page.after.tripId)}::uuid)`,
    asked.accountIds && `d.account_id = any(${add(asked.accountIds)}::uuid[])`,
    asked.accountId && `d.account_id = ${add(asked.accountId)}`,
    asked.beforeMs !== undefined && `d.starts_at < ${add(new Date(asked.beforeMs).toISOString())}::timestamptz`,
    asked.tripIds && `d.trip_id = any(${add(asked.tripIds)}::uuid[])`,
    words && `d.words @@ to_tsquery('simple', ${add(words)})`,
    // Under another customer of the advisor's, who comes first.
    !asked.accountId &&
      !asked.accountIds &&
      `not exists (select from desk_trips d2 join customers c2 on c2.agency_id = d2.agency_id and c2.account_id = d2.account_id
        where d2.trip_id = d.trip_id and d2.agency_id = d.agency_id ${own ? 'and c2.agent_id = $1' : ''}
          and (d2.is_primary, d2.account_id) > (d.is_primary, d.account_id)
          and (c2.accepted_at is not null or exists (select from agency_trips m where m.trip_id = d2.trip_id and m.agency_id = d2.agency_id)))`,
  ].filter((part): part is string => typeof part === 'string');
  const text = `
with page as materialized (
  select d.*, ${place} as place, c.id as customer_id,
    coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), c.email) as customer_name
  from desk_trips d ${mayLook(own)}
  where ${wanted.join(' and ')} ${own ? '' : 'and $1::uuid is not null'}
  order by ${by} limit $4)
select p.place, p.trip_id, p.account_id, p.customer_id, p.customer_name, ${timingColumns},
  json_build_object('id', t.id, 'name', t.name, 'start', p.first_day, 'end', p.last_day, 'nights', p.last_day - p.first_day,
    'destination', p.destination,
    'travelers', (select json_agg(json_build_object('id', q.id, 'name', coalesce(q.own_name, q.typed_name, ''), 'primary', q.is_primary)
        order by q.is_primary desc, q.added_at, q.id)
      from trip_parts q where q.trip_id = t.id and q.travels),
    'segmentTypes', p.segment_types, 'version', t.version)::text as body
from page p join trips t on t.id = p.trip_id
order by ${by.replaceAll('d.', 'p.')}`;
  return rowsOf(queries)<ListRow>(text, values);
}

/** Each word from its beginning: `lis gen` finds "Lisbon and Geneva". Null: there is no word in it. */
function prefixes(query: string): string | null {
  const words = folded(query).match(/[\p{L}\p{N}]+/gu);
  return words?.map((word) => `'${word}':*`).join(' & ') ?? null;
}

function itemOf(row: ListRow, nowMs: number): DeskListItem {
  return {
    ...timingOfRow(row, nowMs),
    ...JSON.parse(row.body),
    customer: { id: row.customer_id, name: row.customer_name },
    accountId: row.account_id,
  };
}

type Cursor = { phase: Phase; place: string; tripId: string; atMs: number };

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const lowestId = '00000000-0000-0000-0000-000000000000';

const writeCursor = (phase: Phase, place: string, tripId: string, atMs: number) =>
  Buffer.from(`${phases.indexOf(phase)} ${place} ${tripId} ${atMs}`).toString('base64url');

const startOf = (phase: Phase, atMs: number) =>
  phase === 'past'
    ? writeCursor(phase, '9999-12-31T00:00:00.000Z', highestId, atMs)
    : writeCursor(phase, '1800-01-01T00:00:00.000Z', lowestId, atMs);

function readCursor(cursor: string): Cursor {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const match = /^([0-3]) (\d{4}-\d\d-\d\dT[\d:.]{8,15}Z) ([0-9a-f-]{36}) (\d{1,13})$/.exec(text);
  const phase = phases[Number(match?.[1])];
  const [, , place = '', tripId = '', atMs] = match ?? [];
  if (!match || !phase) return refuse('request.invalid', { errors: [{ path: 'cursor', code: 'invalid' }] });
  return { phase, place, tripId, atMs: Number(atMs) };
}
