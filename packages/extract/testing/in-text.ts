import { readReferences } from '../src/readers/text/numbers/references.ts';
import { passagesOf } from '../src/readers/text/passages/passages.ts';
import { readTravelers } from '../src/readers/text/people/travelers.ts';
import { print } from './told.ts';

/** Who travels by a plain text. */
export const namesIn = (text: string): (string | undefined)[] =>
  readTravelers(passagesOf(print('', text))).map(({ value }) => value.name);

/** The numbers of bookings in a plain text. */
export const numbersIn = (text: string): string[] =>
  readReferences(passagesOf(print('', text))).map(({ value }) => value);
