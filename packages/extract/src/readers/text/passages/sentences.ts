import { monthNames } from '../../../text/calendar-words.ts';
import type { Passage } from './passages.ts';

/**
 * Mail breaks its lines where its width ends: what a paragraph says is one text, of the same length.
 * @param narrowest a shorter line is one that its writer ended.
 */
export function paragraphsOf(passages: readonly Passage[], narrowest = 51): Passage[] {
  return joined(passages, (above, gap) => gap === 1 && above.text.length >= narrowest);
}

/** All of a paragraph as one text, also where its lines are short: letters are told, whatever their width. */
export function proseOf(passages: readonly Passage[]): Passage[] {
  const told = passages.filter((p) => !p.former);
  return joined(told, (above, gap) => gap >= 0 && gap <= 200 && above.text.length <= 4000);
}

/**
 * Lines outside tables that go on with the line above in their block, every character as far from `at` as in the document.
 * A line that stands alone stays the passage that it is.
 */
function joined(passages: readonly Passage[], goesOn: (above: Passage, gap: number) => boolean): Passage[] {
  const paragraphs: Passage[] = [];
  for (const p of passages) {
    if (p.inTable) continue;
    const above = paragraphs.at(-1);
    const gap = above ? p.at - above.at - above.text.length : 0;
    if (above?.block !== p.block || !goesOn(above, gap)) {
      paragraphs.push(p);
      continue;
    }
    const space = ' '.repeat(gap);
    const whole = { ...above, text: above.text + space + p.text, shape: above.shape + space + p.shape };
    paragraphs[paragraphs.length - 1] = whole;
  }
  return paragraphs;
}

/** A paragraph's sentences, each as a passage of its own. */
export function sentencesOf(p: Passage): Passage[] {
  const ends = [
    ...p.text.matchAll(
      /(?<=[\p{L}\d)]{2}|[€$£%»”]|[ /]\d|\d ?h|\d-[A-Z]|(?:coach|voiture|wagen|carriage|terminal|hall|car) [A-Z])[.!?] (?=[\p{Lu}«])/gu,
    ),
  ]
    // "Am 16. Februar": not the end of it
    .filter(
      ({ index }) =>
        !ofPlace.test(p.text.slice(0, index)) &&
        !(cutShort.test(p.text.slice(0, index)) && /^[A-Z\d/-]*\d/.test(p.text.slice(index + 2))) &&
        !(/\d$/.test(p.text.slice(0, index)) && monthNames.has(p.shape.slice(index + 2).split(/[ .,]/)[0] ?? '')),
    )
    .map((match) => match.index + 2);
  return [0, ...ends].map((from, index) => {
    const to = ends[index] ?? p.text.length;
    return { ...p, text: p.text.slice(from, to), shape: p.shape.slice(from, to), at: p.at + from };
  });
}

/** "St. Gallen", "ul. Wilcza 27", "Av. Rivadavia 80": a word of the name of a place. */
const ofPlace =
  /(?<!\p{L})(?:St|Ste|Mt|Ft|Pt|[Uu]l|[Aa]l|[Oo]s|[Pp]l|[Aa]v|[Aa]vda|[Bb]d|[Bb]lvd|[Ss]tr|[Nn]ám|[Nn]áb)$/u;
/** "conf. PB7731", "Rés. 99177": the number is of the word. */
const cutShort = /(?<!\p{L})(?:conf|r[ée]s|r[ée]sa?|r[ée]f|t[ée]l|no|nr|loc|doss|cat|ref|bkg)$/iu;
