import { readName } from '../../text/names.ts';
import { plain } from '../../text/plain.ts';
import type { Block, TextDocument } from '../../text-document.ts';
import { paired } from './columns.ts';
import { splitWay } from './inline-label.ts';
import { type Label, labelOf } from './labels.ts';
import { type Passage, passage, type State } from './passage.ts';
import { addLines, isCode } from './passage-lines.ts';
import { addRows, type Column } from './passage-rows.ts';
import { peopleBeside } from './people-beside.ts';
import { labelInTitle, numbered, type Service, servicesOf } from './services.ts';
import { formsBeside, isTransposed, sidesOfHire } from './table-kinds.ts';
import { topicOf } from './topics.ts';

export type { Passage } from './passage.ts';

/** The passages of a document; several readers ask for them, and get the same. */
export function passagesOf(document: TextDocument): readonly Passage[] {
  const known = taken.get(document) ?? takeApart(document);
  taken.set(document, known);
  return known;
}

const taken = new WeakMap<TextDocument, readonly Passage[]>();

function takeApart(document: TextDocument): Passage[] {
  const passages: Passage[] = [];
  const state: State = {
    section: '',
    row: 0,
    cell: 0,
    title: null,
    rowTitle: '',
    next: null,
    versions: null,
    pair: [],
    run: 0,
  };
  document.blocks.forEach((block, number) => {
    if (passages.length < maxPassages) addBlock(block, number, state, passages);
  });
  return passages;
}

const maxPassages = 4000;

/** Labels that, as a title, say what the blocks below are; "Aller" or "Date" as a title say nothing of each line. */
const titles: ReadonlySet<Label> = new Set([
  'person',
  'checkIn',
  'checkOut',
  'hotel',
  'pickUp',
  'dropOff',
  'former',
  'current',
  'price',
  'cancellation',
  'other',
]);

