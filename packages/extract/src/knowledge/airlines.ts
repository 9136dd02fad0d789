import { airlineCorrections } from './airline-corrections.ts';
import table from './airlines.generated.json' with { type: 'json' };
import { countryOf } from './countries.ts';
import { fold } from './fold.ts';

export type Airline = {
  iata: string;
  name: string;
  /** ISO 3166-1 alpha-2; of some it is not known. */
  country?: string;
};

let byCode: Map<string, Airline> | undefined;
let byName: Map<string, Airline> | undefined;
let byShortName: Map<string, Airline[]> | undefined;

/** The airline with this two-letter code, in capitals. */
export function airlineByCode(code: string): Airline | null {
  return airlines().get(code) ?? null;
}

/** The airline of exactly this name, however it is spelled: "AIR FRANCE", "Air-France". */
export function airlineByName(name: string): Airline | null {
  byName ??= new Map([...airlines().values()].reverse().map((airline) => [fold(airline.name), airline]));
  return byName.get(fold(name)) ?? null;
}

/** Who is called so for short, "DELTA" of Delta Air Lines: a word of many meanings, unless the paper names the airline too. */
export function airlinesByShortName(name: string): readonly Airline[] {
  byShortName ??= Map.groupBy(airlines().values(), (airline) =>
    fold(airline.name.replace(/ (?:air ?lines?|airways|air|international)$/i, '')),
  );
  return byShortName.get(fold(name)) ?? [];
}

function airlines(): Map<string, Airline> {
  if (byCode) return byCode;
  byCode = new Map();
  for (const line of table.lines) {
    const [iata = '', name = '', country] = line.split('\t');
    byCode.set(iata, { iata, name, country: countryOf(country) });
  }
  for (const [iata, said] of Object.entries(airlineCorrections)) {
    const [name = '', country = byCode.get(iata)?.country] = said.split('|');
    byCode.set(iata, { iata, name, country });
  }
  return byCode;
}
