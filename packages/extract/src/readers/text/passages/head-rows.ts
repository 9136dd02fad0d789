import { isGivenName } from '../../../knowledge/given-names.ts';
import { readName, readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import type { Label } from '../labels/labels.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import type { Column } from './passage-cells.ts';

/** The heads of columns, where a row is that. @param below the row below, where this one is at the top. */
export function headsIn(
  cells: readonly Cell[],
  said: readonly (Label | null)[],
  below: readonly Cell[] | undefined,
): Column[] | null {
  const labels = said.map((label, i) => label ?? numberHead(said[i - 1] ?? null, cells[i], below?.[i]));
  const filled = cells.filter((cell) => cell.text.trim() !== '');
  if (hasNameBeside(cells, labels, below)) return null;
  const isOpen = (cell: Cell | undefined) => anything.test(plain(cell?.text ?? ''));
  const named = labels.filter((label, i) => label !== null || isOpen(cells[i])).length;
  const isPlain = named >= 2 && named >= filled.length - 1 && (named >= 3 || filled.length <= named);
  const isMarked = isOverFigures(cells, below) || cells.every((cell) => cell.header);
  const isHead = isMarked && named >= 2 && filled.every((cell) => !/\d/.test(cell.text));
  if (!isPlain && !isHead && !isOverNumbers(cells, labels, below)) return null;
  // A column of "Description" among heads that we do not know may hold anything.
  return labels.map((label, i) => ({
    label: isWhere(cells[i], below?.[i])
      ? 'place'
      : isOpen(cells[i]) || (label === 'reference' && isTold(below?.[i])) || (!isPlain && label === 'other')
        ? null
        : label,
    head: plain(cells[i]?.text ?? ''),
  }));
}

/** "L'Express des Îles" over "navire Silver Express" and "dossier EDI-664021": what is booked, with its number among the rest; "UBKTWQ" over its price is a number. */
function isTold(below: Cell | undefined): boolean {
  const [first, second] = below?.lines ?? [];
  return (
    first !== undefined && second !== undefined && /^[^\d]{4,}$/.test(first.text) && !/^[A-Z]{5,8}$/.test(first.text)
  );
}

/** "Влак | №" over "БЪРЗ ВЛАК | 2613": the number of the train that the column in front of it calls. */
function numberHead(before: Label | null, head: Cell | undefined, below: Cell | undefined): Label | null {
  if (isNumberOfEach(head, below)) return 'reference';
  const isNumber =
    /^(?:№|n°|no\.?|nr\.?|č\.|#)$/i.test(head?.text.trim() ?? '') && /^\d{1,5}$/.test(below?.text.trim() ?? '');
  return isNumber && before === 'train' ? 'train' : null;
}

/** "Votre numéro" over "K9LZ3R" or "TAP: K9LZ3R", beside whom each is of: "1" counts the rows, and a telephone has spaces. */
export function isNumberOfEach(head: Cell | undefined, below: Cell | undefined): boolean {
  const isOver = /^(?:(?:votre|vos|your|leur|their|ihre) )?(?:n°|no\.?|nr\.?|numeros?|numbers?|nummer)$/.test(
    plain(head?.text ?? ''),
  );
  const number = (below?.text.trim() ?? '').replace(company, '');
  return isOver && /^(?=[A-Z\d-]*\d)(?=.*[A-Z-])[A-Z\d]+(?:[ -][A-Z\d]+){0,3}$/.test(number);
}

/** "TAP: K9LZ3R": whose number it is. */
const company = /^\p{Lu}[\p{L}&'’. -]{1,24}: /u;

/** "Place" over "Chicago O'Hare (ORD)": in English it is where, and no seat. */
function isWhere(head: Cell | undefined, below: Cell | undefined): boolean {
  return (
    /^places?$/i.test(head?.text.trim() ?? '') &&
    /^\p{Lu}\p{Ll}{2}/u.test(below?.text ?? '') &&
    !/\d/.test(below?.text ?? '')
  );
}

/** "Traveller | Ms Ines Falk | Ordered by | …": a value, though figures stand below it. */
function hasNameBeside(
  cells: readonly Cell[],
  labels: readonly (Label | null)[],
  below: readonly Cell[] | undefined,
): boolean {
  return labels.some((label, i) => {
    const beside = cells[i + 1]?.text ?? '';
    if (label !== 'person' || labels[i + 1] !== null || readName(beside) === null) return false;
    // "Name | Marcus Tillery | Dept. | …" over "Banner ID | @00417726 | …"
    return asPerson.test(beside) || (isCalled(beside) && !isCalled(below?.[i]?.text));
  });
}

/** A first name that people have, and another. */
const isCalled = (text = ''): boolean => / /.test(text) && isGivenName(text.split(' ')[0] ?? '');

/** With a title, counted or not, or the family's name in capitals beside a first name. */
const asPerson =
  /^(?:\d{1,2}[.)] ?)?(?:M|Mr|Mrs|Ms|Mme|Mlle|Dr|Prof|Monsieur|Madame|Herrn?|Frau)\b\.? |^\p{Lu}[\p{Lu}'’-]{2,30} \p{Lu}\p{Ll}|^\p{Lu}\p{Ll}[\p{L}'’-]{0,30} \p{Lu}{3}/u;

/** Short words side by side over a row that has figures: heads, also those that we do not know. */
function isOverFigures(cells: readonly Cell[], below: readonly Cell[] | undefined): boolean {
  if (cells.length < 4 || below?.length !== cells.length) return false;
  const isShort = cells.every((cell) => cell.lines.length <= 2 && /^[^\d:]{1,30}$/.test(cell.text));
  return isShort && below.filter((cell) => /\d/.test(cell.text)).length >= 2;
}

/** Heads over whatever a row is about. */
const anything =
  /^(?:details?|descriptions?|prestations?|designation|libelle|services?|restaurants?|programmes?|activit(?:y|ies|es?)|arrangements?|itinerary|events?|what|deroule(?:ment)?)$/;

/** "N° | Nom et prénoms | Fonction" over a row for each person: heads, in whatever words the others are. */
export function isHeadOfPeople(row: Cell[], labels: readonly (Label | null)[], next: Cell[] | undefined): boolean {
  const people = labels.indexOf('person');
  const first = people < 0 ? undefined : next?.[people];
  if (row.length < 2 || next?.length !== row.length || !first || hasNameBeside(row, labels, next)) return false;
  if (isSurnameHead(row, labels, next)) return true;
  // "Passenger | LX 319" over "Ms Ines Falk | 12A"
  const isSeated = people === 0 && /\p{L}.*\d{2}/u.test(row[1]?.text ?? '') && seatBelow.test(next[1]?.text ?? '');
  if ((row.length < 3 && !isSeated) || readNames(first.text).length === 0) return false;
  // "Name (Last, First) | Hollowell, Janine R. | Authorization no. | TA-2028-0093": values, beside what they are
  // but "Passenger | LX 319 | LX 318" over "Ms Ines Falk | 12A | 14C" are heads, as "TGV INOUI 2264" over "13" is
  const isNumber = ({ text }: Cell, i: number) => /\d{3}/.test(text) && !seatBelow.test(next[i]?.text ?? '');
  if (row.some((cell, i) => isNumber(cell, i) || lastThenFirst.test(cell.text))) return false;
  return people === 0 || row.every(({ text }) => /^[^\d:]{1,30}$/.test(text) && readName(text) === null);
}

const seatBelow = /^(?:(?:voiture|voit\.|coach) ?\w{1,3},? ?)?(?:(?:place|seat) ?)?\d{1,3} ?[A-K]?$/i;

/** "Surname | First name | Staff no." over "Okafor | Daniel | 0047712": two heads of one name. */
function isSurnameHead(row: Cell[], labels: readonly (Label | null)[], next: Cell[]): boolean {
  const [family, given] = [labels.indexOf('person'), labels.indexOf('givenName')];
  if (
    given < 0 ||
    Math.abs(given - family) !== 1 ||
    row.some(({ text }) => !/^[^\d:]{1,30}$/.test(text.replace(/^\d\. /, '')))
  )
    return false;
  return readName(`${next[given]?.text} ${next[family]?.text}`) !== null;
}

const lastThenFirst = /^\p{Lu}[\p{L}'’ -]+, \p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}\.)?$/u;

/** "Item | Supplier reference | Price for 3": the word for a number over numbers, with no number beside it. */
function isOverNumbers(
  cells: readonly Cell[],
  labels: readonly (Label | null)[],
  next: readonly Cell[] | undefined,
): boolean {
  const column = labels.indexOf('reference');
  if (column < 0 || cells.length < 3 || next?.length !== cells.length) return false;
  const isShort = cells.every(({ lines, text }) => lines.length <= 2 && text.length < 40 && !/\d{2}|:/.test(text));
  const isNumber = (cell: Cell | undefined) =>
    cell !== undefined && leadingCode(cell.text.replace(company, '')) !== null;
  return isShort && isNumber(next[column]) && !cells.some((cell, i) => i !== column && isNumber(cell));
}
