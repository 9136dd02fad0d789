import type { Candidate, LodgingBooking } from '../../../booking.ts';
import { codesIn } from '../codes.ts';
import { daysIn } from '../days/said-days.ts';
import { itemOf } from '../items.ts';
import { passagesOfUnits } from '../units.ts';
import { houseIn } from './stay-house.ts';
import type { StayUnit } from './stay-units.ts';
import { type OrderFacts, stayIn } from './stays.ts';

/**
 * "Hôtel Parvis Sablon | Inès Bellamy | PS-90311" over the same house for the next guest, and "Pour les deux : arrivée …, départ …"
 * below the table: the days are of each row.
 * @param row the last one, which was read with what stands below the table, up to `end`.
 */
export function roomsAbove(
  units: readonly StayUnit[],
  row: number,
  end: number,
  read: Candidate<LodgingBooking>,
  facts: OrderFacts,
): Candidate<LodgingBooking>[] {
  const last = units[row];
  const below = units.slice(row + 1, end);
  const isTable = last?.item.passages.every(({ inTable }) => inTable);
  if (!isTable || below.length === 0 || below.some(({ block }) => block === last?.block)) return [];
  const rooms: Candidate<LodgingBooking>[] = [];
  for (const unit of units.slice(0, row).reverse()) {
    const isOwn = unit.block === last?.block && codesIn(unit.item).length === 1;
    if (!isOwn || daysIn(unit.item, facts.dates, facts.wholeDays).length > 0) break;
    if (houseIn(unit.item, facts.document)?.value.name !== houseIn(last.item, facts.document)?.value.name) break;
    const stay = stayIn(itemOf(passagesOfUnits([unit, ...below])), facts, { number: null, isStay: true });
    if (!stay || stay.booking.reference === read.booking.reference) break;
    rooms.unshift(stay);
  }
  return rooms;
}
