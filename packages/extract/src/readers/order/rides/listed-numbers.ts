import type { Candidate, Evidence } from '../../../booking.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { topicOf } from '../../text/topics.ts';
import { codesIn } from '../codes.ts';
import { daysIn } from '../days/said-days.ts';
import { itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import type { RideKind } from './ride-units.ts';

/** A row of a list of numbers: of which kind of ride, and of which day where it says one. */
export type ListedNumber = { kind: RideKind; day: string | undefined; code: string; evidence: Evidence };

/**
 * "Transfert Palmeraie Cars du 16.09.2027 | PC-7741 | 32.00" below "Service | Reference | Price", at the foot of a programme that tells
 * the ride in a sentence without a number: it is booked, and this is its number. A row with an hour tells a ride itself.
 */
export function listedNumbers(passages: readonly Passage[], facts: OrderFacts): ListedNumber[] {
  const rows = Map.groupBy(
    passages.filter(({ inTable, former }) => inTable && !former),
    ({ row }) => row,
  );
  return [...rows.values()].flatMap((row) => {
    const numbers = row.filter(({ label, byColumn }) => label === 'reference' && byColumn);
    const [code, more] = numbers.length > 0 ? codesIn(itemOf(numbers)) : [];
    if (!code || more || row.some(({ text }) => findTimes(text).length > 0)) return [];
    const kind = row.map(({ shape, label }) => (label === 'reference' ? null : topicOf(shape))).find(Boolean);
    if (kind !== 'car' && kind !== 'transfer') return [];
    const days = daysIn(itemOf(row), facts.dates, facts.wholeDays);
    const evidence = { node: facts.document.node, at: code.at, text: code.text };
    return days.length > 1 ? [] : [{ kind, day: days[0]?.day, code: code.value, evidence }];
  });
}

/** The ride with the only number that is listed for its kind and its day; null where there is none, or there are several. */
export function withListedNumber<C extends Candidate>(
  candidate: C,
  kind: RideKind,
  listed: readonly ListedNumber[],
): C | null {
  const { booking, evidence } = candidate;
  const day = 'departure' in booking ? booking.departure?.local.slice(0, 10) : undefined;
  const own = listed.filter((one) => one.kind === kind);
  const [only, more] = own.some((one) => one.day !== undefined) ? own.filter((one) => one.day === day) : own;
  if (!only || more || booking.reference !== undefined) return null;
  return {
    ...candidate,
    booking: { ...booking, reference: only.code },
    evidence: { ...evidence, reference: only.evidence },
  };
}
