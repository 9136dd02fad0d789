import { plain } from '../../../text/plain.ts';
import type { Line } from '../../../text-document.ts';
import { wayOf } from '../journeys/way.ts';
import { splitLabel, splitWay } from '../labels/inline-label.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { saysKind } from '../numbers/kind-words.ts';
import { type BegunName, goOnNames, mayGoOn } from './broken-names.ts';
import { isCode } from './code-alone.ts';
import { type Head, headAt, headOver, type Piece, paired } from './columns.ts';
import { deeds, isClockBehindDay, isDeedAtHour, ofDeed, once } from './deeds-at-hours.ts';
import { withFilledColumns } from './filled-columns.ts';
import { type HangingValue, hangingAt, hangingValue, momentBelow } from './hanging-value.ts';
import { keys } from './keys-of-house.ts';
import { headsAbove, headsIn } from './line-heads.ts';
import { piecesOfLine } from './line-pieces.ts';
import { type Frame, type Passage, passage, type State } from './passage.ts';
import { withWholeRoutes } from './routes-in-lines.ts';
import { dayOfStay, saysBothEnds, splitEnd } from './stay-ends.ts';
import { isDayAlone, tellsNobody } from './tells-nobody.ts';
import { isTitleOfTicket } from './ticket-title.ts';
import { type Beside, valueBelow } from './value-below.ts';
import { isNearer, type Versions, versionHeads } from './version-heads.ts';
import { withWholeCodes } from './whole-codes.ts';
import { withWholeDays } from './whole-days.ts';
import { withWholeValues } from './whole-values.ts';

/** What the lines of a paragraph or a cell that were read say of those below them. */
type Reading = {
  readonly state: State;
  readonly frame: Frame;
  readonly into: Passage[];
  readonly cell: number | undefined;
  readonly lines: readonly Line[];
  /** Whether the lines say both ends of a stay. */
  readonly isStay: boolean;
  heads: readonly Head[];
  /** The label that stood alone in its line, and how the paper words it. */
  under: Label | null;
  underCalled: string;
  /** Nothing but the head of the column says what the lines are of. */
  soft: boolean;
  /** Labels alone in their lines, one below the other. */
  run: number;
  /** "PICK UP" over "Date and time" over the day: of which end what the labels below say is. */
  deed: Label | null;
  /** A label at the end of a line that was broken there. */
  wrapped: Label | null;
  versions: Versions | null;
  hanging: HangingValue | null;
  /** Where in the next line the values of labels stand, right below them. */
  below: readonly CalledBelow[];
  begun: BegunName[];
};

type CalledBelow = Beside & { called: string };

/** A line in its pieces, and what each says of the one behind it. */
type Row = {
  readonly line: Line;
  readonly previous: Line | undefined;
  readonly next: Line | undefined;
  readonly pieces: readonly Piece[];
  readonly isApart: boolean;
  readonly isOfStay: boolean;
  /** Columns as close as words, of which nobody knows below which heads they stand. */
  readonly isShifted: boolean;
  readonly isOfSentence: boolean;
  readonly told: readonly CalledBelow[];
  pending: Label | null;
  pendingCalled: string;
  /** Whether what is pending has a value in front of the piece. */
  isAnswered: boolean;
  column: Label | null;
};

/** The lines of a paragraph or a cell. */
export function addLines(given: Line[], state: State, frame: Frame, into: Passage[], cell?: number): void {
  const lines = withWholeCodes(withWholeRoutes(withWholeDays(frame.inTable ? given : withWholeValues(given))));
  const [first] = lines;
  const { edge, heads } = state;
  const reading: Reading = {
    state,
    frame,
    into,
    cell,
    lines,
    isStay: saysBothEnds(lines),
    heads: frame.inTable ? [] : headsAbove(heads, first),
    under: frame.under ?? frame.label ?? state.title,
    underCalled: '',
    soft: frame.byColumn,
    run: 0,
    deed: null,
    wrapped: null,
    versions: null,
    hanging: null,
    below: edge && first && !frame.inTable ? [{ ...edge, at: first.at + edge.from }] : [],
    begun: [],
  };
  state.edge = null;
  for (const [i, line] of lines.entries()) addLine(line, i, reading);
  if (!frame.inTable) state.heads = reading.heads;
}

