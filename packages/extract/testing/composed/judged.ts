import { extract, toSchemaOrg } from '../../src/index.ts';
import { isDoubted } from '../doubted.ts';
import { misreadings } from '../judge.ts';
import type { Composed } from './compose.ts';

/**
 * What the engine gets wrong of such a paper, received on 5 January 2027; `mistakes` is empty where it is read right.
 * `isSilent`: it is misread, and nobody would be asked to look.
 */
export async function judged({
  bytes,
  fileName,
  expected,
}: Composed): Promise<{ mistakes: string[]; isSilent: boolean }> {
  const reading = await extract(bytes, { fileName, contextDate: '2027-01-05' });
  const mistakes = misreadings(
    expected.map(toSchemaOrg),
    reading.reservations.map(({ booking }) => toSchemaOrg(booking)),
  );
  return { mistakes, isSilent: mistakes.length > 0 && !isDoubted(reading) };
}
