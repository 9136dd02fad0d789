import type { TimeToken, Token } from './token.ts';

/**
 * "06h00 | 06h45 | 07h15 | 08h05" below "Conv. | HLE | Dép. | Arr.": where a row has an hour that is said to be the departure and
 * one that is said to be the arrival, what other hours it has are of neither: when one is to be there, when the desk closes.
 */
export function withoutOtherHours(tokens: readonly Token[]): Token[] {
  const rows = Map.groupBy(
    tokens.filter((token): token is TimeToken => token.kind === 'time' && token.row !== undefined),
    ({ row }) => row,
  );
  const others = new Set<Token>();
  for (const row of rows.values()) {
    const count = (role: TimeToken['role']) => row.filter((time) => time.role === role).length;
    if (count('from') === 1 && count('to') === 1) for (const time of row) if (time.role === null) others.add(time);
    if (areInOneRun(row, tokens)) for (const time of row.slice(0, -2)) others.add(time);
  }
  return tokens.filter((token) => !others.has(token));
}

/**
 * "06h00 06h45 07h15 08h05" behind both ends of a flight, below heads that nobody knows: one is there before it leaves, and it leaves
 * before it lands.
 */
function areInOneRun(row: readonly TimeToken[], tokens: readonly Token[]): boolean {
  const [first, second] = row;
  if (!first || !second || row.length < 4) return false;
  const from = tokens.indexOf(first);
  const vehicle = tokens.slice(0, from).findLast(({ kind }) => kind !== 'date' && kind !== 'time' && kind !== 'place');
  return (
    vehicle?.kind === 'flight' &&
    row.every((time, i) => time.role === null && tokens[from + i] === time && time.time > (row[i - 1]?.time ?? ''))
  );
}
