import type { Spelling } from './visible.ts';
import { spelled, visible } from './visible.ts';

/** What is looked for in what a reader sees, and what stands there afterwards; null leaves it. */
export type Change =
  | { find: RegExp; write: (match: RegExpMatchArray, text: string) => string | null }
  | { found: (text: string) => Span[] };

/** From one character of what is seen up to another, and what stands there afterwards. */
export type Span = { from: number; to: number; word: string };

type Found = Span & { old: string };

/**
 * The source with all changes made at once: none sees what another wrote, and of two that overlap the earlier listed wins.
 * @param told hears of each change what it was and what it became.
 */
export function substitute(
  source: string,
  spelling: Spelling,
  changes: readonly Change[],
  told?: (change: Change, old: string, word: string) => void,
): string {
  const { text, seen } = visible(source, spelling);
  const taken = new Uint8Array(text.length);
  const found: Found[] = [];
  for (const change of changes)
    for (const { from, to, word } of spansOf(change, text)) {
      if (taken.subarray(from, to).includes(1)) continue;
      const old = text.slice(from, to);
      told?.(change, old, word);
      taken.fill(1, from, to);
      if (word !== old) found.push({ from, to, old, word });
    }
  if (found.length === 0) return source;
  const pieces = spelling === 'plain' ? withColumnsKept(text, found) : found;
  let out = '';
  let at = 0;
  for (const { from, to, word } of pieces.sort((a, b) => a.from - b.from)) {
    const first = seen[from];
    out += source.slice(at, first?.from) + spelled(word, first?.spelling ?? spelling);
    at = first?.from ?? at;
    for (const character of seen.slice(from, to)) {
      // markup between two characters stays
      out += source.slice(at, Math.max(at, character.from));
      at = Math.max(at, character.to);
    }
  }
  return out + source.slice(at);
}

/** Where a change finds something in what a reader sees, and what it puts there. */
export function spansOf(change: Change, text: string): Span[] {
  if ('found' in change) return change.found(text);
  return [...text.matchAll(change.find)].flatMap((match) => {
    const word = change.write(match, text);
    return word === null ? [] : [{ from: match.index, to: match.index + match[0].length, word }];
  });
}

/** In text that stands in columns of spaces, the next gap gives or takes what a word has lost or gained. */
function withColumnsKept(text: string, found: Found[]): Found[] {
  const gaps = found.flatMap(({ to, old, word }) => {
    const lineEnd = text.indexOf('\n', to) < 0 ? text.length : text.indexOf('\n', to);
    const gap = / {2,}/.exec(text.slice(to, lineEnd));
    if (!gap || word.length === old.length) return [];
    return [{ from: to + gap.index, to: to + gap.index + gap[0].length, old: gap[0], by: old.length - word.length }];
  });
  const merged = new Map<number, Found & { by: number }>();
  for (const gap of gaps) {
    const by = gap.by + (merged.get(gap.from)?.by ?? 0);
    merged.set(gap.from, { ...gap, by, word: ' '.repeat(Math.max(2, gap.old.length + by)) });
  }
  const isFree = ({ from, to }: Found) => !found.some((one) => one.from < to && from < one.to);
  return [...found, ...[...merged.values()].filter(isFree)];
}
