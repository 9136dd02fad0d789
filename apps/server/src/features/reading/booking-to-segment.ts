import { isDeepStrictEqual } from 'node:util';
import type { ImportedBooking, ImportReason, NewSegment, Place, SegmentDraft, SegmentType } from '@escale/contract';
import { atPlace, placeTimeFault, segmentDraft } from '@escale/contract';
import type {
  Booking,
  Candidate,
  Person,
  TreeSummary,
  Place as WrittenPlace,
  PlaceTime as WrittenTime,
} from '@escale/extract';
import { countryOf, stationByUic } from '@escale/extract/knowledge';
import { evidenceOf, fieldName, issuedAt, wayTo } from './rules/evidence-of.ts';
import { ticketCodeOf } from './rules/ticket-code-of.ts';
import { titleOf } from './rules/title-of.ts';

/** A booking of the engine in the product's words. */
export type Translation = {
  type: SegmentType;
  title: string;
  /** The paper cancels what it names; then little of it may be there. */
  cancels: boolean;
  /** As far as it was read, and only what a segment may hold. */
  draft: Draft;
  /** The whole, checked; null while something is missing. */
  segment: SegmentDraft | null;
  /** Fields that a segment of this type needs and that were not found, or not understood. */
  missing: string[];
  /** Why a person must look before it is placed, or null. */
  reason: ImportReason | null;
  confidence: number;
  evidence: ImportedBooking['evidence'];
  /** Where its parts disagree: what was taken of each field, and what else it says. */
  conflicts: ImportedBooking['conflicts'];
  /** What the paper is known by beyond its fields: of a wallet pass, its type and serial number. */
  identity: string[];
  /** When its sender wrote it, an instant; null where nothing says so. */
  issuedAt: string | null;
};

export type Draft = { type: SegmentType } & { [field: string]: unknown };

/** Below this we ask instead of placing. */
export const placedFrom = 0.6;

/** The single place where the engine's words become the product's. Gives null for what is no part of a trip: a loyalty card. */
export function translateBooking(candidate: Candidate, tree: TreeSummary): Translation | null {
  const { booking } = candidate;
  const written = draftOf(booking);
  if (!written) return null;
  const { draft, segment, missing } = check(written);
  const cancels = booking.status === 'cancelled';
  return {
    type: draft.type,
    title: titleOf(draft),
    cancels,
    draft,
    segment,
    missing,
    reason: cancels ? null : reasonToAsk(candidate, missing),
    confidence: candidate.confidence,
    evidence: evidenceOf(candidate, draft.type, tree),
    conflicts: conflictsOf(candidate, draft, tree),
    issuedAt: issuedAt(candidate, tree),
    identity: booking.pass ? [`pass ${booking.pass.type} ${booking.pass.serial}`.slice(0, 300)] : [],
  };
}

/** What the other sources said, in the words of the segment's fields. */
function conflictsOf({ booking, others = [] }: Candidate, draft: Draft, tree: TreeSummary): Translation['conflicts'] {
  return others.flatMap(({ field: written, value, evidence, rank }) => {
    const field = fieldName(written, draft.type);
    const other = draftOf({ ...booking, [written]: value } as Booking)?.[field];
    if (other === undefined || isDeepStrictEqual(other, draft[field])) return [];
    const source = evidence && { text: evidence.text, where: wayTo(evidence.node, tree) };
    return { field, taken: draft[field] ?? null, value: other, text: '', where: '', ...source, reader: rank };
  });
}

// A doubt about one of these is a doubt about where to be, and when.
const decisive = ['from', 'to', 'place', 'departure', 'arrival', 'checkIn', 'checkOut', 'number', 'until'];

function reasonToAsk({ confidence, doubts }: Candidate, missing: string[]): ImportReason | null {
  if (missing.length > 0) return 'incomplete';
  const about = (field?: string) => field === undefined || decisive.includes(field.split(/[./]/)[0] ?? '');
  const codes = doubts.filter((doubt) => about(doubt.field)).map((doubt) => doubt.code);
  if (codes.includes('sources-disagree')) return 'conflict';
  if (codes.some((code) => uncertain.includes(code))) return 'uncertain';
  return confidence < placedFrom ? 'uncertain' : null;
}

const uncertain = [
  'ends-before-start',
  'too-long',
  'same-place',
  'unsure-date',
  'unsure-place',
  'booking-not-understood',
];

