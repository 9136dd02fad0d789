import { growTree } from '../src/decode/grow.ts';
import { type Placed, pdf } from './pdf.ts';

/** What a page of a PDF is taken for, a string for each block or row: "# title", "line / line", "cell | cell". */
export async function printedPage(page: Placed[] | string): Promise<string[]> {
  const { root } = await growTree({ bytes: pdf(page), contextDate: '2027-03-01' });
  const blocks = root.content.of === 'print' ? root.content.print.blocks : [];
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [`# ${block.text}`];
    if (block.kind === 'paragraph') return [block.lines.map(({ text }) => text).join(' / ')];
    return block.rows.map((row) => row.map(({ text }) => text.replaceAll('\n', ' / ')).join(' | '));
  });
}
