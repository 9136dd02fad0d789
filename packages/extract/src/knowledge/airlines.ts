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
  byName ??= new Map(
    [...fullNames(), ...[...airlines().values()].reverse().map((airline) => [airline.name, airline] as const)].map(
      ([called, airline]) => [fold(called), airline],
    ),
  );
  return byName.get(fold(name)) ?? null;
}

/** Who is called so for short, "DELTA" of Delta Air Lines: a word of many meanings, unless the paper names the airline too. */
export function airlinesByShortName(name: string): readonly Airline[] {
  byShortName ??= Map.groupBy(airlines().values(), (airline) =>
    fold(airline.name.replace(/ (?:air ?lines?|airways|air|international)$/i, '')),
  );
  return byShortName.get(fold(name)) ?? [];
}

/** As they are called in full, where the shorter name is their own: "KLM Royal Dutch Airlines", "Scandinavian Airlines". */
function fullNames(): (readonly [string, Airline])[] {
  return table.lines.flatMap((line) => {
    const [iata = '', name = ''] = line.split('\t');
    const airline = iata in airlineCorrections ? airlineByCode(iata) : null;
    return airline && !airline.name.startsWith(name) ? [[name.replace(/ System$/, ''), airline] as const] : [];
  });
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
