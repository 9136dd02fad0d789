import type { Candidate, Place, PlaceTime, RentalCarBooking, TaxiBooking } from '../../booking.ts';
import { findAirports, findCity, findStation } from '../../knowledge/index.ts';
import { type DateFacts, findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { isStreet, readAddress, zoneOfAddress } from './addresses.ts';
import { createEvidence } from './evidence.ts';
import { withoutFormer } from './former.ts';
import type { Found } from './found.ts';
import { hirerOf } from './hirers.ts';
import type { Passage } from './passages.ts';
import type { Shared } from './shared.ts';

type Moment = { day: string; sure: boolean; time?: string; at: number; text: string };
type End = { place?: Found<string>; moment?: Moment };
type Hire = { start: End; end: End };

/**
 * Hired cars and drivers: both are fetched somewhere at a time. A car comes back at a time of its own; a driver takes
 * the traveller somewhere, and then is gone.
 */
export function readHires(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const text =
    `${shared.subject.toLowerCase()}\n${passages.map((p) => `${p.shape} ${p.label === 'vehicle' ? 'vehicle' : ''}`).join('\n')}`.slice(
      0,
      40_000,
    );
  const drives = carWords.test(text) || hirerOf(document, passages) !== null;
  const isDriven = taxiWords.test(text);
  const hasPickUp = passages.some((p) => isLabelled(p, pickUps));
  if (!drives && !isDriven && !hasPickUp) return [];
  const candidates: Candidate[] = [];
  for (const hire of hiresIn(passages, facts)) {
    if (!hire.start.moment?.time || !hire.start.place) continue;
    if (hire.end.moment && drives) candidates.push(bookCar(hire, document, passages, shared));
    // Fetched here, brought there, one time: somebody drives.
    else if (!hire.end.moment && (isDriven || (!drives && hire.end.place && hasPickUp)))
      candidates.push(bookTaxi(hire, document, shared));
  }
  return candidates;
}

const carWords =
  /\b(?:rent-?a-?car|rental|car hire|hire car|rent a car|location de (?:voitures?|vehicules?)|vehicule|vehicle|driver|conducteur|conductrice|location)\b/;
const taxiWords =
  /\b(?:taxi|transfers?|transferts?|chauffeur|shuttle|navette|vtc|private driver|cab|minicab|ride|course|uber|bolt|lyft|free now|limousine|your driver|votre chauffeur|voiture avec chauffeur)\b/;

function hiresIn(passages: readonly Passage[], facts: DateFacts): Hire[] {
  const hires: Hire[] = [];
  const named = passages.some((p) => isLabelled(p, pickUps));
  const starts = named ? pickUps : new Set(['departure', 'from']);
  const returns = new Set(['dropOff', 'return']);
  const ends = passages.some((p) => isLabelled(p, returns)) ? returns : new Set(['arrival', 'to']);
  let hire: Hire | null = null;
  let ahead: Moment | null = null;
  // "Pick-up: Saturday, 11:00" over "Orlando Airport": the place is in the next line.
  let open: { end: End; block: number } | null = null;
  for (const p of passages) {
    if (p.former || p.text.length > 300) continue;
    const isStart = isLabelled(p, starts);
    const isEnd = isLabelled(p, ends);
    const moment = momentIn(p, facts);
    if (open && p.label === null && !moment && p.block === open.block && !notPlaces.test(p.text)) {
      fill(open.end, p, null);
      open = null;
      continue;
    }
    open = null;
    if (isStart) {
      // "Pick-up | Drop-off" over a row of times and a row of places: the place is of the hire that is open.
      const isSecondRow = p.byColumn && !moment && hire?.start.moment && !hire.start.place && !hire.end.place;
      if (!hire || (!isSecondRow && (hire.end.place || hire.end.moment))) {
        hire = { start: { moment: ahead ?? undefined }, end: {} };
        ahead = null;
        hires.push(hire);
      }
      fill(hire.start, p, moment);
      if (moment && !hire.start.place) open = { end: hire.start, block: p.block };
    } else if (isEnd && hire) {
      fill(hire.end, p, moment);
      if (samePlaceWords.test(p.shape)) hire.end.place ??= hire.start.place;
      if (moment && !hire.end.place) open = { end: hire.end, block: p.block };
    } else if (p.label === 'time' && hire?.start.moment && !hire.start.moment.time)
      hire.start.moment.time = findTimes(p.text)[0]?.time;
    else if (moment && hire && (p.label === 'when' || p.label === 'date') && !hire.start.moment)
      hire.start.moment = moment;
    else if (!moment && (p.label === 'when' || p.label === 'time')) {
      // The day stands in one line and the time in another.
      const open = ahead ?? hire?.start.moment;
      if (open) open.time ??= findTimes(p.text)[0]?.time;
    } else if (moment && (!hire || isWhole(hire)) && (p.label === 'when' || p.label === 'date')) ahead ??= moment;
    else if (
      moment?.time &&
      !hire &&
      p.text.length < 70 &&
      (p.label === null || p.label === 'when' || p.label === 'date')
    )
      ahead ??= moment;
  }
  return hires;
}

/** Fetched and brought: the next day is that of the way back. */
function isWhole({ start, end }: Hire): boolean {
  return start.moment?.time !== undefined && start.place !== undefined && end.place !== undefined;
}

const pickUps = new Set(['pickUp']);

function isLabelled(p: Passage, labels: ReadonlySet<string>): boolean {
  if (p.label !== null && labels.has(p.label)) return true;
  return p.under !== null && labels.has(p.under) && (p.label === null || within.has(p.label) || p.label === p.under);
}

const within = new Set(['date', 'time', 'when', 'place', 'address', 'city', 'from', 'to']);

function fill(end: End, p: Passage, moment: Moment | null): void {
  if (moment && !end.moment) end.moment = moment;
  else if (moment?.time && end.moment && !end.moment.time) end.moment.time = moment.time;
  else if (end.moment && !end.moment.time) {
    const [time] = findTimes(p.text);
    if (time && !openingHours.test(p.shape)) end.moment.time = time.time;
  }
  if (end.place || openingHours.test(p.shape) || p.label === 'phone') return;
  const place = placeOf(p);
  if (place) end.place = { value: place, at: p.at, text: p.text };
}

const samePlaceWords = /\b(?:meme (?:lieu|agence|endroit)|same (?:place|location|station|branch))\b/;
const notPlaces = /[:€£$]|\d,\d\d/;
const openingHours = /\b(?:ouvert|open|opening|fermeture|closes|hours|horaires|night of|nuit du)\b/;

function momentIn(p: Passage, facts: DateFacts): Moment | null {
  const text = withoutFormer(p.text).replace(/\([^)]*\)/g, (cut) => ' '.repeat(cut.length));
  const [date] = findDates(text, facts);
  if (!date) return null;
  const time = findTimes(text).find((t) => !t.weak);
  return { day: date.day, sure: date.sure, time: time?.time, at: p.at + date.at, text: p.text };
}

