import { parseXml, type XmlElement } from '@escale/extract/xml';
import type { Slice } from './unpacked.ts';

type Thing = { [name: string]: unknown };

/** TripIt's own names for what a trip is made of, with how each is said in schema.org's words, which the engine reads. */
const kinds: Record<string, (of: Thing) => Thing[]> = {
  AirObject: (of) => segments(of).map((leg) => flight(of, leg)),
  RailObject: (of) => segments(of).map((leg) => train(of, leg)),
  LodgingObject: (of) => [lodging(of)],
  CarObject: (of) => [car(of)],
};

/** TripIt's export as JSON or XML (one trip, or all of them), or null where the text is neither. */
export function readTripIt(text: string): Thing | null {
  const start = text.trimStart().slice(0, 200_000);
  if (!/"(AirObject|LodgingObject|RailObject|CarObject)"|<(AirObject|LodgingObject|RailObject|CarObject)>/.test(text))
    return null;
  if (start.startsWith('{') || start.startsWith('[')) {
    try {
      const parsed: unknown = JSON.parse(text);
      return Array.isArray(parsed) ? { Response: parsed } : isThing(parsed) ? parsed : null;
    } catch {
      return null;
    }
  }
  const root = start.startsWith('<') ? parseXml(text) : null;
  return root && (plain(root) as Thing);
}

/** @returns at which booking the next slice begins, or null at the end. */
export function takeTripIt(whole: Thing, from: number, slice: Slice): number | null {
  const found = objectsIn(whole);
  for (let i = from; i < found.length; i++) {
    if (slice.full) return i;
    const [kind, of] = found[i] ?? [];
    const said = kind && of ? (kinds[kind]?.(of) ?? []) : [];
    if (said.length === 0 || !of) {
      slice.nothing++;
      continue;
    }
    const title = str(of.display_name) ?? str(of.supplier_name) ?? 'TripIt';
    const text = JSON.stringify(
      said.map((thing) => ({ '@context': 'http://schema.org', ...thing })),
      null,
      2,
    );
    const bytes = new TextEncoder().encode(text);
    slice.take({
      title: title.slice(0, 200),
      fileName: `${title.slice(0, 100)}.json`,
      mediaType: 'application/json',
      bytes,
    });
  }
  return null;
}

/** Wherever in the export they stand: some wrap all in `Response`, some nest them in each `Trip`. */
function objectsIn(value: unknown, depth = 0): [string, Thing][] {
  if (depth > 8 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => objectsIn(one, depth + 1));
  return Object.entries(value).flatMap(([name, inner]): [string, Thing][] =>
    name.endsWith('Object') ? list(inner).map((one) => [name, one]) : objectsIn(inner, depth + 1),
  );
}

function flight(of: Thing, leg: Thing): Thing {
  const code = str(leg.marketing_airline_code) ?? str(leg.operating_airline_code);
  const airline = { '@type': 'Airline', name: str(leg.marketing_airline), iataCode: code };
  return {
    '@type': 'FlightReservation',
    ...common(of, leg),
    airplaneSeat: str(leg.seats),
    reservationFor: {
      '@type': 'Flight',
      flightNumber: str(leg.marketing_flight_number) ?? str(leg.operating_flight_number),
      airline,
      departureAirport: airport(leg.start_airport_code, leg.start_city_name),
      departureTime: moment(leg.StartDateTime),
      departureTerminal: str(leg.start_terminal),
      arrivalAirport: airport(leg.end_airport_code, leg.end_city_name),
      arrivalTime: moment(leg.EndDateTime),
      arrivalTerminal: str(leg.end_terminal),
    },
  };
}

