import type { Token } from './token.ts';

/** A number, and below it both stops of the journey, each with its clock in a line of its own. */
export type StopsBelow = {
  /** Of the number. */
  line: number;
  stops: readonly [number, number];
  /** Hours alone in their lines between these. */
  between: Token[];
};

/** "Eurostar 9317" over "Paris Gare du Nord 08:25" over "Bruxelles-Midi 09:47". */
export function stopsBelowNumbers(tokens: readonly Token[]): StopsBelow[] {
  const byLine = Map.groupBy(tokens, ({ line }) => line);
  const count = (line: number, kind: Token['kind']) => byLine.get(line)?.filter((one) => one.kind === kind).length ?? 0;
  return tokens.flatMap((vehicle, i) => {
    const isNumbered = (vehicle.kind === 'flight' || vehicle.kind === 'train') && vehicle.number !== undefined;
    if (!isNumbered || count(vehicle.line, 'time') + count(vehicle.line, 'place') > 0) return [];
    const stops: number[] = [];
    const between: Token[] = [];
    for (const token of tokens.slice(i + 1, i + 12)) {
      if (token.kind === 'break' || token.block !== vehicle.block) break;
      if (token.kind === 'date' || token.line === vehicle.line || stops.includes(token.line)) continue;
      if (token.kind === 'time' && count(token.line, 'place') === 0) between.push(token);
      else if (count(token.line, 'place') === 1 && count(token.line, 'time') === 1) stops.push(token.line);
      else break;
      if (stops.length === 2) break;
    }
    const [from, to] = stops;
    return from === undefined || to === undefined ? [] : [{ line: vehicle.line, stops: [from, to] as const, between }];
  });
}