/** What the schema does not accept is taken out: a missing field is asked for, a wrong one would be believed. */
function check(written: Draft): Pick<Translation, 'draft' | 'segment' | 'missing'> {
  const draft = structuredClone(dropEmpty(written));
  // Each round takes out at least one value, so this ends.
  for (;;) {
    const checked = segmentDraft.safeParse(draft);
    const missing = required[draft.type].filter((field) => draft[field] === undefined);
    if (checked.success) return { draft, segment: missing.length > 0 ? null : checked.data, missing };
    const before = JSON.stringify(draft);
    for (const issue of checked.error.issues) takeOut(draft, issue.path);
    if (JSON.stringify(draft) === before) return { draft, segment: null, missing };
  }
}

/** Takes out the value that was refused; where it was refused for not being there, the thing that cannot do without it. */
function takeOut(draft: Draft, path: PropertyKey[]): void {
  const [leaf, ...above] = path.toReversed();
  let holder: unknown = draft;
  for (const key of above.toReversed()) holder = (holder as Record<PropertyKey, unknown> | undefined)?.[key];
  if (leaf === undefined || leaf === 'type' || typeof holder !== 'object' || holder === null) return;
  if (Array.isArray(holder)) holder.splice(Number(leaf), 1);
  else if (leaf in holder) delete (holder as Record<PropertyKey, unknown>)[leaf];
  else if (above.length > 0) takeOut(draft, above.toReversed());
}

const required: Record<SegmentType, string[]> = {
  flight: ['start', 'departure', 'arrival'],
  train: ['start', 'departure', 'arrival'],
  'car-rental': ['start', 'pickUp'],
  hotel: ['start', 'end', 'name', 'place'],
  transfer: ['start', 'departure'],
  vessel: ['start', 'departure', 'arrival'],
  cruise: ['start', 'departure', 'arrival'],
  event: ['start', 'name'],
};

type Written<T extends SegmentType = SegmentType> = { type: T } & { [field: string]: unknown };

function draftOf(booking: Booking): Written | null {
  const common = {
    status: booking.status === 'cancelled' ? 'cancelled' : booking.status === 'pending' ? 'planned' : 'confirmed',
    confirmationNumber: booking.reference,
    price: booking.price,
    supplier: booking.agency?.name,
    travelers: travelersOf(booking),
  };
  switch (booking.type) {
    case 'FlightReservation':
      return known<'flight'>({
        type: 'flight',
        ...common,
        ...journey(booking),
        airlineName: booking.carrier?.name,
        airlineCode: booking.carrier?.iata,
        flightNumber: booking.number,
        seatNumber: onlySeat(booking)?.number,
        departureTerminal: booking.departureTerminal,
        departureGate: booking.gate,
        arrivalTerminal: booking.arrivalTerminal,
        boardingTime: timed(moment(booking.boarding, booking.from)),
        cabin: booking.cabin ?? onlySeat(booking)?.class,
        ticketCode: ticketCodeOf(booking.ticketToken),
      });
    case 'TrainReservation':
      return known<'train'>({
        type: 'train',
        ...common,
        ...journey(booking),
        transporter: booking.carrier?.name,
        trainNumber: join(booking.line, booking.number),
        coachNumber: onlySeat(booking)?.coach,
        seat: onlySeat(booking)?.number,
        departurePlatform: booking.departurePlatform,
        arrivalPlatform: booking.arrivalPlatform,
        travelClass: booking.seats?.[0]?.class,
        ticketCode: ticketCodeOf(booking.ticketToken),
      });
    case 'BusReservation':
      return known<'transfer'>({
        type: 'transfer',
        ...common,
        ...journey(booking),
        company: booking.carrier?.name,
        serviceInfo: join(booking.line, booking.number),
      });
    case 'BoatReservation':
      return known<'vessel'>({
        type: 'vessel',
        ...common,
        ...journey(booking),
        company: booking.carrier?.name,
        vesselName: booking.line,
        ticketCode: ticketCodeOf(booking.ticketToken),
      });
    case 'LodgingReservation':
      return known<'hotel'>({
        type: 'hotel',
        ...common,
        start: moment(booking.checkIn, booking.place),
        end: moment(booking.checkOut, booking.place),
        name: cut(booking.place?.name, 200),
        place: place(booking.place),
        phone: booking.place?.phone,
      });
    case 'RentalCarReservation':
      return known<'car-rental'>({
        type: 'car-rental',
        ...common,
        start: moment(booking.departure, booking.from),
        end: moment(booking.arrival, booking.to ?? booking.from),
        company: booking.carrier?.name,
        pickUp: place(booking.from),
        dropOffSameAsPickUp: isSamePlace(booking.from, booking.to),
        dropOff: isSamePlace(booking.from, booking.to) ? undefined : place(booking.to),
        carDescription: booking.car,
      });
    case 'TaxiReservation':
      return known<'transfer'>({
        type: 'transfer',
        ...common,
        start: moment(booking.departure, booking.from),
        departure: place(booking.from),
        arrival: place(booking.to),
        company: booking.carrier?.name,
      });
    case 'FoodEstablishmentReservation':
      return known<'event'>({
        type: 'event',
        ...common,
        start: moment(booking.departure, booking.place),
        end: moment(booking.until, booking.place),
        eventType: 'Restaurant', // the same word in both our languages
        name: cut(booking.place?.name, 200),
        location: place(booking.place),
      });
    case 'EventReservation':
    case 'Event':
      return known<'event'>({
        type: 'event',
        ...common,
        start: moment(booking.departure, booking.place),
        end: moment(booking.until, booking.place),
        name: cut(booking.name ?? booking.place?.name, 200),
        location: place(booking.place),
      });
    case 'Ticket':
      return known<'event'>({
        type: 'event',
        ...common,
        start: moment(booking.validFrom),
        end: moment(booking.validUntil),
        name: cut(booking.name ?? booking.issuer?.name, 200),
      });
    case 'ProgramMembership':
      return null; // a card in the wallet, not a part of a trip
  }
}

