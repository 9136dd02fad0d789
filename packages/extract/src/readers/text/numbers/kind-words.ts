import type { Booking } from '../../../booking.ts';

/** Words by which a line says what kind of booking its number is of. */
export const kindWords: Partial<Record<Booking['type'], RegExp>> = {
  FlightReservation: /\b(?:airlines?|flights?|vols?|aeriens?|aeriennes?|compagnie|flug|fluge|fare|plane|avion)\b/,
  TrainReservation:
    /\b(?:trains?|rail|ferroviaires?|sncf|tgv|eurostar|bahn|zug|zuge|cff|sbb|ffs|sncb|renfe|trenitalia|obb|amtrak|lner|dsb)\b/,
  BoatReservation: /\b(?:ferry|ferries|traversees?|bateaux?|crossings?|sailings?|fahre)\b/,
  BusReservation: /\b(?:autocars?|coach|coaches|bus)\b/,
  LodgingReservation:
    /\b(?:hotels?|propert(?:y|ies)|hebergements?|check-? ?in|chambres?|rooms?|nuits?|nuitees?|nights?|unterkunft|zimmer|accommodation|lodging)\b/,
  RentalCarReservation: /\b(?:cars?|location|loueur|rental|hire|mietwagen|voitures?(?! \d))\b/,
  TaxiReservation: /\b(?:transfers?|transferts?|taxis?|chauffeurs?|drivers?|navettes?|shuttles?|courses)\b/,
  FoodEstablishmentReservation: /\b(?:tables?|restaurants?|diner|dinner|(?<!petit[ -])dejeuner|lunch)\b/,
};

/** Of which kinds of booking words speak. */
export const kindsSaid = (words: string): string[] =>
  Object.entries(kindWords).flatMap(([kind, pattern]) => (pattern.test(words) ? [kind] : []));

/** Whether words in front of a number say of which kind of booking it is. */
export const saysKind = (words: string): boolean => kindsSaid(words).length > 0;

/** Whether words are about another kind of booking, and not about this one. */
export const isOfOtherKind = (words: string, type: Booking['type']): boolean =>
  kindWords[type]?.test(words) !== true && saysKind(words);
