import { addDays, daysBetween } from '../../../text/days.ts';
import type { Label } from '../labels/labels.ts';
import { type DayAt, nowhere } from './days-of-flow.ts';
import { type NightsSaid, nightsIn } from './nights.ts';
import { isListedIn, isNight, oneNight } from './nights-listed.ts';
import { enough, type Pair } from './pair.ts';
import type { Paper, Said } from './said-of-day.ts';
import { between, ofStay, rangeWords } from './stay-words.ts';

/** Every two days, of which the second is later. */
export function ofTwo(said: readonly Said[], paper: Paper): Pair[] {
  return said.flatMap((a, i) =>
    said.flatMap((b, j) => {
      const nights = daysBetween(a.day.day, b.day.day);
      if (nights < 1 || nights > 90) return [];
      // the end may be said first, where a label says that it is
      if (j < i && (a.in < 2.5 || b.out < 2.5)) return [];
      const joint = joinOf(a, b, j - i, paper);
      const soft = joint < 1.5 ? a.soft + b.soft : 0;
      const inList = j > i && isListedIn(said, i, j, paper) ? 6 : 0;
      const weight = a.in + b.out - a.not - b.not - soft + joint + fits(nights, a, b, paper) - inList;
      return [{ first: a.day, last: b.day, weight, told: weight }];
    }),
  );
}

/** What stands between two days. */
function joinOf(a: Said, b: Said, apart: number, { flow: { shape } }: Paper): number {
  const ofLabel = a.label === 'stayDates' ? 5 : 3;
  if (apart === 1 && a.sentence === b.sentence) {
    const joint = between(shape.slice(a.day.to, b.day.from));
    const around = shape.slice(Math.max(0, a.day.from - 160), b.day.to + 60);
    if (rangeWords.test(joint)) return ofStay.test(around) || isOfBoth(a) ? 4 : 1.5;
    if (isOfBoth(a)) return ofLabel;
    return joint.length < 60 ? 1 : 0;
  }
  // "Séjour du | au" over two cells, whose second has no head of its own
  const isBeside = b.label === null && a.row === b.row;
  if (apart === 1 && isOfBoth(a) && a.block === b.block && (isOfBoth(b) || isBeside)) return ofLabel;
  if (apart === 1 && (a.row === b.row || a.block === b.block)) return 1;
  return Math.abs(b.day.from - a.day.from) > 400 ? -1 : 0;
}

const ofBoth: ReadonlySet<Label> = new Set(['stayDates', 'nights', 'room']);
const isOfBoth = ({ label }: Said) => label !== null && ofBoth.has(label);

/** Whether the nights that are counted are those between. */
function fits(nights: number, a: Said, b: Said, { nights: counts }: Paper): number {
  if (counts.length === 0) return 0;
  const isNear = ({ sentence, row }: NightsSaid) => [a, b].some((one) => one.sentence === sentence || one.row === row);
  const near = counts.filter(isNear);
  if (near.some(({ count }) => count === nights)) return nights > 1 || a.row === b.row ? 3 : 1;
  if (near.length > 0) return -3;
  return counts.some(({ count }) => count === nights) ? (nights > 1 || a.row === b.row ? 2 : 0.5) : -1;
}

/** "Three nights from Friday 11 June", "for the night of 4 February", "2 nights, out Wednesday 5 May": a day and how many nights. */
export function ofNights(said: readonly Said[], paper: Paper): Pair[] {
  const { nights } = paper;
  return said.flatMap((one, i) => {
    const isOfPair = [said[i - 1], said[i + 1]].some(
      (other) =>
        other && other.sentence === one.sentence && other.day.day !== one.day.day && other.not + other.soft < 2,
    );
    const isOneOfList = isNight(said, i - 1, paper) || isNight(said, i, paper);
    const isOneNight = oneNight.test(one.lead) && nightsIn(one.lead) === null && !isOneOfList;
    const near = nights.filter(({ sentence, row }) => sentence === one.sentence || row === one.row);
    // "you spend that night at the Locanda Brera": one, of the day that was told last
    const isThatNight = thatNight.test(paper.flow.shape.slice(one.day.from, one.day.to));
    const counts =
      isOneNight || isThatNight
        ? []
        : (near.length > 0 ? near : nights).map(({ count }) => ({ count, weight: near.length > 0 ? 3 : 1.5 }));
    return [...(isOneNight || isThatNight ? [{ count: 1, weight: 6 }] : []), ...counts].map(
      ({ count, weight }): Pair => {
        const isEnd = one.out > one.in && one.out > 0;
        const other = { ...one.day, day: addDays(one.day.day, isEnd ? -count : count), from: nowhere, to: nowhere };
        const total = weight + (isEnd ? one.out : one.in) - one.not - one.soft - (isOfPair ? 3 : 0);
        const [first, last] = isEnd ? [other, one.day] : [one.day, other];
        return { first, last, weight: total, told: total };
      },
    );
  });
}

const thatNight = /\b(?:that|same) night\b|\bcette nuit-la\b/;

/** "Hotel Lindenegg, …, départ le 15 octobre" below "Jeudi 14 octobre": from the day over it until the one it says. */
export function sinceOver(said: readonly Said[], over: DayAt | undefined): Pair[] {
  if (!over) return [];
  return said.flatMap((one) =>
    one.out >= 1 && over.day < one.day.day
      ? [
          {
            first: { ...over, from: nowhere, to: nowhere },
            last: one.day,
            weight: one.out + 2 - one.not - one.soft,
            told: enough,
          },
        ]
      : [],
  );
}
