import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { codesIn } from '../codes.ts';
import { daysIn } from '../days/said-days.ts';
import { itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import type { Unit } from '../units.ts';

/**
 * "Transferts (bon AS-77120) : le 15/05 à 15h00, aéroport → Hotel Bosket ; le 22/05 à 12h15, Hotel Bosket → aéroport": a sentence with
 * a moment of its own in each part, every one behind what the first has in front of its day; the number may be a sentence behind it.
 */
export function ridesApart(unit: Unit, next: Unit | undefined, { dates, wholeDays }: OrderFacts): Unit[] {
  const [p, more] = unit.item.passages;
  if (!p || more || unit.isTitle) return [unit];
  const parts: Passage[] = [];
  let from = 0;
  for (const { index, 0: joint } of [...p.shape.matchAll(nextRide), { index: p.text.length, 0: '' }]) {
    const text = p.text.slice(from, index);
    if (findTimes(text).length === 1) parts.push({ ...p, text, shape: p.shape.slice(from, index), at: p.at + from });
    from = index + joint.length;
  }
  const [first] = parts;
  const days = parts.map((part) => daysIn(itemOf([part]), dates, wholeDays));
  if (!first || parts.length < 2 || days.some((own) => own.length !== 1)) return [unit];
  const end = first.text.slice(0, days[0]?.[0]?.from).lastIndexOf(':') + 1;
  if (end === 0) return [unit];
  const lead = { ...first, text: first.text.slice(0, end), shape: first.shape.slice(0, end) };
  const number = next && next.block === unit.block && saysNumber(next) && codesIn(unit.item).length === 0;
  const behind = number ? next.item.passages : [];
  return parts.map((part) => ({ ...unit, item: itemOf(part === first ? [part, ...behind] : [lead, part, ...behind]) }));
}

const saysNumber = ({ item }: Unit) => item.text.length < 60 && codesIn(item).length === 1;
const nextRide = / ?; (?:(?:et|puis|and|then|und) )?/g;
