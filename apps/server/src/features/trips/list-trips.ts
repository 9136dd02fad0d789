import { pageSize } from '@escale/contract';
import { refuse } from '../../platform/refuse.ts';
import { timingOf } from './rules/trip-timing.ts';
import { nameOf, type Rows, withTiming } from './trip-json.ts';

export type ListQuery = {
  when?: 'coming' | 'past' | undefined;
  query?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * Ongoing and upcoming trips by nearness, undated ones after them, then past ones by recency. One statement gives the
 * page, a line for each trip: what its timing is told from, and its JSON but for that. What is ongoing, upcoming and past
 * each comes from an index in order and is cut at the page's length; only the page's own trips are then read.
 */
const listText = (search: string) => `
with page as (
  (select p.trip_id, 0 as past, p.starts_at as place from trip_parts p ${search && 'join trips t on t.id = p.trip_id'}
   where p.account_id = $1 and $3::boolean and p.ends_at > $2::timestamptz and p.starts_at <= $2::timestamptz
     and (p.starts_at, p.trip_id) > ($4::timestamptz, $5::uuid) ${search}
   order by p.starts_at, p.trip_id limit $9)
  union all
  (select p.trip_id, 0 as past, p.starts_at as place from trip_parts p ${search && 'join trips t on t.id = p.trip_id'}
   where p.account_id = $1 and $3::boolean and p.starts_at > $2::timestamptz
     and (p.starts_at, p.trip_id) > ($4::timestamptz, $5::uuid) ${search}
   order by p.starts_at, p.trip_id limit $9)
  union all
  (select p.trip_id, 1 as past, p.ends_at as place from trip_parts p ${search && 'join trips t on t.id = p.trip_id'}
   where p.account_id = $1 and $6::boolean and p.ends_at <= $2::timestamptz
     and (p.ends_at, p.trip_id) < ($7::timestamptz, $8::uuid) ${search}
   order by p.ends_at desc, p.trip_id desc limit $9)
), ordered as (
  select *, row_number() over (
    order by past, case past when 0 then place end, case past when 0 then trip_id end, place desc, trip_id desc) as at
  from page)
select string_agg(concat_ws(E'\\t',
    o.trip_id, o.past,
    coalesce(p.first_day::text, ''), coalesce(p.last_day::text, ''), coalesce(p.start_zone, ''),
    -- 'extract' would reckon with numeric: twice as dear
    (date_part('epoch', p.starts_at) * 1000)::bigint, (date_part('epoch', p.ends_at) * 1000)::bigint,
    case when p.starts_at <= $2::timestamptz and p.ends_at > $2::timestamptz then p.stays::text else '[]' end,
    json_build_object(
      'id', o.trip_id, 'name', t.name,
      'start', p.first_day, 'end', p.last_day, 'nights', p.last_day - p.first_day,
      'destination', p.destination,
      'travelers', (select json_agg(json_build_object('id', q.id, 'name', ${nameOf('q')}, 'primary', q.is_primary)
          order by q.is_primary desc, q.added_at, q.id)
        from trip_parts q where q.trip_id = o.trip_id and q.travels),
      'segmentTypes', p.segment_types, 'version', t.version)::text), E'\\n' order by o.at) as lines
from ordered o
-- "offset 0" keeps the planner, who cannot know how short a page is, from reading all trips for it
cross join lateral (select * from trip_parts where trip_id = o.trip_id and account_id = $1 offset 0) p
cross join lateral (select name, version from trips where id = o.trip_id offset 0) t
where o.at <= $9`;

const searched = `and (t.name || ' ' || coalesce(t.purpose, '') || ' ' || coalesce(p.destination->>'name', '')) ilike $10`;
const [plainText, searchText] = [listText(''), listText(searched)];

/** A page of trips as this person sees them, as JSON. */
export async function listTrips(rows: Rows, accountId: string, asked: ListQuery, nowMs: number): Promise<string> {
  const limit = asked.limit ?? pageSize.default;
  const from = asked.cursor === undefined ? null : readCursor(asked.cursor);
  // The later pages divide coming from past where the first one did, or a trip that ends in between would be lost.
  const dividedAtMs = from?.dividedAtMs ?? nowMs;
  const values = [
    accountId,
    new Date(dividedAtMs).toISOString(),
    asked.when !== 'past' && !from?.past,
    from && !from.past ? from.place : '-infinity',
    from && !from.past ? from.tripId : lowestId,
    asked.when !== 'coming',
    from?.past ? from.place : 'infinity',
    from?.past ? from.tripId : highestId,
    limit + 1,
  ];
  const [row] = asked.query
    ? await rows<{ lines: string | null }>(searchText, [...values, `%${asked.query.replace(/[\\%_]/g, '\\$&')}%`])
    : await rows<{ lines: string | null }>(plainText, values);
  const lines = row?.lines ? row.lines.split('\n') : [];
  const hasMore = lines.length > limit;
  if (hasMore) lines.pop();
  const items = lines.map((line) => summaryOf(line, nowMs));
  const next = hasMore ? JSON.stringify(writeCursor(lines.at(-1) ?? '', dividedAtMs)) : 'null';
  return `{"items":[${items.join()}],"nextCursor":${next}}`;
}

const lowestId = '00000000-0000-0000-0000-000000000000';
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** JSON text never holds a bare tab or newline, so the lines and their parts can be cut without reading them. */
function summaryOf(line: string, nowMs: number): string {
  const [, , start, end, startZone, startsAtMs, endsAtMs, stays, body] = line.split('\t', 9);
  const facts = {
    start: start || null,
    end: end || null,
    startZone: startZone || null,
    startsAtMs: Number(startsAtMs),
    endsAtMs: Number(endsAtMs),
    stays: stays && stays !== '[]' ? JSON.parse(stays) : [],
  };
  return withTiming(body ?? '', timingOf(facts, nowMs));
}

type Cursor = { past: boolean; place: string; tripId: string; dividedAtMs: number };

function writeCursor(line: string, dividedAtMs: number): string {
  const [tripId, past, , , , startsAtMs, endsAtMs] = line.split('\t', 7);
  const place = new Date(Number(past === '1' ? endsAtMs : startsAtMs)).toISOString();
  return Buffer.from(`${past} ${place} ${tripId} ${dividedAtMs}`).toString('base64url');
}

function readCursor(cursor: string): Cursor {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const match = /^([01]) (\d{4}-\d\d-\d\dT[\d:.]{8,15}Z) ([0-9a-f-]{36}) (\d{1,13})$/.exec(text);
  const [, past, place = '', tripId = '', dividedAtMs] = match ?? [];
  if (!match) return refuse('request.invalid', { errors: [{ path: 'cursor', code: 'invalid' }] });
  return { past: past === '1', place, tripId, dividedAtMs: Number(dividedAtMs) };
}
