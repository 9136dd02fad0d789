import { findCity, findStation } from '../../../knowledge/index.ts';
import type { Passage } from '../passages/passages.ts';

/** "Barcelona - Sants", "LYON – PERRACHE": the town and the rest are together the name of a station, and the rest alone is none else. */
export function isStationOf(town: string, hall: string): boolean {
  const whole = findStation(`${town} ${hall}`) ?? findStation(`${town}-${hall}`);
  const own = findStation(hall);
  return whole !== null && (own === null || own.id === whole.id) && findCity(hall) === null;
}

/** Whether a paper writes a stop behind its clock so: its other stops are no ways either, "05:50 +1 Milan - Lampugnano". */
export const writesHalls = (passages: readonly Passage[]): boolean =>
  passages.some(({ text }) => {
    const [, town = '', hall = ''] = atClock.exec(text) ?? [];
    return town !== '' && isStationOf(town, hall);
  });

const atClock = /^\d{1,2}[:.h]\d\d (\p{Lu}[\p{L}'’ ]{1,30}) [–-] (\p{Lu}[\p{L}'’. -]{1,30})$/u;