/** The place of a line that may hold its date and time too: "13 Oct 2027, 12:30, Munich Airport". */
function placeOf(p: Passage): string | null {
  let text = p.text;
  const blank = (at: number, length: number) => {
    text = `${text.slice(0, at)}${'\0'.repeat(length)}${text.slice(at + length)}`;
  };
  for (const d of findDates(p.text, { contextDate: '2026-01-01', language: 'fr' })) blank(d.at, d.length);
  for (const t of findTimes(p.text)) blank(t.at, t.length);
  const part = text
    .split(/\0+/)
    .map((piece) =>
      piece
        .replace(/^[\s,|·:–—-]+|[\s,|·:–—-]+$/g, '')
        .replace(/^(?:at|à|a|le|on)(?: |$)/i, '')
        .replace(/^(?:[\s,–—-]*)(?:agence|station|branch) (?:de |d['’]|of )?(?=\p{Lu})/u, '')
        .trim(),
    )
    .find((piece) => /\p{L}{3}/u.test(piece) && !/^\(/.test(piece));
  if (!part || part.length > 140 || !/^(?:[\p{Lu}\d]|gare |aéroport |agence |station )/u.test(part)) return null;
  return part.replace(/\s*\((?![A-Z]{3}\))[^)]*\)\s*/g, ' ').trim();
}

/** A branch is its name; a hotel or a house is found by its whole address. */
function nameOf(printed: string, whole: boolean): string {
  const parts = printed.split(/\s*,\s*/);
  const isAddressed = parts.slice(1).some((part) => isStreet(part) || /\b\d{4,5}\b/.test(part));
  const [first = printed] = parts;
  if (isStreet(first) || (whole && isAddressed)) return printed;
  return isAddressed || /\b(?:airport|a[ée]roport|station|gare|hall|terminal|bahnhof)\b/i.test(first) ? first : printed;
}

function bookPlace(found: Found<string> | undefined, whole: boolean): Place | undefined {
  if (!found) return undefined;
  const name = nameOf(found.value, whole);
  return { name, zone: zoneOf(found.value) };
}

function zoneOf(printed: string): string | undefined {
  const address = readAddress([printed]);
  const known = address ? zoneOfAddress(address) : undefined;
  if (known) return known;
  const [first = ''] = printed.split(',');
  const place = findAirports(first)[0] ?? findStation(first) ?? undefined;
  if (place) return place.zone;
  const words = first.split(/[\s-]+/);
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const city = findCity(words.slice(0, length).join(' '));
    if (city) return city.zone;
  }
  return undefined;
}

function bookCar(
  hire: Hire,
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
): Candidate<RentalCarBooking> {
  const evidence = createEvidence(document.node);
  const from = bookPlace(hire.start.place, false);
  const to = bookPlace(hire.end.place, false) ?? from;
  const company = hirerOf(document, passages);
  const vehicle = passages.find((p) => p.label === 'vehicle' && !p.former);
  const car = vehicle ? modelOf(vehicle.text) : undefined;
  if (vehicle && car) evidence.put('car', vehicle);
  if (company) evidence.put('carrier', company);
  put(evidence, hire, shared);
  return {
    booking: {
      type: 'RentalCarReservation',
      ...common(shared),
      carrier: company ? { name: company.value } : undefined,
      car,
      from,
      to,
      departure: placeTime(hire.start.moment, from?.zone),
      arrival: placeTime(hire.end.moment, to?.zone ?? from?.zone),
    },
    evidence: evidence.all,
    rank: 'table',
    confidence: shared.reference ? 0.9 : 0.7,
    doubts: doubtsOf(hire),
  };
}

function bookTaxi(hire: Hire, document: TextDocument, shared: Shared): Candidate<TaxiBooking> {
  const evidence = createEvidence(document.node);
  const from = bookPlace(hire.start.place, true);
  put(evidence, hire, shared);
  return {
    booking: {
      type: 'TaxiReservation',
      ...common(shared),
      from,
      to: bookPlace(hire.end.place, true),
      departure: placeTime(
        hire.start.moment,
        from?.zone ?? (hire.end.place ? zoneOf(hire.end.place.value) : undefined),
      ),
    },
    evidence: evidence.all,
    rank: 'table',
    confidence: shared.reference ? 0.9 : 0.7,
    doubts: doubtsOf(hire),
  };
}

function put(evidence: ReturnType<typeof createEvidence>, hire: Hire, shared: Shared): void {
  if (hire.start.moment) evidence.put('departure', hire.start.moment);
  if (hire.end.moment) evidence.put('arrival', hire.end.moment);
  if (hire.start.place) evidence.put('from', hire.start.place);
  if (hire.end.place) evidence.put('to', hire.end.place);
  if (shared.reference) evidence.put('reference', shared.reference);
  if (shared.travelers[0]) evidence.put('travelers', shared.travelers[0]);
  if (shared.price) evidence.put('price', shared.price);
}

function common(shared: Shared) {
  return {
    reference: shared.reference?.value,
    travelers: shared.travelers.length > 0 ? shared.travelers.map((t) => t.value) : undefined,
    price: shared.price?.value,
    status: shared.status,
  };
}

function doubtsOf(hire: Hire): Candidate['doubts'] {
  return hire.start.moment?.sure === false || hire.end.moment?.sure === false
    ? [{ code: 'unsure-date', field: 'departure' }]
    : [];
}

function placeTime(moment: Moment | undefined, zone: string | undefined): PlaceTime | undefined {
  if (!moment) return undefined;
  return moment.time ? { local: `${moment.day}T${moment.time}:00`, zone } : { local: moment.day };
}

/** "D - Renault Megane Estate or similar" → "Renault Megane Estate". */
function modelOf(printed: string): string | undefined {
  const model = printed
    .replace(/^(?:.*\S)? ?[-–:] (?=.{3,60}\b(?:or similar|ou similaire|ou équivalent))/iu, '')
    .replace(/\s*(?:\bor similar|\bou (?:similaire|équivalent)|\(|,| [–—-] ).*$/iu, '')
    .trim();
  return model.length >= 3 && model.length <= 60 ? model : undefined;
}
