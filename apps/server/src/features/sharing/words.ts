import type { Language, SegmentType } from '@escale/contract';

type Say = Readonly<Record<Language, string>>;

/** What the page and the paper say, in both languages. `%` is where a value goes. */
export const words = {
  arrives: { en: 'arrives %', fr: 'arrivée %' },
  asOf: { en: 'As of %', fr: 'État au %' },
  cabin: { en: 'Cabin %', fr: 'Cabine %' },
  checkIn: { en: 'Check-in', fr: 'Arrivée à l’hôtel' },
  checkOut: { en: 'Check-out', fr: 'Départ de l’hôtel' },
  coach: { en: 'Coach %', fr: 'Voiture %' },
  confirmation: { en: 'Booking %', fr: 'Réservation %' },
  disembark: { en: 'Disembarkation', fr: 'Débarquement' },
  download: { en: 'Download as PDF', fr: 'Télécharger en PDF' },
  dropOff: { en: 'Drop-off', fr: 'Restitution' },
  embark: { en: 'Boarding', fr: 'Embarquement' },
  files: { en: 'Files', fr: 'Fichiers' },
  gate: { en: 'Gate %', fr: 'Porte %' },
  itinerary: { en: 'Itinerary', fr: 'Itinéraire' },
  localTimes: {
    en: 'All times are local to their place.',
    fr: 'Toutes les heures sont celles du lieu.',
  },
  nothing: { en: 'Nothing is planned yet.', fr: 'Rien n’est encore prévu.' },
  notFoundText: {
    en: 'It may have expired, or whoever sent it has taken it back. Ask them for a new one.',
    fr: 'Il a peut-être expiré, ou la personne qui vous l’a envoyé l’a révoqué. Demandez-lui un nouveau lien.',
  },
  notFoundTitle: { en: 'This link opens nothing', fr: 'Ce lien n’ouvre rien' },
  openEscale: { en: 'Open Escale', fr: 'Ouvrir Escale' },
  page: { en: 'Page % of %', fr: 'Page % sur %' },
  phone: { en: 'Phone %', fr: 'Téléphone %' },
  pickUp: { en: 'Pick-up', fr: 'Prise en charge' },
  planned: { en: 'planned', fr: 'prévu' },
  platform: { en: 'Platform %', fr: 'Voie %' },
  portOfCall: { en: 'Port of call', fr: 'Escale' },
  price: { en: 'Price %', fr: 'Prix %' },
  seat: { en: 'Seat %', fr: 'Place %' },
  sharedUntil: {
    en: 'Shared with Escale until %. What changes in the trip changes here.',
    fr: 'Partagé avec Escale jusqu’au %. Les changements du voyage s’affichent ici.',
  },
  terminal: { en: 'Terminal %', fr: 'Terminal %' },
  travelers: { en: 'Travellers', fr: 'Voyageurs' },
  travelersAre: { en: 'Travellers: %', fr: 'Voyageurs\u00a0: %' },
  until: { en: 'until %', fr: 'jusqu’à %' },
  untilDay: { en: 'until %', fr: 'jusqu’au %' },
} as const satisfies Record<string, Say>;

export const typeWords: Readonly<Record<SegmentType, Say>> = {
  flight: { en: 'Flight', fr: 'Vol' },
  train: { en: 'Train', fr: 'Train' },
  'car-rental': { en: 'Car rental', fr: 'Location de voiture' },
  hotel: { en: 'Hotel', fr: 'Hôtel' },
  transfer: { en: 'Transfer', fr: 'Transfert' },
  vessel: { en: 'Ferry', fr: 'Ferry' },
  cruise: { en: 'Cruise', fr: 'Croisière' },
  event: { en: 'Event', fr: 'Événement' },
};

export const nights = (count: number, language: Language): string =>
  language === 'fr' ? `${count} ${count < 2 ? 'nuit' : 'nuits'}` : `${count} ${count === 1 ? 'night' : 'nights'}`;

export type WordName = keyof typeof words;

export function say(name: WordName, language: Language, ...values: readonly (string | number)[]): string {
  let at = 0;
  return words[name][language].replaceAll('%', () => String(values[at++] ?? ''));
}
