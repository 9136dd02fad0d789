import type { Label } from '../labels/labels.ts';
import type { Passage } from './passage.ts';

/**
 * "From : KSR BENGALURU (SBC)" beside "Boarding : YESVANTPUR JN (YPR)": a ticket may begin at one station, and who has it gets on at another
 * that it names. "Boarding: 09:10", "Boarding: Gate 4" say no station.
 */
export function withBoardingFrom(passages: Passage[]): Passage[] {
  const boards = passages.filter(
    ({ label, called, text, former }) =>
      label !== null && labels.has(label) && !former && boarding.test(called) && withCode.test(text),
  );
  if (boards.length === 0) return passages;
  return passages.map((p): Passage => {
    if (boards.includes(p)) return { ...p, label: 'from' };
    const isBegin = p.label === 'from' && boards.some(({ block }) => block === p.block);
    return isBegin ? { ...p, label: 'other' } : p;
  });
}

const labels: ReadonlySet<Label> = new Set(['other', 'from', 'departure']);
const boarding = /^boarding(?: (?:at|from|point|station|stn))?\.? ?[:*]* ?$/;
const withCode = /^\p{Lu}[\p{L} .'-]{2,40} ?\([A-Z]{2,5}\)$/u;
