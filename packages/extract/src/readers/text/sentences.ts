import { monthNames } from '../../text/calendar-words.ts';
import type { Passage } from './passages.ts';

/** Mail breaks its lines where its width ends: what a paragraph says is one text, of the same length. */
export function paragraphsOf(passages: readonly Passage[]): Passage[] {
  const paragraphs: Passage[] = [];
  for (const p of passages) {
    if (p.inTable) continue;
    const above = paragraphs.at(-1);
    const isContinued =
      above && above.block === p.block && above.at + above.text.length + 1 === p.at && above.text.length > 50;
    if (above && isContinued)
      paragraphs[paragraphs.length - 1] = {
        ...above,
        text: `${above.text} ${p.text}`,
        shape: `${above.shape} ${p.shape}`,
      };
    else paragraphs.push(p);
  }
  return paragraphs;
}

/** A paragraph's sentences, each as a passage of its own. */
export function sentencesOf(p: Passage): Passage[] {
  const ends = [
    ...p.text.matchAll(
      /(?<=[\p{L}\d)]{2}|[ /]\d|\d ?h|(?:coach|voiture|wagen|carriage|terminal|hall|car) [A-Z])[.!?] (?=[\p{Lu}«])/gu,
    ),
  ]
    // "Am 16. Februar": not the end of it
    .filter(
      ({ index }) =>
        !(/\d$/.test(p.text.slice(0, index)) && monthNames.has(p.shape.slice(index + 2).split(/[ .,]/)[0] ?? '')),
    )
    .map((match) => match.index + 2);
  return [0, ...ends].map((from, index) => {
    const to = ends[index] ?? p.text.length;
    return { ...p, text: p.text.slice(from, to), shape: p.shape.slice(from, to), at: p.at + from };
  });
}
