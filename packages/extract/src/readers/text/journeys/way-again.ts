import { samePlace } from './same-place.ts';
import type { PlaceToken, Token } from './token.ts';

/**
 * "SIN–NRT", "dep 23:55", "arr 08:00" over "Singapore Changi T3 – Tokyo Narita T1": the ends of a way in a line of codes, and in one
 * below its hours by their names. The second line names the first, and is no way of its own.
 */
export function withoutWayAgain(tokens: Token[]): Token[] {
  const named = new Map<Token, PlaceToken>();
  const again = new Set<Token>();
  let open: PlaceToken[] = [];
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1];
    if (isRide(token)) open = [];
    if (token.kind !== 'place' || next?.kind !== 'place' || next.line !== token.line || again.has(token)) continue;
    const [start, end] = open;
    if (start && end && isOfEnd(start, token) && isOfEnd(end, next)) {
      for (const [code, name] of [[start, token] as const, [end, next] as const]) {
        again.add(name);
        named.set(code, { ...code, place: { ...name.place, ...code.place, ...nameOf(name) } });
      }
      open = [];
    } else open = token.place.codePrinted && next.place.codePrinted ? [token, next] : [];
  }
  return again.size > 0 ? tokens.flatMap((token) => (again.has(token) ? [] : [named.get(token) ?? token])) : tokens;
}

const isRide = ({ kind }: Token) => kind !== 'place' && kind !== 'time' && kind !== 'date';

/** In the same cell or paragraph, without a code of its own. */
const isOfEnd = (code: PlaceToken, name: PlaceToken) =>
  !name.place.codePrinted &&
  name.block === code.block &&
  (code.cell < 0 || name.row === code.row) &&
  samePlace(code.place, name.place);

const nameOf = ({ place: { name, terminal } }: PlaceToken) => (terminal ? { name, terminal } : { name });
