import type { Passage } from './passages.ts';

/** What a paragraph says, as one text: letters break their lines where the width ends, sentences do not. */
export type Paragraph = { text: string; shape: string; at: number; block: number };

/** The paragraphs outside tables, every character as far from `at` as in the document. */
export function proseOf(passages: readonly Passage[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { text, shape, at, block, inTable, former } of passages) {
    if (inTable || former) continue;
    const open = paragraphs.at(-1);
    const gap = open ? at - open.at - open.text.length : 0;
    if (!open || open.block !== block || open.text.length > 4000 || gap < 0 || gap > 200) {
      paragraphs.push({ text, shape, at, block });
      continue;
    }
    open.text += ' '.repeat(gap) + text;
    open.shape += ' '.repeat(gap) + shape;
  }
  return paragraphs;
}
