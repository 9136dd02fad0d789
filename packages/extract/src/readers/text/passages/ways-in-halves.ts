import { plain } from '../../../text/plain.ts';
import type { Block, Cell, Table } from '../../../text-document.ts';
import { wayOf } from '../journeys/way.ts';
import { type Label, labelOf } from '../labels/labels.ts';

/**
 * "Outward, 3 July" beside "Return, 4 July", over rows that say all of both: "Dep. | Hamburg | 09:00 | Dep. | Helgoland | 16:30". Each way is
 * read whole, with its day and its half of the tables below, and then the other.
 */
export function withWaysInHalves(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex((block, i) => isOfHalves(block) && isOver(blocks[i - 2], blocks[i - 1]));
  if (at < 0) return blocks;
  const below = blocks.slice(at + 1).findIndex((block) => !isOfTwo(block));
  const end = below < 0 ? blocks.length : at + 1 + below;
  const halves = blocks.slice(at, end).flatMap((block) => (block.kind === 'table' ? [halvesOf(block)] : []));
  const [there, back] = [blocks[at - 2], blocks[at - 1]].flatMap((block) => block ?? []);
  return there && back
    ? [
        ...blocks.slice(0, at - 2),
        there,
        ...halves.map(([left]) => left),
        back,
        ...halves.map(([, right]) => right),
        ...blocks.slice(end),
      ]
    : blocks;
}

function isOver(there: Block | undefined, back: Block | undefined): boolean {
  const ways = [there, back].map((block) =>
    block?.kind === 'paragraph' ? wayOf(plain(block.lines[0]?.text ?? '')) : null,
  );
  return ways[0] === 'there' && ways[1] === 'back';
}

/** Both ends, and as often in the one half as in the other. */
function isOfHalves(block: Block): block is Table {
  if (block.kind !== 'table' || block.rows.length < 2) return false;
  const labels = block.rows.map((row) => {
    const label = labelOf(row[0]?.text ?? '');
    const isTwice = row.length > 3 && row.length % 2 === 0 && label === labelOf(row[row.length / 2]?.text ?? '');
    return isTwice ? label : null;
  });
  return (
    labels.every((label) => label !== null) && [starts, ends].every((end) => labels.some((one) => one && end.has(one)))
  );
}

const starts: ReadonlySet<Label> = new Set<Label>(['from', 'departure']);
const ends: ReadonlySet<Label> = new Set<Label>(['to', 'arrival']);

/** A cell for each way. */
const isOfTwo = (block: Block): boolean => block.kind === 'table' && block.rows.every((row) => row.length === 2);

function halvesOf(table: Table): [Table, Table] {
  const half = (cut: (row: Cell[]) => Cell[]): Table => ({ ...table, rows: table.rows.map(cut) });
  return [half((row) => row.slice(0, row.length / 2)), half((row) => row.slice(row.length / 2))];
}
