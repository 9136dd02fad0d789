import { findTimes } from '../../../text/times.ts';
import { trainNumber } from '../../text/journeys/train-numbers.ts';
import type { Passage } from '../../text/passages/passages.ts';

/** "You leave Edinburgh at 06.05 on KL 930 and land …; KL 1977 takes you on from there": each half tells a journey. */
export function clausesOf(p: Passage): Passage[] {
  const parts = [...p.shape.matchAll(partBehind)].filter(({ index, 0: words }) => {
    const [before, rest] = [p.text.slice(0, index), p.text.slice(index + words.length)];
    const isOnward = leadsOn.test(p.shape.slice(index + words.length));
    return (
      [before, rest].every((half) => numberOfRide.test(half)) &&
      findTimes(before).length > 1 &&
      findTimes(rest).length > (isOnward ? 0 : 1)
    );
  });
  // of several places at which it could be cut before the next number, a word between is surer than a comma
  const between = Map.groupBy(parts, ({ index }) => [...p.text.slice(0, index).matchAll(ridesOf)].length);
  const onwards = [...between.values()]
    .map(
      (all) =>
        all.find(({ index, 0: words }) => leadsOn.test(p.shape.slice(index + words.length))) ??
        all.find(([words]) => words !== ', ') ??
        all.at(-1),
    )
    .filter((one) => one !== undefined);
  const starts = [0, ...[...p.text.matchAll(journeyBehind)].map(({ index }) => index + 2)];
  for (const { index, 0: words } of onwards) starts.push(index + words.length);
  starts.sort((a, b) => a - b);
  return starts.map((from, i) => {
    const [text = '', shape = ''] = [p.text, p.shape].map((whole) => whole.slice(from, starts[i + 1]));
    return { ...p, text, shape, at: p.at + from };
  });
}

/** "…, arrivée à Zurich à 10 h 45, puis avec le vol LX 138 à 13 h 15, …": each half has its number and its hours. */
const partBehind = /[,;]? (?:et|and|und|e|y|while|whereas|tandis que|alors que) |[,;] /g;
const leadsOn =
  /^(?:puis|ensuite|de la\b|then|from there|correspondance|en correspondance|connect(?:ing)?|onward|continu(?:e|es|ing|ez|ant)|poi|luego|dann|weiter)\b/;
const numberOfRide = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\p{L}\d])|${trainNumber.source}`,
  'u',
);
const ridesOf = new RegExp(numberOfRide.source, 'gu');

const journeyBehind = /; (?=(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4} \p{Ll})/gu;
