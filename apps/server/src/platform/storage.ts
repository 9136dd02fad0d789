import { sql } from 'kysely';
import type { Queries } from './db.ts';

/** Beside what an account uses, what it sent and never used (refused, or deleted since) may be this many times its limit. */
const arrivedPerLimit = 4;

export type Stored = {
  /** What counts: each file once, however often it is used. What is arriving at this moment counts already. */
  readonly usedBytes: number;
  /** Kept, used by nobody, and not swept yet. */
  readonly unusedBytes: number;
};

export async function storedBy(queries: Queries, accountId: string): Promise<Stored> {
  const { rows } = await sql<{ used: number; unused: number }>`
    select coalesce(sum(size_bytes) filter (where counted or (idle and arriving)), 0)::bigint as used,
           coalesce(sum(size_bytes) filter (where idle), 0)::bigint as unused
    from (
      select f.size_bytes,
             f.kept_at > now() - interval '1 minute' as arriving,
             coalesce(bool_or(u.counts), false) as counted,
             count(u.used_id) = 0 as idle
      from files f
      left join file_uses u on u.account_id = f.account_id and u.address = f.address
      where f.account_id = ${accountId}
      group by f.account_id, f.address
    ) of_account`.execute(queries);
  return { usedBytes: Number(rows[0]?.used ?? 0), unusedBytes: Number(rows[0]?.unused ?? 0) };
}

/** Whoever sends again and again what is never used fills the disk too, until it is swept. */
export function sendsTooMuch({ usedBytes, unusedBytes }: Stored, limitBytes: number): boolean {
  return usedBytes + unusedBytes > arrivedPerLimit * limitBytes;
}
