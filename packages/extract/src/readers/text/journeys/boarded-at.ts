import type { Leg } from './leg.ts';
import { isPlace, type PlaceToken, type Token } from './token.ts';

/**
 * "Hyderabad-Bangalore" over "Boarding point: Lakdi-ka-pul 21:15": the towns tell the way, and where one gets on a bus and off it is said behind them. What
 * no map has lies in the town of its end.
 */
export function boardedAt(leg: Leg, stream: readonly Token[]): Leg {
  const { from, to, nextLine = Number.POSITIVE_INFINITY } = leg;
  if (leg.vehicle.kind !== 'bus' || from.line !== to.line || from.role !== null || to.role !== null) return leg;
  const behind = stream.filter(isPlace).filter(({ at, line }) => at > to.at && line < Math.min(nextLine, to.line + 12));
  const [on, off] = (['from', 'to'] as const).map((end) => behind.filter(({ role }) => role === end));
  return { ...leg, from: stopIn(from, on), to: stopIn(to, off) };
}

function stopIn(town: PlaceToken, [stop, more]: readonly PlaceToken[] = []): PlaceToken {
  if (!stop || more || stop.place.codePrinted) return town;
  const { city, station, airport, iata, ...own } = stop.place;
  const { place } = town;
  return {
    ...stop,
    place: { ...own, city: place.city ?? city, station: place.station ?? station, airport: place.airport ?? airport },
  };
}
