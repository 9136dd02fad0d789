import { anyDay, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Cell } from '../../../text-document.ts';
import { dayTitleOf } from '../day-title.ts';
import { namesTrain } from '../journeys/train-numbers.ts';
import { isFormOf, isOfShip } from '../labels/form-labels.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { topicOf } from '../topics.ts';
import { areNamed, columnsByCells } from './columns-by-cells.ts';
import { headsIn, isHeadOfPeople } from './head-rows.ts';
import { isKeyOfRow, labelOfCell, labelsOf, withStayHeads } from './labels-of-row.ts';
import { rowsOfEach } from './many-in-one.ts';
import { withoutOpeningRows } from './opening-hours.ts';
import { journeysOfRow } from './parallel-cells.ts';
import { framed, type Passage, passage, type State } from './passage.ts';
import { addCells, type Column } from './passage-cells.ts';
import { personOfRow } from './people-across.ts';

/** The passages of rows below each other; gives the heads of their columns. */
export function addRows(
  printed: Cell[][],
  block: number,
  state: State,
  into: Passage[],
  under: Label | null = null,
  heads: Column[] = [],
): Column[] {
  const rows = withoutOpeningRows(printed.flatMap(rowsOfEach));
  let columns = heads;
  state.rowTitle = '';
  state.rowEnd = null;
  const isForm = isFormOf(rows);
  const sails = isOfShip(rows);
  let above: Label | null = null;
  let version: Label | null = null;
  let isBelowPeople = false;
  const add = (cell: Cell, label: Label | null, byColumn: boolean, isHeading: boolean) => {
    state.cell++;
    into.push(passage(cell.text, cell.at, state, { ...framed(block, true, label), byColumn }, isHeading));
  };
  for (const [index, row] of rows.entries()) {
    const cells = row.filter((cell, i) => cell !== row[i - 1]);
    const next = rows[index + 1];
    state.row++;
    const isHanging = cells[0] !== undefined && cells.length > 1 && cells[0] === rows[index - 1]?.[0];
    state.span = isHanging ? (state.span ?? state.row - 1) : state.row;
    const isKeyed = row.length > 2 && isKeyOfRow(cells[0], columns, next?.[0], rows[index - 1]?.[0]);
    const labels = labelsOf(cells, isKeyed, isForm, sails, next);
    // "Collection" over "Return": of a hired car, and no way back
    if (above === 'pickUp' && labels[0] === 'return') labels[0] = 'dropOff';
    above = labels[0] ?? null;
    const filled = cells.filter((cell) => cell.text.trim() !== '');
    const [title] = labels;
    if (filled.length === 1 && cells.length === 1) state.rowTitle = plain(filled[0]?.text ?? '').slice(0, 90);
    // "Collection" and "Return", each alone in its row over "Branch | …" and "Date | …"
    if (filled.length === 1 && cells[0] === filled[0])
      state.rowEnd = title === 'return' && state.rowEnd === 'pickUp' ? 'dropOff' : (title ?? null);
    // "Ancien trajet" alone in its row: of all rows below, up to the next title of its kind
    const isTakenBack =
      title === 'former' && cells.length > 1 && next?.[0] !== undefined && labelOfCell(next[0]) === 'current';
    // "Ancien horaire | (struck out)" over "Nouvel horaire | jeudi 9 décembre à 06h40"
    if (filled.length === 1 && isTakenBack && next?.some((cell) => cell !== next[0] && cell.text.trim() !== ''))
      continue;
    if (filled.length === 1 && (title === 'former' || title === 'current')) {
      version = title;
      columns = [];
      continue;
    }
    // "Pickup and Return Location" alone in its row, below a row for each end: what stands below is where, of both
    if (filled.length === 1 && columns.length > 0 && title === 'pickUp' && cells[0] === filled[0]) {
      const head = plain(filled[0]?.text ?? '');
      columns = row.map((cell) => (cell === filled[0] ? { label: title, head } : { label: null, head: '' }));
      continue;
    }
    const across = cells.length === 1 && row.length > 1 ? cells[0] : undefined;
    // "HÉBERGEMENT" across the table: a title of the rows below
    if (across && title && rowTitles.has(title) && next) {
      add(across, null, false, false);
      columns = [];
      continue;
    }
    if (across && title === 'person' && next && personOfRow(next)) {
      isBelowPeople = true;
      continue;
    }
    const person: Cell | null = isBelowPeople ? personOfRow(cells) : null;
    isBelowPeople = person !== null;
    if (person) {
      for (const cell of cells) add(cell, cell === person ? 'person' : null, false, false);
      continue;
    }
    // "mercredi 6 octobre 2027" across the table: the day of the rows below, whatever the columns are
    if (across && rows.length > 1 && isDay(across)) {
      add(across, 'date', false, true);
      continue;
    }
    // "B. LODGING   ☒ direct bill" across a form, over rows of other widths: what the columns above say is over
    if (across && columns.length > 0 && next && isPartOfForm(across) && widthOf(next) !== widthOf(columns)) {
      add(across, null, false, true);
      columns = [];
      continue;
    }
    if (isHouseOverStay(cells, labels, next) && cells[0]) {
      add(cells[0], 'hotel', false, false);
      columns = row.map((cell, i) => ({
        label: stayEnds[labels[i] ?? ''] ?? (i === 0 ? 'address' : null),
        head: plain(cell.text),
      }));
      continue;
    }
    // heads of another kind of row may be merged over two columns: those are of both
    const isMerged = row.length > cells.length && cells.length > 3 && columns.length > 0;
    const ownHeads =
      (row.length === cells.length || isMerged) && !isPairOver(labels, next)
        ? headsIn(cells, labels, index <= 1 ? next : undefined)
        : null;
    const newHeads = ownHeads && row.map((cell) => ownHeads[cells.indexOf(cell)] ?? { label: null, head: '' });
    if (newHeads) {
      columns = columnsByCells(withGuests(withGroups(newHeads, row, rows[index - 1])), rows.slice(index + 1));
      continue;
    }
    const byPlace = row.map((cell) => labels[cells.indexOf(cell)] ?? null);
    if (isHeadOfPeople(row, byPlace, next)) {
      const heads = withStayHeads(row, byPlace);
      columns = row.map((cell, i) => ({ label: heads[i] ?? null, head: plain(cell.text) }));
      for (const cell of cells) add(cell, 'other', true, false);
      continue;
    }
    const legs = columns.length > 0 && row.length === cells.length ? journeysOfRow(cells) : null;
    const stops = columns.length > 0 ? (legs ?? stopsOf(cells.map(withWholeNumber))) : null;
    for (const stop of stops ?? []) {
      const unlabelled = stop.map((_, i) => (legs ? (labels[i] ?? null) : null));
      addCells(stop, stop, columns, unlabelled, block, state, into);
      state.row++;
    }
    if (!stops) addCells(cells, row, columns, labels, block, state, into, version === 'former' ? 'former' : under);
  }
  return columns;
}

