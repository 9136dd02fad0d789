import { addDays } from '../../../text/days.ts';
import { passageAt } from './flow.ts';
import type { Pair } from './pair.ts';
import { enough } from './pair.ts';
import type { Paper, Said } from './said-of-day.ts';

/** Whether a day and the next that is said are two nights of a list. */
export function isNight(said: readonly Said[], i: number, { flow }: Paper): boolean {
  const [a, b] = [said[i], said[i + 1]];
  if (!a || !b || b.day.day !== addDays(a.day.day, 1)) return false;
  const [p, q] = [passageAt(flow, a.day.from), passageAt(flow, b.day.from)];
  const isRow = (one: typeof p) => one?.byColumn && (one.label === 'date' || one.label === 'when');
  const isEach = (isRow(p) && isRow(q)) || (oneNight.test(a.lead) && oneNight.test(b.lead));
  if (isEach && p?.row !== q?.row) return true;
  return joinsNights.test(flow.shape.slice(a.day.to, b.day.from));
}

export function isListedIn(said: readonly Said[], from: number, to: number, paper: Paper): boolean {
  for (let i = from; i < to; i++) if (!isNight(said, i, paper)) return false;
  return listed(said.slice(from, to + 1), paper).length > 0;
}

/** "Les nuits du 28 et du 29 septembre", a row of a table for each night: up to the day after the last of them. */
export function listed(said: readonly Said[], paper: Paper): Pair[] {
  const { flow, nights } = paper;
  const { shape, passages } = flow;
  return said.flatMap((first, i) => {
    if (isNight(said, i - 1, paper)) return [];
    let to = i;
    while (isNight(said, to, paper)) to++;
    const last = said[to];
    if (!last || to === i) return [];
    const behind = shape.slice(last.day.to, last.day.to + 40);
    const count = to - i + 1;
    const areRows = passages.length > 1 && first.row !== last.row;
    const areNights =
      areRows ||
      first.label === 'nights' ||
      nightsOf.test(first.lead) ||
      nights.some((one) => one.count === count) ||
      (leavesThen.test(behind) && first.in < 3);
    if (!areNights) return [];
    return [
      {
        first: first.day,
        last: { ...last.day, day: addDays(last.day.day, 1) },
        weight: 7 - first.not,
        told: enough,
        isListed: true,
      },
    ];
  });
}

const joinsNights =
  /^(?:st|nd|rd|th|er|\.)?(?:, ?|,? ?(?:et|and|und|y|e|&|\+),? )(?:(?:du|of|the|vom|del|le|on) )*(?:(?!leav|depart|repart|check|abreis)\w+ )?$/;
const nightsOf =
  /\b(?:nuits?|nuitees?|nights?|nachte|noches|notti)(?: (?:du|des|de|of|on|for|vom|del|dal)|,)?(?: the| el| les| le)? ?:? ?(?:\w+ )?$/;
const leavesThen =
  /^(?:st|nd|rd|th|er|\.)?,? ?(?:(?:and|et|und|so|then|donc|puis) ){0,2}(?:you (?:leave|check out)|leaving|departing|checking out|en repartant|repartant|vous (?:repartez|repartirez|partez)|depart|abreise)\b/;

/** "Night of 8 June", "pour la nuit du mardi 8 juin". */
export const oneNight =
  /\b(?:(?:nuit|nuitee|night|nacht|notte|noche)s? (?:du|de|of|on|from|vom|auf|del)|overnight(?: on| of)?)(?: the)? (?:[a-z]+,? )?$/;
