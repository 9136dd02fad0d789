import { pageSize } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { IncidentRow } from './tables.ts';

type Page = { limit?: number | undefined; cursor?: string | undefined };
type Found = { rows: IncidentRow[]; nextCursor: string | null };

/** One's own, newest first. */
export async function ownIncidents(queries: Queries, accountId: string, page: Page): Promise<Found> {
  const limit = page.limit ?? pageSize.default;
  const after = uuidIn(page.cursor);
  const rows = await queries
    .selectFrom('incidents')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return cut(rows, limit, ({ id }) => id);
}

/** Of a company: the open ones first, newest first in each. The cursor says in which half it stands. */
export async function companyIncidents(queries: Queries, companyId: string, page: Page): Promise<Found> {
  const limit = page.limit ?? pageSize.default;
  const inClosed = page.cursor?.startsWith('closed.') ?? false;
  const after = uuidIn(page.cursor?.replace(/^(open|closed)\./, ''));
  const half = (open: boolean, most: number, from: string | undefined) =>
    queries
      .selectFrom('incidents')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('closed_at', open ? 'is' : 'is not', null)
      .$if(from !== undefined, (query) => query.where('id', '<', from ?? ''))
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
  const open = inClosed ? [] : await half(true, limit + 1, after);
  const closed = open.length > limit ? [] : await half(false, limit + 1 - open.length, inClosed ? after : undefined);
  return cut([...open, ...closed], limit, (row) => `${row.closed_at ? 'closed' : 'open'}.${row.id}`);
}

function cut(rows: IncidentRow[], limit: number, cursorOf: (row: IncidentRow) => string): Found {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor that we did not make begins from the start. */
const uuidIn = (text: string | undefined) => (text && uuid.test(text) ? text : undefined);
