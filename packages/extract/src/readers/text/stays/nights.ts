import { type Flow, passageAt } from './flow.ts';
import { isOffered, ofOtherDays } from './not-stayed.ts';

const words: { [word: string]: number } = {};
[
  'one une ein eine einer una un',
  'two deux zwei due dos',
  'three trois drei tre tres',
  'four quatre vier quattro cuatro',
  'five cinq funf cinque cinco',
  'six sechs sei seis',
  'seven sept sieben sette siete',
].forEach((list, i) => {
  for (const word of list.split(' ')) words[word] = i + 1;
});

const counted = new RegExp(
  String.raw`\b(\d{1,2}|${Object.keys(words).join('|')}) (?:(?:short|lovely|whole|petites?|belles) )?(?:nuits?|nuitees?|nights?|nachte?|ubernachtung(?:en)?|notti|notte|noches?|noites?|natter|netter|n(?:ae|æ)tter|noce|nocy|noci|nopti|yota|ejszaka|gece)\b`,
);

/** "3 nuits", "three nights": how many nights a stretch counts first, and where; null where it counts none. */
export function nightsIn(shape: string): { count: number; at: number } | null {
  const match = counted.exec(shape);
  const count = match?.[1] ? (words[match[1]] ?? Number(match[1])) : 0;
  return match && count > 0 && count < 31 ? { count, at: match.index } : null;
}

/** How many nights a sentence counts, and of which row it is. */
export type NightsSaid = { count: number; sentence: number; row: string };

/** The nights that the sentences of a flow count; not those that cancelling costs. */
export function nightsSaid(flow: Flow, sentences: readonly number[]): NightsSaid[] {
  return sentences.flatMap((sentence, i) => {
    const shape = flow.shape.slice(sentence, sentences[i + 1]);
    const p = passageAt(flow, sentence);
    if (
      !p ||
      p.label === 'cancellation' ||
      (p.label !== 'price' && ofOtherDays.test(shape)) ||
      isOffered(shape) ||
      upTo.test(shape)
    )
      return [];
    const count =
      nightsIn(shape)?.count ?? (p.label === 'nights' && /^\d{1,2}$/.test(shape.trim()) ? Number(shape) : 0);
    return count > 0 && count < 91 ? [{ count, sentence, row: `${p.block} ${p.row}` }] : [];
  });
}

/** "A stopover of up to 7 nights": as many as one likes. */
const upTo = /\b(?:up to|jusqu'a|bis zu|at least|au moins|minimum(?: of)?|any) \w+ (?:nights?|nuits?|nachte?)\b/;
