import { saysIssued } from '../../text/issue-day.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { Unit } from '../units.ts';

/**
 * The lines of a paper that may tell a ride: without rules under titles and the moment at which the paper was made, and with what
 * a page was too narrow for: "your driver will meet you at Lisbon" over "Airport on 12 June at 6:45pm".
 */
export function linesOfRides(passages: readonly Passage[]): Passage[] {
  const lines: Passage[] = [];
  for (const p of passages) {
    if (p.former || isRule.test(p.text) || isOfPaper(p)) continue;
    const above = lines.at(-1);
    if (!above || !goesOn(above, p)) {
      lines.push(p);
      continue;
    }
    lines[lines.length - 1] = { ...above, text: `${above.text} ${p.text}`, shape: `${above.shape} ${p.shape}` };
  }
  return lines;
}

const isRule = /^[-–—=_*~·.]{3,}$/u;

const isOfPaper = ({ label, text, shape }: Passage) =>
  label === 'issued' || (label === null && ((text.length < 80 && saysIssued.test(shape)) || invoice.test(shape)));

/** "Facture n° FA-2026-8812, réglée par carte le 4 janvier 2027": a number, a day and no ride. */
const invoice = /^(?:invoice|facture|rechnung|fattura|factura)\b/;

function goesOn(above: Passage, p: Passage): boolean {
  const isNext = above.block === p.block && !above.inTable && !p.inTable && p.at === above.at + above.text.length + 1;
  return (
    isNext &&
    above.label === null &&
    p.label === null &&
    above.text.length >= narrowest &&
    !/[.:;!?…]$/u.test(above.text)
  );
}

/** A shorter line is one that its writer ended. */
const narrowest = 70;

/**
 * "Transfer" over "31 May 2027, 07:15: Gare de Lyon Part-Dieu → 25 quai Rambaud": right below the title of its kind. A part of
 * an order may have no number, where all is said of it there.
 */
export const isRightBelow = (units: readonly Unit[], at: number, [title]: readonly Unit[]): boolean =>
  title?.isTitle === true && units[at - 1] === title;
