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
  const rides = rowsIn(text).flatMap((row) => rideOf(row, document));
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

type Ride = ReturnType<typeof draft<'TrainReservation'>>;
type Cell = { text: string; at: number };
/** What stands in the column of the trains' numbers, and what beside it. */
type Row = { kind: string; left: Cell[]; right: Cell[] };

/**
 * Each train of the ticket, whatever its printer sets beside the number: what the train is called, its two stations in one line or in
 * two, its hours below "DEPARTS" and "ARRIVES" or behind "Depart" and "Arrive", the car and the seat.
 */
function rowsIn(text: string): Row[] {
  const rows: Row[] = [];
  let column = -1;
  let open: Row | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const cells = [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({ text: match[0], at: at + match.index }));
    at += line.length + 1;
    const [first] = cells;
    if (!first) continue;
    const indent = line.indexOf(first.text);
    if (/^(?:TRAIN|BUS)$/.test(first.text)) {
      column = indent;
      open = { kind: first.text, left: [], right: cells.slice(1) };
      rows.push(open);
    } else if (indent < column || /^(?:PASSENGERS|IMPORTANT|Ticket Terms|Total)\b/.test(first.text)) open = undefined;
    else if (open) {
      const isLeft = indent <= column + 1;
      const isNumber = /^\d{1,4}$/.test(first.text) && !/^[A-Z][a-z]{2} \d{1,2},?$/.test(open.left.at(-1)?.text ?? '');
      // another train below the first
      if (isLeft && isNumber && open.left.length > 0) {
        open = { kind: open.kind, left: [], right: [] };
        rows.push(open);
      }
      if (isLeft) open.left.push(first);
      open.right.push(...cells.slice(isLeft ? 1 : 0));
    }
  }
  return rows;
}

const stationLike = /, [A-Z]{2}(?: \(|$)|^[A-Z][A-Z .'-]+ \([A-Z]/;
const ofHead = /^(?:DEPARTS?|ARRIVES?|ITINERARY|ACCOMMODATIONS?|Car|Seats?|Rooms?|\d)\b/i;
const clock = String.raw`\d{1,2}:\d\d ?[AP]M`;
const bothStations = /^(.{2,60}?, [A-Z]{2}(?: \([^()]{2,40}\))?) - (.{2,60}?, [A-Z]{2}(?: \([^()]{2,40}\))?)$/;

function rideOf({ kind, left, right }: Row, { node, contextDate }: TextDocument): Ride[] {
  const facts = { contextDate, language: 'en', order: 'mdy' } as const;
  const dayOf = (said: string) => findDates(said, facts)[0]?.day;
  const [number, ...below] = left;
  const beside = right.map(({ text }) => text).join('  ');
  const told = below.map(({ text }) => text).join(' ');
  const stations = right.flatMap((cell): Cell[] => {
    const [, from, to] = bothStations.exec(cell.text) ?? [];
    if (from && to) return [from, to].map((text) => ({ text, at: cell.at + cell.text.indexOf(text) }));
    return stationLike.test(cell.text) && !ofHead.test(cell.text) ? [cell] : [];
  });
  const [from, to, more] = stations;
  const [leaves, lands] = [...beside.matchAll(new RegExp(clock, 'g'))].map(([text]) => text);
  if (!number || !/^\d{1,4}$/.test(number.text) || !from || !to || more || !leaves || !lands) return [];
  const said = (word: string) => new RegExp(`\\b${word} ${clock},? +(\\p{L}.{5,40}?)(?:  |$)`, 'u').exec(beside)?.[1];
  // the day may stand alone in a line beside the number, too
  const alone = right.find(({ text }) => /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(text))?.text;
  const day = dayOf(said('Depart') ?? alone ?? told);
  const departure = timeOf(day, leaves);
  if (!departure) return [];
  const isName = ({ text }: Cell) => /^[A-Z][A-Z '-]{3,40}$/.test(text) && !ofHead.test(text);
  const title = right.find(isName);
  // "Lake" over "Shore" over "Limited"
  const named = title ? [title] : below.filter(({ text }) => /^[A-Z][A-Za-z '-]{2,40}$/.test(text));
  const name = named.map(({ text }) => text).join(' ');
  // "ARRIVES (Mon Nov 22)", "ARRIVES Tue, Nov 23, 2027 4:53 PM"
  const landing =
    said('Arrive') ?? /ARRIVES \(?([A-Z][a-z]{2},? [A-Z][a-z]{2} \d{1,2}(?:, \d{4})?)\b/.exec(beside)?.[1];
  const landed = landing && dayOf(/20\d\d/.test(landing) ? landing : `${landing}, ${departure.local.slice(0, 4)}`);
  const at = (cell: Cell | undefined) => (cell ? { node, ...cell } : undefined);
  const ride = draft((kind === 'BUS' ? 'BusReservation' : 'TrainReservation') as 'TrainReservation');
  ride.set('line', name, at(named[0]));
  ride.set('number', number.text, at(number));
  ride.set('from', stationOf(from.text), at(from));
  ride.set('to', stationOf(to.text), at(to));
  ride.set('departure', departure, at(right.find(({ text }) => text.includes(leaves))));
  ride.set('arrival', arrivalOf(departure, landed, lands), at(right.findLast(({ text }) => text.includes(lands))));
  // "Car 4 - Seat 12A", "Car 0730  Room 004"
  const [, coach, seat] = /\bCar (\w{1,4})(?: ?[-,] ?| +)(?:Seat|Room)s? (\w{1,4})\b/i.exec(beside) ?? [];
  const seated = right.find(({ text }) => /\b(?:Seat|Room)/i.test(text));
  if (seat) ride.set('seats', [{ coach, number: seat }], at(seated));
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
