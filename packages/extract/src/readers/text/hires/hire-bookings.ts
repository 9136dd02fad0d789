import type { Candidate, PlaceTime, RentalCarBooking, TaxiBooking } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { isModel } from '../../order/rides/ride-events.ts';
import { createEvidence } from '../evidence.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import type { Shared } from '../shared.ts';
import type { Hire, Moment } from './hire.ts';
import { bookPlace, zoneOf } from './hire-place.ts';
import { hirerOf, writerOf } from './hirers.ts';

/** A hired car: one that goes back somewhere, from a company that the paper may name. */
export function bookCar(
  hire: Hire,
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
): Candidate<RentalCarBooking> {
  const evidence = createEvidence(document.node);
  const from = bookPlace(hire.start.place, false);
  const to = bookPlace(hire.end.place, false) ?? from;
  const named = hirerOf(document, passages) ?? writerOf(document, passages);
  const company = named && withoutBranch(named, from?.name, to?.name);
  const vehicles = passages.filter(
    (p) => !p.former && (p.label === 'vehicle' || (p.label === 'class' && saysSimilar.test(p.text))),
  );
  // "Intermediate SUV" over "Toyota RAV4 or similar"
  const vehicle = vehicles.find(({ text }) => saysSimilar.test(text)) ?? vehicles[0] ?? onlySimilar(passages);
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

/** "Loc'Armor Rennes Sud" writes of Loc'Armor Rennes Sud and of Loc'Armor Brest Port: what both are called is the company. */
function withoutBranch(named: Found<string>, from = '', to = ''): Found<string> {
  const [words, others] = [from.split(' '), to.split(' ')];
  const first = words.findIndex((word, i) => word !== others[i]);
  const shared = first > 0 ? words.slice(0, first).join(' ') : '';
  return shared.length > 3 && plain(named.value).startsWith(`${plain(shared)} `) ? { ...named, value: shared } : named;
}

/** "Nissan Rogue or similar, manual, unlimited mileage" in a line of its own, the only one of the paper that says so. */
function onlySimilar(passages: readonly Passage[]): Passage | undefined {
  const [only, more] = passages.filter((p) => !p.former && saysSimilar.test(p.text));
  const isAlone = only && only.text.length < 80 && endsSimilar.test(only.text) && !offered.test(only.shape);
  return isAlone && !more ? only : undefined;
}

/** A driver who comes: fetched at one moment, and set down somewhere. */
export function bookTaxi(hire: Hire, document: TextDocument, shared: Shared): Candidate<TaxiBooking> {
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

/** "Catégorie intermédiaire, Toyota Corolla ou semblable": the class, before a car of a make that everybody knows. */
function withoutClass(printed: string): string {
  const [first = '', ...car] = printed.split(', ');
  return /^(?:cat[ée]gor|groupe?|class)[^\d]*$/i.test(first) && isModel(car[0] ?? '') ? car.join(', ') : printed;
}

/** "D - Renault Megane Estate or similar" → "Renault Megane Estate". */
function modelOf(printed: string): string | undefined {
  // "B (Citroën C3 ou équivalent)", "Group C – (CDMR) Vauxhall Astra or similar"
  const inside = inBrackets.exec(printed)?.[1] ?? printed;
  const model = withoutClass(inside)
    .replace(/\([A-Z]{4}\) (?=\p{L})/u, '')
    .replace(groupBefore, '')
    .replace(/^(?:cat(?:egory|[ée]gorie)?|groupe?|gr|class[e]?)\.? [A-Z]{1,4}\d?, (?=\p{Lu}\p{Ll})/iu, '')
    .replace(behindModel, '')
    .trim();
  return model.length >= 3 && model.length <= 60 ? model : undefined;
}

const similar =
  '(?:or (?:similar|equivalent)|ou (?:similaire|semblable|équivalente?|similar)|oder (?:ähnlich|gleichwertig)|o (?:similare|equivalente|similar)|of (?:gelijkwaardig|vergelijkbaar))';
const saysSimilar = new RegExp(String.raw`\b${similar}`, 'iu');
const endsSimilar = new RegExp(String.raw`^\p{Lu}.*\b${similar}\)?(?:(?:,| [–—-]) ?[^.:;\d]{3,30}){0,2}\.?$`, 'iu');
const offered = /\b(?:upgrade|offers?|instead|from|ab|des|da|desde|only|nur|seulement|surclass\w*)\b|[€$£]/;
const inBrackets = new RegExp(String.raw`\(([^()]{3,50}\b${similar})\)`, 'iu');
const groupBefore = new RegExp(String.raw`^(?:.*\S)? ?[-–—:] (?=.{3,60}\b${similar})`, 'iu');
const behindModel = new RegExp(String.raw`\s*(?:\b${similar}|\(|,| [–—-] ).*$`, 'iu');
