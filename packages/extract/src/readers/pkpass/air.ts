import type { Candidate, Evidence, Seat } from '../../booking.ts';
import { hasClock, readIsoTime } from '../../iso-time.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { PlainDay, WalletPass } from '../../source.ts';
import { draft } from '../draft.ts';
import { splitFlightNumber } from '../schema-org/reservation.ts';
import { printedIcao } from '../text/journeys/flight-numbers.ts';
import { endsOf } from './ends.ts';
import { evidenceOf, fieldNamed, fieldOf, semantic, taggedTraveler, travelerOf } from './fields.ts';
import { arrives, boards, dayPrinted, departs, evidenceOfMoment, type Moment, momentOf, timeAt } from './moments.ts';

/** A boarding pass: the barcode's flights where it has them, with the gate, the names and the clock that only the print says. */
export function readAirPass(pass: WalletPass, node: string, contextDate: PlainDay, codes: Candidate[]): Candidate[] {
  const day = codes.length > 0 ? dayOfCode(codes) : dayOfPass(pass, contextDate);
  const printed = readPrint(pass, node, day, codes.length > 0, contextDate);
  return printed ? [...codes, printed] : codes;
}

function dayOfCode(codes: Candidate[]): PlainDay | undefined {
  const [first] = codes;
  return first?.booking.type === 'FlightReservation' ? first.booking.departure?.local.slice(0, 10) : undefined;
}

/** When it comes up on the phone, which the caller gives as context, unless it prints a day of its own. */
function dayOfPass(pass: WalletPass, contextDate: PlainDay): PlainDay | undefined {
  return dayPrinted(pass, contextDate)?.day ?? (pass.relevantDate ? contextDate : undefined);
}

function readPrint(
  pass: WalletPass,
  node: string,
  day: PlainDay | undefined,
  hasCode: boolean,
  contextDate: PlainDay,
): Candidate | null {
  const { semantics } = pass;
  const flight = draft('FlightReservation');
  const said = (key: string): Evidence => ({ node, at: `/semantics/${key}`, text: semantic(semantics, key) ?? '' });

  const numberAt = fieldNamed(pass, /^flight|vol\b|flug/i, 'flight');
  const printed = splitFlightNumber(withIata(numberAt?.value.trim() ?? ''));
  const number = semantic(semantics, 'flightNumber') ?? printed.digits;
  flight.set('number', number, semantic(semantics, 'flightNumber') ? said('flightNumber') : evidenceOf(node, numberAt));
  const iata = semantic(semantics, 'airlineCode') ?? printed.airline;
  const name = semantic(semantics, 'transitProvider') ?? pass.organization;
  if (iata) flight.set('carrier', name ? { iata, name } : { iata }, evidenceOf(node, numberAt));

  const [from, to] = endsOf(pass, contextDate);
  for (const [field, end, key] of [
    ['from', from, 'departureAirport'],
    ['to', to, 'destinationAirport'],
  ] as const) {
    const code = semantic(semantics, `${key}Code`) ?? (end?.code?.length === 3 ? end.code : undefined);
    const placeName = semantic(semantics, `${key}Name`) ?? end?.name;
    const evidence = evidenceOf(node, end?.field);
    if (code) flight.set(field, placeName ? { iata: code, name: placeName } : { iata: code }, evidence);
  }

  setTimes(flight.set, pass, node, day, hasCode, [from?.moment, to?.moment]);
  const gate = fieldOf(pass, /gate|porte\b|flugsteig|puerta|uscita/i, /^[A-Z]{0,2} ?\d{1,3} ?[A-Z]?$|^[A-Z]$/i);
  flight.set('gate', semantic(semantics, 'departureGate') ?? gate?.value.trim(), evidenceOf(node, gate));
  const terminal = fieldOf(pass, /terminal/i, /^.{1,12}$/);
  flight.set(
    'departureTerminal',
    semantic(semantics, 'departureTerminal') ?? terminal?.value,
    evidenceOf(node, terminal),
  );
  flight.set('boardingGroup', semantic(semantics, 'boardingGroup') ?? fieldNamed(pass, /group|zone/i)?.value);
  const seat = fieldOf(pass, /^seat|sitz|siège|\bplace\b|asiento|posto|stoel|plats\b/i, /^0?\d{1,3} ?[A-Z]$/, 'seat');
  if (seat) flight.set('seats', [{ number: seat.value.replace(/ |^0/g, '') }], evidenceOf(node, seat));
  else setSeats(flight.set, semantics);
  const reference = fieldNamed(
    pass,
    /^(?:pnr|confirmation|record.?loc|filekey)|booking ref|référence|réservation|dossier|buchung|localizador|prenotazione/i,
    'reference',
  );
  const confirmation = semantic(semantics, 'confirmationNumber') ?? reference?.value;
  if (confirmation && /^[A-Z0-9]{5,8}$/.test(confirmation))
    flight.set('reference', confirmation, evidenceOf(node, reference));
  setTraveler(flight.set, pass, node);
  const { booking } = flight;
  return booking.from && booking.to && (booking.number || hasCode) ? flight.done('markup', 0.9) : null;
}