function addLine(line: Line, i: number, reading: Reading): void {
  const { state, frame, into, lines, versions, wrapped, below } = reading;
  const { inTable } = frame;
  if (!inTable) state.row++;
  reading.wrapped = null;
  reading.below = [];
  // "MENO", which is "name" in Slovak, over "pe 10.12.2027": the way out in Finnish
  const isDayBelow = reading.run > 0 && isDayAlone(line.text);
  if (reading.under === 'person' && !frame.label && (isDayBelow || tellsNobody(line.text))) reading.under = null;
  const { pieces: all, isApart } = piecesOfLine(
    line,
    versions && line.at + Math.max(versions.former, versions.current),
  );
  const heading = versionHeads(all, line);
  if (heading) {
    reading.versions = heading;
    return;
  }
  const [previous, next] = [lines[i - 1], lines[i + 1]];
  const headed = headsIn(all, { line, previous, next, inTable }, reading.heads);
  reading.heads = headed.heads;
  if (!headed.pieces) return;
  const own = withoutTitle(withFilledColumns(headed.pieces, line.at, reading.heads), i, reading);
  const pieces = momentBelow(own, line, reading.hanging) ?? own;
  if (goOnNames(pieces, line, reading.heads, reading.begun, into)) return;
  reading.begun = [];
  const row: Row = {
    line,
    previous,
    next,
    pieces,
    isApart,
    isOfStay: (reading.under === 'hotel' || reading.isStay) && pieces.length > 1,
    isShifted: reading.heads.length > 0 && pieces.some(holdsTwoEnds),
    isOfSentence: endsSentence(line, previous),
    told: below,
    pending: wrapped,
    pendingCalled: '',
    isAnswered: false,
    column: null,
  };
  for (const piece of pieces) {
    state.cell = reading.cell ?? state.cell + 1;
    const label = labelAlone(piece, row, reading);
    if (label) addLabel(label, piece, row, reading);
    else addValue(piece, row, reading);
  }
  const { under, run } = reading;
  // a number alone below its label; what comes after it is something else, but "9B" below "9A" is the seat of another
  const goesOn = under === 'seat' && lettered.test(line.text) && lettered.test(next?.text ?? '');
  if (under && !frame.label && under !== state.title && run === 0 && brief.has(under) && !goesOn)
    reading.under = state.title;
}

/** "HOTEL   Monday 25 October" over the lines of the stay: the title is a passage of its own. */
function withoutTitle(pieces: readonly Piece[], i: number, reading: Reading): readonly Piece[] {
  const { state, frame, into, lines } = reading;
  const isCounted = counter.test(pieces[0]?.text ?? '') && sectionTitle.test(pieces[1]?.text ?? '');
  const own = isCounted ? pieces.slice(1) : pieces;
  const [title, beside] = own;
  if (frame.inTable || i > 0 || lines.length < 3 || !title || !sectionTitle.test(title.text)) return own;
  if (beside && !/\d/.test(beside.text)) return own;
  into.push(passage(title.text, title.at, state, { ...frame, label: null, byColumn: false, under: null }, true));
  if (labelOf(title.text) === 'hotel') reading.under = 'hotel';
  return own.slice(1);
}

/** What a piece says of others, where it says nothing else. */
function labelAlone(piece: Piece, { line, pieces, isOfStay, isOfSentence }: Row, reading: Reading): Label | null {
  // "T" below "Class" is one, and no telephone
  const isInColumn = piece.text.length < 3 && pieces.length > 2 && headOver(reading.heads, piece.at - line.at) !== null;
  const said = isOfSentence || isInColumn || isDeedAtHour(pieces, piece) ? null : labelOf(piece.text);
  const own = pieces.length === 1 && isTitleOfTicket(piece.text, said) ? null : said;
  return own ?? (isOfStay && (piece === pieces[0] || reading.isStay) ? dayOfStay(piece.text) : null);
}

