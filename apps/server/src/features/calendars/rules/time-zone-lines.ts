import { offsetAt } from '@escale/contract';

/**
 * A VTIMEZONE for the years in which it is used: each change of the clock as an observance of its own, found by asking
 * the zone. No rule can be wrong that is not there.
 */
export function timeZoneLines(zone: string, fromMs: number, untilMs: number): string[] {
  const changes = changesOf(zone, fromMs, untilMs);
  const [first] = changes;
  const begin = first ? first.before : (offsetAt(fromMs, zone) ?? 0);
  const least = Math.min(begin, ...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('19700101T000000', begin, begin, begin > least),
    ...changes.flatMap(({ atMs, before, after }) =>
      observance(new Date(atMs + before).toISOString().slice(0, 19).replace(/[-:]/g, ''), before, after, after > least),
    ),
    'END:VTIMEZONE',
  ];
}

function observance(start: string, from: number, to: number, daylight: boolean): string[] {
  const name = daylight ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${name}`,
  ];
}

function offset(ms: number): string {
  const minutes = Math.abs(ms) / 60_000;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`;
}

const dayMs = 86_400_000;

function changesOf(zone: string, fromMs: number, untilMs: number) {
  const changes: { atMs: number; before: number; after: number }[] = [];
  let before = offsetAt(fromMs, zone) ?? 0;
  for (let at = fromMs + dayMs; at <= untilMs + dayMs; at += dayMs) {
    const after = offsetAt(at, zone) ?? 0;
    if (after === before) continue;
    changes.push({ atMs: momentOfChange(zone, at - dayMs, at, before), before, after });
    before = after;
  }
  return changes;
}

/** To the minute. */
function momentOfChange(zone: string, low: number, high: number, before: number): number {
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}
