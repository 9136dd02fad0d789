import { type DateFacts, findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import type { Passage } from './passages.ts';
import { piecesBetween } from './pieces.ts';
import { type PrintedPlace, placeIn } from './printed-place.ts';
import { roleBefore, roleOfLabel, roleOfStart } from './roles.ts';
import type { Surroundings } from './rows.ts';
import type { Token } from './token.ts';
import { findVehicles } from './vehicles.ts';

/** Stretches of a line that are spoken for; who comes first has them. */
type Claims = { at: number; end: number; token: Token | null }[];

/** The days, times, numbers and places of one line, in its order. */
export function tokensOfLine(p: Passage, line: number, facts: DateFacts, around: Surroundings): Token[] {
  const about = { line, row: p.row, text: p.text };
  const claims: Claims = [];
  // "operated by" another airline: its numbers and names are not the flight's.
  const limit = operatedBy.exec(p.shape)?.index ?? p.text.length;
  for (const { at, length, day, sure, weak, yearPrinted } of findDates(p.text, facts)) {
    if (at < limit) claim(claims, at, length, { kind: 'date', day, sure, weak, yearPrinted, at: p.at + at, ...about });
  }
  for (const { at, length, time, daysLater, role } of timesOf(p, around)) {
    if (at < limit) claim(claims, at, length, { kind: 'time', time, daysLater, role, at: p.at + at, ...about });
  }
  for (const { at, length, vehicle } of findVehicles(p, around)) {
    if (at < limit) claim(claims, at, length, { ...vehicle, at: p.at + at, ...about });
  }
  if (limit < p.text.length) claim(claims, limit, p.text.length - limit, null);
  claims.sort((a, b) => a.at - b.at);
  const tokens = claims.flatMap((c) => (c.token ? [c.token] : []));
  return [...tokens, ...placesOf(p, claims, around, about)].sort((a, b) => a.at - b.at);
}

const headSign =
  /(?:^|[\s,])(?:nach|richtung|direction|dir\.|vers|towards|kierunek|smer|mot|richting|direzione|direccion|sentido) /;

const operatedBy = /\b(?:operated by|opere par|oper\. by|durchgefuhrt von|operado por|operato da)\b/;

function claim(claims: Claims, at: number, length: number, token: Token | null): void {
  if (!claims.some((c) => at < c.end && at + length > c.at)) claims.push({ at, end: at + length, token });
}

function timesOf(p: Passage, { padded, colons }: Surroundings) {
  const { text, shape } = p;
  const isTime = p.label === 'time' || p.label === 'departure' || p.label === 'arrival';
  const times = findTimes(text)
    .filter((t) => !(padded && /^\dh\d\d$/.test(shape.slice(t.at, t.at + t.length))))
    .filter((t) => !(colons && /^\d{1,2} ?h ?\d\d$/.test(shape.slice(t.at, t.at + t.length))))
    .filter((t) => !t.weak || isTime || roleBefore(shape.slice(0, t.at)) !== null)
    .map((t) => ({ ...t, role: roleBefore(shape.slice(0, t.at)) ?? roleOfLabel(p) }));
  // "05:40 Amsterdam, Schiphol (AMS) +1 jour"
  const tail = /\(?\+ ?([12])(?: ?(?:jours?|days?|j|d))?\)?$/.exec(shape)?.[1];
  const [only, more] = times;
  if (tail && only && !more && only.daysLater === 0) only.daysLater = Number(tail);
  const digits = isTime ? /^([01]\d|2[0-3])([0-5]\d)(?: ?\+(\d))?$/.exec(text) : null;
  if (digits) {
    const time = `${digits[1]}:${digits[2]}`;
    times.push({
      time,
      at: 0,
      length: text.length,
      daysLater: Number(digits[3] ?? 0),
      weak: false,
      role: roleOfLabel(p),
    });
  }
  // "LV AUSTIN (AUS) 210P": an American agency's clock.
  const role = roleOfStart(shape) ?? roleOfLabel(p);
  for (const match of role ? text.matchAll(/(?<![\w.])(1[0-2]|[1-9])([0-5]\d)([AP])M?\b/g) : []) {
    const hour = (Number(match[1]) % 12) + (match[3] === 'P' ? 12 : 0);
    const time = `${String(hour).padStart(2, '0')}:${match[2]}`;
    times.push({ time, at: match.index, length: match[0].length, daysLater: 0, weak: false, role });
  }
  return times;
}

function placesOf(p: Passage, claims: Claims, around: Surroundings, about: { line: number; text: string }): Token[] {
  const timed = around.timedRows.has(p.row);
  const hasTime = claims.some((c) => c.token?.kind === 'time');
  const rowRole = p.inTable ? null : (around.timedRows.get(p.row) ?? null);
  const isBesideTime = timed && (!p.inTable || hasTime || around.pairs.has(p.row));
  const pieces = piecesBetween(p.text, p.shape, claims, p.label === 'route');
  const isRoute = p.label === 'route' && pieces.length === 2;
  // "BA 198 · Boeing | World Traveller · Seat 31K" below "Departs | Arrives": none of the columns
  const isAside =
    p.byColumn && (p.label === 'departure' || p.label === 'arrival') && !timed && around.numberRows.has(p.row);
  // "ICE 579 nach München": where the train goes on to, not where one gets off.
  const rides = !hasTime && pieces.length === 1 && claims.some((c) => c.token?.kind === 'train');
  return pieces.flatMap((piece) => {
    if (rides && headSign.test(p.shape.slice(0, piece.at + 24).slice(Math.max(0, piece.at - 12)))) return [];
    const role = piece.role ?? (isAside ? null : roleOfLabel(p)) ?? rowRole;
    // "From: Travel office" heads a memo: without a time beside it only a known place counts.
    const vouched = isAside ? false : p.inTable || isBesideTime || p.label === 'departure' || p.label === 'arrival';
    const whole = placeIn(piece.text, { labelled: isRoute || (role !== null && vouched), timed: isBesideTime });
    const place = whole ?? (hasTime ? stationAtEnd(piece.text) : null);
    if (!place) return [];
    const strong = role !== null || timed || around.timedCells.has(p.cell) || around.afterTime.has(about.line);
    return [
      {
        kind: 'place' as const,
        place,
        role,
        strong,
        cell: p.inTable ? p.cell : -1 - p.row,
        at: p.at + piece.at,
        ...about,
      },
    ];
  });
}

/** "LNER service, London Kings Cross": what stands before the comma is not the station. */
function stationAtEnd(text: string): PrintedPlace | null {
  const comma = text.lastIndexOf(', ');
  const place = comma < 0 ? null : placeIn(text.slice(comma + 2), { labelled: false, timed: false });
  return place?.station ? place : null;
}
