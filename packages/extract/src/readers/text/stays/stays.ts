import type { Candidate, LodgingBooking, PlaceTime } from '../../../booking.ts';
import type { DateFacts } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { createEvidence } from '../evidence.ts';
import type { Found } from '../found.ts';
import type { Label } from '../labels/labels.ts';
import type { Reference } from '../numbers/booking-number.ts';
import { readReferences } from '../numbers/references.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf } from '../passages/sentences.ts';
import type { Shared } from '../shared.ts';
import { symbol, topicOf } from '../topics.ts';
import { zoneOfAddress } from './addresses.ts';
import { type DayAt, daysOfFlow, nowhere } from './days-of-flow.ts';
import { daysOfStay, pairsOfDays } from './days-of-stay.ts';
import { type Flow, flowOf, passageAt } from './flow.ts';
import { findHotel, type Hotel, printedHotel } from './hotel-place.ts';
import { hoursOfEnds } from './hours-of-ends.ts';
import { houseTold } from './house-told.ts';
import { onlyOfStay } from './only-of-stay.ts';
import { clear, enough, type Pair } from './pair.ts';
import type { Room } from './room.ts';
import { roomsOf } from './rooms.ts';
import type { Moment, Stay } from './stay.ts';
import { speaksOfRooms } from './vocabulary.ts';

/** How sure of a stay one is whose days no word tells to be those of coming and going. */
export const guessed = 0.5;
/** The same where its number or its price is the only one of the paper, and no word calls it so. */
const byShape = 0.55;

/** Nights in hotels: a day of arrival and one of departure, in a document that speaks of rooms or nights. */
export function readStays(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const isSaid = speaksOfStay(passages, shared.subject);
  const rooms = roomsOf(passages, facts);
  const flow = flowOf(passages.filter((p) => !p.former));
  const days = daysOfFlow(flow, facts);
  const stay = stayOf(flow, days, facts) ?? stayOfRooms(rooms);
  if (!stay || (!isSaid && (stay.inferred || new Set(days.map(({ day }) => day)).size > 2))) return [];
  // the lines of a letter break within an address
  const found =
    printedHotel(document, passages) ?? findHotel(document, paragraphsOf(passages)) ?? findHotel(document, passages);
  // "Residencia Miramar" over its street, "Arrival: 7 May" and then "Departure: 9 May": whatever the house is called
  if (!found || flies.test(found.value.name) || !(isSaid || found.value.address?.street)) return [];
  const told = stay.spoken ? houseBeside(stay.in.at, found, document, passages, shared) : null;
  if (told === 'other') return [];
  const hotel = told ?? found;
  const { address } = hotel.value;
  const zone = address ? zoneOfAddress(address) : undefined;
  const hours = hoursOfEnds(flow, days, placed(stay.in, days), placed(stay.out, days));
  const parts = rooms.length > 1 ? rooms : [null];
  const only = parts.length > 1 ? null : onlyOfStay(document, passages, shared, [stay.in.day, stay.out.day]);
  return parts.map((room) => {
    const evidence = createEvidence(document.node);
    const ends = { in: ofRoom(stay, room, 'in'), out: ofRoom(stay, room, 'out') };
    evidence.put('checkIn', ends.in);
    evidence.put('checkOut', ends.out);
    evidence.put('place', hotel);
    const reference =
      room?.reference ??
      hotelsOwn(shared.references, document) ??
      (stay.spoken ? saidBeside(stay.in.at, shared, passages, told !== null) : shared.reference) ??
      onlyOfColumn(passages, shared) ??
      only?.reference;
    if (reference) evidence.put('reference', reference);
    const guests = room && room.guests.length > 0 ? room.guests : shared.travelers;
    if (guests[0]) evidence.put('travelers', guests[0]);
    const price = room ? room.price : (shared.price ?? only?.price);
    if (price) evidence.put('price', price);
    const isOnly =
      only !== null &&
      (reference ?? price) !== undefined &&
      [only.reference, only.price].some((one) => one && (one === reference || one === price));
    const booking: LodgingBooking = {
      type: 'LodgingReservation',
      reference: reference?.value,
      travelers: guests.length > 0 ? guests.map(({ value }) => value) : undefined,
      status: shared.status,
      price: price?.value,
      place: { name: hotel.value.name, ...place(address), phone: hotel.value.phone, zone },
      checkIn: placeTime(ends.in, hours.in?.time, zone),
      checkOut: placeTime(ends.out, hours.out?.time, zone),
    };
    const sure = stay.in.sure && stay.out.sure;
    return {
      booking,
      evidence: evidence.all,
      rank: stay.spoken ? 'text' : 'table',
      confidence: stay.inferred ? guessed : isOnly ? byShape : reference ? 0.9 : 0.7,
      doubts: sure ? [] : [{ code: 'unsure-date', field: 'checkIn' }],
    };
  });
}

