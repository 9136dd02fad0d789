import type { Seat } from '../../../booking.ts';
import { onceFor } from '../../../once-for.ts';
import { findTimes } from '../../../text/times.ts';
import { findVehicles } from '../journeys/vehicles.ts';
import type { Passage } from '../passages/passages.ts';
import { findCoachSeats } from './seat-words.ts';

/**
 * "TGV INOUI 2407 :" over "Ludovic Hennequin – Voiture 8, Place 45" and a line for each other traveller, below the hours of
 * several trains: the number of the train whose seats a line tells, by the line that heads its paragraph.
 */
export const seatsUnderTrains = onceFor((passages: readonly Passage[]): ReadonlyMap<Passage, string> => {
  const told = new Map<Passage, string>();
  let head: { number: string; block: number } | null = null;
  for (const p of passages) {
    const number = p.former || p.inTable ? undefined : trainAlone(p);
    if (number) head = { number, block: p.block };
    else if (head && p.block === head.block && findCoachSeats(p.shape).length > 0) told.set(p, head.number);
    else if (head && p.block !== head.block) head = null;
  }
  return told;
});

/** What each line under the train's number says. */
export function seatsHeadedBy(number: string | undefined, passages: readonly Passage[]): Seat[][] {
  const own = [...seatsUnderTrains(passages)].filter(([, train]) => train === number);
  return own.map(([p]) => findCoachSeats(p.shape).flatMap(({ seats }) => seats));
}

/** A line that names a train and says no more. */
function trainAlone(p: Passage): string | undefined {
  if (p.text.length > 40 || !/\d ?:?$/.test(p.text) || findTimes(p.text).length > 0) return undefined;
  const trains = findVehicles(p, { timedRows: new Map(), flies: false, says: () => false, trainCells: new Set() });
  const [only, more] = trains.flatMap(({ vehicle }) => (vehicle.kind === 'train' ? [vehicle] : []));
  return more || !only?.number || !p.text.replace(/ ?:$/, '').endsWith(only.number) ? undefined : only.number;
}
