import { airlineCorrections } from './airline-corrections.ts';
import table from './airlines.generated.json' with { type: 'json' };
import { fold } from './fold.ts';

export type Airline = { iata: string; name: string };

let byCode: Map<string, Airline> | undefined;
let byName: Map<string, Airline> | undefined;

/** The airline with this two-letter code, in capitals. */
export function airlineByCode(code: string): Airline | null {
  return airlines().get(code) ?? null;
}

/** The airline of exactly this name, however it is spelled: "AIR FRANCE", "Air-France". */
export function airlineByName(name: string): Airline | null {
  byName ??= new Map([...airlines().values()].reverse().map((airline) => [fold(airline.name), airline]));
  return byName.get(fold(name)) ?? null;
}

function airlines(): Map<string, Airline> {
  byCode ??= new Map(
    [
      ...table.lines.map((line) => line.split('\t')).map(([iata = '', name = '']) => [iata, name] as const),
      ...Object.entries(airlineCorrections),
    ].map(([iata, name]) => [iata, { iata, name }]),
  );
  return byCode;
}
