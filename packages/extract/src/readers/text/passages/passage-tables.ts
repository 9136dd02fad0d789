import { readName } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import type { Cell, Line } from '../../../text-document.ts';
import { type ManifestRow, manifestOf } from '../journeys/manifest.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { labelOfTitle } from '../labels/title-label.ts';
import { withNumbersBelow } from '../numbers/number-below-label.ts';
import { familyComma } from '../people/family-comma.ts';
import { peopleBeside } from '../people/people-beside.ts';
import { withBrokenRows } from './broken-rows.ts';
import { cardsUnderTitles } from './cards-under-titles.ts';
import { nameCodeBelow } from './code-beside-name.ts';
import { daysBeside } from './days-beside.ts';
import { endInBox } from './end-in-box.ts';
import { housesInColumns } from './houses-in-columns.ts';
import { framed, ofWhole, type Passage, passage, type State } from './passage.ts';
import type { Column } from './passage-cells.ts';
import { addRows } from './passage-rows.ts';
import { withRowsOfLines } from './rows-of-lines.ts';
import { labelInTitle, numbered, type Service, servicesOf } from './services.ts';
import { formsBeside, housesBeside, journeysBeside, sidesOfHire } from './table-kinds.ts';
import { versionsBeside } from './versions-beside.ts';
import { withWrappedHalves } from './wrapped-halves.ts';

/** The passages of a table, by the kind that it is: forms side by side, services of an order, a form for each person. */
export function addTable(printed: Cell[][], block: number, state: State, into: Passage[]): void {
  const rows = withBrokenRows(withWrappedHalves(printed));
  if (state.next === 'hotel') state.section = 'hotel';
  // "Passenger | …", "Total price | …" below the table of the previous itinerary are of the booking
  if (state.title === 'former' && into.at(-1)?.inTable && into.at(-1)?.former && isOfWhole(rows)) state.title = null;
  // "Travellers" over their names, and a table of what is booked below these
  if (state.title === 'person' && into.at(-1)?.isHeading === false && !namesAnyone(rows)) state.title = null;
  // "Previous itinerary" over a table of its own
  const isFormer = (state.title === 'former' || state.next === 'former') && !isCalledNew(rows);
  const former = isFormer ? 'former' : null;
  if (state.next === 'former') state.next = null;
  // a table is no value of "Flight" above it, and what follows is none either; people may be named below
  if (state.next && things.has(state.next)) state.next = null;
  const shown = versionsBeside(rows);
  if (shown) {
    if (shown.before.length > 0) addTable(shown.before, block, state, into);
    addRows(shown.versions, block, state, into);
    if (shown.behind.length > 0) addTable(shown.behind, block, state, into);
    return;
  }
  const forms = formsBeside(rows);
  if (forms) {
    for (const form of forms) addRows(form, block, state, into);
    return;
  }
  const sides = sidesOfHire(rows);
  if (sides) {
    for (const side of sides) addRows(side.rows, block, state, into, side.label);
    return;
  }
  const end = endInBox(rows);
  if (end) {
    addRows(end, block, state, into);
    return;
  }
  const order = servicesOf(rows);
  if (order) {
    addServices(order, block, state, into);
    return;
  }
  const manifest = manifestOf(rows);
  if (manifest) {
    addManifest(manifest, block, state, into);
    return;
  }
  const cards = cardsUnderTitles(rows);
  if (cards) {
    addSections(
      cards.map(({ title, rows }) => ({ head: title, label: null, rows })),
      block,
      state,
      into,
    );
    return;
  }
  const people = peopleBeside(rows);
  if (people) {
    addSections(
      people.map(({ person, rows }) => ({ head: person, label: 'person', rows })),
      block,
      state,
      into,
    );
    return;
  }
  const journeys = journeysBeside(rows) ?? daysBeside(rows, state.days);
  const houses = journeys ? null : (housesBeside(rows) ?? housesInColumns(rows));
  const { section } = state;
  // "Nom | Résidence Les Badamiers | Le Morne Bleu Lodge": whose name it is
  if (houses) state.section = 'hotel';
  for (const column of journeys ?? houses ?? []) addRows(column, block, state, into);
  state.section = section;
  if (journeys ?? houses) return;
  const isOfPeople = state.next === 'person';
  if (isOfPeople) state.next = null;
  const isOverCode = state.next === 'reference';
  const before = into.length;
  addRows(withNumbersBelow(withRowsOfLines(rows)), block, state, into, former);
  if (isOfPeople) nameRows(into, before);
  // "TRAIN 176 REGIONAL" below the table is no number of it
  if (isOverCode && nameCodeBelow(into, before)) state.next = null;
}

