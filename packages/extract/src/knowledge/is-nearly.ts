/**
 * Whether a word is another with a slip of the finger or two: a letter too many, too few, another, or two in the wrong
 * order ("shangai", "londn", "dehli"). Short words must begin a word as they are.
 */
export function isNearly(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < 4 || typed[0] !== word[0] || word.length < typed.length - 2) return false;
  const slips = typed.length < 8 ? 1 : 2;
  return (
    distance(typed, word, slips) <= slips ||
    (word.length > typed.length + 1 && distance(typed, word.slice(0, typed.length + 1), slips) <= slips)
  );
}

/** Letters inserted, left out, replaced or swapped with their neighbour; anything above `most` is `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBack: number[] = [];
  let back = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((back[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (back[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (twoBack[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    twoBack = back;
    back = row;
  }
  return back[b.length] ?? most + 1;
}
