import type { Language } from '@escale/contract';
import { airportByIata, findCity, placeName, servedCity } from '@escale/extract/knowledge';

/** A town as a language calls it: Lisbonne, Genève; as it is written where the tables do not know it. */
export function townName(town: { name: string; iata?: string; country?: string }, language: Language): string {
  const airport = town.iata ? airportByIata(town.iata) : null;
  const served = airport && servedCity(airport, language);
  if (served) return served;
  const city = findCity(town.name, town.country);
  return city ? placeName(city, language) : town.name;
}
