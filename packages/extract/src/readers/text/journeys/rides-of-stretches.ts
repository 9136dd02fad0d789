import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { placeIn } from './printed-place.ts';
import { rideIn } from './ride-of.ts';
import { isRoute } from './ships.ts';
import type { Token, VehicleToken } from './token.ts';

/**
 * "By | Air, Finnair | Sea, Tallink Silja | Air, SAS" over "Flight / ship | AY 1332 | Silja Serenade | SK 525": of several journeys that
 * are told alike one has no number. What it is its own words say, where its ends and its hours are all said to be those.
 */
export function withRidesOfStretches(tokens: readonly Token[], passages: readonly Passage[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'flight' || kind === 'train')) return tokens;
  const rides = new Map(
    stretchesOf(tokens).flatMap(({ own, since }) => {
      const ride = rideOfStretch(own, since, passages);
      return ride ? [[own[0], ride] as const] : [];
    }),
  );
  return tokens.flatMap((token) => {
    const ride = rides.get(token);
    return ride ? [ride, token] : [token];
  });
}

type Stretch = { own: Token[]; since: number };

/** What stands between two breaks, and behind which line. */
function stretchesOf(tokens: readonly Token[]): Stretch[] {
  const stretches: Stretch[] = [{ own: [], since: -1 }];
  for (const token of tokens)
    if (token.kind === 'break') stretches.push({ own: [], since: token.line });
    else stretches.at(-1)?.own.push(token);
  return stretches;
}

function rideOfStretch(own: readonly Token[], since: number, passages: readonly Passage[]): VehicleToken | null {
  const roles = (kind: 'place' | 'time') =>
    own.flatMap((token) => (token.kind === kind && 'role' in token ? [token.role] : [])).join();
  const isWhole =
    roles('place') === 'from,to' && roles('time') === 'from,to' && own.some(({ kind }) => kind === 'date');
  const [first] = own;
  if (!isWhole || !first || own.some(({ kind }) => kind !== 'place' && kind !== 'time' && kind !== 'date')) return null;
  const lines = passages.slice(Math.max(since + 1, first.line - 6), (own.at(-1)?.line ?? first.line) + 1);
  // "Gare Saint-Jean" of a car that is fetched there: what it is no end of it says
  const ends = new Set(own.map((token) => token.line));
  const told = lines.filter((p) => !ends.has(passages.indexOf(p)));
  if (lines.some(({ label }) => label !== null && ofHires.has(label))) return null;
  const ride = rideIn(told.map(({ shape }) => shape).join('\n'));
  if (!ride || ride === 'several') return null;
  const { at, line, row, block, text } = first;
  const where = {
    at: at - 1,
    line,
    text,
    ...(row === undefined ? {} : { row }),
    ...(block === undefined ? {} : { block }),
  };
  return ride === 'ship' ? { kind: ride, name: shipOf(lines) ?? '', ...where } : { kind: ride, ...where };
}

const ofHires: ReadonlySet<Label> = new Set(['pickUp', 'dropOff', 'vehicle']);

/** "Flight / ship | Silja Serenade": in the row that speaks of ships, a name that is neither a way nor a port. */
function shipOf(lines: readonly Passage[]): string | undefined {
  const named = lines.find(
    ({ called, text }) =>
      ofShip.test(called) &&
      /^\p{Lu}[^\d,(]{2,40}$/u.test(text) &&
      !isRoute.test(text) &&
      !placeIn(text, { labelled: false, timed: false }),
  );
  return named?.text;
}

const ofShip = /\b(?:ships?|vessels?|navires?|bateaux?|schiff|nave|buque|ferry)\b/;
