import { isGivenName } from '../../../knowledge/index.ts';
import { readNames } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Cell, Line } from '../../../text-document.ts';
import { wayOf } from '../journeys/way.ts';
import { wholeNumber } from '../journeys/whole-number.ts';
import { splitLabel } from '../labels/inline-label.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { mealTitle } from '../topics.ts';
import { isNoValueOf } from './own-cells.ts';
import { type Frame, framed, type Passage, passage, type State } from './passage.ts';
import { addLines } from './passage-lines.ts';

/** The head of a column, and what label it is; `group` stands over it and others beside it. */
export type Column = { label: Label | null; head: string; group?: string };

/** The passages of one row: each cell by the label to its left in the row, or by the head of its column. */
export function addCells(
  cells: Cell[],
  row: Cell[],
  columns: readonly Column[],
  labels: (Label | null)[],
  block: number,
  state: State,
  into: Passage[],
  under: Label | null = null,
): void {
  let rowLabel: Label | null = null;
  let called = '';
  let labelCell = -1;
  const keptRow = state.row;
  cells.forEach((cell, i) => {
    const { label: column, head, group } = columnOf(cell, row, columns) ?? { label: null, head: '' };
    const own = labels[i] ?? null;
    // Label, value, label, value: a label that we do not know ends the one before all the same.
    const isThird = cells.length === 4 && i === 2 && labels[0] && !labels[1] && !column;
    if (
      isThird &&
      ((cell.header && !/\d/.test(cell.text)) || labelLike.test(plain(cell.text)) || isWord(cell, labels[0]))
    ) {
      rowLabel = own ?? 'other';
      called = plain(cell.text);
      labelCell = i;
      return;
    }
    // "HÔTEL" merged over the heads of its columns and the row below: each cell is what its head says
    if (own && i === 0 && head !== '' && head === plain(cell.text) && columns.filter((one) => one.label).length > 2)
      return;
    // "11:00 | Check out": what is done at the hour beside it, and no label of a cell that is not there
    const isLast = i > 0 && i === cells.length - 1 && !rowLabel;
    const isDeed = isLast && own !== null && deeds.has(own) && /\d/.test(cells[i - 1]?.text ?? '');
    if (isDeed) {
      state.cell++;
      into.push(passage(cell.text, cell.at, state, { ...framed(block, true), under }, false));
      return;
    }
    if (own && !(i > 0 && column)) {
      called = plain(cell.text);
      labelCell = i;
      rowLabel = labelBeside(own, cell, cells[i + 1], state);
      const nights = rowLabel === 'hotel' || rowLabel === 'room' ? nightsBeside.exec(cell.text) : null;
      if (nights?.[1]) {
        state.cell++;
        const frame = { ...framed(block, true, 'nights'), under };
        into.push(passage(nights[1], cell.at + nights.index + 1, state, frame, false));
      }
      return;
    }
    if (cell.text.trim() === '') return;
    if (i > labelCell + 1 && isNoValueOf(rowLabel, cell, cells)) rowLabel = null;
    state.cell++;
    // "Aller | 04/10/2027 | …" says which way, not what each cell is.
    // "Old | LX 633 | 14 Feb" under heads of columns: the row is of old, its cells are what the heads say.
    // "Retour | 13 mai | 20 mai" under "Ancienne version | Nouvelle version": here the row knows more than the heads.
    const saysVersion = column === 'former' || column === 'current';
    const isVersion =
      column !== null && !saysVersion && (rowLabel === 'former' || rowLabel === 'current' || rowLabel === 'return');
    // "Flight | TP 1363 … | K3WQTL" under "Service | Details | Ref.": the head knows more of a number than the row.
    const isNamed = column !== null && ofColumn.has(column);
    const byColumn = (rowLabel === null || isVersion || isNamed) && column !== null;
    const ofHouse = column !== null && ofWay.has(column) ? endOfStay(cell.text) : null;
    const label = ofHouse ?? (isVersion || isNamed ? column : (rowLabel ?? column));
    const way = wayOf(group ?? head) ?? wayOf(called);
    const former = rowLabel === 'former' || column === 'former';
    // "Numéro de confirmation Goldcar | Référence Rentalcars.com": of several numbers the head tells whose each is
    const isOneOfNumbers = byColumn && column === 'reference' && columns.filter(isOfNumbers).length > 1;
    const frame: Frame = {
      ...framed(block, true, label),
      called: called || (isOneOfNumbers ? head : ''),
      ...(way ? { way } : {}),
      ...(group ? { group } : {}),
      byColumn,
      under: under ?? hireOver(state.rowEnd ?? state.title, label),
      former,
    };
    const lines = byColumn && label === 'route' ? withoutWay(cell.lines, frame) : cell.lines;
    addLines(byColumn && label && wrapped.has(label) ? asOneLine(lines, label) : lines, state, frame, into, state.cell);
    state.row = keptRow;
    // "Depart | Chicago O'Hare (ORD) | NH 111, seat 28H" below "What | Place | Details": the place alone is where it leaves
    if (column === 'place' && (rowLabel === 'departure' || rowLabel === 'arrival')) rowLabel = null;
  });
}

