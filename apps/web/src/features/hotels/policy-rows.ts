import type { Price } from '@escale/contract';

type Policy = { steps: readonly { from: string; penalty: Price }[]; refundable: 'full' | 'partial' | 'none' };

/** What cancelling costs in one stretch of time; `from` and `until` are place times, and `until` itself is outside. */
export type PolicyRow = { from: string | null; until: string | null; fee: Price | null };

/**
 * The steps of a policy as stretches of time, the free one before the first step included. A step without a penalty is
 * free too; neighbours that cost the same are one.
 */
export function policyRows({ steps, refundable }: Policy): PolicyRow[] {
  const rows: PolicyRow[] = [];
  const first = steps[0];
  if (first && refundable !== 'none') rows.push({ from: null, until: first.from, fee: null });
  for (const [i, { from, penalty }] of steps.entries()) {
    const fee = Number(penalty.amount) === 0 ? null : penalty;
    const last = rows.at(-1);
    const until = steps[i + 1]?.from ?? null;
    if (last && last.fee?.amount === fee?.amount) last.until = until;
    else rows.push({ from: refundable === 'none' && i === 0 ? null : from, until, fee });
  }
  return rows;
}
