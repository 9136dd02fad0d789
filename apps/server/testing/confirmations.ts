/** What airlines and hotels put into their mails for machines, in schema.org's words. Times are those of the place's own clocks. */
type Said = { code?: string | null; status?: string; names?: string[] };

export type Leg = {
  number: string;
  airline?: [name: string, code: string];
  from: [name: string, code: string];
  to: [name: string, code: string];
  departs: string;
  arrives: string;
};

export function flightReservation(
  { number, airline: [airline, airlineCode] = ['Air Corail', 'QC'], from, to, departs, arrives }: Leg,
  { seat, ...said }: Said & { seat?: string } = {},
): object {
  return {
    ...reservation('FlightReservation', said),
    airplaneSeat: seat,
    reservationFor: {
      '@type': 'Flight',
      flightNumber: number,
      airline: { '@type': 'Airline', name: airline, iataCode: airlineCode },
      departureAirport: { '@type': 'Airport', name: from[0], iataCode: from[1] },
      departureTime: departs,
      arrivalAirport: { '@type': 'Airport', name: to[0], iataCode: to[1] },
      arrivalTime: arrives,
    },
  };
}

export type Stay = {
  name: string;
  street?: string;
  city: string;
  country: string;
  room?: string;
  /** Days. */
  from: string;
  to: string;
};

export function hotelReservation({ name, street, city, country, room, from, to }: Stay, said: Said = {}): object {
  return {
    ...reservation('LodgingReservation', said),
    lodgingUnitDescription: room,
    reservationFor: {
      '@type': 'LodgingBusiness',
      name,
      address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressCountry: country },
    },
    checkinTime: `${from}T15:00:00`,
    checkoutTime: `${to}T11:00:00`,
  };
}

function reservation(type: string, { code = 'KX7PQ2', status = 'Confirmed', names = ['Léa Martin'] }: Said): object {
  return {
    '@context': 'http://schema.org',
    '@type': type,
    ...(code && { reservationNumber: code }),
    reservationStatus: `http://schema.org/Reservation${status}`,
    underName: names.map((name) => ({ '@type': 'Person', name })),
  };
}

/** A letter for people, `words` being markup, with these things in it for machines. */
export function letter(things: object | object[], words: string): string {
  return `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(things)}</script></head><body>${words}</body></html>`;
}
