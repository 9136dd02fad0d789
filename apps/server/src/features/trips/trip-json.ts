import { CompiledQuery } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import { type Timing, timingOf } from './rules/trip-timing.ts';

/**
 * The hot reads. PostgreSQL writes a trip's JSON as text and Node only puts the timing, which depends on the moment of
 * reading, in front of it: no object is built, nothing is serialised twice. In tests every such text is held against the
 * contract.
 */
export type Rows = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** For reading inside a transaction what the hot reads read outside. */
export function rowsOf(queries: Queries): Rows {
  return async <Row>(text: string, values: readonly unknown[]) =>
    (await queries.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

// In each: $1 is the trip, $2 the account that reads.

export const nameOf = (part: string) => `coalesce(${part}.own_name, ${part}.typed_name, ${part}.email)`;

export const attachmentJson = `
  jsonb_build_object(
    'id', a.id, 'tripId', a.trip_id, 'segmentId', a.segment_id, 'kind', a.kind, 'name', a.name, 'preview', a.preview,
    'addedBy', jsonb_build_object('accountId', a.added_by, 'name', coalesce(${nameOf('adder')}, '')),
    'importId', case when a.added_by = $2 then a.import_id end,
    'createdAt', iso_instant(a.created_at))
  || case a.kind when 'link' then jsonb_build_object('url', a.url)
     else jsonb_build_object('mediaType', a.media_type, 'sizeBytes', a.size_bytes) end`;

export const attachmentTables = `
  attachments a left join trip_parts adder on adder.trip_id = a.trip_id and adder.account_id = a.added_by`;

export const visibleSegment = '(s.personal_to is null or s.personal_to = $2)';

/** Attachments of the trip by segment; those of somebody else's personal events are not among them. */
export const filesOfTrip = `
  files as materialized (
    select a.segment_id, jsonb_agg(${attachmentJson} order by a.created_at, a.id) as list
    from ${attachmentTables}
    left join segments s on s.id = a.segment_id
    where a.trip_id = $1 and (a.segment_id is null or ${visibleSegment})
    group by a.segment_id)`;

/**
 * The stored draft with the server's fields put behind it as text: four times faster than merging two `jsonb`. What is put
 * in by hand are ids, numbers, moments and words of ours, nothing that would need escaping, and none of it may be null.
 * `runs`: may the reader edit all segments?
 */
export const segmentJson = (runs: string) => `
  left((case s.type when 'event' then s.details - 'duration' else s.details end)::text, -1)
  || ',"id":"' || s.id || '","tripId":"' || s.trip_id || '","source":"' || s.source || '"'
  || ',"importId":' || coalesce('"' || case when s.added_by = $2 then s.import_id end || '"', 'null')
  || ',"importedFromCalendar":' || (s.source = 'calendar')::text
  || ',"ownerId":' || case s.type when 'event' then '"' || s.added_by || '"' else 'null' end
  || ',"duration":' || coalesce('"' || s.duration || '"', 'null')
  || case s.type when 'hotel' then ',"nights":' || coalesce(s.nights::text, 'null') else '' end
  || ',"version":' || s.version
  || ',"createdAt":"' || iso_instant(s.created_at) || '","updatedAt":"' || iso_instant(s.updated_at) || '"'
  || ',"editable":' || (${runs} or s.added_by = $2)::text
  || ',"attachments":' || coalesce(f.list::text, '[]') || '}'`;

const runsTrip = '(t.owner_id = $2 or p.is_primary)';

/** What timing is told from. */
export const timingColumns = `
  p.first_day, p.last_day, p.start_zone,
  (date_part('epoch', p.starts_at) * 1000)::bigint as starts_ms,
  (date_part('epoch', p.ends_at) * 1000)::bigint as ends_ms,
  p.stays::text as stays`;

export type TimingRow = {
  first_day: string | null;
  last_day: string | null;
  start_zone: string | null;
  starts_ms: number;
  ends_ms: number;
  stays: string;
};

/** What a trip tells of itself and of the segments in `seen`; `t` is the trip, `p` the line with its days. */
export const aboutTrip = `
    'id', t.id, 'name', t.name, 'purpose', t.purpose,
    'start', p.first_day, 'end', p.last_day, 'nights', p.last_day - p.first_day,
    'destination', p.destination,
    'segments', (select '[' || coalesce(string_agg(body, ',' order by begins_at, ends_at, id), '') || ']' from seen)::json,
    'bookings', (select coalesce(json_agg(id order by begins_at, ends_at, id), '[]') from seen where type <> 'event')`;

export const attachmentsOfTrip = `
    'attachments', (select coalesce(jsonb_agg(one order by begins_at, ends_at, id), '[]')
      from seen, jsonb_array_elements(seen.files) one),
    'otherAttachments', coalesce((select list from files where segment_id is null), '[]')`;

export const madeWhen = `
    'setStart', t.set_start, 'setEnd', t.set_end, 'version', t.version,
    'createdAt', iso_instant(t.created_at), 'updatedAt', iso_instant(t.updated_at)`;

const tripText = `
with ${filesOfTrip},
seen as materialized (
  select s.id, s.type, s.begins_at, s.ends_at, f.list as files, ${segmentJson(runsTrip)} as body
  from segments s
  join trips t on t.id = s.trip_id
  join trip_parts p on p.trip_id = s.trip_id and p.account_id = $2
  left join files f on f.segment_id = s.id
  where s.trip_id = $1 and ${visibleSegment})
select t.version, p.joined_at is null as unseen, ${timingColumns},
  json_build_object(
    ${aboutTrip},
    'travelers', (select json_agg(json_build_object(
        'id', q.id, 'name', ${nameOf('q')}, 'email', q.email, 'primary', q.is_primary,
        'joined', q.joined_at is not null, 'you', q.account_id = $2, 'addedAt', iso_instant(q.added_at))
        order by q.is_primary desc, q.added_at, q.id)
      from trip_parts q where q.trip_id = t.id and q.travels),
    ${attachmentsOfTrip},
    'rating', p.rating, 'editable', ${runsTrip},
    ${madeWhen})::text as body
from trips t join trip_parts p on p.trip_id = t.id and p.account_id = $2
where t.id = $1`;

export type TripText = { text: string; version: number; unseen: boolean };

/** A whole trip as this person sees it, as JSON; null for who has no part in it. */
export async function readTrip(rows: Rows, accountId: string, tripId: string, nowMs: number): Promise<TripText | null> {
  const [row] = await rows<TimingRow & { version: number; unseen: boolean; body: string }>(tripText, [
    tripId,
    accountId,
  ]);
  if (!row) return null;
  return { text: withTiming(row.body, timingOfRow(row, nowMs)), version: row.version, unseen: row.unseen };
}

const segmentText = `
with ${filesOfTrip}
select s.version, ${segmentJson(runsTrip)} as body
from segments s
join trips t on t.id = s.trip_id
join trip_parts p on p.trip_id = s.trip_id and p.account_id = $2
left join files f on f.segment_id = s.id
where s.trip_id = $1 and s.id = $3 and ${visibleSegment}`;

export async function readSegment(rows: Rows, accountId: string, tripId: string, segmentId: string) {
  const [row] = await rows<{ version: number; body: string }>(segmentText, [tripId, accountId, segmentId]);
  return row ? { text: row.body, version: row.version } : null;
}

const attachmentText = `
select (${attachmentJson})::text as body from ${attachmentTables} where a.trip_id = $1 and a.id = $3 and $2::uuid is not null`;

export async function readAttachment(rows: Rows, accountId: string, tripId: string, attachmentId: string) {
  const [row] = await rows<{ body: string }>(attachmentText, [tripId, accountId, attachmentId]);
  return row?.body ?? null;
}

export function timingOfRow(row: TimingRow, nowMs: number): Timing {
  const ongoing = row.starts_ms <= nowMs && nowMs < row.ends_ms;
  return timingOf(
    {
      start: row.first_day,
      end: row.last_day,
      startZone: row.start_zone,
      startsAtMs: row.starts_ms,
      endsAtMs: row.ends_ms,
      // Only who is under way can be in another zone.
      stays: ongoing ? JSON.parse(row.stays) : [],
    },
    nowMs,
  );
}

export function withTiming(body: string, { timing, startsInDays, backInDays }: Timing): string {
  return `{"timing":"${timing}","startsInDays":${startsInDays},"backInDays":${backInDays},${body.slice(1)}`;
}
