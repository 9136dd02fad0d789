import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';

/**
 * Passages as one text: a line that goes on in the next has no break behind it, and what was before a change is left in blanks.
 * Every passage begins `starts` characters from the first, one behind the end of the one before.
 */
export type Flow = { passages: readonly Passage[]; text: string; shape: string; starts: readonly number[] };

export function flowOf(passages: readonly Passage[]): Flow {
  const starts: number[] = [];
  let [text, shape] = ['', ''];
  passages.forEach((p, i) => {
    const before = passages[i - 1];
    const joint = before ? (goesOn(before, p) ? ' ' : '\n') : '';
    starts.push(text.length + joint.length);
    const own = withoutFormer(p.text);
    text += joint + own;
    shape += joint + (own === p.text ? p.shape : withoutFormer(p.shape));
  });
  return { passages, text, shape, starts };
}

/** Mail breaks its lines where its width ends; a sentence is at its end. */
function goesOn(above: Passage, p: Passage): boolean {
  if (above.block !== p.block || /[.!?]\s*$/.test(above.text)) return false;
  // "Annulation sans frais jusqu'au 05.11.2027, | chambre prête dès 15h00": beside it is another text
  if (p.inTable && above.cell !== p.cell && above.text.endsWith(',')) return false;
  if (cut.test(above.text)) return true;
  return p.label === null && !p.inTable && (above.text.length > 50 || /^\p{Ll}/u.test(p.text));
}

/** "chambre à partir de" over "15:00": no line ends so. */
const cut =
  /(?:,|(?<!\p{L})(?:du|de|le|au|from|by|to|on|at|the|and|et|à|les|ab|bis|until|before|avant|dès|jusqu['’]à))$/u;

/** The passage in which an offset of the flow lies. */
export const passageAt = (flow: Flow, at: number): Passage | undefined => flow.passages[placeOf(flow, at)];
export const placeOf = ({ starts }: Flow, at: number): number => placeIn(starts, at);

/** The last of ascending numbers that is no greater. */
function placeIn(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where the sentences of a flow begin, lines, cells and the points of a list being sentences of their own. */
export function sentenceStarts({ passages, text, shape }: Flow): number[] {
  const [first] = passages;
  if (!first) return [];
  const starts: number[] = [];
  let from = 0;
  for (const line of text.split(/\n| (?=[•▪] )/)) {
    const own = { ...first, text: line, shape: shape.slice(from, from + line.length), at: from };
    starts.push(...sentencesOf(own).map(({ at }) => at));
    from += line.length + 1;
  }
  return starts;
}

/** The sentence around an offset: where it begins and ends. */
export function sentenceAround(flow: Flow, starts: readonly number[], at: number): { from: number; to: number } {
  const i = placeIn(starts, at);
  return { from: starts[i] ?? 0, to: starts[i + 1] ?? flow.shape.length };
}
