import { extract, toSchemaOrg } from '../../src/index.ts';
import { misreadings } from '../judge.ts';
import type { Composed } from './compose.ts';

/** What the engine gets wrong of such a paper, received on 5 January 2027; empty where it is read right. */
export async function mistakesIn({ bytes, fileName, expected }: Composed): Promise<string[]> {
  const { reservations } = await extract(bytes, { fileName, contextDate: '2027-01-05' });
  return misreadings(
    expected.map(toSchemaOrg),
    reservations.map(({ booking }) => toSchemaOrg(booking)),
  );
}
