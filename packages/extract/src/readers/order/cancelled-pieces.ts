import type { Candidate } from '../../booking.ts';
import { headOfCancelled, isHeadedCancelled } from '../text/not-held.ts';
import type { Passage } from '../text/passages/passages.ts';
import { ridesOfRecords } from './rides/ride-records.ts';
import { staysOfRecords } from './stays/stay-records.ts';
import type { OrderFacts } from './stays/stays.ts';
import { unitsOf } from './units.ts';

/**
 * "CANCELLED 14/04/2027, no charge: Hospedería del Potro, …" among the lines of an invoice: the room or the car that its row or line
 * tells, as one that is cancelled. One without a number of its own is told of by nothing that could be found again, and is left out.
 */
export function cancelledOf(passages: readonly Passage[], facts: OrderFacts): Candidate[] {
  const held = passages.filter((p) => !p.former && p.label !== 'cancellation');
  return unitsOf(held, facts).flatMap(({ item }) => {
    if (!item.passages.some(({ shape }) => isHeadedCancelled(shape))) return [];
    const own = item.passages.flatMap((p) => withoutHead(p) ?? []);
    const read = [...staysOfRecords(own, facts), ...ridesOfRecords(own, facts)];
    const [only, more] = read.filter(({ booking }) => booking.reference !== undefined);
    return only && !more
      ? [{ ...only, booking: { ...only.booking, status: 'cancelled' } as Candidate['booking'] }]
      : [];
  });
}

function withoutHead(p: Passage): Passage | null {
  const head = headOfCancelled.exec(p.shape)?.[0].length ?? 0;
  const rest = { ...p, text: p.text.slice(head), shape: p.shape.slice(head), at: p.at + head };
  return rest.text.trim() === '' ? null : rest;
}
