import type { Candidate } from '../../booking.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { Reader } from '../reader.ts';
import { type Pick, pick, typeOf } from './pick.ts';
import { readNotice, readReservation } from './reservation.ts';

/** Bookings that a vendor wrote into the page for machines: JSON-LD and microdata. */
export const schemaOrgReader: Reader = {
  name: 'schema-org',
  mayRead: (node) => node.content.of === 'things' || (node.content.of === 'events' && node.content.events.length > 0),
  read(node) {
    if (node.content.of === 'things') return { candidates: readThings(node.content.things, node.path), doubts: [] };
    const things = node.content.of === 'events' ? node.content.events.flatMap((event) => event.things) : [];
    // what stands in somebody's calendar is theirs to attend; on a page or in a newsletter it is an offer
    const notices = things.flatMap((value, index) => readNotice({ value, pointer: `/${index}` }, node.path));
    return { candidates: [...readThings(things, node.path), ...notices], doubts: [] };
  },
};

export function readThings(things: JsonObject[], node: string): Candidate[] {
  return things
    .flatMap((thing, index) => reservationsIn({ value: thing, pointer: `/${index}` }, 0))
    .flatMap((thing) => readReservation(thing, node));
}

/** Reservations within packages, lists and pages, as vendors nest them. One for each thing that it is for. */
function reservationsIn(thing: Pick, depth: number): Pick[] {
  if (!isObject(thing.value) || depth > 6) return [];
  const type = typeOf(thing.value);
  const parts = ['subReservation', 'mainEntity', 'itemListElement', 'item', 'about'].flatMap((key) => {
    const inner = pick(thing, key);
    const list = Array.isArray(inner.value) ? inner.value : [inner.value];
    return list.flatMap((value, index) => reservationsIn({ value, pointer: `${inner.pointer}/${index}` }, depth + 1));
  });
  if (!type.endsWith('Reservation')) return parts;
  const { reservationFor } = thing.value;
  if (!Array.isArray(reservationFor)) return [thing, ...parts];
  const each = reservationFor.map((one, index) => ({
    value: { ...(thing.value as JsonObject), reservationFor: one },
    pointer: `${thing.pointer}#${index}`,
  }));
  return [...each, ...parts];
}
