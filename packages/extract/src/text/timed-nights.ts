import type { FoundDate } from './dates.ts';
import { daysBetween } from './days.ts';

/**
 * "Nuit du samedi 22 au dimanche 23 mai 2027, à 0 h 45", "night of 22 to 23 May, 23:40": of both days of a night that has an hour right
 * behind it, the one on which that is. Without an hour both stay.
 */
export function withDayOfHour(dates: FoundDate[], shape: string): FoundDate[] {
  if (dates.length < 2 || !night.test(shape)) return dates;
  return dates.filter((date, i) => {
    const [before, next] = [dates[i - 1], dates[i + 1]];
    if (next && isNight(date, next, shape)) return hourBehind(next, shape) >= 12;
    return !(before && isNight(before, date, shape) && hourBehind(date, shape) >= 12);
  });
}

const night = /\b(?:nuit|night|nacht|notte|noche|noite)\b/;
const nightBefore = /\b(?:nuit|night|nacht|notte|noche|noite)\b[^\d;.]{0,24}$/;

function isNight(first: FoundDate, next: FoundDate, shape: string): boolean {
  const isNamed = nightBefore.test(shape.slice(Math.max(0, first.at - 40), first.at));
  return isNamed && daysBetween(first.day, next.day) === 1 && !Number.isNaN(hourBehind(next, shape));
}

function hourBehind({ at, length }: FoundDate, shape: string): number {
  const [, hour, half] = clock.exec(shape.slice(at + length, at + length + 30)) ?? [];
  const inHalf = Number(hour ?? Number.NaN);
  return half === undefined ? inHalf : (inHalf % 12) + (half === 'p' ? 12 : 0);
}

const clock =
  /^,? ?(?:(?:a|at|um|gegen|alle|alle ore|a las|as) )?(\d{1,2})(?: ?[:h.] ?\d\d| ?h\b| ?uhr\b|(?= ?[ap]\.?m\b))(?: ?([ap])\.?m\b)?/;