/** A label on its own is for what follows: the next column, else the lines below, else the next paragraph. */
function addLabel(label: Label, piece: Piece, row: Row, reading: Reading): void {
  const { state, frame, into, lines } = reading;
  const { line, next, pieces } = row;
  const called = plain(piece.text);
  const caption = pieces.length === 1 && label === 'reference' ? codeOver(into, frame, next) : null;
  if (caption) {
    into[into.length - 1] = { ...caption, label, called };
    return;
  }
  const from = piece.at - line.at;
  const isEdge = line === lines.at(-1) && piece === pieces.at(-1) && pieces.length > 1 && ofEdge.has(label);
  if (isEdge && !frame.inTable && from >= 30) state.edge = { label, called, from };
  const value = frame.inTable ? null : valueBelow(label, piece, pieces, line, next);
  if (value) {
    reading.below = [...reading.below, { ...value, called }];
    return;
  }
  if (pieces.length === 1) {
    reading.run++;
    const { under, run } = reading;
    if (deeds.has(label)) reading.deed = null;
    else if (run === 2 && under && deeds.has(under) && ofDeed.has(label)) reading.deed = under;
    reading.under = run >= 3 || (label === 'reference' && !isCode(next?.text)) ? null : label;
    reading.underCalled = label === 'reference' || keys.test(called) ? called : '';
    reading.soft = false;
    if (!frame.inTable && line === lines.at(-1)) state.next = run >= 3 ? null : label;
  }
  row.pending = label;
  row.pendingCalled = called;
  row.isAnswered = false;
  reading.hanging = null;
  if (!frame.inTable && isBroken(line, pieces, piece)) reading.wrapped = label;
}

/** A value, with the label in front of it, over it, or over its column. */
function addValue(piece: Piece, row: Row, reading: Reading): void {
  const { state, frame, into, heads, hanging, under, deed, versions } = reading;
  const { line, pieces, pending } = row;
  reading.run = 0;
  const inline = inlineIn(piece, row, reading);
  const value = inline?.value ?? piece;
  const from = piece.at - line.at;
  const head = pieces.length > 1 && !row.isShifted ? headAt(heads, from) : null;
  const over = head?.label ?? null;
  // "05.09.2025   07:00" below one head
  const column: Label | null = over ?? (isClockBehindDay(pieces, piece) ? row.column : null);
  row.column = column;
  const isUnlabelled = !inline && piece === pieces[0] && heads.length === 0;
  const hung = isUnlabelled ? hangingAt(hanging, from, pieces.length) : null;
  const isHall = inline !== null && isTerminal(piece.text.slice(0, value.at - piece.at), value.text);
  const below = row.told.find(({ at }) => at === piece.at);
  const label: Label | null = isHall
    ? 'other'
    : (below?.label ??
      inline?.label ??
      // "Fecha: 21/05/2027   OURENSE   ZAMORA" below "Salida   Llegada"
      (column !== null && paired.has(column) && (row.isAnswered || /^\d/.test(piece.text)) ? column : null) ??
      pending ??
      column ??
      hung?.label ??
      (frame.under ? frame.label : null) ??
      under);
  const ofLines = label === under ? reading.underCalled : '';
  const inFront = inline ? plain(piece.text.slice(0, value.at - piece.at)) : pending ? row.pendingCalled : ofLines;
  const called = below?.called ?? inFront;
  const isFormer = versions && pieces.length > 1 && isNearer(value.at - line.at, versions);
  const way = wayOf(called) ?? head?.way;
  const own: Frame = {
    ...frame,
    label,
    called: called || (label === frame.label && frame.called) || '',
    ...(way ? { way } : {}),
    ...(isFormer ? { former: true } : {}),
    byColumn: (reading.soft && label === frame.label) || (column !== null && label === column),
    under: deed && label && ofDeed.has(label) ? deed : under,
  };
  into.push(passage(value.text, value.at, state, own, false));
  const before = pieces[pieces.indexOf(piece) - 1]?.text ?? '';
  if (heads.length > 0 && !inline && mayGoOn(column, before))
    reading.begun.push({ index: into.length - 1, from, text: piece.text });
  const isBehindPerson = piece !== pieces[0] && hanging?.label === 'person';
  if (!isBehindPerson)
    reading.hanging = hung ?? hangingValue(label, called, value.at - line.at, value !== pieces[0] && pieces.length);
  // each part of a sentence has its own label or none
  if (!inline) return;
  row.pending = row.isApart || once.has(inline.label) ? null : inline.label;
  row.isAnswered = true;
}

