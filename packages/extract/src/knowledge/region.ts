import { countryCode, countryOf } from './countries.ts';
import type { KnownPlace } from './known-place.ts';
import { stateCode } from './us-states.ts';

/** A country, or a state of the United States. */
export type Region = { holds(place: KnownPlace): boolean };

/** "Hampton, UK" is Hampton, and in the United Kingdom. A name alone has no region. */
export function splitRegion(printed: string): { name: string; region: Region | null } {
  const comma = printed.lastIndexOf(',');
  if (comma > 0) {
    const region = regionNamed(printed.slice(comma + 1).trim(), true);
    if (region) return { name: splitRegion(printed.slice(0, comma)).name, region };
  }
  const words = printed.trim().split(/\s+/);
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const region = regionNamed(words.slice(-count).join(' '), false);
    if (region) return { name: words.slice(0, -count).join(' ').replace(/,$/, ''), region };
  }
  return { name: printed, region: null };
}

/** A short word in small letters is a word: "contact us". "Georgia" is a country and a state. */
function regionNamed(text: string, afterComma: boolean): Region | null {
  if (text.length <= 3 && !afterComma && !/^[A-Z]+$/.test(text) && text.toLowerCase() !== 'uk') return null;
  const state =
    text.length > 2 || afterComma ? (stateCode(afterComma ? text.toUpperCase() : text) ?? stateCode(text)) : null;
  const country = countryOf(text.length > 2 || countryCode(text) ? text : undefined) ?? null;
  if (!state && !country) return null;
  return {
    holds: (place) =>
      (country !== null && place.country === country) ||
      (state !== null && place.country === 'US' && (place.state === undefined || place.state === state)),
  };
}