function namesAnyone(rows: Cell[][]): boolean {
  return rows.some(([first]) => first && (readName(first.text) !== null || labelOf(first.text) === 'person'));
}

function isOfWhole([row]: Cell[][]): boolean {
  const label = row?.[0] ? labelOf(row[0].text) : null;
  return row?.length === 2 && label !== null && ofWhole.has(label);
}

/** "Nouvelle traversée aller" over the rows: the former one stands above the table, struck out or left to its title alone. */
const isCalledNew = ([row]: Cell[][]) => row !== undefined && calledNew.test(plain(row[0]?.text ?? ''));
const calledNew =
  /^(?:your |votre |vos |ihre? |il |su )?(?:new|updated|revised|amended|nouvel(?:le)?s?|nouveaux?|neue[rsn]?|nuov[aoei]|nuev[ao]s?)\b/;

const things: ReadonlySet<Label> = new Set(['flight', 'train', 'ship', 'hotel']);

/** "Passengers" over a table: whoever opens a row. */
function nameRows(passages: Passage[], from: number): void {
  for (let i = from; i < passages.length; i++) {
    const p = passages[i];
    if (
      p &&
      p.label === null &&
      passages[i - 1]?.row !== p.row &&
      (readName(p.text) !== null || familyComma.test(p.text))
    )
      passages[i] = { ...p, label: 'person' };
  }
}

type Section = { head: Line; label: Label | null; rows: Cell[][] };

/** A part of a table as a section of its own: whose it is or what it is about, and its rows. */
function addSections(sections: Section[], block: number, state: State, into: Passage[]): void {
  const { section } = state;
  for (const { head, label, rows } of sections) {
    state.section = plain(head.text).slice(0, 200);
    state.row++;
    state.cell++;
    into.push(passage(head.text, head.at, state, framed(block, true, label), true));
    addRows(rows, block, state, into);
  }
  state.section = section;
}

/** A row for each journey of somebody, with its day and the number of that traveller; what else is said, below them. */
function addManifest(travelers: ManifestRow[], block: number, state: State, into: Passage[]): void {
  const { section } = state;
  const add = (lines: readonly Line[], label: Label | null, isHeading = false) => {
    state.cell++;
    const frame = { ...framed(block, true, label), byColumn: label === 'reference' };
    for (const { text, at } of lines) into.push(passage(text, at, state, frame, isHeading));
  };
  for (const { person, said } of travelers) {
    state.section = plain(person.text).slice(0, 200);
    state.row++;
    add([person], 'person', true);
    const numbers = said.filter(({ label }) => label === 'reference');
    for (const { day, label, cell } of said) {
      if (label === 'reference') continue;
      state.row++;
      if (day) for (const number of numbers) add(number.cell.lines, 'reference');
      if (day) add([day], 'date');
      add(cell.lines, label);
    }
  }
  state.section = section;
}

function addServices(order: { head: Cell[][]; services: Service[] }, block: number, state: State, into: Passage[]) {
  const { section, title } = state;
  const heads = addRows(order.head, block, state, into);
  const columns = heads.map(({ label, head }) => ({ label: label && saysLittle.has(label) ? null : label, head }));
  for (const service of order.services) addService(service, columns, block, state, into);
  // what stands below the table is of all of them
  state.section = section;
  state.title = title;
}

/** "When", "Where", "Details" over rows of all kinds: the rows know better. */
const saysLittle: ReadonlySet<Label> = new Set(['when', 'address', 'place', 'nights', 'other', 'hotel']);

/** A service of an order as a section of its own: its title, what stands below that in the cell, and its rows. */
function addService({ title, rows }: Service, columns: Column[], block: number, state: State, into: Passage[]): void {
  const [head, ...below] = title.lines;
  if (!head) return;
  state.section = plain(head.text).slice(0, 200);
  state.title = labelOfTitle(head.text);
  state.row++;
  state.cell++;
  into.push(passage(head.text, head.at, state, framed(block, true), true));
  for (const line of below) {
    const label = labelInTitle(line.text, head.text);
    const code = label === 'reference' ? numbered.exec(line.text)?.[1] : undefined;
    const at = code ? line.at + line.text.indexOf(code) : line.at;
    state.cell++;
    into.push(passage(code ?? line.text, at, state, framed(block, true, label), false));
  }
  addRows(rows, block, state, into, null, columns);
}
