import type { Candidate } from '../../../booking.ts';
import type { Passage } from '../passages/passages.ts';
import { sameNumber } from './same-number.ts';

/**
 * "…, coach C seat 8, same reference", "Même numéro que l'aller" in the cell beside: the number of the booking of its kind before it.
 * @param places where each of them is told
 */
export function withNumbersSaidBefore(
  candidates: readonly Candidate[],
  places: readonly (number | undefined)[],
  passages: readonly Passage[],
): void {
  const inOrder = candidates
    .flatMap((candidate, i) => {
      const at = places[i];
      const here = at === undefined ? undefined : passages.findLast((p) => isIn(p, at));
      return at === undefined || !here ? [] : [{ ...candidate, at, here }];
    })
    .sort((one, other) => one.at - other.at);
  inOrder.forEach((own, i) => {
    const { booking, evidence, here } = own;
    const isAlone = inOrder.every((one) => one === own || one.here.row !== here.row);
    const row = here.inTable && isAlone ? passages.filter((p) => p.row === here.row && p.text.length < 60) : [];
    const said = [here, ...row].some(({ shape }) => sameNumber.test(shape));
    const at = evidence.reference?.at;
    const hasOwn = typeof at === 'number' && [here, ...row].some((p) => isIn(p, at));
    const before =
      said && !hasOwn ? inOrder.slice(0, i).findLast((one) => one.booking.type === booking.type) : undefined;
    if (!before?.booking.reference) return;
    booking.reference = before.booking.reference;
    if (before.evidence.reference) evidence.reference = before.evidence.reference;
  });
}

const isIn = (p: Passage, at: number) => p.at <= at && at <= p.at + p.text.length;
