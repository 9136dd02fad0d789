import type { PagePiece } from './pdf-lines.ts';

/**
 * The lines of a page that is set in letters of one width, as tickets of reservation systems are: what stands in which
 * column is said by blanks alone, as in plain text. Null for any other page.
 */
export function typedLines(pieces: readonly PagePiece[]): string[] | null {
  const level = pieces.filter(({ isLevel, text }) => isLevel && text.trim() !== '');
  const pitch = pitchOf(level);
  if (pitch === null) return null;
  const left = Math.min(...level.map(({ x }) => x));
  const rows: { y: number; height: number; text: string }[] = [];
  for (const { text, x, y, height } of level.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = rows.at(-1);
    const isSame = last && y - last.y <= 0.35 * Math.min(height, last.height);
    if (!isSame) rows.push({ y, height, text: '' });
    const row = rows.at(-1);
    if (!row) continue;
    row.text = row.text.padEnd(Math.round((x - left) / pitch)) + text;
  }
  const step = usual(rows.slice(1).map(({ y }, i) => Math.round(y - (rows[i]?.y ?? y))));
  return rows.flatMap(({ y, text }, i) => {
    const isApart = step !== null && i > 0 && y - (rows[i - 1]?.y ?? y) > 1.5 * step;
    return isApart ? ['', text] : [text];
  });
}

/** How wide a letter is, in points, where nearly all are as wide. */
function pitchOf(pieces: readonly PagePiece[]): number | null {
  const letters = new Map<number, number>();
  let all = 0;
  for (const { text, width } of pieces) {
    if (text.trim().length < 3) continue;
    const pitch = Math.round((20 * width) / text.length) / 20;
    letters.set(pitch, (letters.get(pitch) ?? 0) + text.length);
    all += text.length;
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return most && most[0] > 1 && all > 200 && most[1] >= 0.9 * all ? most[0] : null;
}

function usual(steps: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
