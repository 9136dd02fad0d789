import { readNames } from '../../text/names.ts';
import type { Passage } from './passages.ts';
import { startsWithTitle } from './spoken-names.ts';

/**
 * "Voyageurs :" before "M. Thibault Garancier" over "Mme Naïma Ouedraogo", "On-signers:" over "- Piotr Kowalczyk, 3/O" and
 * "- Jan Nowak, 2/E": whoever stands below the first in the same way, each in a line or as points of a list.
 */
export function peopleBelow(p: Passage, i: number, passages: readonly Passage[]): Passage[] {
  const point = pointOf(p);
  const isTitled = startsWithTitle.test(p.text);
  if (point === undefined && !isTitled) return [];
  const below = passages.slice(i + 1, i + 13);
  const isNext = (q: Passage) =>
    q.label === null && q.text.length < 90 && !q.former && !q.isHeading && readNames(q.text).length > 0;
  const isPoint = (q: Passage) => point !== undefined && pointOf(q) === point && q.inTable === p.inTable;
  const isOver = (q: Passage) =>
    startsWithTitle.test(q.text) && q.inTable === p.inTable && (q.cell === p.cell || !p.inTable);
  const end = below.findIndex((q) => !isNext(q) || !(isPoint(q) || (isTitled && isOver(q))));
  return below.slice(0, end < 0 ? undefined : end);
}

/** The sign before a point of a list. */
const pointOf = ({ text }: Passage) => /^([-–•*▪·]) ?(?=\p{Lu})/u.exec(text)?.[1];
