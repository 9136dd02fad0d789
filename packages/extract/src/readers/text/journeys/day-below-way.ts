import type { Passage } from '../passages/passages.ts';
import { samePlace } from './same-place.ts';
import type { DateToken, PlaceToken, TimeToken, Token, VehicleToken } from './token.ts';

/**
 * "IC 1511 Lausanne 07:16 Zürich HB 09:27" over "IC 561 Zürich HB 09:38 Chur 10:53" in a table, and "Date du voyage : 22.05.2027"
 * below: the paper's first day of travel, labelled so, is of the whole way when its legs lead from one to the next. It goes in
 * front of them. Two ways of which one lacks its day do not lead on, or lead back.
 */
export function withDayAbove(tokens: Token[], passages: readonly Passage[]): Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'date');
  const day = tokens[at];
  if (day?.kind !== 'date' || day.weak || passages[day.line]?.label !== 'date') return tokens;
  const above = tokens.slice(0, at);
  const start = above.findIndex(isVehicle);
  const head = above[start];
  const way = above.slice(start);
  if (!head || !isWayThrough(way) || tokens.slice(at + 1).some(isVehicle)) return tokens;
  const { line, row, block } = head;
  const moved: DateToken = { ...day, line, row, block };
  return [...above.slice(0, start), moved, ...way, ...tokens.slice(at + 1)];
}

const isVehicle = ({ kind }: Token): boolean => kind === 'train' || kind === 'flight' || kind === 'bus';

/** Two legs or more in the rows of one table: each begins where and after the one before it ended, and the last does not lead back. */
function isWayThrough(way: readonly Token[]): boolean {
  const vehicles = way.filter((token): token is VehicleToken => isVehicle(token));
  const places = way.filter((token): token is PlaceToken => token.kind === 'place');
  const times = way.filter((token): token is TimeToken => token.kind === 'time');
  const legs = vehicles.length;
  if (legs < 2 || places.length !== 2 * legs || times.length !== 2 * legs || way.length !== 5 * legs) return false;
  const [first, last] = [places[0], places.at(-1)];
  const isOfTable = way.every(({ row, block }) => row !== undefined && block === vehicles[0]?.block);
  return (
    isOfTable &&
    first !== undefined &&
    last !== undefined &&
    !samePlace(first.place, last.place) &&
    places.every(({ place }, i) => i === 0 || i % 2 === 1 || samePlace(places[i - 1]?.place ?? place, place)) &&
    times.every(({ time }, i) => time > (times[i - 1]?.time ?? ''))
  );
}
