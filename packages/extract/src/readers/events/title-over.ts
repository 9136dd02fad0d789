type Printed = { block: number; isHeading: boolean };

/**
 * What stands as a title over a line: the block above it, of three lines at most. Where that is one line, the lines in large letters over it
 * are of the title too: what is on, who plays, and the house over its street.
 */
export function titleOver<P extends Printed>(pieces: readonly P[], end: number): readonly P[] {
  const over = pieces.slice(0, end);
  const first = over.findLastIndex(({ block }) => block !== over.at(-1)?.block) + 1;
  if (first < end - 1) return end - first < 4 ? over.slice(first) : [];
  const large = over.slice(0, first).findLastIndex(({ isHeading }) => !isHeading) + 1;
  return over.slice(Math.max(large, end - 5));
}
