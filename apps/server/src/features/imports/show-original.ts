import type { Language } from '@escale/contract';
import { refuse } from '../../platform/refuse.ts';
import type { FileAnswer } from '../../platform/reply.ts';
import type { Mark } from '../reading/index.ts';
import type { Needs } from './needs.ts';
import { originalName } from './place-bookings.ts';
import { stillUnread } from './present.ts';
import type { ImportRow } from './store.ts';

/** What arrived: byte for byte, or as it can be laid before a person without running or fetching anything. */
export async function showOriginal(
  { files, room }: Pick<Needs, 'files' | 'room'>,
  row: ImportRow,
  as: 'file' | 'text' | 'html',
  language: Language,
): Promise<FileAnswer> {
  const file = { accountId: row.account_id, address: row.file_address };
  const name = originalName(row);
  if (as === 'file') {
    const content = await files.open(file);
    if (!content) return refuse('import.not-found');
    return { content, mediaType: row.media_type, name, sizeBytes: row.size_bytes, disposition: 'download' };
  }
  const bytes = await files.bytes(file);
  if (!bytes) return refuse('import.not-found');
  const marks = as === 'html' ? marksOf(row) : undefined;
  const shown = await room.do('show', { bytes, mediaType: row.media_type, as, marks, language });
  // What cannot be shown in time or at all is an empty page: the file itself can still be had.
  const content = Buffer.from('answer' in shown ? shown.answer : '');
  const mediaType = as === 'html' ? 'text/html' : 'text/plain';
  return { content, mediaType, name: `${name}.${as === 'html' ? 'html' : 'txt'}`, sizeBytes: content.length };
}

/**
 * Every passage in which a value was read or that was not made out; the app leads to each by its anchor, `r0-3` for the fourth of
 * the first booking, `u0` for the first that was not made out.
 */
function marksOf(row: ImportRow): Mark[] {
  const read = row.bookings.flatMap(({ index, evidence, conflicts = [] }) => [
    ...evidence.map((one, i) => markOf(`r${index}-${i}`, one)),
    ...conflicts.map(({ text }, i) => ({ id: `c${index}-${i}`, text })),
  ]);
  return [...read, ...stillUnread(row).map((one, i) => markOf(`u${i}`, one))];
}

const markOf = (id: string, { text, where, at }: Omit<Mark, 'id'>): Mark => ({
  id,
  text,
  ...(where !== undefined && { where }),
  ...(at !== undefined && { at }),
});