const widthOf = (row: readonly unknown[]): number => new Set(row).size;

/** The word for what is booked, perhaps behind a letter and in front of boxes that were ticked. */
function isPartOfForm({ text }: Cell): boolean {
  const [head = ''] = text.replace(numberOfPart, '').split(/ ?[☐☑☒✓✗□■]| {2,}|\n| [–—:(] ?/u);
  return head.length < 40 && topicOf(plain(head)) !== null && !/\d{2}/.test(head);
}

/** "3 – HÉBERGEMENT", "2. Rail". */
const numberOfPart = /^\d{1,2} ?[.)–—:-] ?(?=\p{L})/u;

/** "Ship | Blue Star Naxos | Class | Lounge" over "Departure | Piraeus, 07:30 | Arrival | Naxos, 12:50": two labels with their values, and no heads. */
function isPairOver(labels: readonly (Label | null)[], next: readonly Cell[] | undefined): boolean {
  const isOver = labels.length === 4 && labels[0] !== null && labels[2] !== null && next?.length === 4;
  return (
    isOver &&
    next.every(({ text }, i) => (labelOf(text) !== null) === (i % 2 === 0) && (i % 2 === 0 || /\d/.test(text)))
  );
}

/** "Voyageur | Aller | Retour" over "Voiture | Place | Voiture | Place": a cell merged over several heads is of each of them. */
function withGroups(columns: Column[], row: readonly Cell[], above: readonly Cell[] | undefined): Column[] {
  return columns.map((column, i) => {
    const over = above?.length === row.length ? above[i] : undefined;
    // "Aller (voit./place)" over "12 / 61"
    if (bothOfSeat.test(column.head)) return { label: 'seat', head: column.head, group: column.head };
    const isMerged = over && over !== row[i] && (over === above?.[i - 1] || over === above?.[i + 1]);
    const group = isMerged ? plain(over.text).trim() : '';
    // "Placement (voiture / place)" over "N. P. | F. O.": a column for each of those who travel
    const ofAll = group && column.label === null ? labelOf(over?.text ?? '') : null;
    const label = ofAll === 'coach' || ofAll === 'seat' ? ofAll : column.label;
    return group ? { ...column, label, group } : column;
  });
}

