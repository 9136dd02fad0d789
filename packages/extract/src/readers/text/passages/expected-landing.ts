import { findTimes } from '../../../text/times.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from './passage.ts';

/** "Chegada prevista: 05h45" is when a guest is expected, but behind "Saída: 23h30" of a ticket it is when one gets there. */
export function withExpectedLanding(passages: readonly Passage[]): readonly Passage[] {
  const isExpected = (p: Passage) => p.label === 'expected' && findTimes(p.text).length === 1;
  if (!passages.some(isExpected) || passages.some(({ label }) => label !== null && ofStay.has(label))) return passages;
  const leaves = passages.findIndex((p) => p.label === 'departure' && findTimes(p.text).length === 1);
  const lands = passages.some((p) => p.label === 'arrival' && findTimes(p.text).length > 0);
  if (leaves < 0 || lands) return passages;
  return passages.map((p, i) => (i > leaves && isExpected(p) ? { ...p, label: 'arrival' } : p));
}

const ofStay: ReadonlySet<Label> = new Set(['checkIn', 'checkOut', 'stayDates', 'nights', 'room', 'hotel', 'pickUp']);