/** Lets the compiler compare the fields' names with the contract; their values are checked when we run. */
function known<T extends SegmentType>(
  draft: { type: T } & { [K in Exclude<keyof Extract<NewSegment, { type: T }>, 'type'>]?: unknown },
): Written<T> {
  return draft;
}

type Travelling = Extract<Booking, { line?: string }>;

const journey = (booking: Travelling) => ({
  departure: place(booking.from),
  arrival: place(booking.to),
  start: moment(booking.departure, booking.from),
  end: moment(booking.arrival, booking.to),
});

function place(written: WrittenPlace | undefined): Place | undefined {
  const name = stationName(written) ?? written?.name ?? written?.city ?? written?.iata ?? written?.street;
  if (!written || !name) return undefined;
  return dropEmpty({
    name: name.slice(0, 300),
    address: join(written.street, [written.postcode, written.city].filter(Boolean).join(' ') || undefined, ', '),
    city: written.city,
    country: countryOf(written.country),
    latitude: written.latitude,
    longitude: written.longitude,
    timeZone: written.zone,
    iata: written.iata,
  }) as Place;
}

/** Of a ticket whose code names its stations by their numbers alone. */
function stationName(written: WrittenPlace | undefined): string | undefined {
  const uic = written?.identifier?.replace(/^uic:/, '');
  return uic && uic === written?.name ? stationByUic(uic)?.name : undefined;
}

/** A day stays a day. A time gets the zone of its place; where none is known it stays a plain local time, whatever offset was printed. */
function moment(time: WrittenTime | undefined, at?: WrittenPlace): string | undefined {
  if (!time) return undefined;
  if (time.local.length <= 10) return time.local;
  const local = time.local.length === 16 ? `${time.local}:00` : time.local.slice(0, 19);
  const zone = time.zone ?? at?.zone;
  if (!zone || placeTimeFault(local)) return local;
  // The hour that a clock change repeats comes twice: the printed offset says which one is meant.
  const printed = `${local}${time.offset === 'Z' ? '+00:00' : time.offset}[${zone}]`;
  return time.offset && placeTimeFault(printed) === null ? printed : atPlace(local, zone);
}

const timed = (value: string | undefined) => (value !== undefined && value.length > 10 ? value : undefined);

function travelersOf(booking: Booking) {
  const people = booking.travelers ?? [];
  const several = people.length > 1;
  return people.flatMap((person, i) => {
    const name = nameOf(person);
    if (!name) return [];
    const seat = booking.seats?.[i];
    const ticketNumber = several ? undefined : booking.ticketNumber;
    return [dropEmpty({ name, seat: join(several ? seat?.coach : undefined, seat?.number, '-'), ticketNumber })];
  });
}

const nameOf = (person: Person) => cut(person.name ?? join(person.givenName, person.familyName), 200);

/** Where several travel, each has their own seat beside their name. */
const onlySeat = (booking: Booking) => ((booking.travelers?.length ?? 0) > 1 ? undefined : booking.seats?.[0]);

function isSamePlace(a: WrittenPlace | undefined, b: WrittenPlace | undefined): boolean {
  if (!b) return true;
  if (!a) return false;
  if (a.iata && b.iata) return a.iata === b.iata;
  return a.name === b.name && a.street === b.street && a.city === b.city;
}

const cut = (text: string | undefined, max: number) => text?.trim().slice(0, max) || undefined;

function join(a: string | undefined, b: string | undefined, by = ' '): string | undefined {
  return [a, b].filter(Boolean).join(by) || undefined;
}

function dropEmpty<T extends object>(of: T): T {
  return Object.fromEntries(
    Object.entries(of).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  ) as T;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
