import { type DateFacts, findDates } from '../../../text/dates.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "ARRIVÉE" over "Samedi 25 septembre 2027, 14h30", "de Aéroport de Genève", "à Chalet Les Épinettes", and "DÉPART" over the
 * same the other way round: of a driver's two rides these words are the directions, and not the two ends of one.
 */
export function withDirections(passages: readonly Passage[]): readonly Passage[] {
  const blocks = Map.groupBy(passages, ({ block }) => block);
  const directed = new Set([...blocks].flatMap(([block, own]) => (tellsRide(own) ? [block] : [])));
  if (directed.size === 0) return passages;
  return passages.map((p) => (directed.has(p.block) ? ofRide(p) : p));
}

function tellsRide(block: readonly Passage[]): boolean {
  const ends = block.map((p) => endOf(p)?.label);
  return block.some(isUnderWay) && block.some(saysWhen) && ends.includes('from') && ends.includes('to');
}

function ofRide(p: Passage): Passage {
  const end = endOf(p);
  const own = { ...p, under: null, label: p.label === p.under ? null : p.label };
  if (!end) return saysWhen(p) ? { ...own, label: 'when' } : own;
  const { label, skip } = end;
  return { ...own, label, text: p.text.slice(skip), shape: p.shape.slice(skip), at: p.at + skip };
}

const isUnderWay = ({ under, inTable }: Passage) =>
  !inTable && (under === 'arrival' || under === 'departure' || under === 'return');

/** "vol suivi U2 1341 (atterrissage 13h50)" has an hour too, and is no ride. */
const saysWhen = (p: Passage) =>
  isUnderWay(p) && p.label === p.under && /^\p{L}+\.? ?\d/u.test(p.text) && findTimes(p.text).length === 1;

function endOf(p: Passage): { label: 'from' | 'to'; skip: number } | null {
  if (p.label === 'from' || p.label === 'to') return { label: p.label, skip: 0 };
  const [lead = '', word = ''] = /^(from|de|von|da|to|a|nach) (?=\S)/.exec(p.shape) ?? [];
  if (word === '' || p.label !== p.under || !/^\p{Lu}/u.test(p.text.slice(lead.length))) return null;
  return { label: /^(?:to|a|nach)$/.test(word) ? 'to' : 'from', skip: lead.length };
}

/**
 * "ALLER - samedi 12 février 2028" over "14h45", "Aéroport de Genève", "16h15", "Résidence Les Épicéas", each in a line of its own:
 * when and where one is fetched, then when and where one gets off.
 */
export function withWaysByHours(passages: readonly Passage[], facts: DateFacts): readonly Passage[] {
  const changed = new Map<Passage, Passage>();
  for (const block of Map.groupBy(passages, (p) => p.block).values()) {
    const [title] = block;
    const hours = block.flatMap((p, i) => (isHour(p) ? [i] : []));
    const [first = 0, last = 0] = hours;
    const [from, to] = [block[first + 1], block[last + 1]];
    const isWay = hours.length === 2 && last > first + 1 && first === 1 && [from, to].every(isPlace);
    if (!title || !from || !to || !isWay || !findDates(title.text, facts).some(({ weak }) => !weak)) continue;
    changed.set(title, { ...title, label: 'when' });
    for (const [i, p] of block.entries()) if (i > 0) changed.set(p, { ...p, former: true });
    for (const [p, label] of [
      [block[first], 'time'],
      [from, 'from'],
      [to, 'to'],
    ] as const)
      if (p) changed.set(p, { ...p, label });
  }
  return changed.size === 0 ? passages : passages.map((p) => changed.get(p) ?? p);
}

function isHour(p: Passage): boolean {
  const [hour, more] = p.inTable || p.label !== null ? [] : findTimes(p.text);
  return hour !== undefined && !more && hour.length === p.text.trim().length;
}

const isPlace = (p: Passage | undefined) =>
  p !== undefined && p.label === null && /^\p{Lu}/u.test(p.text) && findTimes(p.text).length === 0;
