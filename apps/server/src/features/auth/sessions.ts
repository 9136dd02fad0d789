import type { Authenticate, Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/db.ts';
import { oneQueryForAll } from '../../platform/one-query.ts';
import { recordId } from './records.ts';

type Row = {
  n: number;
  account_id: string;
  grant_id: Buffer | null;
  agency_id: string | null;
  safety_contact: boolean;
  stamp: string | null;
};

const callersOfTokens = `
  select asked.n, r.account_id, r.grant_id, c.agency_id, c.safety_contact, s.stamp
  from unnest($1::bytea[]) with ordinality asked(id, n)
  join sign_in_records r on r.kind = 'AccessToken' and r.id = asked.id and r.expires_at > now()
  join callers c on c.account_id = r.account_id
  left join account_stamps s on s.account_id = r.account_id`;

/**
 * Who an access token stands for, asked of the database with every request and never remembered: a session that ends, on
 * whatever process, has ended for the next request. `db`: a connection of its own, so that nobody's long work is waited for.
 */
export function authenticateBy(db: Db): Authenticate {
  return oneQueryForAll(async (tokens) => {
    const rows = await db.rows<Row>(callersOfTokens, [tokens.map(recordId)]);
    return new Map(rows.map((row) => [tokens[row.n - 1] ?? '', callerOf(row)]));
  });
}

function callerOf(row: Row): Caller {
  return {
    accountId: row.account_id,
    sessionId: row.grant_id?.toString('hex') ?? '',
    roles: [
      'traveller',
      ...(row.agency_id ? (['agent'] as const) : []),
      ...(row.safety_contact ? (['safety-contact'] as const) : []),
    ],
    stamp: row.stamp ?? 'nothing has changed yet',
  };
}
