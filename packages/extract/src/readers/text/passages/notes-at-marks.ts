import { plain } from '../../../text/plain.ts';
import { seatSaid } from '../seats/seat-words.ts';
import type { Passage } from './passage.ts';

/**
 * "TGV INOUI 8517 (1)" in a table, and "(1) voiture 12, place 34" below it: what a note says of a coach and its seats stands in the
 * row that has its mark, and nowhere else.
 */
export function withNotesAtMarks(passages: Passage[]): Passage[] {
  const notes = passages.flatMap((note) => {
    const [lead = '', mark] = note.inTable || note.text.length > 120 ? [] : (noteStart.exec(note.text) ?? []);
    const text = note.text.slice(lead.length);
    return mark && seatSaid.test(plain(text)) ? [{ note, mark: bare(mark), text, at: note.at + lead.length }] : [];
  });
  const marked = notes.flatMap((one) => {
    const [p, more] = passages.filter(
      (q) => q.inTable && q.at < one.at && bare(markAtEnd.exec(q.text)?.[1]) === one.mark,
    );
    return p && !more ? [{ ...one, p }] : [];
  });
  if (marked.length === 0) return passages;
  return passages.flatMap((p) => {
    if (marked.some(({ note }) => note === p)) return [];
    const own = marked.filter((one) => one.p === p);
    return [p, ...own.map(({ text, at }) => ({ ...p, text, shape: plain(text), at, label: null, byColumn: false }))];
  });
}

const mark = String.raw`\*{1,4}|[†‡¹²³⁴⁵⁶⁷⁸⁹]|\((?:\d|[a-h]|\*{1,4})\)`;
const noteStart = new RegExp(String.raw`^(${mark}|\d\)) ?[:.–—-]? ?(?=\S)`, 'u');
const markAtEnd = new RegExp(String.raw`(?<=[\p{L}\d])\s?(${mark})$`, 'u');

/** "(1)" and "1)" are one mark. */
const bare = (said: string | undefined) => said?.replace(/[()]/g, '') ?? '';
