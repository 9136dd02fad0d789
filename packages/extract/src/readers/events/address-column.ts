import type { Line } from '../../text-document.ts';

type Printed = Line & { block: number; inTable: boolean };

/**
 * "DIE ZAUBERFLÖTE     Semperoper Dresden" over "Mozart     Theaterplatz 2" over "     01067 Dresden": what stands below each other at the
 * right of a block of print is read behind its left side where it tells an address, and is not torn by it.
 */
export function withAddressColumns<P extends Printed>(
  pieces: readonly P[],
  text: string,
  isAddress: (text: string) => boolean,
): P[] {
  const blocks = Map.groupBy(pieces, ({ block, inTable }) => (inTable ? -1 : block));
  const columns = new Map(
    [...blocks].map(([block, own]) => {
      const sides = [...Map.groupBy(own, (p) => indentOf(p, text))];
      const [column] = sides.filter(
        ([indent, side]) => block >= 0 && indent > leftSide && side.length > 1 && side.some((p) => isAddress(p.text)),
      );
      return [block, new Set(column?.[1])] as const;
    }),
  );
  return [...blocks.keys()].some((block) => columns.get(block)?.size)
    ? pieces.flatMap((p, i) => {
        const column = columns.get(p.inTable ? -1 : p.block) ?? new Set();
        const isLast = pieces[i + 1]?.block !== p.block;
        return [...(column.has(p) ? [] : [p]), ...(isLast ? column : [])];
      })
    : [...pieces];
}

/** As far from the left as no line of one column begins. */
const leftSide = 20;

const indentOf = ({ at }: Line, text: string) => at - (text.lastIndexOf('\n', at - 1) + 1);
