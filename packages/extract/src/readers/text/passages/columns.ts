import { plain } from '../../../text/plain.ts';
import { type Way, wayOf } from '../journeys/way.ts';
import { type Label, labelOf } from '../labels/labels.ts';

/** A stretch of a line between wide gaps. */
export type Piece = { text: string; at: number };

/** Columns of plain text: runs of two and more spaces, and bars. */
export function splitColumns(line: { text: string; at: number }): Piece[] {
  const pieces: Piece[] = [];
  for (const match of line.text.matchAll(/\S+(?: \S+)*/g)) {
    // "Date       : 18/04/2027", "予約番号　　：　W27", "住所　　：東京都港区": the colon in line with the others belongs to neither side
    const mark = (match.index > 0 ? markBefore : markAlone).exec(match[0])?.[0].length ?? 0;
    if (mark < match[0].length)
      pieces.push(...withClockApart({ text: match[0].slice(mark), at: line.at + match.index + mark }));
  }
  const spaced = line.text.includes('\u3000') ? withWholeBlocks(pieces, line) : pieces;
  const arrowed = spaced.some(({ text }) => arrow.test(text)) ? withWholeWays(spaced, line) : spaced;
  const whole = arrowed.some(({ text }) => ofFlight.test(text)) ? withWholeFlights(arrowed, line) : arrowed;
  const named = whole.some(({ text }) => title.test(text)) ? withWholeNames(whole, line) : whole;
  return named.some(({ text }) => currency.test(text)) ? withWholeAmounts(named, line) : named;
}

const markAlone = /^[|:：│┃](?: |$)/;
const markBefore = /^(?:[|:：│┃](?: |$)|[:：](?=[\p{L}\p{N}\p{Sc}〒+]))/u;

/** "15号車　3番A席", "田中　花子　様": one wide blank is between the words of Japanese, unless what stands before it says what comes. */
function withWholeBlocks(pieces: readonly Piece[], line: { text: string; at: number }): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    const between = last ? line.text.slice(last.at + last.text.length - line.at, piece.at - line.at) : '';
    if (last && between === '\u3000' && labelOf(last.text) === null)
      whole[whole.length - 1] = { at: last.at, text: `${last.text}${between}${piece.text}` };
    else whole.push(piece);
  }
  return whole;
}

/** "Luxembourg, P+R Bouillon  >  Frankfurt Hahn Airport": the arrow stands between two ends, and not between columns. */
function withWholeWays(pieces: readonly Piece[], line: { text: string; at: number }): Piece[] {
  const isWay = (i: number) =>
    arrow.test(pieces[i]?.text ?? '') && [pieces[i - 1], pieces[i + 1]].every((end) => isEnd.test(end?.text ?? ''));
  return pieces.flatMap((piece, i) => {
    if (isWay(i) || isWay(i - 1)) return [];
    const end = isWay(i + 1) ? pieces[i + 2] : undefined;
    return end
      ? { text: line.text.slice(piece.at - line.at, end.at - line.at + end.text.length), at: piece.at }
      : piece;
  });
}

const arrow = /^(?:[→➔➜⇒▸»>]|[-–—=]+>)$/;
const isEnd = /^\p{L}[^:]{2,50}$/u;

/** "14h20 Prise en charge : Aéroport de Genève", "approx. 15:55 Drop-off: …": the hour stands before what its line calls an end. */
function withClockApart(piece: Piece): Piece[] {
  const [clock = '', called = ''] = clockThenLabel.exec(piece.text) ?? [];
  const label = called ? labelOf(called) : null;
  if (label !== 'pickUp' && label !== 'dropOff') return [piece];
  return [
    { ...piece, text: clock.trimEnd() },
    { text: piece.text.slice(clock.length), at: piece.at + clock.length },
  ];
}

const clockThenLabel =
  /^(?:(?:vers|environ|env\.?|approx\.?|about|around|à|at) )?\d{1,2} ?(?:[:h.] ?\d\d|h)(?: ?[ap]m)?(?: [–—-]| :)? (?=(\p{Lu}[^:\d]{2,30}?) ?: ?\S)/iu;

