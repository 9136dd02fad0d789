/** Rows drawn beyond each edge of the screen, so that a quick flick does not show a gap. */
const spareRows = 12;

/** Which rows of a long list to draw: from (inclusive) to (exclusive). All in pixels from the top of the screen. */
export function visibleRange(
  listTop: number,
  screenHeight: number,
  rowHeight: number,
  count: number,
): { from: number; to: number } {
  const first = Math.floor(-listTop / rowHeight) - spareRows;
  const last = Math.ceil((screenHeight - listTop) / rowHeight) + spareRows;
  const from = Math.min(Math.max(0, first), Math.max(0, count - 1));
  return { from, to: Math.min(count, Math.max(last, from + 1)) };
}
