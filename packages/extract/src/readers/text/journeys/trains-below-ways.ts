import { findTimes } from '../../../text/times.ts';
import { labelOf } from '../labels/labels.ts';
import { alternatives } from '../labels/words/index.ts';
import { isWay } from '../passages/dotted-clocks.ts';
import type { Passage } from '../passages/passages.ts';
import { coachLines } from './companies-of-ways.ts';
import { speaksOfFlights } from './flight-numbers.ts';
import type { NumberedTrain } from './numbers-below-products.ts';
import { placeIn } from './printed-place.ts';
import { namesTrain } from './train-numbers.ts';

/**
 * "Västtågen 3525 (Västtrafik)", "Vy 601" alone below "06:20 09:21  Oslo S - Bergen": in a paper of trains what has a name and a number
 * right below a way and its two hours is the train, whatever a railway calls it; by where it begins.
 */
export function trainsBelowWays(passages: readonly Passage[]): ReadonlyMap<number, NumberedTrain> {
  const below = passages.filter((p, i) => {
    const above = passages[i - 1];
    return !p.inTable && !p.former && p.label === null && above?.block === p.block && isWay(above.text);
  });
  if (!below.some(({ text }) => calledAndNumbered.test(text)) || !isOfTrains(passages)) return new Map();
  const rows = Map.groupBy(passages, ({ row }) => row);
  return new Map(
    below.flatMap((p) => {
      const [, product, number] = calledAndNumbered.exec(p.text) ?? [];
      const way = rows.get(p.row - 1) ?? [];
      if (!product || !number || way.flatMap(({ text }) => findTimes(text)).length !== 2) return [];
      const isElse = labelOf(product) !== null || bus.test(p.shape) || placeIn(product, unsaid) !== null;
      return isElse || namesTrain(p.text) ? [] : [[p.at, { product, number }] as const];
    }),
  );
}

/** It tells a train by its number or a seat in a carriage, and no flight. */
const isOfTrains = (passages: readonly Passage[]): boolean =>
  passages.some(({ text, shape }) => namesTrain(text) || carriage.test(shape)) && !passages.some(speaksOfFlights);

const calledAndNumbered = /^(\p{Lu}[\p{L}.'’ -]{1,24}?) (\d{2,5})(?: \(\p{Lu}[^()\d]{2,30}\))?$/u;
const carriage = new RegExp(String.raw`(?<!\p{L})(?:${alternatives('coach')}|coach|voiture) ?:? ?\d{1,3}(?!\d)`, 'u');
const bus = new RegExp(
  String.raw`^(?:buss?|busz|autob\p{L}{2,3}|autokar|coach|car|line|linje|linie|ligne|linea|${coachLines})\b`,
  'u',
);
const unsaid = { labelled: false, timed: false };
