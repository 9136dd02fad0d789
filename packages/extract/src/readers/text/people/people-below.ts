import type { Person } from '../../../booking.ts';
import { readNames } from '../../../text/names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';

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

/** "1 voyageur" over "Quentin Lavergne, 41 ans": how many, and as many names in the lines below it. */
export function belowTheirNumber(passages: readonly Passage[]): Found<Person>[] {
  for (const [i, p] of passages.entries()) {
    const count = p.former ? undefined : howMany.exec(p.shape)?.[1];
    const below = passages.slice(i + 1, i + 1 + Number(count ?? 0)).filter((q) => q.block === p.block && !q.former);
    const people = below.flatMap((q) => {
      const [name, more] = q.label === null || q.label === 'person' ? readNames(q.text) : [];
      return name && !more ? [{ value: { name }, at: q.at, text: q.text }] : [];
    });
    if (people.length > 0 && people.length === Number(count)) return people;
  }
  return [];
}

const howMany =
  /^([1-9]) (?:voyageu(?:r|se)|passag(?:er|ere)|passenger|travell?er|guest|reisende|passegger[oi]|pasajero)r?s?$/;

/** The sign before a point of a list. */
const pointOf = ({ text }: Passage) => /^([-–•*▪·]) ?(?=\p{Lu})/u.exec(text)?.[1];
