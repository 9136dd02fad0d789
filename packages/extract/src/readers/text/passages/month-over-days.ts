import { monthNames, weekdaysCalled } from '../../../text/calendar-words.ts';
import { dayOf, weekdayOf } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from './passage.ts';

/**
 * "June 2027" alone in its line, over "Tue 15" and "Fri 18" at the head of the lines below: each is a day of that month, where all of them
 * have the weekday that they are called by.
 */
export function withMonthOverDays(passages: Passage[]): Passage[] {
  const kept = [...passages];
  passages.forEach((p, at) => {
    const month = p.former ? null : monthOf(p.shape);
    if (!month) return;
    const days = daysBelow(passages, at + 1);
    const areOfMonth = days.every(({ number, weekday }) => {
      const day = dayOf(month.year, month.month, number);
      return day !== null && weekday.includes(weekdayOf(day));
    });
    if (days.length < 2 || !areOfMonth) return;
    for (const day of days) {
      const text = `${day.p.text.trim()} ${p.text.trim()}`;
      kept[day.line] = { ...day.p, text, shape: plain(text) };
    }
  });
  return kept;
}

/** What is only a weekday and a number below it, until another month is said. */
function daysBelow(passages: readonly Passage[], start: number) {
  const rest = passages.slice(start, start + mostLines);
  const end = rest.findIndex((p) => monthOf(p.shape) !== null);
  return rest.slice(0, end < 0 ? undefined : end).flatMap((p, i) => {
    const match = dayAlone.exec(p.shape);
    const [name, number] = [match?.[1] ?? match?.[4] ?? '', Number(match?.[2] ?? match?.[3])];
    const weekday = match ? weekdaysCalled(name) : [];
    return weekday.length > 0 && !p.former ? [{ p, line: start + i, number, weekday }] : [];
  });
}

const mostLines = 60;
/** "jeu. 12", "Thursday 12th", "12 Thu". */
const dayAlone =
  /^(?:([a-z]{2,10})\.?,? (?:the |le )?(\d{1,2})(?:st|nd|rd|th|er|\.)?|(\d{1,2})(?:st|nd|rd|th|\.)?,? ([a-z]{2,10})\.?) ?:?$/;

function monthOf(shape: string): { year: number; month: number } | null {
  const [, name = '', year = ''] = monthAlone.exec(shape.trim()) ?? [];
  const month = monthNames.get(name);
  return month === undefined ? null : { year: Number(year), month };
}

const monthAlone = /^([a-z]{3,10})\.?,? (20\d\d)$/;
