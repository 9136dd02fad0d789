import type { Leg } from './leg.ts';
import { pairsOf } from './pairs.ts';
import { samePlace } from './same-place.ts';
import type { PlaceToken, TimeToken, VehicleToken } from './token.ts';

/** `isOnward`: from where the leg before came; `cost`: what speaks against it that a place is not printed. */
export type Ends = { ends: [PlaceToken, PlaceToken]; cost: number; isOnward?: boolean };

/**
 * Between which places the leg may lead: two that are printed, or one and where the leg before ended.
 * @param isReturn whether the words around are those of a way back: "You return on AF1429, arriving in Paris"
 */
export function endsAmong(
  places: readonly PlaceToken[],
  vehicle: VehicleToken | undefined,
  hour: TimeToken | undefined,
  previous: Leg | undefined,
  isReturn: (at: number) => boolean,
): Ends[] {
  const printed = pairsOf(places)
    .filter(([from, to]) => !samePlace(from.place, to.place))
    .map((ends): Ends => ({ ends, cost: 0 }));
  const said = vehicle ?? hour;
  if (!previous || !said) return printed;
  const { line, at } = said;
  const left: PlaceToken = { ...previous.to, role: 'from', line, at };
  const home: PlaceToken = { ...previous.from, role: 'to', line, at };
  const isHome = isReturn(at);
  if (places.length === 0) return isHome ? [{ ends: [left, home], cost: 4 }] : [];
  const isNear = line - previous.lastLine <= nextLines && vehicle?.kind === previous.vehicle.kind;
  return [
    ...printed,
    ...places.flatMap((place): Ends[] => {
      if (samePlace(place.place, previous.to.place) || place.role === 'from') return [];
      if (isHome) return isShortFor(place, previous.from) ? [{ ends: [left, place], cost: 3 }] : [];
      return isNear ? [{ ends: [left, place], cost: 3, isOnward: true }] : [];
    }),
  ];
}

/** To where the leg before left. */
export const isHomeward = (to: PlaceToken, previous: Leg | undefined) =>
  previous !== undefined && samePlace(to.place, previous.from.place);

/** "…, arrivée à Amsterdam à 08.50. Correspondance KL 1199": the hour at which one came. */
export function isLanding({ at, line }: TimeToken, from: PlaceToken, previous: Leg | undefined): boolean {
  return at < from.at && line === previous?.to.line;
}

/** How many lines below the leg before the next one begins that goes on from its last stop. */
const nextLines = 4;

/** "Euston" where "London Euston" was said before. */
function isShortFor(short: PlaceToken, whole: PlaceToken): boolean {
  const words = whole.place.name.toLowerCase().split(' ');
  return (
    samePlace(short.place, whole.place) ||
    short.place.name
      .toLowerCase()
      .split(' ')
      .every((word) => words.includes(word))
  );
}
