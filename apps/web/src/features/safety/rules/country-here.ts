import type { Segment } from '@escale/contract';
import { endPlace, startPlace } from '@escale/contract/segment-places';
import { beginsAt, finishesAt } from '@escale/contract/segment-times';
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

/** The country that a trip has come to: where the last booking begun will end or has ended, else where the first begins. */
export function countryOnTrip(segments: readonly Segment[], nowMs: number): string | null {
  const live = segments.filter(({ status }) => status !== 'cancelled');
  const begun = live.filter((of) => beginsAt(of) <= nowMs).sort((a, b) => finishesAt(b) - finishesAt(a));
  const [first] = live;
  const place = begun[0] ? endPlace(begun[0]) : first ? startPlace(first) : null;
  return place?.country ?? null;
}
