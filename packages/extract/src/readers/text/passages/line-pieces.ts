import type { Line } from '../../../text-document.ts';
import { splitLabel } from '../labels/inline-label.ts';
import { labelOf } from '../labels/labels.ts';
import { isCode } from './code-alone.ts';
import { type Piece, splitColumns } from './columns.ts';

/**
 * A line's columns, and what stands in one column with labels of its own: each part may be read by itself.
 * @param edge of a column that is known to begin there, whatever blanks are before it
 * @returns `isApart` where a label parted a column
 */
export function piecesOfLine(line: Line, edge: number | null): { pieces: Piece[]; isApart: boolean } {
  const columns = withCalledCode(splitColumns(line), line)
    .flatMap((piece) => (edge === null ? piece : apartAt(piece, edge)))
    .flatMap(apartByDots)
    .flatMap((piece, i, all) => (i > 0 && i < all.length - 1 ? apartBeforeLabel(piece) : piece));
  const pieces = columns.flatMap(apartByDeeds).flatMap((piece) => apartInMessage(piece) ?? apartByLabels(piece));
  return { pieces, isApart: pieces.length > columns.length };
}

/** "AC booking:    4WNTJ8", tabbed: what no list knows in front of a colon says what the code behind it is. */
function withCalledCode(pieces: Piece[], line: Line): Piece[] {
  const [called, code, more] = pieces;
  if (!called || !code || more || !called.text.endsWith(':') || !isCode(code.text) || !/\d/.test(code.text))
    return pieces;
  if (called.text.length > 40 || labelOf(called.text.replace(/ ?:$/, '')) !== null) return pieces;
  return [{ at: called.at, text: line.text.slice(called.at - line.at, code.at - line.at + code.text.length) }];
}

/** "21:12 Paris Gare de Lyon 16:12 Paris Gare de Lyon": a value as wide as its column, with one blank before the next. */
function apartAt({ text, at }: Piece, edge: number): Piece[] {
  const cut = edge - at;
  const isWide = cut > 1 && cut < text.length && text[cut - 1] === ' ';
  return isWide
    ? [
        { text: text.slice(0, cut - 1), at },
        { text: text.slice(cut), at: edge },
      ]
    : [{ text, at }];
}

/** "To:   Firenze S. M. Novella Arrival:   10/06/2027": a value as wide as its column, with one blank before the next label. */
function apartBeforeLabel({ text, at }: Piece): Piece[] {
  const label = /(?<=[\p{L}\d.)] )\p{Lu}[\p{L}°'’ -]{1,24} ?:$/u.exec(text);
  const said = label?.[0].replace(/ ?:$/, '') ?? '';
  const shorter = [0, ...[...said.matchAll(/(?<= )\p{Lu}/gu)].map(({ index }) => index)];
  const own = shorter.find((from) => labelOf(said.slice(from)) !== null);
  if (!label || own === undefined || labelOf(text.replace(/ ?:$/, '')) !== null) return [{ text, at }];
  const cut = label.index + own;
  return [
    { text: text.slice(0, cut).trimEnd(), at },
    { text: text.slice(cut), at: at + cut },
  ];
}

/** "Room 1 · Confirmation: 9930418": where a number has its label, dots divide the line like columns. */
function apartByDots(piece: Piece): Piece[] {
  const parts = [...piece.text.matchAll(/(?<=^| [·•|] )\S.*?(?= [·•|] |$)/g)].map((match) => ({
    text: match[0],
    at: piece.at + match.index,
  }));
  return parts.length > 1 && parts.some((part) => /\d/.test(splitLabel(part)?.value.text ?? '')) ? parts : [piece];
}

/** "Hotel: Isartor Hof, Baaderstraße 4, check-in 5 April, check-out 7 April, confirmation IH-20918": a booking in one line. */
function apartByDeeds(piece: Piece): Piece[] {
  if (piece.text.length > 300 || !stayOrHire.test(piece.text)) return [piece];
  const starts = [...piece.text.matchAll(deedInLine)].map(({ index }) => index);
  if (starts.length < 2) return [piece];
  return [0, ...starts].map((from, i) => ({
    text: piece.text.slice(from, starts[i]).replace(/[ ,;.]+$/, ''),
    at: piece.at + from,
  }));
}

const stayOrHire =
  /^[-–•* ]*(?:h[ôo]tels?|accommodation|h[ée]bergement|logement|unterkunft|(?:rental |hire )?car|car (?:hire|rental)|(?:location de )?voiture|mietwagen) ?[:–—-] /i;
const deedInLine =
  /(?<=[,;] )(?:check-?in|check-?out|arriv|anreise|abreise|depart|départ|leaving|pick-?up|drop-?off|collect|returns? |prise en charge|restitution|retour |abholung|r[uü]ckgabe|confirmation |booking |r[ée]f[ée.r]|best[aä]tigung|r[ée]servation |n° )[^,;]*\d/giu;

/** "Ticket: Pune-Hyderabad, DOJ: 14-02-2027, Seat: L7, Boarding Pt:Swargate 21:15, Name: …": all that a text message has to say, in one line. */
function apartInMessage({ text, at }: Piece): Piece[] | null {
  if (text.length > 500) return null;
  const fields = [...text.matchAll(fieldOfMessage)];
  if (fields.filter(([, called = '']) => labelOf(called) !== null).length < 4) return null;
  const starts = fields.map(({ index }) => index);
  const cuts = starts[0] === 0 ? starts : [0, ...starts];
  return cuts.map((from, i) => ({
    text: text.slice(from, cuts[i + 1]).replace(/[ ,;]+$/, ''),
    at: at + from,
  }));
}

const fieldOfMessage = /(?<=^|[,;.] )(\p{Lu}[\p{L}°'’ ]{1,24}(?:\(s\))?) ?:(?= |[\p{Lu}\d])/gu;

/** "Arrival: Wed 19 May Departure: Fri 21 May", "Bon n° KT-774120 — Loueur : AVIS — Confirmation : 1148": two labels and more in one stretch. */
function apartByLabels(piece: Piece): Piece[] {
  if (piece.text.length > 200) return [piece];
  const starts = [...piece.text.matchAll(/(?<=^|[ ,;])\p{Lu}[\p{L}°'’ -]{2,30}?(?= ?: )/gu)].flatMap((match) => {
    if (labelOf(match[0]) !== null) return [match.index];
    // "Sunroute Cars Voucher: …": of the words in front of the colon the last ones
    const shorter = [...match[0].matchAll(/(?<= )\p{Lu}/gu)].find(
      ({ index }) => labelOf(match[0].slice(index)) !== null,
    );
    return shorter ? [match.index + shorter.index] : [];
  });
  const isListed = starts[0] === 0 || starts.every((from) => / [–—] $/.test(piece.text.slice(0, from)));
  if (starts.length < 2 || !isListed) return [piece];
  const cuts = starts[0] === 0 ? starts : [0, ...starts];
  return cuts.map((from, i) => ({
    text: piece.text.slice(from, cuts[i + 1]).replace(/[ ,;–—]+$/, ''),
    at: piece.at + from,
  }));
}
