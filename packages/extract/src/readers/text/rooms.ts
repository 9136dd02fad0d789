import type { Person, Price } from '../../booking.ts';
import { readName } from '../../text/names.ts';
import { findPrices } from '../../text/prices.ts';
import { leadingCode } from './booking-number.ts';
import type { Found } from './found.ts';
import type { Passage } from './passages.ts';

export type Room = { reference: Found<string>; guest?: Found<Person>; price?: Found<Price> };

/** Rooms that have a confirmation number each: "Room 1 · Confirmation: 3274410981 | Gillian Pemberton | £338.00". */
export function roomsOf(passages: readonly Passage[]): Room[] {
  const rooms: Room[] = [];
  passages.forEach((p, i) => {
    if (p.label !== 'reference' || p.former) return;
    const code = leadingCode(p.text);
    if (!code || rooms.some((room) => room.reference.value === code)) return;
    const title = passages
      .slice(Math.max(0, i - 2), i + 1)
      .some((q) => (q.row === p.row || q.block === p.block ? roomTitle.test(q.shape) : false));
    const sameRow = passages.filter((q) => q.row === p.row && q !== p);
    // "Room | Guest | Confirmation number" over a row for each room
    const isHeaded = p.byColumn && sameRow.some((q) => q.byColumn && q.label === 'room');
    if (!title && !isHeaded) return;
    // Mail that lost its tables has the guest and the price on the next lines.
    const row = sameRow.length > 1 ? sameRow : passages.slice(i + 1, i + 5);
    const guestPassage = row.find((q) => readName(q.text) !== null);
    const name = guestPassage ? readName(guestPassage.text) : null;
    const priced = row.find((q) => findPrices(q.text).length === 1 && !nightly.test(q.shape));
    const [price] = priced ? findPrices(priced.text) : [];
    rooms.push({
      reference: { value: code, at: p.at, text: p.text },
      guest: guestPassage && name ? { value: { name }, at: guestPassage.at, text: guestPassage.text } : undefined,
      price:
        priced && price
          ? { value: { amount: price.amount, currency: price.currency }, at: priced.at, text: priced.text }
          : undefined,
    });
  });
  return rooms;
}

const nightly = /\b(?:per|par|pro|a|por) (?:night|nuit|nacht|noche)\b|\bla nuit\b|\/ ?(?:night|nuit|nacht)/;
const roomTitle = /\b(?:room|chambre|zimmer) ?(?:n°|no\.?|#)? ?\d\b/;
