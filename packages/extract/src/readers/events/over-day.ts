import { dateOrder, findDates } from '../../text/dates.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import type { Line, TextDocument } from '../../text-document.ts';

/** What is on, when, and in which house, as their lines print them. */
export type ToldEvent = { name: Line; when: Line; where: Line };

/**
 * "The Winter Gardeners" over "Saturday 4 December 2027, 2.30pm (matinee)" over "Old Foundry Theatre, Anvil Street, Bristol", in a
 * paper whose words are a box office's: what no label says stands in this order everywhere.
 */
export function eventOverDay(document: TextDocument): ToldEvent | null {
  if (!isOfHouse(document.text)) return null;
  const facts = {
    contextDate: document.contextDate,
    language: document.language,
    order: dateOrder(document.text, document.language),
  };
  const lines = document.blocks.flatMap((block) =>
    block.kind === 'heading' ? [block] : block.kind === 'paragraph' ? block.lines : [],
  );
  const found = lines.flatMap((when, i) => {
    const [name, where] = [lines[i - 1], lines[i + 1]];
    const [date, more] = when.text.length < 80 ? findDates(when.text, facts) : [];
    const isDay = date?.sure && !more && findTimes(when.text.slice(date.at + date.length)).length > 0;
    return isDay && name && where && isTitle(name.text) && isTitle(where.text) ? [{ name, when, where }] : [];
  });
  const [only, other] = found;
  return only && !other ? only : null;
}

/** Whether a paper speaks as houses do in which one is shown something: of stalls, performances and their box office. */
export const isOfHouse = (text: string): boolean => houseWords.test(plain(text));

// not "performance" nor "representation", of which carriers write too
const houseWords =
  /\b(?:box office|stalls|dress circle|auditorium|matinees?|(?:concert|opera) (?:hall|house)|billetterie du theatre|parterre|corbeille|balcon (?:de|\d|rang)|entree au musee|museum (?:ticket|entry)|exhibition (?:ticket|entry)|abendkasse)\b/;

const isTitle = (text: string): boolean =>
  /^[\p{Lu}\d«“"]/u.test(text) && text.length > 3 && text.length < 120 && !/[:?!]$/.test(text) && !labelled.test(text);
const labelled = /^[\p{L} ’']{2,30} ?: |^(?:order|booked by|commande|réservé par)\b/iu;