function train(of: Thing, leg: Thing): Thing {
  return {
    '@type': 'TrainReservation',
    ...common(of, leg),
    reservedTicket: {
      '@type': 'Ticket',
      ticketedSeat: { '@type': 'Seat', seatNumber: str(leg.seats), seatSection: str(leg.coach_number) },
    },
    reservationFor: {
      '@type': 'TrainTrip',
      trainNumber: str(leg.train_number),
      trainName: str(leg.train_type),
      provider: { '@type': 'Organization', name: str(leg.carrier_name) ?? str(of.supplier_name) },
      departureStation: { '@type': 'TrainStation', name: str(leg.start_station_name) },
      departureTime: moment(leg.StartDateTime),
      arrivalStation: { '@type': 'TrainStation', name: str(leg.end_station_name) },
      arrivalTime: moment(leg.EndDateTime),
    },
  };
}

function lodging(of: Thing): Thing {
  return {
    '@type': 'LodgingReservation',
    ...common(of, of),
    checkinTime: moment(of.StartDateTime),
    checkoutTime: moment(of.EndDateTime),
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: str(of.supplier_name) ?? str(of.display_name),
      telephone: str(of.supplier_phone),
      address: address(of.Address),
    },
  };
}

function car(of: Thing): Thing {
  const place = (name: unknown, at: unknown) => ({ '@type': 'Place', name: str(name), address: address(at) });
  return {
    '@type': 'RentalCarReservation',
    ...common(of, of),
    reservationFor: {
      '@type': 'RentalCar',
      name: str(of.car_description) ?? str(of.car_type),
      rentalCompany: { '@type': 'Organization', name: str(of.supplier_name) },
    },
    pickupTime: moment(of.StartDateTime),
    pickupLocation: place(of.start_location_name ?? of.supplier_name, of.StartLocationAddress),
    dropoffTime: moment(of.EndDateTime),
    dropoffLocation: place(of.end_location_name ?? of.supplier_name, of.EndLocationAddress ?? of.StartLocationAddress),
  };
}

function common(of: Thing, leg: Thing): Thing {
  const [traveller] = list(of.Traveler ?? of.Guest ?? of.Driver);
  const name = [str(traveller?.first_name), str(traveller?.last_name)].filter(Boolean).join(' ');
  return {
    reservationNumber: str(of.supplier_conf_num) ?? str(leg.supplier_conf_num) ?? str(of.booking_site_conf_num),
    ...(name && { underName: { '@type': 'Person', name } }),
  };
}

const airport = (code: unknown, city: unknown) => ({ '@type': 'Airport', iataCode: str(code), name: str(city) });

/** An address is one line, or its parts. */
function address(of: unknown): Thing | string | undefined {
  if (!isThing(of)) return str(of);
  if (!of.city && !of.country) return str(of.address);
  return {
    '@type': 'PostalAddress',
    streetAddress: [str(of.addr1 ?? of.address), str(of.addr2)].filter(Boolean).join(', ') || undefined,
    addressLocality: str(of.city),
    addressRegion: str(of.state),
    postalCode: str(of.zip),
    addressCountry: str(of.country),
  };
}

/** The clock at the place, with its distance from UTC where TripIt says it. */
function moment(of: unknown): string | undefined {
  if (!isThing(of)) return undefined;
  const [date, time, offset] = [str(of.date), str(of.time), str(of.utc_offset)];
  if (!date) return undefined;
  return time ? `${date}T${time}${offset && /^[+-]\d\d:\d\d$/.test(offset) ? offset : ''}` : date;
}

const segments = (of: Thing) => list(of.Segment);
const list = (of: unknown): Thing[] => (Array.isArray(of) ? of : [of]).filter(isThing);
const isThing = (of: unknown): of is Thing => typeof of === 'object' && of !== null && !Array.isArray(of);
const str = (of: unknown) =>
  typeof of === 'string' && of.trim() ? of.trim() : typeof of === 'number' ? String(of) : undefined;

/** An element as the JSON would have it: several of one name are a list. */
function plain(element: XmlElement): unknown {
  const inner = element.children.filter((child): child is XmlElement => typeof child !== 'string');
  if (inner.length === 0) return element.children.join('').trim();
  const thing: Thing = {};
  for (const child of inner) {
    const value = plain(child);
    const before = thing[child.name];
    thing[child.name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return thing;
}
