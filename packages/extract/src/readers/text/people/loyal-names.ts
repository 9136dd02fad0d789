import type { Person } from '../../../booking.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readName } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Walter Eddington" alone in its line over "Guest Rewards # ending 6120" or "Ticket # 0012377719405": whoever collects points
 * and has a ticket travels.
 */
export function namesOverProgrammes(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p, i) => {
    if (p.label !== null || p.former || p.text.length >= 45) return [];
    const below = passages.slice(i + 1, i + 6).filter(({ block }) => isUnder(p, block));
    const [first, beside] = below;
    const whole = first && beside?.row === first.row && first.inTable ? `${first.shape} ${beside.shape}` : first?.shape;
    // "AAdvantage® # | 4HX**20": where the programme is what the number is called
    const row = first?.label === 'other' ? `${plain(first.called)} ${whole}` : whole;
    const isOver = first !== undefined && first.text.length < 60 && programme.test(row ?? '');
    const isTicketed = p.isHeading && below.some(({ label }) => label === 'ticket');
    const name = isOver || isTicketed ? readName(p.text) : null;
    return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
}

/** In the same block, or in the one below a title. */
const isUnder = (p: Passage, block: number) => block === p.block || (p.isHeading && block === p.block + 1);

/** A programme and a number in it, or the end of one. */
const programme = inLines()`
  ^(?:[a-z&+' -]{0,24} )?(?:
    rewards?|frequent fl(?:y|i)er|skymiles|mileageplus|aadvantage|miles (?:& |and )?more|flying blue|executive club|bonvoy|honors
    |bahncard|railcard|vorteilscard|carte (?:avantage|liberte)|fidelite|membership|member|membre
  )\b[^\d\n]{0,20}(?:[*x.•]{0,12} ?\d{3,}|(?<=[ #])[a-z\d]{1,4}[*x•]{2,8}[a-z\d]{1,4})$
`;