/** "1  M    TRABELSI MONCEF", "2  MME  TRABELSI LEILA": the title stands in line with those above, and is of the name behind it. */
function withWholeNames(pieces: readonly Piece[], line: { text: string; at: number }): Piece[] {
  // "Frau                 Buchungsnummer     41207755": over her name, and beside a label
  const isSplit = (i: number) => {
    const next = pieces[i + 1]?.text ?? '';
    return title.test(pieces[i]?.text ?? '') && name.test(next) && labelOf(next) === null;
  };
  return pieces.flatMap((piece, i) => {
    if (isSplit(i - 1)) return [];
    const next = isSplit(i) ? pieces[i + 1] : undefined;
    return next
      ? { text: line.text.slice(piece.at - line.at, next.at - line.at + next.text.length), at: piece.at }
      : piece;
  });
}

const title = /^(?:M|MR|MRS|MS|MISS|MSTR|MME|MLLE|DR|Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Herr|Frau)\.?$/;
const name = /^\p{Lu}[\p{L}'’/-]+(?: \p{Lu}[\p{L}'’-]+){0,4}$/u;

/** "VOL SN  0359": the code of who flies, in line with those above, and the number behind it. */
function withWholeFlights(pieces: readonly Piece[], line: { text: string; at: number }): Piece[] {
  const isSplit = (i: number) => ofFlight.test(pieces[i]?.text ?? '') && /^\d{1,4}$/.test(pieces[i + 1]?.text ?? '');
  return pieces.flatMap((piece, i) => {
    if (isSplit(i - 1)) return [];
    const next = pieces[i + 1];
    return next && isSplit(i)
      ? { text: line.text.slice(piece.at - line.at, next.at - line.at + next.text.length), at: piece.at }
      : piece;
  });
}

const ofFlight = /^(?:vol|flight|flug|vuelo|volo|flt)\.?(?: n°| no\.?)? (?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/iu;

const currency =
  /^(?:€|\$|£|EUR|CHF|USD|GBP|SEK|NOK|DKK|CAD|AUD|NZD|PLN|CZK|HUF|JPY|INR|MAD|TND|XOF|XAF|XPF|AED|SGD|HKD|ZAR|BRL)$/;

/** "CHF  44.50": the sign stands in line with those above, and is of the amount behind it. */
function withWholeAmounts(pieces: readonly Piece[], line: { text: string; at: number }): Piece[] {
  return pieces.flatMap((piece, i) => {
    const [before, next] = [pieces[i - 1], pieces[i + 1]];
    if (before && currency.test(before.text) && /^\d/.test(piece.text)) return [];
    const isSign = next && currency.test(piece.text) && /^\d/.test(next.text);
    return isSign
      ? { text: line.text.slice(piece.at - line.at, next.at - line.at + next.text.length), at: piece.at }
      : piece;
  });
}

/** A column of plain text: its label, if it is known, the way of a return journey that it is of, and how far from the left it begins. */
export type Head = { label: Label | null; way?: Way | null; from: number };

/** "From      To      Flight    Departure": three and more labels in one line are the heads of columns; null of a head that nobody knows. */
export function headsOf(pieces: Piece[], lineAt: number, next?: { text: string; at: number }): Head[] {
  const said = pieces.map((piece) => labelOf(piece.text));
  // "Pickup Time      Return Time": beside when it goes back, when it is fetched
  const isOfHire = said.length === 2 && said[0] === 'when' && (said[1] === 'dropOff' || said[1] === 'return');
  const labels = isOfHire ? ['pickUp' as const, said[1] ?? null] : ofRide(withoutBookedFrom(said));
  const all = pieces.map((piece, i) => ({
    label: labels[i] ?? null,
    way: wayOf(plain(piece.text)),
    from: piece.at - lineAt,
  }));
  const heads = all.flatMap(({ label }) => label ?? []);
  const isPair = heads.length === 2 && pieces.length === 2 && heads.every((head) => paired.has(head));
  // "Vol   Date   De / Vers   Conv.   HLE   Dép.   Arr."
  const isOfWay = heads.includes('departure') && heads.includes('arrival') && heads.length * 2 > pieces.length;
  if (isPair || (heads.length >= 3 && (isOfWay || heads.length >= pieces.length - 2))) return all;
  if (!next || heads.length === 0) return [];
  return isOverValues(pieces, all, lineAt, next) || isOverEnds(all, next) ? all : [];
}

/** "DATA WYJAZDU   DATA PRZYJAZDU   POCIĄG": beside a train or its coach the words for the days of a stay are for those of its ends. */
const ofRide = (labels: readonly (Label | null)[]): readonly (Label | null)[] =>
  labels.some((label) => label !== null && rides.has(label))
    ? labels.map((label) => (label === 'checkIn' || label === 'checkOut' ? 'date' : label))
    : labels;

const rides: ReadonlySet<Label> = new Set(['train', 'flight', 'ship', 'coach']);

/** "Booked From   Boarding At   To": of two that say from where, one is where the ticket begins, and the other where one gets on. */
const withoutBookedFrom = (labels: readonly (Label | null)[]): readonly (Label | null)[] =>
  labels.includes('to')
    ? labels.map((label, i) => (label === 'from' && i < labels.lastIndexOf('from') ? null : label))
    : labels;

/** "From   To" and perhaps more over a name each, right above them. */
function isOverEnds(heads: readonly Head[], next: { text: string; at: number }): boolean {
  const values = splitColumns(next);
  const isOver = ({ from }: Head, i: number) =>
    Math.abs((values[i]?.at ?? 0) - next.at - from) <= 2 && isName.test(values[i]?.text ?? '');
  const areEnds = (['from', 'to'] as const).every((end) => heads.some(({ label }) => label === end));
  return (
    areEnds &&
    heads.length < 5 &&
    values.length === heads.length &&
    heads.every(isOver) &&
    values.every(({ text }) => labelOf(text) === null)
  );
}

const isWholeName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}$/u;
const isName = /^\p{Lu}[^\d:]{2,50}$/u;

