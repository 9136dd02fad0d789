import { findCities } from '../../../knowledge/index.ts';

/** "101 Reykjavík", "100 Tórshavn": three figures are a code before the towns of these islands, and elsewhere a house's number. */
export function townWithShortCode(part: string): { postcode: string; city: string; country: string } | null {
  const [, postcode, city] = /^(\d{3}) (\p{Lu}[\p{L} -]{2,30})$/u.exec(part) ?? [];
  const [known] = city ? findCities(city) : [];
  const country = known?.country;
  return postcode && city && (country === 'IS' || country === 'FO') ? { postcode, city, country } : null;
}
