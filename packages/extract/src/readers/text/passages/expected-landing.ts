import { findTimes } from '../../../text/times.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from './passage.ts';

/** "Chegada prevista: 05h45" is when a guest is expected, but behind "Saída: 23h30" of a ticket it is when one gets there. */
export function withExpectedLanding(printed: readonly Passage[]): readonly Passage[] {
  const passages = withExpectedInForms(withExpectedColumns(printed));
  const isExpected = (p: Passage) => p.label === 'expected' && findTimes(p.text).length === 1;
  if (!passages.some(isExpected) || passages.some(({ label }) => label !== null && ofStay.has(label))) return passages;
  const leaves = passages.findIndex((p) => p.label === 'departure' && findTimes(p.text).length === 1);
  const lands = passages.some((p) => p.label === 'arrival' && findTimes(p.text).length > 0);
  if (leaves < 0 || lands) return passages;
  return passages.map((p, i) => (i > leaves && isExpected(p) ? { ...p, label: 'arrival' } : p));
}

/** "FLT | FROM | TO | ETD | ETA": of journeys that stand in rows it is when each arrives. */
function withExpectedColumns(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ label, byColumn }) => label === 'expected' && byColumn)) return passages;
  const rows = new Set(passages.flatMap(({ label, byColumn, row }) => (byColumn && label === 'to' ? [row] : [])));
  return passages.map((p) => {
    if (p.label !== 'expected' || !p.byColumn || !rows.has(p.row)) return p;
    return asArrival(p);
  });
}

const asArrival = (p: Passage): Passage => ({
  ...p,
  label: 'arrival',
  under: p.under === 'expected' ? 'arrival' : p.under,
});

/** "ETD | 0740 hrs" over "To | Delhi" and "ETA | 0955 hrs" in the form of a flight, whatever house has a form beside it. */
function withExpectedInForms(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((p, i) => (isExpectedInForm(p, i, passages) ? asArrival(p) : p));
}

function isExpectedInForm(p: Passage, i: number, passages: readonly Passage[]): boolean {
  if (p.label !== 'expected' || !p.inTable || findTimes(p.text).length !== 1) return false;
  const above = passages.slice(Math.max(0, i - 8), i).filter(({ block }) => block === p.block);
  const own = above.slice(above.findLastIndex(({ label }) => label === 'expected' || label === 'arrival') + 1);
  const labels = new Set(own.map(({ label }) => label));
  return labels.has('departure') && labels.has('to');
}

const ofStay: ReadonlySet<Label> = new Set(['checkIn', 'checkOut', 'stayDates', 'nights', 'room', 'hotel', 'pickUp']);
