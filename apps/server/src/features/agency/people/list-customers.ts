import { pageSize } from '@escale/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { AgentChair, CustomerRow } from '../../accounts/index.ts';
import { searchPatterns } from '../rules/fold.ts';

type Asked = { query?: string | undefined; limit?: number | undefined; cursor?: string | undefined };
type Place = { readonly sortName: string; readonly id: string };

/** More hits than this are met soon enough by walking along the names. */
const fewHits = 1000;

/** The customers that the advisor looks after, by name. */
export async function listCustomers(
  queries: Queries,
  chair: AgentChair,
  asked: Asked,
): Promise<{ rows: CustomerRow[]; nextCursor: string | null }> {
  const limit = asked.limit ?? pageSize.default;
  const after = asked.cursor === undefined ? null : readCursor(asked.cursor);
  const patterns = searchPatterns(asked.query ?? '');
  const rows =
    (patterns.length ? await fewOf(queries, chair, patterns, after, limit + 1) : null) ??
    (await alongNames(queries, chair, patterns, after, limit + 1));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}

/** Who of the agency is theirs, and has all of the patterns. */
function theirs(chair: AgentChair, patterns: readonly string[]): RawBuilder<boolean> {
  const whose =
    chair.sees === 'all'
      ? sql`c.agency_id = ${chair.agency.id}::uuid`
      : sql`c.agent_id = ${chair.agentId}::uuid and c.agency_id = ${chair.agency.id}::uuid`;
  return sql.join([whose, ...patterns.map((pattern) => sql`c.search like ${pattern}`)], sql` and `);
}

const beyond = (place: Place | null) =>
  place ? sql`(c.sort_name, c.id) > (${place.sortName}, ${place.id}::uuid)` : sql`true`;

/**
 * What is rare comes from the index of three-letter groups. What is frequent would be thousands of rows to fetch and to
 * sort for a page of twenty: then null, and the other way is the quick one.
 */
async function fewOf(
  queries: Queries,
  chair: AgentChair,
  patterns: readonly string[],
  after: Place | null,
  most: number,
): Promise<CustomerRow[] | null> {
  const { rows } = await sql<CustomerRow & { hits: number }>`
    with found as materialized (select c.id from customers c where ${theirs(chair, patterns)} limit ${fewHits})
    select counted.hits, hit.* from (select count(*) as hits from found) counted
    left join lateral (
      select c.* from customers c where counted.hits < ${fewHits} and c.id in (select id from found) and ${beyond(after)}
      order by c.sort_name, c.id limit ${most}) hit on true
    order by hit.sort_name, hit.id`.execute(queries);
  if ((rows[0]?.hits ?? 0) >= fewHits) return null;
  return rows.filter((row) => row.id !== null);
}

async function alongNames(
  queries: Queries,
  chair: AgentChair,
  patterns: readonly string[],
  after: Place | null,
  most: number,
): Promise<CustomerRow[]> {
  // The ids from the index alone; then the rows of this one page.
  const { rows } = await sql<CustomerRow>`
    with page as materialized (
      select c.id from customers c where ${theirs(chair, patterns)} and ${beyond(after)}
      order by c.sort_name, c.id limit ${most})
    select c.* from customers c where c.id in (select id from page) order by c.sort_name, c.id`.execute(queries);
  return rows;
}

const writeCursor = (row: CustomerRow) => Buffer.from(JSON.stringify([row.sort_name, row.id])).toString('base64url');

function readCursor(cursor: string): Place {
  try {
    const [sortName, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof sortName === 'string' && typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id)) return { sortName, id };
  } catch {
    // Not JSON: no cursor of ours.
  }
  return refuse('request.invalid', { errors: [{ path: 'cursor', code: 'invalid' }] });
}
