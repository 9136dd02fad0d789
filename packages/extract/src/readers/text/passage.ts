import { plain } from '../../text/plain.ts';
import type { Label } from './labels.ts';
import { type Way, wayOf } from './way.ts';

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
  inTable: boolean;
  /** What was before a change: to be left out. */
  former: boolean;
};

/** What has been said so far, for what comes. */
export type State = {
  section: string;
  row: number;
  cell: number;
  /** A title that is a label speaks for the blocks below it. */
  title: Label | null;
  /** The last row of a table that has but one cell: "HOTEL — CHICAGO". */
  rowTitle: string;
  /** A label alone in its paragraph speaks for the next one. */
  next: Label | null;
  /** "Original | New" that lost their table: what the next values are, and how many of them were said. */
  versions: { label: Label; said: number } | null;
  /** "Check-in", "Check-out" one below the other: whose the next values are. */
  pair: Label[];
  /** Labels in a row without a value between. */
  run: number;
};
export type Frame = {
  block: number;
  inTable: boolean;
  label: Label | null;
  byColumn: boolean;
  under: Label | null;
  former?: boolean;
  called?: string;
  way?: Way | null;
};

export function passage(text: string, at: number, state: State, frame: Frame, isHeading: boolean): Passage {
  const shape = plain(text);
  const { under, byColumn, block, inTable } = frame;
  const label = frame.label === 'coach' && hiredCar.test(text) ? 'vehicle' : frame.label;
  const former = frame.former === true || label === 'former' || under === 'former' || formerLine.test(shape);
  return {
    text,
    shape,
    at,
    label,
    called: frame.called ?? '',
    way: frame.way ?? wayOf(shape),
    under,
    byColumn,
    section: state.section,
    isHeading,
    block,
    cell: state.cell,
    row: state.row,
    inTable,
    former,
  };
}

/** "Car: Skoda Octavia or similar", "Voiture : Peugeot 208": no number of a train's coach. */
const hiredCar =
  /^(?!(?:voit|coach|car|wag|carriage|place|seat|si[eè]ge|quiet|libre|non|no)\b)(?:\p{Lu}[\p{L}-]+ [\p{L}\d]|.*\b(?:or similar|ou similaire|ou [ée]quivalent)\b)/iu;

const formerLine =
  /^(?:ancien(?:ne)? (?:vol|horaire|train|trajet)|old (?:flight|time|train)|previous|was:|previously)\b/;