/** "EZY2815", as some print their flights, is the U2 2815 of their timetable. */
function withIata(number: string): string {
  return number.replace(/^([A-Z]{3}) ?(?=\d{1,4}$)/, (_, letters: string) => printedIcao[letters] ?? '');
}

type Set = ReturnType<typeof draft<'FlightReservation'>>['set'];

function setTimes(
  set: Set,
  pass: WalletPass,
  node: string,
  day: PlainDay | undefined,
  hasCode: boolean,
  large: readonly (Moment | undefined)[],
): void {
  const departure = readIsoTime(
    semantic(pass.semantics, 'currentDepartureDate') ?? semantic(pass.semantics, 'originalDepartureDate'),
  );
  // sellers forget to move these with the flight; the barcode's day is checked at the gate
  const isTrusted = departure && (!hasCode || departure.local.slice(0, 10) === day);
  const arrival = readIsoTime(
    semantic(pass.semantics, 'currentArrivalDate') ?? semantic(pass.semantics, 'originalArrivalDate'),
  );
  if (isTrusted) {
    set('departure', departure, { node, at: '/semantics/currentDepartureDate', text: departure.local });
    if (arrival) set('arrival', arrival, { node, at: '/semantics/currentArrivalDate', text: arrival.local });
  }
  if (!day) return;
  const [leaves, lands, calls] = [departs, arrives, boards].map((about, i) => momentOf(pass, about, day) ?? large[i]);
  // of a day that the code denies nothing is believed
  const onDay = (moment: typeof leaves) => (moment?.day === undefined || moment.day === day ? moment : undefined);
  const departing = timeAt(onDay(leaves), day);
  if (departing && !(isTrusted && hasClock(departure))) set('departure', departing, evidenceOfMoment(node, leaves));
  // lands the same day until the zones say otherwise; without the hour of leaving nobody could tell
  if (departing) set('arrival', timeAt(lands, day), evidenceOfMoment(node, lands));
  set('boarding', timeAt(onDay(calls), day), evidenceOfMoment(node, calls));
  set('departure', { local: day });
}

function setSeats(set: Set, semantics: JsonObject): void {
  const list = Array.isArray(semantics.seats) ? semantics.seats.filter(isObject) : [];
  const seats = list.flatMap((one): Seat[] => {
    const said = [
      semantic(one, 'seatIdentifier'),
      semantic(one, 'seatNumber'),
      `${semantic(one, 'seatRow')}${semantic(one, 'seatNumber')}`,
    ];
    const number = said.find((text) => /^\d{1,3}[A-Z]$/.test(text ?? ''));
    return number ? [{ number }] : [];
  });
  if (seats.length > 0 && seats.length === list.length) set('seats', seats);
}

function setTraveler(set: Set, pass: WalletPass, node: string): void {
  const tagged = taggedTraveler(pass);
  if (tagged) set('travelers', [tagged]);
  const found = travelerOf(pass);
  if (found) set('travelers', [found.person], evidenceOf(node, found.field));
}
