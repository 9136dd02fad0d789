import type { Candidate, LodgingBooking, Person } from '../../booking.ts';
import { fold } from '../../knowledge/index.ts';
import type { DateFacts } from '../../text/dates.ts';
import { addDays, daysBetween } from '../../text/days.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { zoneOfAddress } from '../text/addresses.ts';
import { createEvidence } from '../text/evidence.ts';
import type { Found } from '../text/found.ts';
import { findHotel } from '../text/hotel-place.ts';
import { nightsIn } from '../text/nights.ts';
import type { ToldReference } from '../text/references-by-kind.ts';
import { codeFor } from './codes.ts';
import type { Item } from './items.ts';
import { daysIn, type SaidDay, type WholeDay } from './said-days.ts';

/** What the whole order says, for its pieces. */
export type OrderFacts = {
  document: TextDocument;
  dates: DateFacts;
  travelers: readonly Found<Person>[];
  /** The whole dates of its text, in order. */
  wholeDays: readonly WholeDay[];
  /** Dates that are all their line says: titles of the days of a programme. */
  dayTitles: readonly WholeDay[];
  /** Cells that are but a date, by the row that they open: the day of all that stands beside. */
  rowDays: ReadonlyMap<number, WholeDay>;
  /** Numbers that it tells apart from the bookings, for all of a kind. */
  told: readonly ToldReference[];
  /** Where it says that a room is left. */
  leaving: readonly number[];
  journey?: Journey;
  /** Of the whole paper, where it is about one booking. */
  reference?: Found<string> | null;
};

/** The day of the first arrival and that of the last departure, where the order has a journey. */
export type Journey = { from: string; to: string };

/** A night in a hotel whose piece says everything itself: the house with its address, both days, its number. */
export function stayIn(item: Item, facts: OrderFacts): Candidate<LodgingBooking> | null {
  if (item.text.length > 3000 || !speaksOfStay(item)) return null;
  const reference = codeFor(item, 'LodgingReservation', facts.told);
  const said = daysIn(item, facts.dates, facts.wholeDays).filter((day) => !aside.test(lead(item, day, 40)));
  const days =
    withNights(item, said, facts) ??
    betweenTitles(item, said, facts) ??
    (said.length > 0 ? said : daysOfJourney(item, facts.journey));
  const [first, second] = [...new Map(days.map((day) => [day.day, day])).values()];
  if (!reference || !first || !second || new Set(days.map((day) => day.day)).size !== 2) return null;
  const nights = daysBetween(first.day, second.day);
  if (nights < 1 || nights > 60) return null;
  const hotel = findHotel({ ...facts.document, text: item.text }, item.passages);
  const address = hotel?.value.address;
  if (!hotel || !address?.city) return null;
  const { name, phone } = hotel.value;
  const zone = zoneOfAddress(address);
  const evidence = createEvidence(facts.document.node);
  evidence.put('place', hotel);
  evidence.put('reference', reference);
  evidence.put('checkIn', first);
  evidence.put('checkOut', second);
  const travelers = guestsOf(item, facts.travelers);
  if (travelers[0]) evidence.put('travelers', travelers[0]);
  const times = timesOf(item, first, second);
  const moment = (day: string, time: string | undefined) =>
    time ? { local: `${day}T${time}:00`, zone } : { local: day };
  return {
    booking: {
      type: 'LodgingReservation',
      reference: reference.value,
      travelers: travelers.length > 0 ? travelers.map((found) => found.value) : undefined,
      place: {
        name: name.replace(/ \*+$/, '').replace(/^the (?=\p{Lu})/u, ''),
        street: address.street,
        postcode: address.postcode,
        // "Sydney NSW": the state is none of the town's name
        city: address.city.replace(/(?<=\p{L}) [A-Z]{2,3}$/u, ''),
        country: address.country,
        phone,
        zone,
      },
      checkIn: moment(first.day, times.in),
      checkOut: moment(second.day, times.out),
    },
    evidence: evidence.all,
    rank: 'table',
    confidence: 0.5,
    doubts: first.sure && second.sure ? [] : [{ code: 'unsure-date', field: 'checkIn' }],
  };
}

/** By its words, or by the heads of its table. */
function speaksOfStay(item: Item): boolean {
  return (
    stayWords.test(item.shape) ||
    item.passages.some((p) => p.label === 'hotel' || p.label === 'checkIn' || p.label === 'nights')
  );
}

const stayWords =
  /\b(?:hotels?|rooms?|chambres?|nights?|nuits?|check[- ]?in|in ?\/ ?out|arriv\w+|accommodation|hebergement|lodge|inn|auberge|residence|sejour|staying)\b/;
