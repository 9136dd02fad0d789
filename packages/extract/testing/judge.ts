import type { JsonObject, JsonValue } from '../src/json.ts';

/**
 * Compares what was read with what a document says, tolerant where a careful reader would be: case, accents, spaces
 * and leading zeros do not count; an airport may be given by code or name; a day matches a moment on that day.
 * The corpus's own judge (score.py) is stricter in nothing; this one is for tests, which have no Python.
 */
export function misreadings(expected: JsonObject[], read: JsonObject[]): string[] {
  const left = read.map(core);
  const complaints: string[] = [];
  for (const wanted of expected.map(core)) {
    const ranked = left
      .filter((one) => one.type === wanted.type)
      .sort((a, b) => wrongFields(wanted, a).length - wrongFields(wanted, b).length);
    const [best] = ranked;
    if (!best) {
      complaints.push(`missing: ${wanted.type} ${JSON.stringify(wanted)}`);
      continue;
    }
    left.splice(left.indexOf(best), 1);
    for (const field of wrongFields(wanted, best))
      complaints.push(`${wanted.type}.${field}: ${JSON.stringify(best[field])}, not ${JSON.stringify(wanted[field])}`);
  }
  return [...complaints, ...left.map((extra) => `extra: ${JSON.stringify(extra)}`)];
}

type Core = { [field: string]: string };

const routes: { [type: string]: [string, string, string] } = {
  FlightReservation: ['departureAirport', 'arrivalAirport', 'flight'],
  TrainReservation: ['departureStation', 'arrivalStation', 'train'],
  BusReservation: ['departureBusStop', 'arrivalBusStop', 'bus'],
  BoatReservation: ['departureBoatTerminal', 'arrivalBoatTerminal', 'boat'],
};

function core(reservation: JsonObject): Core {
  const get = (...path: string[]) => at(reservation, path);
  const type = get('@type');
  const fields: Core = { type, reference: get('reservationNumber') || get('reservationId') };
  const name =
    get('underName', 'name') || [get('underName', 'givenName'), get('underName', 'familyName')].join(' ').trim();
  fields.name = name;
  const route = routes[type];
  if (route) {
    const [from, to, vehicle] = route;
    fields.from = placeOf(reservation, from);
    fields.to = placeOf(reservation, to);
    fields.departure = get('reservationFor', 'departureTime') || get('reservationFor', 'departureDay');
    fields.arrival = get('reservationFor', 'arrivalTime');
    fields.number = get('reservationFor', `${vehicle}Number`).replace(/\D/g, '').replace(/^0+/, '');
    fields.seat = get('airplaneSeat') || get('reservedTicket', 'ticketedSeat', 'seatNumber');
  } else if (type === 'LodgingReservation') {
    fields.place = get('reservationFor', 'name');
    fields.street = get('reservationFor', 'address', 'streetAddress');
    fields.city = get('reservationFor', 'address', 'addressLocality');
    fields.checkIn = get('checkinTime') || get('checkinDate');
    fields.checkOut = get('checkoutTime') || get('checkoutDate');
  } else if (type === 'Ticket' || type === 'ProgramMembership') {
    for (const key of ['name', 'programName', 'membershipNumber', 'validFrom', 'validUntil'])
      fields[key] = get(key) || fields[key] || '';
  } else {
    fields.company = get('reservationFor', 'rentalCompany', 'name');
    fields.pickup = get('pickupLocation', 'name');
    fields.pickupTime = get('pickupTime') || get('startTime') || get('reservationFor', 'startDate');
    fields.dropoff = type === 'RentalCarReservation' ? get('dropoffLocation', 'name') : '';
    fields.dropoffTime = get('dropoffTime');
    fields.title = type === 'RentalCarReservation' || type === 'TaxiReservation' ? '' : get('reservationFor', 'name');
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function placeOf(reservation: JsonObject, end: string): string {
  return [at(reservation, ['reservationFor', end, 'iataCode']), at(reservation, ['reservationFor', end, 'name'])].join(
    '|',
  );
}

function at(value: JsonValue | undefined, path: string[]): string {
  let here = value;
  for (const key of path) {
    if (Array.isArray(here)) here = here[0];
    here = typeof here === 'object' && here !== null && !Array.isArray(here) ? here[key] : undefined;
  }
  if (Array.isArray(here)) here = here[0];
  if (typeof here === 'object' && here !== null && !Array.isArray(here)) here = here['@value'];
  return typeof here === 'string' || typeof here === 'number' ? String(here) : '';
}

function wrongFields(wanted: Core, read: Core): string[] {
  return Object.keys(wanted).filter((field) => !agrees(field, wanted[field] ?? '', read[field] ?? ''));
}

function agrees(field: string, wanted: string, read: string): boolean {
  if (field === 'from' || field === 'to') return placesAgree(wanted, read);
  if (/^\d{4}-\d\d-\d\d/.test(wanted)) {
    const length = Math.min(wanted.length, read.length, 16) > 10 ? 16 : 10;
    return wanted.slice(0, length).replace(' ', 'T') === read.slice(0, length);
  }
  return plain(wanted) === plain(read);
}

function placesAgree(wanted: string, read: string): boolean {
  const [code = '', name = ''] = wanted.split('|');
  const [readCode = '', readName = ''] = read.split('|');
  if (code && readCode) return code === readCode;
  const [x, y] = [words(name || code), words(readName || readCode)];
  return x.length > 0 && y.length > 0 && (x.every((word) => y.includes(word)) || y.every((word) => x.includes(word)));
}

function words(text: string): string[] {
  return (plain(text).match(/[\p{L}\d]+/gu) ?? []).filter(
    (word) => !['airport', 'aeroport', 'international'].includes(word),
  );
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
