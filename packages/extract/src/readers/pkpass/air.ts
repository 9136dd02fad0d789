import type { Candidate, Evidence, PlaceTime } from '../../booking.ts';
import { readIsoTime } from '../../iso-time.ts';
import { isObject } from '../../json.ts';
import type { PlainDay, WalletPass } from '../../source.ts';
import { draft } from '../draft.ts';
import { splitFlightNumber } from '../schema-org/reservation.ts';
import { clockOf, evidenceOf, fieldNamed, semantic } from './fields.ts';

/** A boarding pass: the barcode's flights where it has them, with the gate, the names and the clock that only the print says. */
export function readAirPass(pass: WalletPass, node: string, contextDate: PlainDay, codes: Candidate[]): Candidate[] {
  const printed = readPrint(pass, node, codes.length > 0 ? dayOfCode(codes) : contextDate, codes.length > 0);
  return printed ? [...codes, printed] : codes;
}

function dayOfCode(codes: Candidate[]): PlainDay | undefined {
  const [first] = codes;
  return first?.booking.type === 'FlightReservation' ? first.booking.departure?.local.slice(0, 10) : undefined;
}

function readPrint(pass: WalletPass, node: string, day: PlainDay | undefined, hasCode: boolean): Candidate | null {
  const { semantics } = pass;
  const flight = draft('FlightReservation');
  const said = (key: string): Evidence => ({ node, at: `/semantics/${key}`, text: semantic(semantics, key) ?? '' });

  const numberAt = fieldNamed(pass, /^flight|vol\b|flug/i);
  const printed = splitFlightNumber(numberAt?.value ?? '');
  const number = semantic(semantics, 'flightNumber') ?? printed.digits;
  flight.set('number', number, semantic(semantics, 'flightNumber') ? said('flightNumber') : evidenceOf(node, numberAt));
  const iata = semantic(semantics, 'airlineCode') ?? printed.airline;
  const name = semantic(semantics, 'transitProvider') ?? pass.organization;
  if (iata) flight.set('carrier', name ? { iata, name } : { iata }, evidenceOf(node, numberAt));

  const [from, to] = pass.fields.filter((field) => field.section === 'primaryFields');
  for (const [field, end, key] of [
    ['from', from, 'departureAirport'],
    ['to', to, 'destinationAirport'],
  ] as const) {
    const code = semantic(semantics, `${key}Code`) ?? (/^[A-Z]{3}$/.test(end?.value ?? '') ? end?.value : undefined);
    const placeName = semantic(semantics, `${key}Name`) ?? nameOf(end?.label);
    if (code) flight.set(field, placeName ? { iata: code, name: placeName } : { iata: code }, evidenceOf(node, end));
  }

  setTimes(flight.set, pass, node, day, hasCode);
  const gate = fieldNamed(pass, /gate|porte|flugsteig/i);
  flight.set('gate', semantic(semantics, 'departureGate') ?? gate?.value, evidenceOf(node, gate));
  const terminal = fieldNamed(pass, /terminal/i);
  flight.set(
    'departureTerminal',
    semantic(semantics, 'departureTerminal') ?? terminal?.value,
    evidenceOf(node, terminal),
  );
  flight.set('boardingGroup', semantic(semantics, 'boardingGroup') ?? fieldNamed(pass, /group|zone/i)?.value);
  const seat = fieldNamed(pass, /^seat|siège|place|sitz/i);
  if (seat && /^\d{1,3}[A-Z]$/.test(seat.value)) flight.set('seats', [{ number: seat.value }], evidenceOf(node, seat));
  const reference = fieldNamed(pass, /^(?:pnr|confirmation|record.?loc|filekey)|booking ref|référence|buchungscode/i);
  const confirmation = semantic(semantics, 'confirmationNumber') ?? reference?.value;
  if (confirmation && /^[A-Z0-9]{5,8}$/.test(confirmation))
    flight.set('reference', confirmation, evidenceOf(node, reference));
  setTraveler(flight.set, pass, node);
  const { booking } = flight;
  return booking.from && booking.to && (booking.number || hasCode) ? flight.done('markup', 0.9) : null;
}

type Set = ReturnType<typeof draft<'FlightReservation'>>['set'];

function setTimes(set: Set, pass: WalletPass, node: string, day: PlainDay | undefined, hasCode: boolean): void {
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
  const at = (pattern: RegExp): [PlaceTime | undefined, Evidence | undefined] => {
    const field = fieldNamed(pass, pattern);
    const clock = clockOf(field?.value);
    return [clock ? { local: `${day}T${clock}` } : undefined, evidenceOf(node, field)];
  };
  // what is printed as "departs" beside an airport is a place, so only a clock counts
  set('departure', ...at(/^(?:depart(?:ure|s)?.?time|dep.?time|std|etd|heure de départ|abflug)/i));
  set('boarding', ...at(/^board|embarquement/i));
  set('departure', { local: day });
}

function setTraveler(set: Set, pass: WalletPass, node: string): void {
  const said = pass.semantics.passengerName;
  if (isObject(said)) {
    const givenName = semantic(said, 'givenName');
    const familyName = semantic(said, 'familyName');
    if (familyName)
      set('travelers', [{ name: [givenName, familyName].filter(Boolean).join(' '), givenName, familyName }]);
  }
  const field = fieldNamed(pass, /^passenger|^name|passager/i);
  const match = /^([\p{L}' -]+)[/,]\s?([\p{L}' -]+)$/u.exec(field?.value ?? '');
  if (!match) return;
  const familyName = (match[1] ?? '').trim();
  const givenName = (match[2] ?? '').trim().replace(/ ?(?:MR|MRS|MS)$/, '');
  set('travelers', [{ name: `${givenName} ${familyName}`, givenName, familyName }], evidenceOf(node, field));
}

/** The label above an airport's code is its city, unless it is what such fields are called. */
function nameOf(label: string | undefined): string | undefined {
  const text = label?.trim();
  if (
    !text ||
    /heading$/i.test(text) ||
    /^(?:from|to|depart\w*|arriv\w*|origin|destination|von|nach|de|vers)$/i.test(text)
  )
    return undefined;
  return text;
}
