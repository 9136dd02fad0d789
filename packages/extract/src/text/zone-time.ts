import { onceForText } from '../once-for.ts';
import { countOf } from './days.ts';

/** Of one paper the same moments are asked for by each way that its journeys may go: "29543040 Europe/Paris". */
const offsetOf = onceForText((moment) => {
  const [minutes = '', zone = ''] = moment.split(' ');
  return readOffset(Number(minutes), zone);
});

const offsetAt = (utcMinutes: number, zone: string): number => offsetOf(`${utcMinutes} ${zone}`);

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Minutes since 1970 of a wall-clock time at a place; of two that a clock set back gives, the first. Null where the
 * zone is not known.
 */
export function minutesAt(local: string, zone: string): number | null {
  const naive = minutesOf(local);
  if (naive === null) return null;
  try {
    const guess = naive - offsetAt(naive, zone);
    return naive - offsetAt(guess, zone);
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

function minutesOf(local: string): number | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(local);
  if (!match?.[1]) return null;
  return countOf(match[1]) * 1440 + Number(match[2]) * 60 + Number(match[3]);
}

function readOffset(utcMinutes: number, zone: string): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(zone, formatter);
  }
  const parts = new Map(formatter.formatToParts(utcMinutes * 60_000).map((part) => [part.type, part.value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return countOf(day) * 1440 + Number(parts.get('hour')) * 60 + Number(parts.get('minute')) - utcMinutes;
}
