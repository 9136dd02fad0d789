import { onceWithin } from '../../../once-for.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../../text/found.ts';
import type { Label } from '../../text/labels/labels.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { findHotel, type Hotel } from '../../text/stays/hotel-place.ts';
import type { Item } from '../items.ts';

/**
 * The house of a piece about one stay, and its town: the one with an address, else the one that names its town. Pieces
 * that begin and end alike are asked for again and again while a record grows: each is looked into once.
 */
export function houseIn(item: Item, document: TextDocument): Found<Hotel> | null {
  return houseOf(document, `${item.passages[0]?.at} ${item.text}`, () => lookForHouse(item, document));
}

const houseOf = onceWithin<TextDocument, string, Found<Hotel> | null>();

function lookForHouse({ text, passages }: Item, document: TextDocument): Found<Hotel> | null {
  const where = passages.filter(({ label }) => label === null || !ofDays.has(label));
  for (const lines of where.length < passages.length ? [passages, where] : [passages]) {
    const found = findHotel({ ...document, text }, asOneBlock(lines));
    if (found?.value.address?.city) return { ...found, value: withoutTown(found.value) };
  }
  return null;
}

/** What stands between "Hotel – Acacia Ridge Hotel" and the house's address below a box of days and price. */
const ofDays: ReadonlySet<Label> = new Set(['checkIn', 'checkOut', 'stayDates', 'nights', 'price']);

/** "Stadshotellet, Uppsala" over its address in Uppsala. */
function withoutTown(hotel: Hotel): Hotel {
  const [name, town, more] = hotel.name.split(', ');
  return name && town && !more && plain(town) === plain(hotel.address?.city ?? '') ? { ...hotel, name } : hotel;
}

/** Word makes a paragraph of each line of an address. */
function asOneBlock(passages: readonly Passage[]): Passage[] {
  const block = passages[0]?.block ?? 0;
  return passages.map((p) => (p.inTable || p.isHeading ? p : { ...p, block }));
}
