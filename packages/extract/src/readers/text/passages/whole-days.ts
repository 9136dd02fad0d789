import { monthNames, weekdayNames } from '../../../text/calendar-words.ts';
import { plain } from '../../../text/plain.ts';
import type { Line } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/** A leaf of a calendar is one line, and so is a station whose name was broken. */
export function withWholeDays(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i], lines[i + 1]];
    if (!line) continue;
    const leaf = calendarLeaf(lines.slice(i, i + 3));
    if (leaf) {
      whole.push(leaf.line);
      i += leaf.taken - 1;
      continue;
    }
    // "London Victoria" over "Coach Station", broken where its column ended
    const isHalf =
      next && stationTail.test(next.text) && /^\p{Lu}[^\d:]{2,40}$/u.test(line.text) && !labelOf(line.text);
    const isOne = isHalf && next.at === line.at + line.text.length + 1;
    whole.push(isOne && next ? { text: `${line.text} ${next.text}`, at: line.at } : line);
    if (isOne) i++;
  }
  return whole;
}

const stationTail =
  /^(?:(?:Central|International|Main) )?(?:Bus|Coach|Railway|Train|Ferry) (?:Station|Terminal|Port)$|^(?:International )?Airport$|^(?:Bus|Coach|Railway|Train) Station\b.{0,20}$/;

/**
 * A leaf of a calendar as one line: "07" over "SEP 2027", "08" over "MON · NOV 2027", "MON" over "08" over "NOV 2027". The lines
 * that it takes, and what they say in the order of a date.
 */
function calendarLeaf([first, second, third]: readonly (Line | undefined)[]): { line: Line; taken: number } | null {
  if (!first || !second) return null;
  if (isWeekday(first.text) && third && dayAlone.test(second.text.trim())) {
    const rest = monthIn(third.text);
    return rest
      ? { line: { text: `${first.text.trim()} ${second.text.trim()} ${rest.text}`, at: first.at }, taken: 3 }
      : null;
  }
  if (!dayAlone.test(first.text.trim())) return null;
  const day = first.text.trim();
  const own = monthIn(second.text);
  if (own) return { line: { text: [own.weekday, day, own.text].filter(Boolean).join(' '), at: first.at }, taken: 2 };
  const below = third && isWeekday(second.text) ? monthIn(third.text) : null;
  return below ? { line: { text: `${second.text.trim()} ${day} ${below.text}`, at: first.at }, taken: 3 } : null;
}

const dayAlone = /^\d{1,2}$/;
const isWeekday = (text: string) =>
  weekdayNames.has(
    plain(text)
      .replace(/[., ]+$/, '')
      .trim(),
  );

/** "NOV 2027", "MON · NOV 2027", "Mon, Nov 2027". */
function monthIn(text: string): { weekday?: string; text: string } | null {
  if (monthNames.has(plain(text).trim().split(/[ .]/)[0] ?? '')) return { text };
  const [, weekday = '', month = ''] =
    /^(\p{L}{2,9})[., ]{0,2}[·•|/–-]? ?(\p{L}{3,10}\b.{0,12})$/u.exec(text.trim()) ?? [];
  const isBoth = weekdayNames.has(plain(weekday)) && monthNames.has(plain(month).split(/[ .]/)[0] ?? '');
  return isBoth ? { weekday, text: month } : null;
}
