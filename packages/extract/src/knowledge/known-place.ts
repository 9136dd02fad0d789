/** An airport, a station or a city of the tables that ship with the engine. */
export type KnownPlace = {
  /** `airport:CDG`, `station:4676`, `city:2988507`; stays the same from one edition of the tables to the next. */
  id: string;
  kind: PlaceKind;
  /** As its own people or the world write it. */
  name: string;
  english?: string;
  french?: string;
  /** Former or other names of an airport. */
  otherNames?: string[];
  /** Of an airport: the city it serves, in English and where it differs in French. */
  city?: string;
  frenchCity?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
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

/** The name as a reader of this language expects it. */
export function placeName(place: KnownPlace, language: 'en' | 'fr'): string {
  if (place.kind === 'station') return place.name;
  return (language === 'fr' ? (place.french ?? place.english) : place.english) ?? place.name;
}
