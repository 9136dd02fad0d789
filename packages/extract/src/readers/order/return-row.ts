import type { RideUnit } from './ride-units.ts';

/**
 * "Tue 9 Nov | 7:45 am | Avis – collect at Sydney Airport" and, rows further down a programme, "Thu 11 Nov | 1:15 pm | Avis –
 * return at Newcastle Airport": the row in which the car goes back. Null where another car is fetched before.
 */
export function returnRowOf(units: readonly RideUnit[], at: number): number | null {
  const unit = units[at];
  if (!unit || !isRow(unit) || !fetched.test(unit.item.shape) || givenBack.test(unit.item.shape)) return null;
  for (let next = at + 1; next < Math.min(units.length, at + maxRows); next++) {
    const row = units[next];
    if (!row || !isRow(row) || !isOfCars(row)) continue;
    if (givenBack.test(row.item.shape)) return next;
    if (fetched.test(row.item.shape)) return null;
  }
  return null;
}

const maxRows = 60;

const isRow = (unit: RideUnit) => unit.item.passages[0]?.inTable === true && !unit.isDay && !unit.isTitle;

const isOfCars = ({ about, item }: RideUnit) =>
  (about !== null && about !== 'other' && about.includes('car')) ||
  (about !== 'other' && aCar.test(item.shape) && (givenBack.test(item.shape) || fetched.test(item.shape)));

const aCar = /\b(?:car|van|vehicle|keys|voiture|vehicule|cles|wagen|mietwagen|auto|coche|veicolo)\b/;
const fetched =
  /\b(?:collect\w*|pick(?:ing)?[ -]?up|pickup|take (?:over|delivery)|prise(?: en charge)?|retrait|retirer|recuper\w+|enlevement|mise a disposition|abholung|ubernahme|recogida|ritiro)\b/;
const givenBack =
  /\b(?:return\w{0,3}|drop(?:ping)?[ -]?off|hand(?:ing)? back|give back|restitu\w{2,6}|retour|remise|rendre|rend(?:ez|u)|ramener|ruckgabe|devolucion|riconsegna)\b/;
