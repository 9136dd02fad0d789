import { findTimes } from '../../../text/times.ts';
import { isCallingPoints } from '../journeys/calling-points.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import type { Passage } from './passages.ts';

const isLength = /^(?:\d ?h ?\d\d|\d{1,2} ?h(?:rs?)?)$/;

/** The times of one hour's digit, or of hours alone, that are as long as it is between the two before, around or behind them. */
export function lengthsBeside(passages: readonly Passage[]): Set<string> {
  const times = passages.flatMap((p) =>
    p.former || p.text.length > 300 || isCallingPoints(p.shape)
      ? []
      : findTimes(p.text).map(({ time, at, length }) => ({
          minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
          shape: p.shape.slice(at, at + length),
          isBehindNumber: /\d ?[·•|,–-] ?$/.test(p.shape.slice(0, at)),
          // "arrivée à Plymouth à 7 h 15", which the way back may last by chance
          isMoment: /(?<![a-z])(?:a|at|um|alle) $/.test(p.shape.slice(0, at)),
          cell: p.inTable ? p.cell : -1,
          row: p.row,
        })),
  );
  const trainRows = new Set(passages.flatMap((p) => (p.inTable && namesTrain(p.text) ? [p.row] : [])));
  // "14h06 | NIGHTJET 469" between the rows of both stops
  const isOfTrain = (i: number) => {
    const [before, own, after] = [times[i - 1], times[i], times[i + 1]];
    const isApart = own !== undefined && before?.row !== own.row && after?.row !== own.row && own.cell >= 0;
    return isApart && trainRows.has(own.row) && /^\d\d ?h ?\d\d$/.test(own.shape);
  };
  // "8 h 00 | 1 h 18 | 9 h 18": any of the first two is as long as from the other to the last; of three cells it is the middle one
  const isBeforeLength = (i: number) => {
    const [first, middle, last] = times.slice(i, i + 3);
    return (
      first !== undefined &&
      isLength.test(middle?.shape ?? '') &&
      new Set([first.cell, middle?.cell, last?.cell]).size === 3 &&
      first.cell >= 0 &&
      first.row === middle?.row &&
      first.row === last?.row
    );
  };
  const between = (from: number, to: number) => {
    const [start, end] = [times[from]?.minutes, times[to]?.minutes];
    return start === undefined || end === undefined ? -1 : (end - start + 1_440) % 1_440;
  };
  return new Set(
    times.flatMap(({ minutes, shape, isMoment }, i) => {
      // "8 h 00" over "KL 2655 · 1h50" over "9 h 50": as long as from the second to the last, but it is the second that is a length
      const ahead = isBeforeLength(i) || times[i + 1]?.isBehindNumber ? -1 : between(i + 1, i + 2);
      const isBeside = [between(i - 1, i + 1), between(i - 2, i - 1), ahead].includes(minutes);
      return !isMoment && (isLength.test(shape) || isOfTrain(i)) && isBeside ? [shape] : [];
    }),
  );
}