/** "Check-in opens on 16 Nov … KLM Royal Dutch Airlines, Amsterdamseweg 55": who signs a mail of flights is no house. */
const flies = /\b(?:air ?lines?|airways|lineas a[eé]reas|linee aeree|linhas a[eé]reas)$/i;

/**
 * The nights of an itinerary whose flights have no section of their own: "Checking in" and "Checking out" are plainly a
 * hotel's. A number between them is the hotel's; the itinerary's own is not.
 */
export function readStaysBeside(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const first = passages.findIndex((p) => p.label === 'checkIn');
  const last = passages.findLastIndex((p) => p.label === 'checkOut');
  if (first < 0 || last < first || last - first > 12) return [];
  const near = passages.slice(Math.max(0, first - 8), last + 6);
  const block = passages[last]?.block;
  const end = passages.slice(last, last + 4).findLast((p) => p.block === block);
  const [from, to] = [passages[first]?.at ?? 0, end ? end.at + end.text.length : 0];
  const references = shared.references.filter(({ at }) => at > from && at <= to);
  return readStays(document, near, { ...shared, references, reference: references[0] ?? null, price: null }, facts);
}

/**
 * Of a letter that tells two houses, each in a paragraph of its own, the one in the paragraph of the days; 'other' where that
 * names a house that was not found, and the one that was has another number.
 */
function houseBeside(
  at: number,
  found: Found<Hotel>,
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
): Found<Hotel> | 'other' | null {
  const block = passages.findLast((p) => p.at <= at)?.block;
  const own = passages.filter((p) => p.block === block && !p.inTable);
  if (own.some((p) => p.at <= found.at && found.at <= p.at + p.text.length)) return null;
  const house = printedHotel({ ...document, text: own.map(({ text }) => text).join('\n') }, own);
  const blockOf = (offset: number) => passages.findLast((p) => p.at <= offset)?.block;
  const numbersIn = (wanted: number | undefined) =>
    new Set(shared.references.flatMap((one) => (blockOf(one.at) === wanted ? one.value : [])));
  const [here, there] = [numbersIn(block), numbersIn(blockOf(found.at))];
  const isOther = here.size > 0 && there.size > 0 && [...here].every((number) => !there.has(number));
  return house ?? (isOther ? 'other' : houseTold(found.value.name, own));
}

/** "Hotel confirmation" beside "Voucher number": the hotel's own is the one its desk asks for. */
function hotelsOwn(references: readonly Reference[], document: TextDocument): Reference | undefined {
  return references.find(({ at, weight }) => {
    const lead = plain(document.text.slice(Math.max(0, at - 40), at));
    return (
      weight >= 3 &&
      /\b(?:hotel|property)\s(?:confirmation|reference|booking|ref)\b[^\d]{0,24}$|\b(?:confirmation|reservation|reference|dossier)\s(?:(?:no|number|n°|code)\.?\s)?(?:de l'|of the |of |at the )?(?:hotel|property|etablissement)\b[^\d]{0,20}$/.test(
        lead,
      )
    );
  });
}

/** "N° de séjour" at the head of a column: the only number of the paper. */
function onlyOfColumn(passages: readonly Passage[], shared: Shared): Reference | undefined {
  if (shared.references.length > 0) return undefined;
  const [only, ...others] = readReferences(passages, '', true);
  return others.some(({ value }) => value !== only?.value) ? undefined : only;
}

