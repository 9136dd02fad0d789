import { plain } from '../text/plain.ts';

/** An airport, a station or a city of the tables that ship with the engine. */
export type KnownPlace = {
  /** `airport:CDG`, `station:4676`, `city:2988507`; stays the same from one edition of the tables to the next. */
  id: string;
  kind: PlaceKind;
  /** As its own people or the world write it. */
  name: string;
  english?: string;
  french?: string;
  /** Former, other and its own people's names. */
  otherNames?: string[];
  /** Of an airport: the city it serves, in English and where it differs in French. */
  city?: string;
  frenchCity?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of a city in the United States: `TX`. */
  state?: string;
  latitude: number;
  longitude: number;
  /** IANA. */
  zone: string;
  iata?: string;
  /** Of a station: its UIC number. */
  uic?: string;
  /** 0 to 10, how likely a traveller means this one among others of its name. */
  weight: number;
};

export type PlaceKind = 'airport' | 'station' | 'city';

/** The name as a reader of this language expects it; an airport's begins with its city: "Milan Malpensa". */
export function placeName(place: KnownPlace, language: 'en' | 'fr'): string {
  if (place.kind === 'station') return place.name;
  if (place.kind === 'airport') return airportName(place, language);
  return (language === 'fr' ? (place.french ?? place.english) : place.english) ?? place.name;
}

/** The city that an airport serves, as a reader of this language calls it. */
export function servedCity(place: KnownPlace, language: 'en' | 'fr'): string | undefined {
  return language === 'fr' ? (place.frenchCity ?? place.city) : place.city;
}

function airportName(airport: KnownPlace, language: 'en' | 'fr'): string {
  const whole = wholeNames[airport.iata ?? '']?.split('|');
  if (whole) return (language === 'fr' ? whole[1] : undefined) ?? whole[0] ?? airport.name;
  const city = servedCity(airport, language);
  const short = usualNames[airport.iata ?? ''] ?? airport.name.replace(/ (?:International )?Airport\b.*$/, '');
  if (!city) return short;
  const names = [airport.city, airport.frenchCity].filter((name) => name !== undefined);
  const begun = names.find((name) => plain(short).startsWith(plain(name)));
  // Said in another language: "London Heathrow" is "Londres Heathrow".
  if (begun) return `${city}${short.slice(begun.length)}`;
  return names.some((name) => plain(short).includes(plain(name))) ? short : `${city} ${short}`;
}

/** What travellers call those whose full names are long, or somebody's; behind the city. */
const usualNames: { [iata: string]: string } = {
  LIS: 'Humberto Delgado',
  AMS: 'Amsterdam Schiphol',
  PRG: 'Václav Havel',
  GRU: 'Guarulhos',
  CGH: 'Congonhas',
  GIG: 'Galeão',
  BCN: 'El Prat',
  EZE: 'Ezeiza',
  AEP: 'Aeroparque',
  ANR: 'Deurne',
  IEV: 'Zhuliany',
  YMX: 'Mirabel',
  YUL: 'Trudeau',
  YYZ: 'Pearson',
  BER: 'Brandenburg',
  FCO: 'Fiumicino',
  CIA: 'Ciampino',
  MAD: 'Barajas',
  MXP: 'Malpensa',
  JFK: 'JFK',
};

/** Those that serve several cities, or one by another name; French behind the bar. */
const wholeNames: { [iata: string]: string } = {
  FRA: 'Frankfurt|Francfort',
  HHN: 'Frankfurt-Hahn|Francfort-Hahn',
  CGN: 'Cologne Bonn|Cologne-Bonn',
  BSL: 'Basel Mulhouse EuroAirport|Bâle-Mulhouse EuroAirport',
  MLH: 'Basel Mulhouse EuroAirport|Bâle-Mulhouse EuroAirport',
  ATL: 'Atlanta Hartsfield-Jackson',
  GNB: 'Grenoble Alpes Isère',
  MEX: 'Mexico City Benito Juárez|Mexico Benito Juárez',
  HAM: 'Hamburg|Hambourg',
  ATH: 'Athens|Athènes',
  DUS: 'Düsseldorf',
  IST: 'Istanbul',
  BES: 'Brest Bretagne',
  DNR: 'Dinard Bretagne',
  NRT: 'Tokyo Narita',
  HND: 'Tokyo Haneda',
  EWR: 'New York Newark',
  GVA: 'Geneva|Genève',
};
