import type { Label } from '../../text/labels/labels.ts';
import type { Item } from '../items.ts';

/**
 * "Arrivée 15 h", "Départ : 2027-06-10, 11 h": which end of a stay the label says of what stands at an offset of its piece, where
 * the text itself keeps no word of it.
 */
export function labelledEnd({ passages }: Item, at: number): 'in' | 'out' | null {
  let end = 0;
  for (const { text, shape, label, byColumn } of passages) {
    const start = end;
    end += text.length + 1;
    if (at >= end) continue;
    // "dès 15.00" below "Heure"
    if (byColumn && label === 'time') return opens.test(shape) ? 'in' : closes.test(shape) ? 'out' : null;
    return label === null || ownWord.test(shape.slice(0, at - start)) ? null : (ends[label] ?? null);
  }
  return null;
}

const ends: { [label in Label]?: 'in' | 'out' } = { arrival: 'in', checkIn: 'in', departure: 'out', checkOut: 'out' };

const opens = /^(?:des|a partir de|from|as of|ab|dalle|desde las|after|apres) \d/;
const closes = /^(?:jusqu'a|avant|until|till|by|bis|before|entro le) \d/;

/** "Arrivée 16 h · départ le 8 juin": what the label in front does not say. */
const ownWord = /\b(?:check-?(?:in|out)|arriv\w*|depart\w*|leav\w*|liber\w*|abreise|anreise)\b/;