const aside =
  /\b(?:cancel\w*|annul\w*|deadline|limite|issued|emis|prepared|before|avant le|until|jusqu'au|modif\w*|paid|verser|gratuit\w*|free)\b[^\n]*$/;

/** The day under whose title a piece stands: of its row, or of the part of a programme. */
export function dayOver(item: Item, { rowDays, dayTitles }: OrderFacts): WholeDay | undefined {
  const [p] = item.passages;
  const ofRow = p?.inTable ? rowDays.get(p.row) : undefined;
  return ofRow ?? dayTitles.findLast(({ at }) => at < (p?.at ?? 0));
}

/** "The room is yours from 2 pm on the day of your arrival", for as many nights as the journey has. */
function daysOfJourney(item: Item, journey: Journey | undefined): SaidDay[] {
  const nights = nightsIn(item.shape);
  const [p] = item.passages;
  if (!nights || !journey || !p || daysBetween(journey.from, journey.to) !== nights.count) return [];
  const place = { sure: false, from: nights.at, to: nights.at, at: p.at, text: p.text.slice(0, 200) };
  return [
    { ...place, day: journey.from },
    { ...place, day: journey.to },
  ];
}

/** "2 nights, out Wednesday 5 May": one day and the number of nights; the title of the day where there is none. */
function withNights(item: Item, said: readonly SaidDay[], { dayTitles }: OrderFacts): SaidDay[] | null {
  const nights = nightsIn(item.shape);
  const [only] = said;
  if (!nights || new Set(said.map(({ day }) => day)).size > 1) return null;
  const { count, at } = nights;
  if (only) {
    const isLast = /\b(?:out|until|to|au|jusqu'au|depart\w*|leaving)\b[^\d\n]{0,16}$/.test(lead(item, only, 24));
    const other = { ...only, day: addDays(only.day, isLast ? -count : count) };
    return isLast ? [other, only] : [only, other];
  }
  const [p] = item.passages;
  const title = p && dayTitles.findLast(({ at }) => at < p.at);
  if (!p || !title) return null;
  const place = { sure: true, from: at, to: at, at: p.at, text: p.text.slice(0, 200) };
  return [
    { ...place, day: title.day },
    { ...place, day: addDays(title.day, count) },
  ];
}

/** "Check in at …" under one day's title and "Check out" under another's. */
function betweenTitles(item: Item, said: readonly SaidDay[], { dayTitles, leaving }: OrderFacts): SaidDay[] | null {
  const [p] = item.passages;
  const arrives =
    item.passages.some(({ label }) => label === 'checkIn') ||
    /\bcheck(?:ing)?[ -]?in\b|\barrivee a l'|\binstallation\b/.test(item.shape);
  if (!p || said.length > 0 || !arrives) return null;
  const first = dayTitles.findLast(({ at }) => at < p.at);
  const out = leaving.find((at) => at > p.at);
  const last = out === undefined ? undefined : dayTitles.findLast(({ at }) => at < out);
  if (!first || !last || last.day <= first.day) return null;
  return [first, last].map(({ day, at }) => ({ day, sure: true, from: 0, to: 0, at, text: p.text.slice(0, 200) }));
}

function lead(item: Item, { from }: SaidDay, length: number): string {
  return item.shape.slice(Math.max(0, from - length), from);
}

/** The traveller whom the piece names; all of them where it names none. */
function guestsOf(item: Item, travelers: readonly Found<Person>[]): readonly Found<Person>[] {
  const text = ` ${fold(item.text)} `;
  const named = travelers.filter(({ value }) => {
    const words = fold(value.name ?? '').split(' ');
    return words.length > 1 && (text.includes(` ${words.at(-1)} `) || text.includes(` ${words.join(' ')} `));
  });
  return named.length > 0 ? named : travelers;
}

/** What may stand between a day and its time. */
const between =
  /^[ ,(]{0,3}(?:(?:ab|bis|vor|um|from|after|by|before|until|at|a partir de|a compter de|des|avant|apres|jusqu'a|au plus tard(?: a)?|pas avant|no later than|not before|a|de|dalle|entro)(?: les)? ?)?$/;

/** "18 Jan 2028" over "15:00" in one cell. */
const timeBelow = /^\n\d{1,2} ?[:.h] ?\d\d/;

/** "Check-in 15.00, check-out 11.30", "Arrivée après 16h00", "14 Sep 2027 15:00"; never when a guest means to come. */
function timesOf(item: Item, first: SaidDay, second: SaidDay): { in?: string; out?: string } {
  const times: { in?: string; out?: string } = {};
  const areBelow = [first, second].every(({ to }) => timeBelow.test(item.shape.slice(to, to + 12)));
  for (const { at, time } of findTimes(item.text)) {
    const before = item.shape.slice(Math.max(0, at - 60), at);
    const words = [
      ...before.matchAll(
        /[\n;]|\b(?:(check-?in|arriv\w*|ready|pretes?|entrer|let you in|chambre vous attend|disposition|disponibles?|any ?time|in)|(check-?out|depart\w*|liber\w*|vacate|quitter|leave it|keys? back|rooms? back|rendre|rendue?s?|out))\b/g,
      ),
    ];
    if (
      /\b(?:request\w*|expected|prevue?|early|demande\w*|annonce\w*|cancel\w*|annul\w*|reception|petit-dejeuner|breakfast)\b[^\n;.]*$/.test(
        before,
      )
    )
      continue;
    const last = words.filter((match) => match[1] || match[2]).at(-1);
    const beside = [first, second].find(
      (said) => at >= said.to && (areBelow ? at === said.to + 1 : between.test(item.shape.slice(said.to, at))),
    );
    if (beside) times[beside === first ? 'in' : 'out'] ??= time;
    else if (last) times[last[1] ? 'in' : 'out'] ??= time;
  }
  return times;
}
