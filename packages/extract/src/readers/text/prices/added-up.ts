import { findPrices } from '../../../text/prices.ts';
import type { Passage } from '../passages/passages.ts';
import { bareAmount } from './bare-amount.ts';

type Amount = { at: number; amount: number; currency: string };

/**
 * Tells totals by their sums, whatever stands beside them: `isSum` of "AUD 7,896.37" below "AUD 7,410.00" and "AUD 486.37",
 * `isPart` of "Paid today: £87.72" and of "At the desk: £350.88" behind "£438.60".
 */
export function sumsOf(passages: readonly Passage[]): {
  isSum: (at: number) => boolean;
  isPart: (at: number) => boolean;
} {
  const all = passages
    .filter(({ former, text }) => !former && text.length < 160)
    .flatMap((p) => amountsIn(p, passages));
  const sums = new Set<number>();
  const parts = new Set<number>();
  for (const [i, { at, amount, currency }] of all.entries()) {
    let above = 0;
    for (let j = i - 1; j >= 0 && j >= i - maxRows && all[j]?.currency === currency; j -= 1) {
      above += all[j]?.amount ?? 0;
      if (i - j > 1 && isSame(above, amount)) sums.add(at);
    }
    const [first, second] = [all[i + 1], all[i + 2]];
    const isSplit =
      first !== undefined &&
      second !== undefined &&
      [first, second].every((one) => one.amount > 0 && one.currency === currency) &&
      isSame(first.amount + second.amount, amount);
    if (isSplit) for (const one of [first, second]) parts.add(one.at);
  }
  return { isSum: (at) => sums.has(at), isPart: (at) => parts.has(at) };
}

const maxRows = 12;

const isSame = (a: number, b: number) => Math.abs(a - b) < 0.005;

/** "- SGD 20.00" takes away; "(about NOK 4,770)" is said beside what is meant. */
function amountsIn(p: Passage, passages: readonly Passage[]): Amount[] {
  const named = findPrices(p.text);
  return (named.length > 0 ? named : bareAmount(p, passages)).flatMap((price) => {
    const before = p.shape.slice(0, price.at);
    if (isAbout(before)) return [];
    const sign = /(?:^|\s)- ?$/.test(before) ? -1 : 1;
    return [{ at: p.at + price.at, amount: sign * Number(price.amount), currency: price.currency }];
  });
}

/** What stands before an amount that is a guess, or the same in other money: "soit environ 210 euros". */
export const isAbout = (before: string) =>
  /(?:\b(?:environ|env\.?|about|around|roughly|approx(?:\.|imately)?|circa|ca\.?|etwa|rund|ungefahr)|[~≈≃]) ?$/.test(
    before,
  );
