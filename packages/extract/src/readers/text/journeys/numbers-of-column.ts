import type { Token, VehicleToken } from './token.ts';

/** Numbers that a page of print has in a column in front of all else, each behind the hours of its own journey. */
export function withNumbersInTurn(tokens: readonly Token[]): Token[] {
  const listed = listedNumbers(tokens);
  if (listed.length === 0) return [...tokens];
  let hours = 0;
  return tokens.flatMap((token): Token[] => {
    if (listed.some((one) => one === token)) return [];
    if (token.kind !== 'time') return [token];
    const number = hours++ % 2 === 0 ? listed[Math.floor(hours / 2)] : undefined;
    const { at, line, row, block } = token;
    return number ? [{ ...number, at, line, row, block }, token] : [token];
  });
}

/**
 * "FJ 811" over "FJ 810" in a column of their own, which a page of print has in front of all else: the numbers of the
 * journeys that follow, in their order. Empty where anything else says a number, or an hour stands before them.
 */
function listedNumbers(tokens: readonly Token[]): VehicleToken[] {
  const isVehicle = (token: Token): token is VehicleToken => token.kind === 'flight' || token.kind === 'train';
  const vehicles = tokens.filter(isVehicle);
  const [first, second] = vehicles;
  const [from, to] = [tokens.findIndex(isVehicle), tokens.findLastIndex(isVehicle)];
  const isList =
    first !== undefined && second !== undefined && to - from === vehicles.length - 1 && first.kind === second.kind;
  if (!isList || tokens.slice(0, from).some(({ kind }) => kind === 'time')) return [];
  const isEach = new Set(vehicles.map(({ number }) => number)).size === vehicles.length;
  const isApart = new Set(vehicles.map(({ line }) => line)).size === vehicles.length;
  const times = tokens.filter(({ kind }) => kind === 'time').length;
  return isEach && isApart && times === 2 * vehicles.length ? vehicles : [];
}
