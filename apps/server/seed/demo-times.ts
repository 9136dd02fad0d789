import { atPlace, offsetAt } from '@escale/contract';

const dayMs = 86_400_000;
/** Where the people of the demo live. */
const home = 'Europe/Paris';

/** Moments around a now, as they are said at a place. */
export type Around = {
  /** `day(9)`: in nine days. */
  day(days: number): string;
  /** `at(9, '08:15')`: in nine days at a quarter past eight. */
  at(days: number, time: string): string;
  /** So many minutes from now, on the clocks there; to five minutes. */
  fromNow(minutes: number): string;
};

export function around(now: Date, zone: string): Around {
  const wallClock = (ms: number, at = zone) => new Date(ms + (offsetAt(ms, at) ?? 0)).toISOString();
  // The same day everywhere: it is tomorrow in Tokyo while it is today in Paris, and a flight home would land before it left.
  const today = Date.parse(`${wallClock(now.getTime(), home).slice(0, 10)}T00:00:00Z`);
  const day = (days: number) => new Date(today + days * dayMs).toISOString().slice(0, 10);
  return {
    day,
    at: (days, time) => atPlace(`${day(days)}T${time}:00`, zone),
    fromNow: (minutes) => {
      const rounded = Math.ceil((now.getTime() + minutes * 60_000) / 300_000) * 300_000;
      return atPlace(wallClock(rounded).slice(0, 19), zone);
    },
  };
}

/** As a boarding pass' code has it: the first of January is `001`. */
export function dayOfYear(moment: string): string {
  const days = (Date.parse(moment.slice(0, 10)) - Date.parse(`${moment.slice(0, 4)}-01-01`)) / dayMs;
  return String(days + 1).padStart(3, '0');
}
