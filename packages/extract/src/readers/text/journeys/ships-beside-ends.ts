import { samePlace } from './same-place.ts';
import type { PlaceToken, TimeToken, Token } from './token.ts';

/**
 * "08:56" over "Marseille" over "Piana · 12h30" over "21:26" over "Bastia": of three names two stand by their hours in the same way,
 * and the third is what sails there, whether a village is called so too or nothing on the map is. For papers that speak of a crossing.
 */
export function withShipsBesideEnds(tokens: readonly Token[]): readonly Token[] {
  const places = tokens.filter((token) => token.kind === 'place');
  const changed = new Map<Token, Token | null>();
  let since = -1;
  for (let i = 0; i + 2 < places.length; i++) {
    const three = places.slice(i, i + 3);
    const found = shipAmong(three, windowOf(three, tokens, since, places[i + 3]?.at));
    if (!found) continue;
    const { line, at, row, block, text, place, cell } = found.ship;
    // a port where the ship calls is on the map, and is not said of both ways
    const isNamed = place.city === undefined && place.airport === undefined;
    changed.set(found.ship, isNamed ? { kind: 'ship', name: place.name, line, at, row, block, text } : null);
    // how long she sails
    for (const token of tokens)
      if (token.kind === 'time' && !found.times.includes(token) && (token.line === line || token.cell === cell))
        changed.set(token, null);
    since = Math.max(...[...found.times, ...three].map((token) => token.at));
    i += 2;
  }
  return changed.size > 0
    ? tokens.flatMap((token) => changed.get(token) ?? (changed.has(token) ? [] : [token]))
    : tokens;
}

/** From the way before, or what was something else, to the first place of the next one. */
function windowOf(
  [first]: readonly PlaceToken[],
  tokens: readonly Token[],
  since: number,
  until = Number.POSITIVE_INFINITY,
) {
  const breaks = tokens.filter(({ kind }) => kind === 'break').map(({ at }) => at);
  const from = Math.max(since, ...breaks.filter((at) => at < (first?.at ?? 0)));
  const to = Math.min(until, ...breaks.filter((at) => at > from));
  return tokens.filter(({ at }) => at > from && at < to);
}

type Found = { ship: PlaceToken; times: TimeToken[] };

/** The one of three places that has no hour as the other two have. */
function shipAmong(three: readonly PlaceToken[], window: readonly Token[]): Found | null {
  const isUnnamed = window.every(({ kind }) => kind === 'place' || kind === 'time' || kind === 'date');
  const times = window.filter((token) => token.kind === 'time');
  if (!isUnnamed || three.some((place) => !window.includes(place)) || times.length < 2 || times.length > 5) return null;
  const choices = three.flatMap((ship) => {
    const [from, to] = three.filter((place) => place !== ship);
    if (!from || !to || !mayBeShip(ship, from, to)) return [];
    return pairsOf(times).flatMap(([left, landed]) => {
      const way = between(from, left);
      const isAlike = way !== null && way.as === between(to, landed)?.as;
      const areOwn = isOwn(left, from, three) && isOwn(landed, to, three);
      return isAlike && areOwn ? [{ ship, times: [left, landed], far: way.far }] : [];
    });
  });
  const [best, second] = choices.sort((a, b) => a.far - b.far);
  if (!best || (second && second.far === best.far)) return null;
  return best;
}

/** No hour that stands in the line of another place. */
const isOwn = (time: TimeToken, place: PlaceToken, three: readonly PlaceToken[]): boolean =>
  place.line === time.line || three.every(({ line }) => line !== time.line);

const mayBeShip = (ship: PlaceToken, from: PlaceToken, to: PlaceToken): boolean =>
  (ship.role === null || [from, to].some(({ role }) => role === ship.role)) &&
  !ship.place.codePrinted &&
  !samePlace(from.place, to.place) &&
  ![from, to].some((end) => samePlace(ship.place, end.place));

const pairsOf = (times: readonly TimeToken[]): [TimeToken, TimeToken][] =>
  times.flatMap((left, i) => times.slice(i + 1).map((landed): [TimeToken, TimeToken] => [left, landed]));

/** How an hour stands to its place, and how far away: in its line, its cell, its row, or some lines above or below. */
function between(place: PlaceToken, time: TimeToken): { as: string; far: number } | null {
  const lines = time.line - place.line;
  const cells = (time.cell ?? -1) - place.cell;
  if (lines === 0) return { as: `line ${Math.sign(time.at - place.at)}`, far: 0 };
  if (place.cell >= 0 && cells === 0) return { as: `cell ${lines}`, far: Math.abs(lines) };
  if (place.cell >= 0 && place.row === time.row) return { as: `row ${cells}`, far: 3 * Math.abs(cells) };
  return place.cell < 0 && (time.cell ?? -1) < 0 && Math.abs(lines) <= 3
    ? { as: `lines ${lines}`, far: Math.abs(lines) }
    : null;
}
