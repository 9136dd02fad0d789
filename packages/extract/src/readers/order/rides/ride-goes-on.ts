import { beginsWithHour, isTimedRow } from '../units.ts';
import type { RideKind, RideUnit } from './ride-units.ts';

/** A new title, another day, a booking of another kind: there the record is at its end. */
export function goesOn(kind: RideKind, units: readonly RideUnit[], at: number, unit: RideUnit): boolean {
  const first = units[at];
  if (!first || unit.isTitle || unit.isDay || unit.about === 'other') return false;
  if (unit.about !== null && !unit.about.includes(kind)) return false;
  // a row with an hour of its own says something else, but "au 29/04 à 17h30" below "du 27/04 à 08h45"
  if (isTimedRow(first) && isTimedRow(unit) && !unit.item.passages.some((p) => p.byColumn && until.test(p.shape)))
    return false;
  // "13:30 Minibus to Scrabster" over "19:00 Ferry to Stromness" in a programme
  if (beginsWithHour(first) && beginsWithHour(unit)) return false;
  // what a paper says further down is of something else
  if (!first.isTitle && unit.block - first.block > 3) return false;
  const [row] = unit.item.passages;
  // "Airport transfer – Savannah Link – voucher SLT-5528" over a box of "Pick-up | …" and "Drop-off | …"
  const isBox = unit.block - first.block === 1 && (row?.label === 'pickUp' || row?.label === 'dropOff');
  return first.isTitle || unit.block === first.block || row?.inTable === false || isBox;
}

const until = /^(?:(?:jusqu')?au|(?:un)?til|to|bis|al|hasta|ate) (?:[a-z]{2,9}[.,]? )?\d/;