/** The label in front of a value, in the same piece. */
function inlineIn(piece: Piece, { pieces, isOfSentence }: Row, { frame, isStay }: Reading): Inline | null {
  const way = splitWay(piece);
  if (way) return isOfSentence && pieces.length === 1 ? null : { label: 'route', value: way };
  const split = numberOfKind(piece, frame) || (isStay && splitEnd(piece)) || splitLabel(piece);
  // "… je décale donc votre" over "séjour : au lieu du 19 au 22 août": the sentence goes on
  return isOfSentence && pieces.length === 1 && split && split.label !== 'reference' ? null : split;
}

type Inline = { label: Label; value: Piece };

/** What a ticket prints in a corner of its own. */
const ofEdge: ReadonlySet<Label> = new Set(['reference', 'ticket', 'issued', 'price']);

/** "Hôtel : GHF-5520" over "Transfert : TP-118" below "Réservation": of which booking each number is, and no house. */
function numberOfKind({ text, at }: Piece, frame: Frame): Inline | null {
  const [, words = '', code = ''] = /^(\p{L}[\p{L} ]{2,20}?) ?: ?(\S.{3,20})$/u.exec(text) ?? [];
  if (frame.label !== 'reference' || !frame.byColumn || !saysKind(plain(words)) || !isCode(code)) return null;
  return { label: 'reference', value: { text: code, at: at + text.length - code.length } };
}

/** "… Please show this address to" over "the driver:": no label. */
const endsSentence = ({ text }: Line, above: Line | undefined) =>
  above !== undefined && above.text.length >= 50 && /\p{Ll}$/u.test(above.text) && /^\p{Ll}/u.test(text);

/** "Terminal de départ : Orly 3", "Departure terminal: 2E": where in the airport, and no other end. */
const isTerminal = (label: string, value: string) =>
  /\bterminal\b/i.test(label) && /^(?:\p{Lu}\p{L}+ )?T?\d[A-Z]?$|^[A-Z]$/u.test(value.trim());

/** "Bordeaux (BOD) 18h35 Lisbonne (LIS)": columns as close as words, of which nobody knows below which heads they stand. */
const holdsTwoEnds = ({ text }: Piece) => /\([A-Z]{3}\).*\d{1,2} ?[h:.] ?\d\d.*\([A-Z]{3}\)/.test(text);

/** "W4TLQX" in large letters over "Booking reference" in small ones: its value is not what follows. */
function codeOver(into: readonly Passage[], { block }: Frame, next: Line | undefined): Passage | null {
  const last = into.at(-1);
  const isOver = last?.label === null && last.block === block && isCode(last.text);
  return isOver && /\d/.test(last.text) && !isCode(next?.text) ? last : null;
}

const lettered = /^\d{1,3} ?[A-Z]$/;

/** Labels whose value is one line. */
const brief: ReadonlySet<Label> = new Set([
  'ticket',
  'reference',
  'seat',
  'coach',
  'status',
  'issued',
  'other',
  'train',
  'price',
]);

/** "Booking no.   A1   Arrival", and the day on the next line: a mail's program broke it where its width ended. */
function isBroken({ text }: Line, pieces: readonly Piece[], piece: Piece): boolean {
  const before = pieces.at(-2);
  return (
    pieces.length >= 3 &&
    piece === pieces.at(-1) &&
    text.length >= 55 &&
    /\d/.test(text) &&
    !!before &&
    labelOf(before.text) === null
  );
}

/** "2", "2.", "(B)" in a column of its own before a title. */
const counter = /^\(?(?:\d{1,2}|[A-Z])[.):]{0,2}$/;

/** "FLIGHT" or "HÔTEL" in capitals over its lines. */
const sectionTitle =
  /^[-=* ]{0,6}(?:FLIGHTS?|VOLS?|AIR|HOTELS?|H[ÔO]TELS?|H[ÉE]BERGEMENTS?|ACCOMMODATION|LODGING|TRAINS?|RAIL|CAR|CAR RENTAL|CAR HIRE|VOITURE|LOCATION DE VOITURE|TRANSFERS?|TRANSFERTS?|TAXI|FERRY)[-=* ]{0,6}$/u;