function titleOf(text: string): Label | null {
  const label = labelOf(text);
  // "Avion" over its table is the flight, though in a flight's table it is what flies
  if (label === 'other' && topicOf(plain(text)) !== null) return null;
  return label && titles.has(label) ? label : null;
}
function addBlock(block: Block, number: number, state: State, into: Passage[]): void {
  if (block.kind === 'heading') {
    state.section = plain(block.text).slice(0, 200);
    state.title = titleOf(block.text);
    if (labelOf(block.text) === 'reference' && /\b(?:ref\w*|number|code|n°|numero|locator)\b/.test(plain(block.text)))
      state.next = 'reference';
    state.row++;
    state.cell++;
    const way = splitWay(block);
    const { text, at } = way ?? block;
    const frame = {
      block: number,
      inTable: false,
      label: way ? ('route' as const) : null,
      byColumn: false,
      under: null,
    };
    into.push(passage(text, at, state, frame, true));
    return;
  }
  if (block.kind === 'paragraph') {
    const [only, second] = block.lines;
    const alone = only && !second ? labelOf(only.text) : null;
    // Mail that lost its tables has the label in one paragraph and the value in the next.
    if (alone === 'current' && state.next === 'former') state.versions = { label: alone, said: 2 };
    else if (alone && state.versions) state.versions = { label: alone, said: 0 };
    if (alone && state.next && alone !== state.next && paired.has(alone) && paired.has(state.next))
      state.pair = [state.next, alone];
    else if (alone) state.pair = [];
    if (alone) {
      // Heads of a lost table, one below the other, are not the label of what comes after them.
      state.run++;
      state.next = state.run >= 3 ? null : alone;
      return;
    }
    state.run = 0;
    const version = state.versions && state.versions.said < 2 ? state.versions : null;
    if (version) {
      version.said++;
      state.next = null;
      const former = version.said === 1;
      addLines(
        block.lines,
        state,
        { block: number, inTable: false, label: version.label, byColumn: false, under: null, former },
        into,
      );
      return;
    }
    state.versions = null;
    const own = state.pair.shift();
    if (own) {
      state.next = null;
      addLines(block.lines, state, { block: number, inTable: false, label: own, byColumn: false, under: null }, into);
      return;
    }
    // "Your itinerary" alone announces one; "Booking reference" alone is followed by it.
    const label = state.next === 'reference' && !isCode(block.lines[0]?.text) ? null : state.next;
    state.next = null;
    addLines(block.lines, state, { block: number, inTable: false, label, byColumn: false, under: null }, into);
    return;
  }
  if (state.next === 'hotel') state.section = 'hotel';
  // a table is no value of "Flight" above it, and what follows is none either; people may be named below
  if (state.next === 'flight' || state.next === 'train' || state.next === 'ship' || state.next === 'hotel')
    state.next = null;
  const forms = formsBeside(block.rows);
  if (forms) {
    for (const rows of forms) addRows(rows, number, state, into);
    return;
  }
  const sides = sidesOfHire(block.rows);
  if (sides) {
    for (const { label, rows } of sides) addRows(rows, number, state, into, label);
    return;
  }
  const parts = servicesOf(block.rows);
  if (parts) {
    const { section, title } = state;
    const heads = addRows(parts.head, number, state, into);
    const columns = heads.map(({ label, head }) => ({ label: label && saysLittle.has(label) ? null : label, head }));
    for (const service of parts.services) addService(service, columns, number, state, into);
    // what stands below the table is of all of them
    state.section = section;
    state.title = title;
    return;
  }
  const people = peopleBeside(block.rows);
  if (people) {
    const { section } = state;
    for (const { person, rows } of people) {
      state.section = plain(person.text).slice(0, 200);
      state.row++;
      state.cell++;
      const frame = { block: number, inTable: true, label: 'person' as const, byColumn: false, under: null };
      into.push(passage(person.text, person.at, state, frame, true));
      addRows(rows, number, state, into);
    }
    state.section = section;
    return;
  }
  // "FERRY – booking 30917744" across the table, over journeys side by side
  const titled = block.rows.findIndex((row) => row.some((cell) => cell !== row[0]));
  if (titled >= 0 && isTransposed(block.rows.slice(titled))) {
    addRows(block.rows.slice(0, titled), number, state, into);
    const [, ...journeys] = block.rows[titled] ?? [];
    journeys.forEach((_, i) => {
      addRows(
        block.rows.slice(titled + 1).map((row) => [row[0], row[i + 1]].filter((cell) => cell !== undefined)),
        number,
        state,
        into,
      );
    });
    return;
  }
  const isOfPeople = state.next === 'person';
  if (isOfPeople) state.next = null;
  const before = into.length;
  addRows(block.rows, number, state, into);
  // "Passengers" over a table: whoever opens a row
  if (isOfPeople)
    for (let i = before; i < into.length; i++) {
      const p = into[i];
      if (p && p.label === null && into[i - 1]?.row !== p.row && readName(p.text) !== null)
        into[i] = { ...p, label: 'person' };
    }
}

/** "When", "Where", "Details" over rows of all kinds: the rows know better. */
const saysLittle: ReadonlySet<Label> = new Set(['when', 'address', 'place', 'nights', 'other', 'hotel']);

/** A service of an order as a section of its own: its title, what stands below that in the cell, and its rows. */
function addService({ title, rows }: Service, columns: Column[], block: number, state: State, into: Passage[]): void {
  const [head, ...below] = title.lines;
  if (!head) return;
  state.section = plain(head.text).slice(0, 200);
  state.title = titleOf(head.text);
  state.row++;
  state.cell++;
  const frame = { block, inTable: true, label: null, byColumn: false, under: null };
  into.push(passage(head.text, head.at, state, frame, true));
  for (const line of below) {
    const label = labelInTitle(line.text, head.text);
    const code = label === 'reference' ? numbered.exec(line.text)?.[1] : undefined;
    const at = code ? line.at + line.text.indexOf(code) : line.at;
    state.cell++;
    into.push(passage(code ?? line.text, at, state, { ...frame, label }, false));
  }
  addRows(rows, block, state, into, null, columns);
}
