import type { PlainDay } from '../../../origin.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { startsWithWeekday } from '../../../text/weekday-words.ts';
import { type Way, wayOf } from '../journeys/way.ts';
import type { Label } from '../labels/labels.ts';
import type { Head } from './columns.ts';

/**
 * A stretch of a document between two line breaks, columns or cell borders, with what the paper says it is. A document
 * becomes a list of these in reading order; all that reads values reads them from here.
 */
export type Passage = {
  /** Without its label. */
  text: string;
  /** Of the same length as `text`, for matching. */
  shape: string;
  at: number;
  /** The label on its own line, in the cell to the left or at the head of the column. */
  label: Label | null;
  /** How the paper words that label, for matching; empty where it stands elsewhere than in front. */
  called: string;
  /** What stands over the head of its column and of others: "Aller" over "Voiture | Place". For matching. */
  group?: string | undefined;
  /** Which way of a return journey the line or the head of its column speaks of. */
  way: Way | null;
  /** The label that a whole group stands under: "PICK-UP" over "Station: …" and "Date: …". */
  under: Label | null;
  /** True where the label is only the head of the column. */
  byColumn: boolean;
  /** Title of the section, for matching. */
  section: string;
  isHeading: boolean;
  block: number;
  /** Lines of one cell have one number; outside tables every line has its own. */
  cell: number;
  /** Cells of one row, or columns of one line, have one number. */
  row: number;
  /** The first of the rows beside one cell that is merged over several; the row itself elsewhere. */
  span: number;
  inTable: boolean;
  /** What was before a change: to be left out. */
  former: boolean;
};

/** What has been said so far, for what comes. */
export type State = {
  section: string;
  row: number;
  /** Where a cell is merged over several rows: the first of them. */
  span: number | null;
  cell: number;
  /** A title that is a label speaks for the blocks below it. */
  title: Label | null;
  /** The last row of a table that has but one cell: "HOTEL — CHICAGO". */
  rowTitle: string;
  /** Where a car is fetched or brought back, as a row of one cell says it of the rows below. */
  rowEnd: Label | null;
  /** A label alone in its paragraph speaks for the next one. */
  next: Label | null;
  /** A label at the right edge of the last line of a paragraph, and how far from the left: its value stands right below, in the next one. */
  edge: { label: Label; called: string; from: number } | null;
  /** "Original | New" that lost their table: what the next values are, and how many of them were said. */
  versions: { label: Label; said: number } | null;
  /** "Check-in", "Check-out" one below the other: whose the next values are. */
  pair: Label[];
  /** The heads of columns at the end of the paragraph above: an empty line may stand between them and their values. */
  heads: readonly Head[];
  /** Labels in a row without a value between. */
  run: number;
  /** The days that the paper says. */
  days: () => readonly PlainDay[];
  /** "WAS" is Washington's code where nothing is "NOW". */
  hasNow: boolean;
};

/** What the block, the row and the column say of a passage before it is read. */
export type Frame = {
  block: number;
  inTable: boolean;
  label: Label | null;
  byColumn: boolean;
  under: Label | null;
  former?: boolean;
  called?: string;
  way?: Way | null;
  group?: string;
};

/** The frame of what no head of a column and no group above says anything of. */
export function framed(block: number, inTable: boolean, label: Label | null = null): Frame {
  return { block, inTable, label, byColumn: false, under: null };
}

export function passage(text: string, at: number, state: State, frame: Frame, isHeading: boolean): Passage {
  const shape = plain(text);
  const { under, byColumn, block, inTable } = frame;
  const label = labelFor(text, shape, frame.label, frame.called);
  const former = frame.former === true || label === 'former' || under === 'former' || formerLine.test(shape);
  return {
    text,
    shape,
    at,
    label,
    called: frame.called?.trimEnd() ?? '',
    ...(frame.group ? { group: frame.group } : {}),
    way: frame.way ?? wayOf(shape),
    under,
    byColumn,
    section: state.section,
    isHeading,
    block,
    cell: state.cell,
    row: state.row,
    span: (inTable ? state.span : null) ?? state.row,
    inTable,
    former,
  };
}

/** Labels of what a booking has once, whatever was changed in it. */
export const ofWhole: ReadonlySet<Label> = new Set(['person', 'reference', 'price', 'ticket', 'bookedBy']);

/** Which passage an offset is in. A cell that is merged over several rows stands in each of them: it is of the first. */
export function lineAt(passages: readonly Passage[], at: number): number {
  let line = 0;
  let latest = -1;
  passages.forEach((p, i) => {
    if (p.at > at || p.at <= latest) return;
    line = i;
    latest = p.at;
  });
  return line;
}

/** What the label means over this value. */
function labelFor(text: string, shape: string, label: Label | null, called = ''): Label | null {
  if (label === 'reference' && someNumber.test(called) && isPhone.test(text)) return 'phone';
  if (label === 'coach' && hiredCar.test(text)) return 'vehicle';
  // "Saturday, 5 June 2027 · LM455" some lines below "Travelling together"
  if (label === 'person' && startsWithWeekday.test(shape) && /\d{4}/.test(shape)) return null;
  return label === 'nights' && hoursLong.test(shape) ? 'lasts' : label;
}

/** "Our number: 01225 555 0120", "Notre numéro : 04 65 71 22 48": of a booking, or of a telephone. */
const someNumber = /^(?:our|your|notre|votre) (?:number|numero|n°|no|nr)\b/;
const isPhone = /^(?:\+|\(?0|\(\d{3}\))[\d ().-]{7,20}(?:$| ?[(,–—])/;

/** "Durée : 1h30", "Duration: 2 hr 15 min": no stay's. */
const hoursLong = /^\d{1,2} ?(?:h\b|h ?\d|hrs?\b|hours?\b|heures?\b|std|min)/;

/** "Car: Skoda Octavia or similar", "Voiture : Peugeot 208": no number of a train's coach. */
const hiredCar =
  /^(?!(?:voit|coach|car|wag|carriage|place|seat|si[eè]ge|quiet|libre|non|no)\b)(?:\p{Lu}[\p{L}-]+ [\p{L}\d]|.*\b(?:or similar|ou similaire|ou [ée]quivalent)\b)/iu;

/** "Old flight …", or "Flight BA 1442 on 9 March is replaced by:" over what takes its place. */
const formerLine = inLines()`
  ^(?:ancien(?:ne)? (?:vol|horaire|train|trajet)|old (?:flight|time|train)|previous|was:|previously)\b
  |\b(?:is|are|was|were|been|est|sont|ete) (?:now |desormais )?(?:replaced|remplacee?s?|superseded) (?:by|with|par)
  (?: the following| ce qui suit| l[ea] suivante?)?(?: (?:flight|train|vol))? ?[:.]?$
`;