const isOfNumbers = ({ label }: Column) => label === 'reference';

/** Below "Vol initial | Nouveau vol" one value across both, or none below the second, is of a part that did not change. */
function columnOf(cell: Cell, row: readonly Cell[], columns: readonly Column[]): Column | undefined {
  const own = columns[row.indexOf(cell)];
  const now = own?.label === 'former' ? columns.findIndex(({ label }) => label === 'current') : -1;
  return now >= 0 && (row[now] === undefined || row[now] === cell) ? columns[now] : own;
}

/** "PRISE EN CHARGE" over "Lieu | …" and "Date et heure | …": where and when of that. */
const hireOver = (title: Label | null, label: Label | null) =>
  label !== null && ofHire.has(label) && (title === 'pickUp' || title === 'dropOff') ? title : null;
const ofHire: ReadonlySet<Label> = new Set(['place', 'date', 'time', 'when', 'address', 'city']);
const deeds: ReadonlySet<Label> = new Set(['checkIn', 'checkOut', 'departure', 'arrival', 'pickUp', 'dropOff']);

/** "Traveler | Wade R. Kowalczyk | Visit | Toyokawa Gear": a word that is no name begins something else. */
const isWord = ({ text }: Cell, label: Label | null | undefined) =>
  label === 'person' && /^\p{Lu}\p{Ll}{2,14}(?: \p{Ll}{2,14})?:?$/u.test(text);

/** Heads over where and when a journey begins and ends. */
const ofWay: ReadonlySet<Label> = new Set(['from', 'to', 'departure', 'arrival', 'when', 'date']);

/** "Check-in 2027-06-08 07:00" below "From" and "Check-out …" below "To", in the row of a house between those of flights. */
function endOfStay(text: string): Label | null {
  const [, first, last] = stayEnds.exec(plain(text)) ?? [];
  return first ? 'checkIn' : last ? 'checkOut' : null;
}

const stayEnds =
  /^(?:(check-? ?in|arrivee a l'hotel|remise des cles|einchecken|room from|chambre a partir|night from)|(check-? ?out|depart de l'hotel|auschecken|room until|liberation de la chambre))\b/;

/** What a label says of the cell to its right, as far as that cell and the title above know better. */
function labelBeside(label: Label, cell: Cell, value: Cell | undefined, state: State): Label {
  const words = plain(cell.text);
  const isName = label === 'person' && /^(?:nom|name)$/.test(words);
  // "Name | Ard Bia Kitchen" below "DINNER": where one eats
  if (isName && mealTitle.test(state.rowTitle || state.section)) return 'other';
  // "Nom | Les Jardins de Garonne" below a hotel's title
  if (isName && [state.section, state.rowTitle].some((s) => hotelTitle.test(s))) return 'hotel';
  // "Service | Direction export": a department, not a train
  if (words === 'service' && label !== 'ship' && !/\d/.test(value?.text ?? '')) return 'other';
  // "Car | Sixt, group CDMR": a hired one, not a train's
  if (carWord.test(words) && !/^\d{1,3}\b|^[A-Z]$/.test(value?.text ?? '')) return 'vehicle';
  if (label !== 'other') return label;
  // "Numéro | TGV INOUI 6619"
  return wholeNumber(value?.text ?? '') ?? (isFlown(cell, value) ? 'flight' : label);
}

