import type { Candidate } from '../../booking.ts';
import { codeOf, symbologyNamed } from '../../decode/code.ts';
import { dayOf } from '../../iso-time.ts';
import { isObject, type JsonObject, type JsonValue } from '../../json.ts';
import { mergeTwo } from '../../merge.ts';
import type { SourceNode } from '../../source.ts';
import { readBarcode } from '../bcbp/reader.ts';
import type { Reader } from '../reader.ts';
import { type Pick, pick, timeOf, tokenOf, typeOf } from './pick.ts';
import { withReferences } from './references.ts';
import { readNotice, readReservation } from './reservation.ts';

/** Bookings that a vendor wrote into the page for machines: JSON-LD and microdata. */
export const schemaOrgReader: Reader = {
  name: 'schema-org',
  mayRead: (node) => node.content.of === 'things' || (node.content.of === 'events' && node.content.events.length > 0),
  read(node) {
    if (node.content.of === 'things') return { candidates: readThings(node.content.things, node), doubts: [] };
    const things = node.content.of === 'events' ? node.content.events.flatMap((event) => event.things) : [];
    // what stands in somebody's calendar is theirs to attend; on a page or in a newsletter it is an offer
    const notices = things.flatMap((value, index) => readNotice({ value, pointer: `/${index}` }, node.path));
    return { candidates: [...readThings(things, node), ...notices], doubts: [] };
  },
};

function readThings(things: JsonObject[], node: SourceNode): Candidate[] {
  return withReferences(things)
    .flatMap((thing, index) => reservationsIn({ value: thing, pointer: `/${index}` }, 0))
    .flatMap((thing) => {
      const [read, ...others] = readReservation(thing, node.path);
      const legs = readToken(thing, read, node);
      // it is one ticket whatever both call it, so they are joined here, the markup believed first
      return read ? [legs.reduce(mergeTwo, read), ...others] : legs;
    });
}

/** A boarding pass in the ticket's barcode, which says what the markup around it left out: the seat, the whole name. */
function readToken(thing: Pick, read: Candidate | undefined, node: SourceNode): Candidate[] {
  if (!isObject(thing.value) || typeOf(thing.value) !== 'FlightReservation') return [];
  const token = tokenOf(pick(thing, 'reservedTicket.ticketToken', 'ticketToken'));
  const [, symbology, message] = /^(?:(\w{2,20}):)?(M[1-4].{40,})$/s.exec(token ?? '') ?? [];
  if (!message) return [];
  const known = read?.booking.type === 'FlightReservation' ? read.booking : undefined;
  const day = known?.departure ? dayOf(known.departure) : timeOf(pick(thing, 'reservationFor.departureDay'))?.local;
  const code = codeOf(new TextEncoder().encode(message), symbologyNamed(symbology));
  return readBarcode(code, node.path, day ?? node.contextDate)
    .filter(
      ({ booking }) => !known?.number || (booking.type === 'FlightReservation' && booking.number === known.number),
    )
    .map((leg) => ({ ...leg, rank: 'markup' }));
}

/** What a package says once for all that it holds. */
const saidOnce = ['underName', 'reservationStatus', 'bookingAgent'];

/** A part with what the whole around it says of both. */
function asPartOf(whole: JsonObject, part: JsonValue): JsonValue {
  if (!isObject(part) || !typeOf(part).endsWith('Reservation')) return part;
  const isNumbered = part.reservationNumber !== undefined || part.reservationId !== undefined;
  const keys = isNumbered ? saidOnce : [...saidOnce, 'reservationNumber', 'reservationId'];
  const shared = keys.filter((key) => whole[key] !== undefined && part[key] === undefined);
  return { ...part, ...Object.fromEntries(shared.map((key) => [key, whole[key] as JsonValue])) };
}

/** Reservations within packages, lists and pages, as vendors nest them. One for each thing that it is for. */
function reservationsIn(thing: Pick, depth: number): Pick[] {
  if (!isObject(thing.value) || depth > 6) return [];
  const whole = thing.value;
  const type = typeOf(whole);
  const parts = ['subReservation', 'mainEntity', 'itemListElement', 'item', 'about'].flatMap((key) => {
    const inner = pick(thing, key);
    const list = Array.isArray(inner.value) ? inner.value : [inner.value];
    const parts = key === 'subReservation' ? list.map((part) => asPartOf(whole, part ?? null)) : list;
    return parts.flatMap((value, index) => reservationsIn({ value, pointer: `${inner.pointer}/${index}` }, depth + 1));
  });
  if (!type.endsWith('Reservation')) return parts;
  const { reservationFor } = whole;
  if (!Array.isArray(reservationFor)) return [thing, ...parts];
  const each = reservationFor.map((one, index) => ({
    value: { ...whole, reservationFor: one },
    pointer: `${thing.pointer}#${index}`,
  }));
  return [...each, ...parts];
}
