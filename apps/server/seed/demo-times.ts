import { atPlace, offsetAt } from '@escale/contract';

const dayMs = 86_400_000;

/** Moments around a now, as they are said at a place. */
export type Around = {
  /** `day(9)`: in nine days, there. */
  day(days: number): string;
  /** `at(9, '08:15')`: in nine days at a quarter past eight. */
  at(days: number, time: string): string;
  /** So many minutes from now, on the clocks there; to five minutes. */
  fromNow(minutes: number): string;
};

export function around(now: Date, zone: string): Around {
  const wallClock = (ms: number) => new Date(ms + (offsetAt(ms, zone) ?? 0)).toISOString();
  const day = (days: number) =>
    new Date(Date.parse(`${wallClock(now.getTime()).slice(0, 10)}T00:00:00Z`) + days * dayMs)
      .toISOString()
      .slice(0, 10);
  return {
    day,
    at: (days, time) => atPlace(`${day(days)}T${time}:00`, zone),
    fromNow: (minutes) => {
      const rounded = Math.ceil((now.getTime() + minutes * 60_000) / 300_000) * 300_000;
      return atPlace(wallClock(rounded).slice(0, 19), zone);
    },
  };
}