/** Of several numbers in a letter, the one in the paragraph of the stay is the stay's. */
function saidBeside(
  at: number,
  shared: Shared,
  passages: readonly Passage[],
  isOneOfSeveral: boolean,
): Reference | null {
  if (new Set(shared.references.map(({ value }) => value)).size < 2) return shared.reference;
  const blockAt = (offset: number) => passages.findLast((p) => p.at <= offset)?.block;
  const own = shared.references.find((reference) => blockAt(reference.at) === blockAt(at));
  return own ?? (isOneOfSeveral ? null : shared.reference);
}

/** The moment of the room's own row, where that says a day. */
function ofRoom(stay: Stay, room: Room | null, end: 'in' | 'out'): Moment {
  const own = room?.days?.[end];
  return own ? { ...stay[end], day: own.value, at: own.at, text: own.text } : stay[end];
}

function place(address: { street?: string; postcode?: string; city?: string; country?: string } | undefined) {
  return { street: address?.street, postcode: address?.postcode, city: address?.city, country: address?.country };
}

function placeTime({ day }: Moment, time: string | undefined, zone: string | undefined): PlaceTime {
  return time ? { local: `${day}T${time}:00`, zone } : { local: day };
}

const placed = ({ day, sure, at, text }: Moment, days: readonly DayAt[]): DayAt =>
  days.find((one) => one.day === day && one.at === at) ?? { day, sure, at, text, from: nowhere, to: nowhere };

/** The days of the paper; where no word says which is which, somebody has to look. */
function stayOf(flow: Flow, days: readonly DayAt[], facts: DateFacts): Stay | null {
  const pair = daysOfStay(flow, days, facts) ?? firstOfRows(flow, days, facts);
  if (!pair) return null;
  const { first, last } = pair;
  const at = [first, last].find(({ from }) => from !== nowhere);
  const p = at && passageAt(flow, at.from);
  return { in: first, out: last, spoken: !p?.inTable && p?.label === null, inferred: pair.told < enough };
}

/** Of several rooms that have days of their own each. */
function stayOfRooms([first, ...others]: readonly Room[]): Stay | null {
  if (!first?.days || others.length === 0 || !others.every(({ days }) => days)) return null;
  const [from, to] = [first.days.in, first.days.out].map(({ value, ...where }) => ({
    day: value,
    sure: true,
    ...where,
  }));
  return from && to ? { in: from, out: to, spoken: false, inferred: false } : null;
}

/** "Arrivée | Départ" over a row for each room, or the same for one house and then for the next: the first, as far as this reader knows. */
function firstOfRows(flow: Flow, days: readonly DayAt[], facts: DateFacts): Pair | null {
  const pairs = pairsOfDays(flow, days, facts);
  const alike = pairs.filter(({ weight }) => weight >= enough && weight >= (pairs[0]?.weight ?? 0) - clear);
  const isOfRow = ({ from }: DayAt, label: Label) => {
    const p = from === nowhere ? undefined : passageAt(flow, from);
    return p?.inTable && p.label === label;
  };
  const areRows = alike.every(
    ({ first, last }) =>
      (isOfRow(first, 'arrival') && isOfRow(last, 'departure')) ||
      (isOfRow(first, 'checkIn') && isOfRow(last, 'checkOut')),
  );
  const [one] = alike.sort((a, b) => a.first.from - b.first.from || a.last.from - b.last.from);
  return areRows && one ? one : null;
}

/** By its words, by the labels of its values, or by the picture of a bed beside them. */
export function speaksOfStay(passages: readonly Passage[], subject: string): boolean {
  return (
    speaksOfStays.test(plain(subject)) ||
    passages.some(
      ({ label, shape, text }) =>
        (label !== null && ofStay.has(label)) ||
        speaksOfStays.test(shape) ||
        (symbol.test(text) && topicOf('', text) === 'stay'),
    )
  );
}

const ofStay: ReadonlySet<Label> = new Set(['room', 'checkIn', 'nights', 'hotel']);
/** The same, or that somebody is received. */
const speaksOfStays = new RegExp(
  String.raw`${speaksOfRooms.source}|\b(?:check(?:ing)?[ -]?out on|booked (?:you |him |her |them |us )?into|entire (?:home|place|flat|unit|cottage)|guests?|accueillir|welcom(?:e|ing) you)\b`,
);
