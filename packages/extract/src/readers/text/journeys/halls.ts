import type { PlaceToken, Token } from './token.ts';

/**
 * "Paris Orly (ORY) – Orly 4", "Vol TX 541" over "Madras Éco": where a table has a code for both ends of each of its flights,
 * a place without one that stands beside a code or in the cell of a number is a hall, a fare or an aircraft.
 */
export function withoutHalls(all: Token[]): Token[] {
  const tokens = withoutHallsBelow(all);
  const blocks = codedBlocks(tokens);
  if (blocks.size === 0) return tokens;
  const numbered = new Set(tokens.flatMap((token) => (token.kind === 'flight' ? [token.at] : [])));
  return tokens.filter((token, i) => {
    if (token.kind !== 'place' || isCoded(token) || !isInCell(token) || !blocks.has(token.block ?? -1)) return true;
    const beside = tokens.some(
      (other) => other.kind === 'place' && isInCell(other) && isCoded(other) && other.line === token.line,
    );
    // what stands in the same cell of a row, above or in front
    const before = tokens[i - 1];
    const isBelow =
      before !== undefined && numbered.has(before.at) && before.kind === 'flight' && before.row === token.row;
    return !(beside || isBelow);
  });
}

/**
 * "Paris Orly (ORY) | New York (JFK)" over "Orly 4 | JFK Terminal 7": a name with a number, without an hour in its row, of an airport
 * whose code the block has printed.
 */
function withoutHallsBelow(tokens: Token[]): Token[] {
  const rowOf = ({ block, row, line }: Token) => `${block} ${row ?? `line ${line}`}`;
  const timed = new Set(tokens.flatMap((token) => (token.kind === 'time' ? [rowOf(token)] : [])));
  const coded = new Set<string>();
  return tokens.filter((token) => {
    if (token.kind !== 'place') return true;
    const { iata, name } = token.place;
    const airport = `${token.block} ${iata}`;
    if (isCoded(token)) coded.add(airport);
    return isCoded(token) || !coded.has(airport) || !numberedHall.test(name) || timed.has(rowOf(token));
  });
}

const numberedHall = /[ -](?:T ?)?\d[A-Z]?$/;

const isCoded = ({ place }: PlaceToken) => place.codePrinted;
const isInCell = ({ cell }: PlaceToken) => cell > 0;

/** Blocks that print two codes for each number of a flight. */
function codedBlocks(tokens: readonly Token[]): Set<number> {
  const numbers = new Map<number, Set<number>>();
  const codes = new Map<number, Set<number>>();
  for (const token of tokens) {
    if (token.block === undefined) continue;
    const into =
      token.kind === 'flight' ? numbers : token.kind === 'place' && isCoded(token) && isInCell(token) ? codes : null;
    into?.set(token.block, (into.get(token.block) ?? new Set()).add(token.at));
  }
  return new Set(
    [...numbers].flatMap(([block, { size }]) => ((codes.get(block)?.size ?? 0) === 2 * size ? [block] : [])),
  );
}
