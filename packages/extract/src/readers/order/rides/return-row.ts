import { findTimes } from '../../../text/times.ts';
import { codesIn } from '../codes.ts';
import { aCar, fetched, givenBack } from './car-words.ts';
import type { RideUnit } from './ride-units.ts';

/**
 * "Tue 9 Nov | 7:45 am | Avis – collect at Sydney Airport" and, rows further down a programme, "Thu 11 Nov | 1:15 pm | Avis –
 * return at Newcastle Airport": the row in which the car goes back; of a programme that is told, the line or the sentence
 * below the title of another day. Null where another car is fetched before.
 */
export function returnRowOf(units: readonly RideUnit[], at: number): number | null {
  const unit = units[at];
  if (!unit || !isRow(unit) || !(fetched.test(unit.item.shape) || isHire(unit)) || isGivenBack(unit)) return null;
  for (let next = at + 1; next < Math.min(units.length, at + maxRows); next++) {
    const row = units[next];
    if (!row || !isRow(row) || !isOfCars(row)) continue;
    // what one paragraph tells of both ends is read as one; "Toyota Corolla or similar." is neither
    if (isGivenBack(row)) return isInTable(row) || units.slice(at, next).some(({ isDay }) => isDay) ? next : null;
    if (fetched.test(row.item.shape)) return null;
  }
  return null;
}

const maxRows = 60;

const isRow = (unit: RideUnit) => !unit.isDay && !unit.isTitle;
const isInTable = ({ item }: RideUnit) => item.passages[0]?.inTable === true;

const isOfCars = ({ about, item }: RideUnit) =>
  (about !== null && about !== 'other' && about.includes('car')) ||
  (about !== 'other' && isLabelledBack(item)) ||
  (about !== 'other' && aCar.test(item.shape) && (givenBack.test(item.shape) || fetched.test(item.shape)));

/** "11h45 | Voiture | Avis, rés. 20478136FR2 | Lille Flandres, Peugeot 208": an hour and a number, and no word of what is done. */
const isHire = ({ about, item }: RideUnit) =>
  about !== null &&
  about !== 'other' &&
  about.includes('car') &&
  findTimes(item.text).length === 1 &&
  codesIn(item).length === 1;

const isGivenBack = ({ item }: RideUnit) => givenBack.test(item.shape) || isLabelledBack(item);

/** "16h30 | Voiture | restitution | Lille Flandres" */
const isLabelledBack = ({ passages, text }: RideUnit['item']) =>
  passages.some(({ label }) => label === 'dropOff') && findTimes(text).length === 1;