/** "Voiture | Hertz, …" beside "Voiture | 8, place 61", which is a train's. */
const carWord = /^(?:your )?car ?:?$|^(?:votre )?voiture ?:?$/;

/** "Hôtel (1 nuit)", "Room (3 nights)" to the left of the house. */
const nightsBeside = /\((\d{1,2} (?:nuit|night|nacht|nächte|notti|noche)[\p{L}]{0,4})\)/iu;

/** "AVION" to the left of flights: what is booked, not which machine flies. */
function isFlown(cell: Cell, value: Cell | undefined): boolean {
  return (
    /^(?:avion|plane|aerien|transport aerien|flugzeug)$/.test(plain(cell.text)) &&
    value !== undefined &&
    value.lines.length > 2 &&
    /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\p{L}\d])/u.test(value.text)
  );
}

const hotelTitle = /\b(?:hotels?|hebergement|logements?|accommodation|unterkunft|lodging|alojamiento|alloggio)\b/;

const labelLike =
  /^[^\d:]{0,30}\b(?:number|n°|no|ref|reference|code|date|contact|phone|locator|centre|center|agent|order)\b[^\d]{0,12}$/;

/** Heads that say what a cell is whatever its row is about. */
const ofColumn: ReadonlySet<Label> = new Set(['reference', 'price', 'seat', 'coach', 'person', 'ticket', 'status']);

/** What a narrow column breaks over lines: "London St | Pancras", "Wed 1 | Sep 2027". */
const wrapped: ReadonlySet<Label> = new Set([
  'from',
  'to',
  'date',
  'train',
  'flight',
  'ship',
  'seat',
  'person',
  'route',
]);

/** "ALLER" over "Marseille - Bastia" below the head "Traversée": which way it is, and no part of it. */
function withoutWay(lines: Line[], frame: Frame): Line[] {
  const [first, ...rest] = lines;
  if (!first || rest.length === 0 || labelOf(first.text) !== 'return') return lines;
  frame.way ??= wayOf(plain(first.text));
  return rest;
}

/** Lines that follow each other in the document as one, of the same length. */
function asOneLine(lines: Line[], label: Label): Line[] {
  const [first] = lines;
  const areWhole = lines.every(
    ({ at, text }, i) => lines[i + 1] === undefined || lines[i + 1]?.at === at + text.length + 1,
  );
  const text = lines.map((line) => line.text).join(' ');
  // "MARCUS D HOLLOWAY" over "SkyMiles #******318": a number goes on with no name
  if (label === 'person' && !/\d/.test(first?.text ?? '') && lines.some((line) => /\d/.test(line.text))) return lines;
  // "Tobias Beaumont" over "Saskia Beaumont": two, and not one whose name the column broke
  if (label === 'person' && lines.length > 1 && lines.every((line) => isWholeName(line.text))) return lines;
  // "Navire : Pascal Paoli" below "Marseille - Bastia" says something else
  if (lines.some((line) => line !== first && splitLabel(line) !== null)) return lines;
  return first && lines.length > 1 && areWhole && text.length < 90 ? [{ text, at: first.at }] : lines;
}

/** By its title, or by what comes before the family's name. */
function isWholeName(text: string): boolean {
  const [name, more] = readNames(text);
  return (
    name !== undefined && more === undefined && (startsWithTitle.test(text) || isGivenName(name.split(' ')[0] ?? ''))
  );
}
