import type { Candidate, Place, PlaceTime } from '../../booking.ts';
import { nextDay } from '../../instants.ts';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import type { TextDocument } from '../../text-document.ts';
import { draft } from '../draft.ts';
import type { Reader } from '../reader.ts';
import { placeIn } from '../text/journeys/printed-place.ts';
import { sharedOf } from '../text/shared.ts';

/**
 * Tickets of Amtrak as its printer sets them: the number of the train stands in front of where it leaves, and the parts of one day
 * in the lines below it, "176" over "Oct 6" over "2023".
 */
export const amtrakReader: Reader = {
  name: 'amtrak',
  readsAll: true,
  mayRead: (node) =>
    node.content.of === 'print' &&
    /\bamtrak\b/i.test(node.content.print.text) &&
    /^ *(?:TRAIN|BUS) {2,}/m.test(node.content.print.text),
  read(node) {
    return { candidates: node.content.of === 'print' ? readTicket(node.content.print) : [], doubts: [] };
  },
};

function readTicket(document: TextDocument): Candidate[] {
  const { reference, travelers, price, status } = sharedOf(document);
  if (!reference) return [];
  const text = document.text.slice(0, 30_000);
  const rides = [...text.matchAll(inColumns), ...text.matchAll(inLines)].flatMap((match) => rideOf(match, document));
  const at = ({ at, text }: { at: number; text: string }) => ({ node: document.node, at, text });
  const [first] = travelers;
  return rides.map((ride) => {
    ride.set('reference', reference.value, at(reference));
    if (first)
      ride.set(
        'travelers',
        travelers.map(({ value }) => value),
        at(first),
      );
    if (price) ride.set('price', price.value, at(price));
    ride.set('status', status ?? 'confirmed');
    return ride.done('table', 0.9);
  });
}

const clock = String.raw`\d{1,2}:\d\d ?[AP]M`;
/** "1 Roomette", "Car 0730  Room 004", at the right edge of a line. */
const edge = String.raw`(?: {2,}(?<KIND>\S.*?))? *\n`;

/**
 * "TRAIN   NORTHEAST REGIONAL   DEPARTS   ARRIVES (Fri Oct 6)" over "176   WASHINGTON - UNION STATION, DC   12:02 PM   3:35 PM" over
 * "Oct 6   NEW YORK - MOYNIHAN TRAIN HALL, NY" over "2023   1 Reserved Coach Seat   Car 4 - Seat 12A".
 */
const inColumns = new RegExp(
  [
    String.raw`^ *(?<kind>TRAIN|BUS) {2,}(?<name>\S.{2,40}?) {2,}DEPARTS {2,}ARRIVES(?: \((?<landing>[^()\n]{5,24})\))? *\n`,
    String.raw` *(?<number>\d{1,4}) {2,}(?<from>\S.{2,60}?) {2,}(?<leaves>${clock}) {2,}(?<lands>${clock}) *\n`,
    String.raw` *(?<day>[A-Z][a-z]{2} \d{1,2}),? {2,}(?<to>\S.{2,60}?)(?: {2,}\S.{0,60})? *\n`,
    String.raw` *(?<year>20\d\d) {2,}(?<seats>\S.*)`,
  ].join(''),
  'gm',
);

/**
 * "7   EMPIRE BUILDER   1 Roomette" over "CHICAGO UNION STATION, IL - SEATTLE, WA (KING STREET)   Car 0730  Room 004" over "Depart
 * 3:05 PM  Saturday, May 21, 2022" and "Arrive …".
 */
const inLines = new RegExp(
  [
    String.raw`^ *(?<number>\d{1,4}) {2,}(?<name>\S.{2,40}?)${edge.replace('KIND', 'what')}`,
    String.raw` *(?<from>\S.{2,60}?, [A-Z]{2}(?: \([^()\n]{2,40}\))?) - (?<to>\S.{2,60}?, [A-Z]{2}(?: \([^()\n]{2,40}\))?)${edge.replace('KIND', 'seats')}`,
    String.raw` *Depart (?<leaves>${clock}),? +(?<day>\S.{5,40}?)(?: {2,}.*)?\n`,
    String.raw` *Arrive (?<lands>${clock}),? +(?<landing>\S.{5,40}?)(?: {2,}.*)?$`,
  ].join(''),
  'gm',
);

function rideOf(match: RegExpExecArray, { node, contextDate }: TextDocument) {
  const {
    kind,
    name,
    number,
    from = '',
    to = '',
    leaves = '',
    lands = '',
    day = '',
    year,
    landing,
    seats,
  } = match.groups ?? {};
  const facts = { contextDate, language: 'en', order: 'mdy' } as const;
  const dayOf = (said: string) => findDates(said, facts)[0]?.day;
  const departure = timeOf(dayOf(year ? `${day}, ${year}` : day), leaves);
  if (!departure) return [];
  const at = (text: string | undefined) =>
    text === undefined ? undefined : { node, at: match.index + match[0].indexOf(text), text };
  const ride = draft((kind === 'BUS' ? 'BusReservation' : 'TrainReservation') as 'TrainReservation');
  ride.set('line', name, at(name));
  ride.set('number', number, at(number));
  ride.set('from', stationOf(from), at(from));
  ride.set('to', stationOf(to), at(to));
  ride.set('departure', departure, at(leaves));
  ride.set('arrival', arrivalOf(departure, landing && dayOf(year ? `${landing}, ${year}` : landing), lands), at(lands));
  // "Car 4 - Seat 12A", "Car 0730  Room 004"
  const [, coach, seat] = /\bCar (\w{1,4})(?: ?[-,] ?| +)(?:Seat|Room)s? (\w{1,4})\b/i.exec(seats ?? '') ?? [];
  if (seat) ride.set('seats', [{ coach, number: seat }], at(seats));
  return [ride];
}

function timeOf(day: string | undefined, clock: string): PlaceTime | undefined {
  const [time] = findTimes(clock);
  return day && time ? { local: `${day}T${time.time}:00` } : undefined;
}

/** On the day that is printed, which over a new year is one of the year behind; else on the next where the hour is an earlier one. */
function arrivalOf(departure: PlaceTime, day: string | undefined, clock: string): PlaceTime | undefined {
  const printed = day && day < departure.local.slice(0, 10) ? `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` : day;
  const arrival = timeOf(printed ?? departure.local.slice(0, 10), clock);
  return arrival && !printed && arrival.local < departure.local ? nextDay(arrival) : arrival;
}

/** "WASHINGTON - UNION STATION, DC", as it is printed. */
function stationOf(name: string): Place {
  const known = placeIn(name, { labelled: true, timed: true });
  const place = known?.station ?? known?.city;
  return { name, ...(place ? { country: place.country, zone: place.zone } : {}) };
}
