import { addDays } from '../../../text/days.ts';
import type { Leg } from '../../text/journeys/leg.ts';
import { samePlace } from '../../text/journeys/same-place.ts';
import type { Vehicle } from '../../text/journeys/token.ts';
import { lineAt } from '../../text/passages/passage.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { LegSaid } from './leg-ends.ts';

/** What is known around the piece: what goes without a number, the day above it, where the next piece begins. */
type Around = {
  unnumbered: () => Vehicle | null;
  above: { day: string; sure: boolean } | undefined;
  nextAt: number | undefined;
};

/** The leg, where both ends, both hours and the day are said. */
export function wholeLeg(
  said: LegSaid,
  { unnumbered, above, nextAt }: Around,
  passages: readonly Passage[],
): Leg | null {
  const { from, to } = said;
  const vehicle = said.vehicle?.vehicle ?? unnumbered();
  const day = from.day ?? (above && { ...above, at: undefined, p: undefined }) ?? landing(said);
  if (!vehicle || !from.place || !to.place || !from.time || !to.time || !day) return null;
  if (samePlace(from.place.place, to.place.place)) return null;
  const arrivalDay = to.day?.day ?? (to.time.daysLater > 0 ? addDays(day.day, to.time.daysLater) : undefined);
  if (arrivalDay && (arrivalDay < addDays(day.day, -1) || arrivalDay > addDays(day.day, 2))) return null;
  const lineOf = (at: number) => lineAt(passages, at);
  const about = ({ at, p }: { at: number; p: Passage }) => ({
    at,
    line: lineOf(at),
    row: p.row,
    text: p.text.slice(0, 200),
  });
  const lines = [from.place, to.place, from.time, to.time].map(({ at }) => lineOf(at));
  const where = said.vehicle ?? from.place;
  const place = (event: typeof from.place, role: 'from' | 'to') => ({
    kind: 'place' as const,
    place: event.place,
    role,
    strong: true,
    cell: event.p.cell,
    ...about(event),
  });
  const time = (event: NonNullable<typeof from.time>) => ({
    kind: 'time' as const,
    time: event.time,
    daysLater: event.daysLater,
    role: null,
    ...about(event),
  });
  return {
    vehicle: { ...vehicle, ...about(where) },
    from: place(from.place, 'from'),
    to: place(to.place, 'to'),
    departure: time(from.time),
    arrival: time(to.time),
    day: { day: day.day, sure: day.sure, ...(day.p ? { at: day.at, text: day.p.text.slice(0, 200) } : {}) },
    ...(arrivalDay ? { arrivalDay } : {}),
    firstLine: Math.min(...lines, lineOf(where.at)),
    lastLine: Math.max(...lines, lineOf(where.at)),
    ...(nextAt === undefined ? {} : { nextLine: lineOf(nextAt) }),
  };
}

/** "…, arriving at 9:57 on Monday 17 May" alone: a day said of the arrival is that of the departure, unless the night is between. */
function landing({ from, to }: LegSaid) {
  return to.day && from.time && to.time && from.time.time < to.time.time && to.time.daysLater === 0
    ? to.day
    : undefined;
}
