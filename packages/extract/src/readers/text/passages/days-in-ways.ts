import { anyDay, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from './passage.ts';

/**
 * "Rossaveal, vendredi 16 juillet 2027, 10h30 – Kilronan 11h15", alone in its cell or line: the day stands between a stop and its hour,
 * and goes in front of both, for a stop that is on no map is known by the hour beside it.
 */
export function withDaysInFront(passages: readonly Passage[]): Passage[] {
  return passages.map((p) => {
    const text = p.former || p.text.length > 140 ? null : dayInFront(p.text);
    return text === null ? p : { ...p, text, shape: plain(text) };
  });
}

function dayInFront(text: string): string | null {
  const [, from = '', day = '', left = '', rest = ''] = way.exec(text) ?? [];
  const [only, more] = day ? findDates(day, anyDay) : [];
  const isDay =
    only &&
    !more &&
    only.at + only.length === day.length &&
    /^\P{L}*$|^\p{L}{2,9}\.?,? (?:le )?$/u.test(day.slice(0, only.at));
  return isDay && findTimes(left).length === 1 && findTimes(rest).length === 1
    ? `${day}, ${from} ${left} – ${rest}`
    : null;
}

const clock = String.raw`\d{1,2} ?[:.h] ?\d\d(?: ?[ap]\.?m\.?)?`;
const way = new RegExp(
  String.raw`^(\p{Lu}[^,;:\d]{2,40}), ([^–—→>]{6,40}?)(?:,| à| at| um)? (${clock}) ?[–—→>-] ?(\p{Lu}[^,;:\d]{2,40},? (?:à |at )?${clock}(?: ?\+ ?\d)?)$`,
  'u',
);
