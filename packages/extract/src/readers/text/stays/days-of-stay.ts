import type { DateFacts } from '../../../text/dates.ts';
import { daysBetween } from '../../../text/days.ts';
import type { DayAt } from './days-of-flow.ts';
import { type Flow, sentenceStarts } from './flow.ts';
import { nightsSaid } from './nights.ts';
import { listed } from './nights-listed.ts';
import { clear, enough, type Pair } from './pair.ts';
import { ofNights, ofTwo, sinceOver } from './pairs-of-days.ts';
import { never, type Paper, type Said, saidOf } from './said-of-day.ts';
import { between, rangeWords } from './stay-words.ts';

/**
 * The day on which somebody comes and that on which he leaves. Every two days of the passages are weighed, and every one with the
 * nights that are counted: labels, words that come or leave, "from" and "to", nights that fit; against them what says that a day is
 * of something else, and days left over. Null where nothing speaks for any, or as much for two.
 * @param over the day under whose title all of it stands
 */
export function daysOfStay(flow: Flow, all: readonly DayAt[], facts: DateFacts, over?: DayAt): Pair | null {
  const [best, next] = pairsOfDays(flow, all, facts, over);
  return !best || best.weight < enough || (next && next.weight > best.weight - clear) ? null : best;
}

/** All that something speaks for, the likeliest first. */
export function pairsOfDays(flow: Flow, all: readonly DayAt[], facts: DateFacts, over?: DayAt): Pair[] {
  const days = all.slice(0, maxDays);
  const sentences = sentenceStarts(flow);
  const paper = { flow, days, sentences, facts, nights: nightsSaid(flow, sentences) };
  const said = withoutElse(
    days.map((day, i) => saidOf(day, i, paper)),
    flow,
  );
  const pairs = new Map<string, Pair>();
  for (const pair of [
    ...ofTwo(said, paper),
    ...ofNights(said, paper),
    ...listed(said, paper),
    ...sinceOver(said, over),
  ]) {
    if (pair.weight < 0) continue;
    const key = `${pair.first.day} ${pair.last.day}`;
    const known = pairs.get(key);
    // said twice, and alike
    if (!known || pair.weight > known.weight) pairs.set(key, { ...pair, weight: pair.weight + (known ? 0.5 : 0) });
  }
  return [...pairs.values()].map((pair) => withRest(pair, said, paper)).sort((a, b) => b.weight - a.weight);
}

/** Without the days of something else: "Ouvert du 27 mars au 1er novembre", both of them. */
function withoutElse(said: readonly Said[], { shape }: Flow): Said[] {
  const left: Said[] = [];
  let last: Said | null = null;
  for (const one of said) {
    const isEnd =
      last !== null &&
      last.sentence === one.sentence &&
      rangeWords.test(between(shape.slice(last.day.to, one.day.from)));
    if (one.not >= never || isEnd) last = one;
    else left.push(one);
  }
  return left;
}

/** A pair beside the days that are neither end: of its paragraph they weigh most; where there are none, two days are enough. */
function withRest(pair: Pair, said: readonly Said[], { facts }: Paper): Pair {
  const { first, last } = pair;
  const own = said.filter(({ day }) => day.day === first.day || day.day === last.day);
  const rest = new Map<string, number>();
  for (const one of said) {
    if (
      own.includes(one) ||
      (pair.isListed && one.day.day < last.day && one.day.day > first.day) ||
      one.not + one.soft >= 2
    )
      continue;
    const isNear = own.some(({ block, sentence }) => block === one.block || sentence === one.sentence);
    const isWithin = one.day.day > first.day && one.day.day < last.day && one.in < 3 && one.out < 3;
    // long before it the paper was made
    const isEarly = daysBetween(one.day.day, first.day) > 28;
    rest.set(one.day.day, Math.max(rest.get(one.day.day) ?? 0, isNear && !isWithin && !isEarly ? 1.5 : 0.5));
  }
  const left = [...rest.values()].reduce((sum, weight) => sum + weight, 0);
  const alone = rest.size === 0 && first.day >= facts.contextDate ? 4 : 0;
  return { ...pair, weight: pair.weight - Math.min(left, 3) + alone };
}

/** No letter names more. */
const maxDays = 60;