/**
 * "Vagons   Vieta" over "2   17", "Pasajero   Documento   Tipo" over a row for each: words side by side, each right above a value and no
 * value beside it. Of two both are labels, and of more at least half.
 */
function isOverValues(
  pieces: readonly Piece[],
  heads: readonly Head[],
  lineAt: number,
  next: { text: string; at: number },
): boolean {
  // "Utas neve   Odaút ülőhely   Visszaút ülőhely": what a column has of each way
  const known = heads.filter(({ label, way }) => label !== null || way).length;
  if (pieces.length < 2 || known < (pieces.length === 2 ? 2 : pieces.length / 2)) return false;
  if (heads.some(({ label }) => label === 'reference') || !pieces.every(({ text }) => /^[^\d:]{2,40}$/.test(text)))
    return false;
  const values = splitColumns(next);
  // "Passenger   Tax no.   Fare" over "Lea Okafor   --   Normal"
  const isNamed = heads.some(({ label }, i) => label === 'person' && isWholeName.test(values[i]?.text ?? ''));
  return (
    values.length === pieces.length &&
    (isNamed || values.some(({ text }) => /\d/.test(text))) &&
    values.every(({ text, at }, i) => {
      const head = pieces[i];
      return (
        head !== undefined &&
        Math.abs(at - next.at - (head.at - lineAt)) <= 2 &&
        !/:/.test(text.replace(/\d:\d/g, '')) &&
        labelOf(text) === null
      );
    })
  );
}

/** "Check-in      Checkout" above their values. */
export const paired: ReadonlySet<Label> = new Set([
  'checkIn',
  'checkOut',
  'departure',
  'arrival',
  'from',
  'to',
  'pickUp',
  'dropOff',
  'return',
]);

export const headOver = (heads: readonly Head[], from: number): Label | null => headAt(heads, from)?.label ?? null;

export function headAt(heads: readonly Head[], from: number): Head | null {
  const nearest = heads.reduce<Head | null>(
    (best, head) => (best && Math.abs(best.from - from) <= Math.abs(head.from - from) ? best : head),
    null,
  );
  return nearest && Math.abs(nearest.from - from) <= 6 ? nearest : null;
}
