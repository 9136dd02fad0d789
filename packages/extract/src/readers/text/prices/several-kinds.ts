/** "Prix total du voyage (vols, transfert et hôtel)": what bookings of several kinds cost together is the price of none. */
export function isOfSeveralKinds(called: string): boolean {
  return kinds.filter((kind) => kind.test(called)).length > 1;
}

const kinds = [
  /\b(?:vols?|flights?|fluge?|voli|vuelos?)\b/,
  /\b(?:trains?|rail|bahn)\b/,
  /\b(?:hotels?|hebergements?|accommodation|unterkunft)\b/,
  /\b(?:transferts?|transfers?|taxis?|chauffeur)\b/,
  /\b(?:location de voitures?|voiture de location|car (?:hire|rental)|rental car|mietwagen)\b/,
  /\b(?:ferry|ferries|traversees?|crossings?)\b/,
];
