import { type FoundTime, findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';

/** The clocks of a piece, also in forms that elsewhere would be numbers: "0945-1150", "1740" below "Departure". */
export function clocksIn({ text, label }: Passage): FoundTime[] {
  const times = findTimes(text);
  const own: FoundTime[] = [];
  for (const match of text.matchAll(pair)) {
    const [, from = '', to = ''] = match;
    if (times.some(({ at, length }) => at < match.index + match[0].length && at + length > match.index)) continue;
    own.push(clock(from, match.index), clock(to, match.index + match[0].length - to.length));
  }
  const isClock = label === 'time' || label === 'departure' || label === 'arrival' || label === 'when';
  for (const match of isClock && times.length + own.length === 0 ? text.matchAll(alone) : [])
    own.push(clock(match[0], match.index));
  return [...times, ...own].sort((a, b) => a.at - b.at);
}

const pair = /(?<![\d\p{L}.,:/+-])((?:[01]\d|2[0-3])[0-5]\d) ?[-–—→/] ?((?:[01]\d|2[0-3])[0-5]\d)(?![\d\p{L}.,:/-])/gu;
const alone = /(?<![\d\p{L}.,:/+-])(?:[01]\d|2[0-3])[0-5]\d(?![\d\p{L}.,:/-])/gu;

function clock(digits: string, at: number): FoundTime {
  return { time: `${digits.slice(0, 2)}:${digits.slice(2)}`, at, length: digits.length, daysLater: 0, weak: false };
}
