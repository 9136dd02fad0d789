import { isGivenName } from '../../../knowledge/given-names.ts';
import { readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import { wholeNumber } from '../journeys/whole-number.ts';
import type { Label } from '../labels/labels.ts';
import { arrangesTravel, isArranger } from '../people/roles.ts';
import type { Column } from './passage-cells.ts';

/**
 * What the cells of a column are, where its head does not tell: whoever has a first name that people have, in every row, travels, be
 * it below "Qui", "Comédien", "Musician" or below nothing; "WJ6RTE" below "Billet" is what its row goes by; and "SK2255" below "Number"
 * is a flight.
 */
export function columnsByCells(columns: Column[], below: readonly (readonly Cell[])[]): Column[] {
  const labels = columns.map(({ label }) => label);
  const rows = below.slice(0, maxRows).filter((row) => row.length === columns.length && new Set(row).size > 2);
  if (rows.length < 2 || !labels.some((label) => label !== null && ofWays.has(label))) return columns;
  const cellsOf = (i: number) => rows.flatMap((row) => row[i]?.text.trim() || []);
  const people = columns.filter(
    ({ label, head }, i) =>
      label === null && !arrangesTravel.test(head) && !isArranger.test(head) && arePeople(cellsOf(i)),
  );
  const [only, more] = labels.includes('person') ? [] : people;
  return columns.map((column, i) => {
    if (column === only && !more) return { ...column, label: 'person' };
    if (column.label === 'reference' && number.test(plain(column.head)) && areRides(cellsOf(i)))
      return { ...column, label: null };
    const isCode = column.label === 'ticket' && !labels.includes('reference') && areLocators(cellsOf(i));
    return isCode ? { ...column, label: 'reference' } : column;
  });
}

/** As many as tell what a column is. */
const maxRows = 60;

/** Of a table of what is booked. */
const ofWays: ReadonlySet<Label> = new Set([
  'date',
  'from',
  'departure',
  'flight',
  'train',
  'route',
  'checkIn',
  'hotel',
]);

const arePeople = (cells: readonly string[]) =>
  cells.some(areNamed) && cells.every((text) => text.length < 90 && (areNamed(text) || everybody.test(text)));

/** Whether a cell names people, one of them by a first name that people have. */
export const areNamed = (text: string): boolean => {
  const names = readNames(text);
  return names.length > 0 && names.some((name) => isGivenName(name.split(' ')[0] ?? ''));
};

/** "les trois", "all", between rows that name one each. */
const everybody =
  /^(?:(?:tou[st](?:es)?(?: les)?|les|all(?: of)?|the) ?)?(?:deux|trois|quatre|two|three|four|tous|toutes|all|both|everybody|everyone)$/i;

const number = /^(?:number|no|n°|nr|num|numero|nummer)[.:]?$/;

const areRides = (cells: readonly string[]) =>
  cells.length > 0 && cells.every((text) => wholeNumber(text) !== null || namesTrain(text));

const areLocators = (cells: readonly string[]) =>
  cells.length > 0 && cells.every((text) => /^(?=.*[A-Z])[A-Z\d]{6}$/.test(text));
