import type { Booking, BookingType } from '../../booking.ts';

/** "Ms Ines Falk" is no ship, and an "MS" that sails is said to. */
export const topics: [RegExp, BookingType][] = [
  [
    /\b(?:hotels?|hebergements?|accommodation|lodgings?|chambres?|rooms?|nuits?|nights?|sejour|check-?in)\b/,
    'LodgingReservation',
  ],
  [/\b(?:location|rental|hire|mietwagen|prise en charge du vehicule|pick-?up|restitution)\b/, 'RentalCarReservation'],
  [/\b(?:taxi|transfer|transfert|chauffeur|driver|shuttle|navette|vtc|limousine)s?\b/, 'TaxiReservation'],
  [
    /\b(?:autocars?|autocaristes?|coach (?:hire|company|operator|transfer)|(?:private|chartered) coach)\b/,
    'BusReservation',
  ],
  [
    /\b(?:ferry|traversee|sailing|crossing|boat|bateau|(?<!bagages? |valises? )cabines?(?! (?:\d|kg|bags?))|m\/[vs]|mv)\b/,
    'BoatReservation',
  ],
  [
    /\btable (?:for|pour|de) \p{L}|\btable (?:for|pour|de) \d|\bcouverts\b|\brestaurant\b/u,
    'FoodEstablishmentReservation',
  ],
];

/** Whether a booking goes by a number, however it is printed: "SK/6KTQ2V" has the airline in front. */
export function hasCode(booking: Booking, code: string): boolean {
  const plain = (text: string | undefined) =>
    text
      ?.replace(/^[A-Z\d]{2} ?[/*] ?(?=[A-Z\d]{6}$)/, '')
      .replaceAll(/[^A-Z0-9]/gi, '')
      .toUpperCase();
  return [booking.reference, booking.ticketNumber].some((known) => known !== undefined && plain(known) === plain(code));
}

/** The hours and days of a booking, as they are there. */
export function momentsOf(booking: Booking): string[] {
  return [
    'departure' in booking ? booking.departure : undefined,
    'arrival' in booking ? booking.arrival : undefined,
    'checkIn' in booking ? booking.checkIn : undefined,
    'checkOut' in booking ? booking.checkOut : undefined,
  ].flatMap((moment) => moment?.local ?? []);
}

export const daysOf = (booking: Booking): string[] => momentsOf(booking).map((local) => local.slice(0, 10));
