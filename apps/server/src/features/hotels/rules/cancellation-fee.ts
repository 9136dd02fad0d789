import { type CancellationPolicy, instantOf, type Price } from '@escale/contract';
import { larger, minus, smaller, unitsOf, zero } from './money.ts';

/** Clocks differ, and a click takes its time: so long before a step its penalty counts already. */
export const marginMs = 15 * 60_000;

export type CancellationQuote = {
  readonly cancellable: boolean;
  readonly fee: Price;
  /** Of what was paid already. */
  readonly refund: Price;
  /** From when on it costs more, in the hotel's zone; null: no more than now. */
  readonly deadline: string | null;
};

/**
 * What cancelling costs at an instant. A deadline is exclusive: at its very moment the next step holds. What cannot be
 * refunded cannot be cancelled here, whatever the provider would do: it would cancel and charge all the same.
 */
export function cancellationQuote(
  policy: CancellationPolicy,
  { total, payNow }: { readonly total: Price; readonly payNow: Price },
  at: { readonly nowMs: number; readonly checkinMs: number },
): CancellationQuote {
  const steps = policy.steps.map((step) => ({ ...step, fromMs: instantOf(step.from) ?? 0 }));
  const reached = steps.filter(({ fromMs }) => fromMs <= at.nowMs + marginMs);
  const present = reached.at(-1)?.penalty ?? zero(total.currency);
  const fee = policy.refundable === 'none' ? total : smaller(present, total);
  const dearer = steps.find((step) => !reached.includes(step) && unitsOf(step.penalty.amount) > unitsOf(fee.amount));
  return {
    cancellable: policy.refundable !== 'none' && at.nowMs < at.checkinMs,
    fee,
    refund: larger(minus(payNow, fee), zero(total.currency)),
    deadline: policy.refundable === 'none' ? null : (dearer?.from ?? null),
  };
}
