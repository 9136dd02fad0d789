import { filledRows, partsOfRows } from './pdf-cells.ts';
import { linesOf, type PageLine, type PagePiece } from './pdf-lines.ts';
import type { Card, PageRules } from './pdf-rules.ts';
import type { RuledTable } from './pdf-tables.ts';
import { underlinedTables } from './pdf-underlined.ts';

/** What stands together on a page: on a card, in a table, or between them. */
export type Part = { pieces: PagePiece[]; isCard: boolean; rows?: string[][][] };

/** The parts of a page in the order in which they are read. */
export function partsOf(pieces: PagePiece[], { cards, tables, strips }: PageRules): Part[] {
  const parts = onCards(pieces, cards);
  const isClear = ({ box }: RuledTable) => !tables.some((other) => overlap(box, other.box));
  const underlined = parts.flatMap((part) => underlinedTables(strips, part.pieces)).filter(isClear);
  return withTables(parts, [...tables, ...underlined]);
}

const overlap = (a: Card, b: Card): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom - 1 && a.bottom > b.top + 1;

/** Tables drawn with lines, apart from what is above and below them. */
function withTables(parts: readonly Part[], tables: readonly RuledTable[]): Part[] {
  return parts.flatMap((part) => {
    const own = tables
      .map((table) => {
        const pieces = part.pieces.filter((piece) => isOn(table.box, piece));
        return { box: table.box, pieces, parts: partsOfTable(table, pieces) };
      })
      .filter(({ parts }) => parts.length > 0)
      .sort((a, b) => a.box.top - b.box.top);
    let rest = part.pieces.filter((piece) => !own.some(({ pieces }) => pieces.includes(piece)));
    const cut: Part[] = [];
    for (const { box, parts } of own) {
      cut.push({ pieces: rest.filter(({ y }) => y < box.top), isCard: false }, ...parts);
      rest = rest.filter(({ y }) => y >= box.top);
    }
    return own.length === 0
      ? [part]
      : [...cut, { pieces: rest, isCard: false }].filter(({ pieces }) => pieces.length > 0);
  });
}

/** None where it is drawn around nothing, or around words with lines through them: that is no table. */
function partsOfTable(table: RuledTable, all: readonly PagePiece[]): Part[] {
  const rows = filledRows(
    table,
    all.flatMap((piece) => wordsOf(piece, table.xs)),
  );
  return rows ? partsOfRows(rows) : [];
}

function isThrough({ x, width }: PagePiece, xs: readonly number[]): boolean {
  return xs.slice(1, -1).some((line) => x < line - 3 && x + width > line + 3);
}

/** The library gives heads that stand close together as one piece: its words go where they stand, as far as their letters tell. */
function wordsOf(piece: PagePiece, xs: readonly number[]): PagePiece[] {
  if (!isThrough(piece, xs) || !piece.text.includes(' ')) return [piece];
  const letter = piece.width / piece.text.length;
  return [...piece.text.matchAll(/\S+/g)].map((match) => ({
    ...piece,
    text: match[0],
    x: piece.x + match.index * letter,
    width: match[0].length * letter,
  }));
}

/** What stands on one card is read before what stands on the next, and what is between them in its place. */
function onCards(pieces: PagePiece[], cards: readonly Card[]): Part[] {
  const held = cards
    .map((card) => ({ card, own: pieces.filter((piece) => isOn(card, piece)) }))
    .filter(({ own }) => own.length < pieces.length && new Set(own.map(({ y }) => Math.round(y / 4))).size > 1)
    .sort((a, b) => (Math.abs(a.card.top - b.card.top) < 8 ? a.card.left - b.card.left : a.card.top - b.card.top));
  // one ground is a letterhead or a note, unless it stands beside the text: two and more are cards
  if (held.length < 2) return withSideBox(pieces, held[0]);
  const taken = new Set(held.flatMap(({ own }) => own));
  let rest = pieces.filter((piece) => !taken.has(piece));
  const parts: Part[] = [];
  for (const { card, own } of held) {
    parts.push({ pieces: rest.filter(({ y }) => y < card.top), isCard: false }, { pieces: own, isCard: true });
    rest = rest.filter(({ y }) => y >= card.top);
  }
  return [...parts, { pieces: rest, isCard: false }].filter((part) => part.pieces.length > 0);
}

function isOn(card: Card, { x, y, width, height }: PagePiece): boolean {
  const [middleX, middleY] = [x + width / 2, y - height / 3];
  return middleX > card.left && middleX < card.right && middleY > card.top && middleY < card.bottom;
}

/** A box beside the text, "Booking code …" to the right of the journey, is read before the lines that it stands beside. */
function withSideBox(pieces: PagePiece[], box: { card: Card; own: PagePiece[] } | undefined): Part[] {
  const rest = pieces.filter((piece) => !box?.own.includes(piece));
  const lines = linesOf(rest);
  const isClear = ({ cells }: PageLine) =>
    box !== undefined && cells.every(({ from, end }) => end <= box.card.left + 2 || from >= box.card.right - 2);
  const beside = lines.filter(({ y }) => box !== undefined && y > box.card.top && y < box.card.bottom);
  const [first] = beside;
  // a line or two beside a letterhead's ground tell nothing, beside a form that has many lines they are its margin
  const isForm = new Set(box?.own.map(({ y }) => Math.round(y / 4))).size > beside.length + 3;
  if (!box || !first || (beside.length < 3 && !isForm) || !beside.every(isClear)) return [{ pieces, isCard: false }];
  let start = lines.indexOf(first);
  for (let above = lines[start - 1]; above && isClear(above); above = lines[start - 1]) {
    if ((lines[start]?.y ?? 0) - above.y > 2.5 * above.height) break;
    start--;
  }
  const top = (lines[start]?.y ?? 0) - 1;
  const parts: Part[] = [
    { pieces: rest.filter(({ y }) => y < top), isCard: false },
    { pieces: box.own, isCard: true },
    { pieces: rest.filter(({ y }) => y >= top), isCard: false },
  ];
  return parts.filter((part) => part.pieces.length > 0);
}
