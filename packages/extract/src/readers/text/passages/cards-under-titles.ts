import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { topicOf } from '../topics.ts';

/** What one of several cards is about, and its cells below each other. */
export type Card = { title: Cell; rows: Cell[][] };

/**
 * "HÔTEL | DÎNER" over a cell for each that says all of it in lines: bookings of different kinds side by side, and no heads of
 * columns. Null where it is otherwise.
 */
export function cardsUnderTitles(rows: Cell[][]): Card[] | null {
  const [titles = [], ...below] = rows;
  const columns = titles.length;
  const kinds = titles.map(kindOf);
  const areTitles = columns > 1 && kinds.every((kind) => kind !== null) && new Set(kinds).size === columns;
  if (!areTitles || below.length === 0 || below.some((row) => row.length !== columns)) return null;
  const areApart = below.every((row) => new Set(row).size === columns);
  const areCards = below[0]?.every(({ lines }) => lines.length > 2);
  if (!areApart || !areCards) return null;
  return titles.map((title, i) => ({ title, rows: below.flatMap((row) => (row[i] ? [[row[i]]] : [])) }));
}

function kindOf({ text, lines }: Cell): string | null {
  if (lines.length !== 1 || text.length > 24 || /[\d:]/.test(text)) return null;
  const shape = plain(text);
  return meals.test(shape) ? 'meal' : topicOf(shape);
}

const meals = /^(?:(?:votre |your )?(?:diner|dejeuner|dinner|lunch|restaurant|table|repas|abendessen|cena|pranzo))\b/;
