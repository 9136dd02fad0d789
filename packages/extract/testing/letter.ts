import { extract } from '../src/index.ts';
import { toldInFull } from './told.ts';
import { type Part, wordFile } from './word.ts';

/** What is read of a Word document of these parts, received on 5 January 2027: all of each booking, in a line. */
export async function readLetterOf(parts: readonly Part[], contextDate = '2027-01-05'): Promise<string[]> {
  return toldInFull((await extract(wordFile(parts), { fileName: 'letter.docx', contextDate })).reservations);
}
