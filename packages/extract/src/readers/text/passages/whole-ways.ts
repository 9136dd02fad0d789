import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import type { Passage } from './passage.ts';

/**
 * "04/10/2027 Paris 07h30 » Venezia 17h12, 1 changement" over "Frecciarossa 9281, Paris 07h30 – Milano 14h05" and "Frecciarossa 9739,
 * Milano 14h45 – Venezia 17h12": a line that tells the whole way, whose first place and hour the lines below begin with and whose
 * last they end with. It is no journey itself: blanks stand in place of both stops, and its day stays.
 */
export function withoutWholeWays(passages: readonly Passage[]): readonly Passage[] {
  let whole: Passage[] | null = null;
  passages.forEach((p, i) => {
    const text = withoutStops(p, passages.slice(i + 1, i + 1 + maxLines));
    if (text === null) return;
    whole ??= [...passages];
    whole[i] = { ...p, text, shape: plain(text) };
  });
  return whole ?? passages;
}

const maxLines = 40;

function withoutStops(p: Passage, below: readonly Passage[]): string | null {
  if (p.former || p.text.length > 160 || isNumbered(p)) return null;
  const [left, landed] = findTimes(p.text);
  if (!left || !landed || left.time === landed.time) return null;
  const stops = stopsOf(below);
  const end = stops.findIndex((stop) => isSaid(stop, landed.time, p));
  const [first] = stops;
  // with a change on the way there are two hours more
  if (!first || !isSaid(first, left.time, p) || end < 3) return null;
  if (below.slice(0, (stops[end]?.line ?? 0) + 1).filter(isNumbered).length < 2) return null;
  return [first, stops[end]].reduce(
    (text, stop) => without(text, (stop && nameIn(stop, p)) ?? ''),
    withoutTimes(p.text, [left, landed]),
  );
}

type Stop = {
  time: string;
  line: number /** What it may be called: in front of its hour, behind it, in the next cell. */;
  names: string[];
};

function stopsOf(lines: readonly Passage[]): Stop[] {
  return lines.flatMap((p, line) => {
    const times = p.former || p.text.length > 160 ? [] : findTimes(p.text);
    const next = lines[line + 1];
    return times.map(({ time, at, length }) => {
      const front = /[^\d]*$/.exec(p.shape.slice(0, at))?.[0] ?? '';
      const behind = /^[^\d]*/.exec(p.shape.slice(at + length))?.[0] ?? '';
      const beside = length === p.text.length && next?.row === p.row ? next.shape : '';
      return { time, line, names: [front, behind, beside].map(bare).filter((name) => name.length > 2) };
    });
  });
}

const bare = (shape: string) => shape.replace(/^[^a-z]+|[^a-z)]+$/g, '');

const nameIn = ({ names }: Stop, { shape }: Passage) => names.find((name) => shape.includes(name));
const isSaid = (stop: Stop, hour: string, p: Passage) => stop.time === hour && nameIn(stop, p) !== undefined;

const isNumbered = ({ text }: Passage) => namesTrain(text) || flightNumber.test(text);
const flightNumber = /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?![\p{L}\d])/u;

const withoutTimes = (text: string, times: readonly { at: number; length: number }[]) =>
  times.reduce((left, { at, length }) => left.slice(0, at) + ' '.repeat(length) + left.slice(at + length), text);

function without(text: string, shape: string): string {
  const at = plain(text).indexOf(shape);
  return at < 0 ? text : text.slice(0, at) + ' '.repeat(shape.length) + text.slice(at + shape.length);
}
