import { findAirports, findStation } from '../../../knowledge/index.ts';
import type { Found } from '../found.ts';
import { lineAt } from '../passages/passage.ts';
import type { Passage } from '../passages/passages.ts';
import { isStreet } from '../stays/streets.ts';
import type { Hire } from './hire.ts';
import { placeOf } from './hire-place.ts';

/**
 * "DÉPART mer. 15 septembre, 11h00" beside "RETOUR dim. 19 septembre, 12h30", and in a row below both, column under column,
 * "Aéroport du Cap" beside "Aéroport de George": each place is of the day over it.
 */
export function withPlacesBelow(hire: Hire, passages: readonly Passage[]): void {
  const { start, end } = hire;
  if (!start.moment?.time || !end.moment?.time || start.place || end.place) return;
  const last = Math.max(lineAt(passages, start.moment.at), lineAt(passages, end.moment.at));
  const own = passages[last];
  const below = passages.slice(last + 1, last + 12).filter((p) => !own || pieceOf(p) !== pieceOf(own));
  const [from, to] = [...Map.groupBy(below, pieceOf).values()].map(placeAtHead);
  if (!from || !to) return;
  start.place = from;
  end.place = to;
}

/**
 * "Pickup and Return Location   Pickup Time   Return Time" over "Denver International Airport   Sat, Dec 20   Sat, Dec 27", and its street
 * below it: the street is where the car goes back as well, and no place of its own.
 */
export function withStreetOfPickUp({ start, end }: Hire, passages: readonly Passage[]): void {
  if (!start.place || !end.place || start.place.at >= end.place.at) return;
  const [from, to] = [lineAt(passages, start.place.at), lineAt(passages, end.place.at)];
  const [own, street] = [passages[from], passages[to]];
  const isBelow = own?.block === street?.block && own?.inTable === false && street?.row === (own?.row ?? 0) + 1;
  const isOfRow = passages.slice(from + 1, to).every((p) => p.row === own?.row);
  if (isBelow && isOfRow && street?.label === null && isStreet(end.place.value) && !isStreet(start.place.value))
    end.place = start.place;
}

/** Columns are cells of a table, or blocks where the table only laid out the page. */
const pieceOf = (p: Passage) => (p.inTable ? `cell ${p.cell}` : `block ${p.block}`);

/** The first line of a cell or a block, where it is a station's or an airport's name or stands over a street. */
function placeAtHead([head, next]: readonly Passage[]): Found<string> | null {
  if (!head || head.former || (head.label !== null && head.label !== 'place') || head.text.length > 90) return null;
  const value = placeOf(head);
  const isPlace = value !== null && (findAirports(value).length > 0 || findStation(value) !== null);
  const isOverStreet = next?.text.split(/, ?/).some(isStreet) ?? false;
  return value !== null && (isPlace || isOverStreet) ? { value, at: head.at, text: head.text } : null;
}
