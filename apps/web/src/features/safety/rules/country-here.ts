import { countriesWithNumbers } from '../emergency-numbers.ts';

/** The country to show numbers of: what the person chose, where they were found, where their trip is, where the clock is set. */
export function countryHere(known: {
  chosen: string | null;
  located: string | null;
  trip: string | null;
  deviceZone: string;
}): string | null {
  return known.chosen ?? known.located ?? known.trip ?? countryOfZone(known.deviceZone);
}

/** Without asking where somebody is: their clock follows the place. Null where the browser has no tables for it. */
export function countryOfZone(zone: string): string | null {
  return countriesWithNumbers.find((country) => zonesOf(country).includes(zone)) ?? null;
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & {
    getTimeZones?: () => string[];
    timeZones?: string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