/** "Client | Chambre | Arrivée | Départ": whoever stands in the row of a room or a seat has it, whatever the house calls them. */
function withGuests(columns: Column[]): Column[] {
  const labels = columns.map(({ label }) => label);
  if (labels.includes('person') || !labels.some((label) => label !== null && ofOne.has(label))) return columns;
  return columns.map((column) => (column.label === 'bookedBy' ? { ...column, label: 'person' } : column));
}

const ofOne: ReadonlySet<Label> = new Set(['room', 'nights', 'checkIn', 'arrival', 'seat', 'coach', 'pickUp']);

const bothOfSeat =
  /[a-z\d].* ?[(:,–-] ?(?:voit(?:ure)?|vt|coach|carriage|wagen)[./ ]+(?:et |and |und )?(?:place|pl|seat|platz|siege)s?\.?\)?$/;

/** Labels that, alone across a table, say what the rows below are about. */
const rowTitles: ReadonlySet<Label> = new Set(['hotel', 'flight', 'train', 'ship', 'vehicle']);

/** "Kilbrogan Harbour House | Arrivée | Départ" over its address and both days: who arrives before he leaves stays there. */
function isHouseOverStay(cells: readonly Cell[], labels: readonly (Label | null)[], next: Cell[] | undefined): boolean {
  const [house] = cells;
  const arrival = labels.findIndex((label) => label === 'arrival' || label === 'checkIn');
  const departure = labels.findIndex((label) => label === 'departure' || label === 'checkOut');
  if (!house || labels[0] !== null || arrival < 1 || departure < arrival || next?.length !== cells.length) return false;
  // not "Comédien | Arrivée | Départ" over who that is
  const isName = house.lines.length === 1 && /^\p{Lu}[^\d:]{5,60}$/u.test(house.text) && !areNamed(next[0]?.text ?? '');
  return isName && [arrival, departure].every((i) => findDates(next[i]?.text ?? '', anyDay).length === 1);
}

const stayEnds: { [label: string]: Label } = {
  arrival: 'checkIn',
  checkIn: 'checkIn',
  departure: 'checkOut',
  checkOut: 'checkOut',
};

function isDay({ lines, text }: Cell): boolean {
  return lines.length === 1 && dayTitleOf(text, anyDay) !== null;
}

/**
 * A row that says two stops at once, "München | Köln", "dep 08:51 | arr 13:21" one below the other in each cell: as a row
 * for each stop. What is said once stays with the first.
 */
function stopsOf(cells: Cell[]): Cell[][] | null {
  const paired = cells.filter((cell) => cell.lines.length === 2);
  const isTimed = paired.some((cell) =>
    cell.lines.every((line) => line.text.length < 40 && findTimes(line.text).length === 1),
  );
  if (paired.length < 2 || !isTimed || cells.some((cell) => cell.lines.length > 2)) return null;
  return [0, 1].map((stop) =>
    cells.map((cell) => {
      const line = cell.lines.length === 2 ? cell.lines[stop] : stop === 0 ? cell.lines[0] : undefined;
      return { ...cell, lines: line ? [line] : [], text: line?.text ?? '', at: line?.at ?? cell.at };
    }),
  );
}

/** "Frecciarossa" over "9281" in a cell: a train's name and its number, and not one for each stop. */
function withWholeNumber(cell: Cell): Cell {
  const [name, number, more] = cell.lines;
  const isWhole = name && number && !more && namesTrain(`${name.text} ${number.text}`) && /^\d{1,5}$/.test(number.text);
  if (!isWhole || number.at !== name.at + name.text.length + 1) return cell;
  return { ...cell, lines: [{ text: `${name.text} ${number.text}`, at: name.at }] };
}
