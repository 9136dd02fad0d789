import type { Person } from '../../booking.ts';
import { readName } from '../../text/names.ts';
import type { Found } from './found.ts';
import type { Passage } from './passages.ts';

/** "Walter Eddington" alone in its line over "Guest Rewards # ending 6120": whoever collects points travels. */
export function namesOverProgrammes(passages: readonly Passage[]): Found<Person>[] {
  return passages.flatMap((p, i) => {
    const below = passages[i + 1];
    const isOver = below?.block === p.block && below.text.length < 60 && programme.test(below.shape);
    const name = isOver && p.label === null && !p.former && p.text.length < 45 ? readName(p.text) : null;
    return name ? [{ value: { name }, at: p.at, text: p.text }] : [];
  });
}

/** A programme and a number in it, or the end of one. */
const programme =
  /^(?:[a-z&+' -]{0,24} )?(?:rewards?|frequent fl(?:y|i)er|skymiles|mileageplus|aadvantage|miles (?:& |and )?more|flying blue|executive club|bonvoy|honors|bahncard|railcard|vorteilscard|carte (?:avantage|liberte)|fidelite|membership|member|membre)\b[^\d\n]{0,20}[*x.•]{0,12} ?\d{3,}$/;
