import { airlineByCode } from '../../../knowledge/index.ts';
import type { Passage } from '../passages/passages.ts';
import { type Claim, folded } from './claims.ts';

/** "EK/L8RD5M", as reservation systems write whose record a number is: the airline's own, for its flights. */
export function airlineRecords(passages: readonly Passage[]): Claim[] {
  return passages.flatMap((p) =>
    p.former || p.text.length > 120
      ? []
      : [...p.text.matchAll(record)].flatMap(({ index, 0: said, 1: iata = '', 2: value = '' }) => {
          const airline = airlineByCode(iata);
          const at = p.at + index + said.length - value.length;
          return airline ? [{ value, at, p, words: `flight ${folded(airline.name)}`, whose: 'own' as const }] : [];
        }),
  );
}

const record = /(?<![\p{L}\d/.-])([A-Z]{2}|[A-Z]\d|\d[A-Z])\/((?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{6})(?![\p{L}\d/-])/gu;
