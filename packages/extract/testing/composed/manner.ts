import type { Choice } from './choice.ts';
import type { Fact, Journey, Spot } from './facts.ts';

export type Language = 'en' | 'fr';

/** How one sender writes: a language, one form for its days and one for its hours, one word for each thing. */
export type Manner = {
  language: Language;
  day: (day: string) => string;
  hour: (minute: number) => string;
  place: (spot: Spot) => string;
  /** The number of a service as printed: "BA 762", "TGV INOUI n° 6619"; of a ferry its ship. */
  service: (journey: Journey) => string;
  /** The word for a thing, the same each time. */
  word: (thing: Thing) => string;
  colon: string;
};

const words = {
  reference: {
    en: [
      'Booking reference',
      'Reservation number',
      'Confirmation number',
      'Booking ref.',
      'Reservation code',
      'Reference',
    ],
    fr: ['Référence de réservation', 'Numéro de réservation', 'N° de réservation', 'Code de réservation', 'Référence'],
  },
  file: {
    en: ['Our file', 'Trip ID', 'Agency reference', 'File no.'],
    fr: ['Notre dossier', 'N° de dossier agence', 'Dossier agence'],
  },
  traveller: {
    en: ['Passenger', 'Traveller', 'Name', 'Passenger name', 'Traveler'],
    fr: ['Passager', 'Voyageur', 'Nom du passager', 'Nom'],
  },
  each: { en: ['Passenger', 'Traveller', 'Adult'], fr: ['Passager', 'Voyageur', 'Adulte'] },
  guest: { en: ['Guest', 'Guest name', 'Name', 'Booked for'], fr: ['Client', 'Nom du client', 'Au nom de', 'Hôte'] },
  driver: { en: ['Driver', 'Main driver', 'Name'], fr: ['Conducteur', 'Conducteur principal', 'Nom'] },
  day: { en: ['Date', 'Day', 'Travel date'], fr: ['Date', 'Jour', 'Date du voyage'] },
  number: { en: ['Number', 'No.', 'Service'], fr: ['Numéro', 'N°', 'Service'] },
  flight: { en: ['Flight', 'Flight number', 'Flight no.'], fr: ['Vol', 'Numéro de vol', 'N° de vol'] },
  train: { en: ['Train', 'Train number', 'Train no.'], fr: ['Train', 'Numéro de train', 'N° de train'] },
  ship: { en: ['Ship', 'Vessel', 'Crossing'], fr: ['Navire', 'Bateau', 'Traversée'] },
  from: { en: ['From', 'Origin', 'Departing from'], fr: ['De', 'Origine', 'Au départ de'] },
  to: { en: ['To', 'Destination', 'Going to'], fr: ['À', 'Destination', 'Vers'] },
  departs: { en: ['Departure', 'Departs', 'Dep.', 'Departure time'], fr: ['Départ', 'Dép.', 'Heure de départ'] },
  arrives: { en: ['Arrival', 'Arrives', 'Arr.', 'Arrival time'], fr: ['Arrivée', 'Arr.', 'Heure d’arrivée'] },
  checkIn: { en: ['Check-in', 'Arrival', 'Arrival date', 'Arriving'], fr: ['Arrivée', 'Date d’arrivée', 'Check-in'] },
  checkOut: {
    en: ['Check-out', 'Departure', 'Departure date', 'Leaving'],
    fr: ['Départ', 'Date de départ', 'Check-out'],
  },
  hotel: { en: ['Hotel', 'Property', 'Accommodation'], fr: ['Hôtel', 'Établissement', 'Hébergement'] },
  address: { en: ['Address', 'Hotel address'], fr: ['Adresse'] },
  nights: { en: ['Nights', 'Number of nights'], fr: ['Nuits', 'Nombre de nuits'] },
  pickUp: { en: ['Pick-up', 'Collection', 'Pick up'], fr: ['Prise en charge', 'Retrait', 'Départ'] },
  dropOff: { en: ['Drop-off', 'Return', 'Drop off'], fr: ['Restitution', 'Retour'] },
  company: { en: ['Supplier', 'Company', 'Rental company'], fr: ['Loueur', 'Société', 'Prestataire'] },
  car: { en: ['Vehicle', 'Car', 'Car type'], fr: ['Véhicule', 'Voiture', 'Catégorie'] },
  outward: { en: ['Outbound', 'Outward journey', 'Going'], fr: ['Aller', 'Voyage aller'] },
  return: { en: ['Return', 'Inbound', 'Return journey'], fr: ['Retour', 'Voyage retour'] },
  total: { en: ['Total', 'Total price', 'Amount paid'], fr: ['Total', 'Prix total', 'Montant réglé'] },
} as const;
export type Thing = keyof typeof words;

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};
const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
};
type Dated = { y: number; m: number; d: number; month: string; weekday: string };
const two = (value: number) => String(value).padStart(2, '0');
const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const dayForms: { [language in Language]: ((at: Dated) => string)[] } = {
  en: [
    ({ weekday, d, month, y }) => `${weekday} ${d} ${month} ${y}`,
    ({ weekday, d, month, y }) => `${weekday}, ${month} ${d}, ${y}`,
    ({ weekday, d, month, y }) => `${weekday.slice(0, 3)} ${d} ${month.slice(0, 3)} ${y}`,
    ({ weekday, d, month, y }) => `${weekday.slice(0, 3)}, ${two(d)} ${month.slice(0, 3)} ${y}`,
    ({ d, month, y }) => `${d} ${month} ${y}`,
    ({ d, month, y }) => `${two(d)} ${month.slice(0, 3).toUpperCase()} ${y}`,
    ({ weekday, d, month }) => `${weekday} ${d} ${month}`,
    ({ d, m, y }) => `${y}-${two(m)}-${two(d)}`,
  ],
  fr: [
    ({ weekday, d, month, y }) => `${weekday} ${d} ${month} ${y}`,
    ({ weekday, d, month, y }) => `${capital(weekday)} ${d} ${month} ${y}`,
    ({ weekday, d, m, y }) => `${weekday.slice(0, 3)}. ${two(d)}/${two(m)}/${y}`,
    ({ d, month, y }) => `${d} ${month} ${y}`,
    ({ d, m, y }) => `${two(d)}/${two(m)}/${y}`,
    ({ d, m, y }) => `${two(d)}.${two(m)}.${y}`,
    ({ weekday, d, month }) => `${weekday} ${d} ${month}`,
  ],
};
const hourForms: { [language in Language]: ((hour: number, minute: number) => string)[] } = {
  en: [
    (hour, minute) => `${two(hour)}:${two(minute)}`,
    (hour, minute) => `${two(hour)}:${two(minute)}`,
    (hour, minute) => `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
    (hour, minute) => `${hour % 12 || 12}:${two(minute)}${hour < 12 ? 'am' : 'pm'}`,
    (hour, minute) => `${two(hour)}.${two(minute)}`,
    (hour, minute) => `${two(hour)}${two(minute)} hrs`,
  ],
  fr: [
    (hour, minute) => `${two(hour)}:${two(minute)}`,
    (hour, minute) => `${two(hour)}h${two(minute)}`,
    (hour, minute) => `${hour}h${two(minute)}`,
    (hour, minute) => `${hour} h ${two(minute)}`,
  ],
};
const numbered: { [language in Language]: ((line: string, number: string) => string)[] } = {
  en: [(line, number) => `${line} ${number}`, (line, number) => `${line}${line.length > 2 ? ' ' : ''}${number}`],
  fr: [
    (line, number) => `${line} ${number}`,
    (line, number) => `${line}${line.length > 2 ? ' ' : ''}${number}`,
    (line, number) => `${line} ${line.length > 2 ? 'n° ' : ''}${number}`,
  ],
};

export function mannerOf(choice: Choice, language: Language): Manner {
  const [dayForm, hourForm, number] = [
    choice.of(dayForms[language]),
    choice.of(hourForms[language]),
    choice.of(numbered[language]),
  ];
  const coded = choice.of(['(%)', '(%)', '- %', 'only']);
  const chosen = new Map<Thing, string>();
  return {
    language,
    day: (day) => {
      const at = new Date(day);
      const [y, m, d] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
      const [month, weekday] = [months[language][m - 1], weekdays[language][at.getUTCDay()]];
      return dayForm({ y, m, d, month: month ?? '', weekday: weekday ?? '' });
    },
    hour: (minute) => hourForm(Math.floor(minute / 60), minute % 60),
    place: ({ name, iata }) => {
      if (!iata) return name;
      if (coded === 'only') return `${name} ${iata}`;
      return `${name} ${coded.replace('%', iata)}`;
    },
    service: (journey) => (journey.number === '' ? journey.line : number(journey.line, journey.number)),
    word: (thing) => {
      const word = chosen.get(thing) ?? choice.of(words[thing][language]);
      chosen.set(thing, word);
      return word;
    },
    colon: language === 'fr' ? choice.of([' : ', ' : ', ': ']) : choice.of([': ', ': ', ' : ']),
  };
}

/** "Flight", "Train", "Service": what the number of such a journey is called. */
export function serviceWord(manner: Manner, { kind }: Fact): string {
  if (kind === 'flight' || kind === 'train') return manner.word(kind);
  if (kind === 'ferry') return manner.word('ship');
  return manner.word('number');
}

/** "Flight", "Location de voiture": what an agency calls the part of its paper. */
export const kindWord = (kind: Fact['kind'], { language }: Manner): string => kindWords[kind][language];
const kindWords: { [kind in Fact['kind']]: { [language in Language]: string } } = {
  flight: { en: 'Flight', fr: 'Vol' },
  train: { en: 'Train', fr: 'Train' },
  coach: { en: 'Coach', fr: 'Autocar' },
  ferry: { en: 'Ferry', fr: 'Traversée' },
  stay: { en: 'Hotel', fr: 'Hôtel' },
  hire: { en: 'Car hire', fr: 'Location de voiture' },
  ride: { en: 'Transfer', fr: 'Transfert' },
  table: { en: 'Dinner', fr: 'Dîner' },
};
