import type { Line } from '../text-document.ts';
import { invisible } from './bytes.ts';
import type { Printer } from './printer.ts';

/** Gathers inline text into lines, and lines into paragraphs. */
export type Flow = ReturnType<typeof createFlow>;

export function createFlow(printer: Printer) {
  let inline = '';
  let bold = true;
  let lines: Line[] = [];
  let heading = 0;
  let isBehindStruck = false;
  const openLinks: { from: number; url: string }[] = [];

  const flow = {
    printer,
    preformatted: 0,
    /** Within a cell lines only gather; the table takes them. */
    cells: 0,
    /** What comes next takes the place of what is crossed out here. */
    skipStruck() {
      isBehindStruck = true;
    },
    text(printed: string, isBold: boolean) {
      const isLead = inline.trim() === '';
      const value = isBehindStruck ? printed.replace(isLead ? arrow : arrowToNumber, ' ') : printed;
      if (printed.trim() !== '') isBehindStruck = false;
      const text = flow.preformatted ? value : value.replace(/[\s\u00a0\u202f]+/g, widthOf);
      const clean = text
        .replace(invisible, '')
        .replace(/[\u00a0\u202f\u2007]/g, ' ')
        .replace(/\u2011/g, '-');
      if (clean.trim() !== '' && !isBold) bold = false;
      if (!flow.preformatted) {
        inline += inline.endsWith(' ') || inline === '' ? clean.trimStart() : clean;
        return;
      }
      const rows = clean.split(/\r?\n/);
      rows.forEach((row, index) => {
        // an empty line is what it is in a plain text: the end of a paragraph
        if (index > 1 && rows[index - 1]?.trim() === '') flow.endParagraph();
        else if (index > 0) flow.endLine();
        inline += row;
      });
    },
    /** What comes next on the line stands apart, in a column of its own. */
    gap() {
      if (inline.trim() !== '') inline = `${inline.trimEnd()}    `;
    },
    openLink(url: string) {
      openLinks.push({ from: inline.length, url });
    },
    closeLink() {
      const link = openLinks.pop();
      if (!link) return;
      const text = inline.slice(link.from).trim();
      if (text) flow.pendingLinks.push({ from: link.from, text, url: link.url });
    },
    pendingLinks: [] as { from: number; text: string; url: string }[],
    endLine() {
      const text = flow.preformatted ? inline.trimEnd() : inline.trim();
      const lead = flow.preformatted ? 0 : inline.length - inline.trimStart().length;
      inline = '';
      if (text.trim() === '') {
        flow.pendingLinks = [];
        return false;
      }
      const line = printer.line(text);
      if (line) {
        lines.push(line);
        for (const link of flow.pendingLinks)
          printer.link({ text: link.text, url: link.url, at: line.at + Math.max(0, link.from - lead) });
      }
      flow.pendingLinks = [];
      return line !== null;
    },
    /** `<br><br>` is how mail writes an end of paragraph. */
    breakLine() {
      if (!flow.endLine() && lines.length > 0) flow.endParagraph();
    },
    endParagraph() {
      flow.endLine();
      if (flow.cells > 0) return;
      const [first] = lines;
      if (first) {
        const title = heading || (lines.length === 1 && bold && isTitle(first.text) ? 7 : 0);
        if (title && lines.length === 1)
          printer.block({ kind: 'heading', level: title, text: first.text, at: first.at });
        else printer.block({ kind: 'paragraph', lines });
        printer.gap();
      }
      lines = [];
      bold = true;
    },
    startHeading(level: number) {
      flow.endParagraph();
      heading = level;
    },
    endHeading() {
      flow.endParagraph();
      heading = 0;
    },
    /** The lines so far, for a cell, which makes its own block. */
    takeLines(): Line[] {
      flow.endLine();
      const taken = lines;
      lines = [];
      bold = true;
      return taken;
    },
  };
  return flow;
}

/** "~~4~~ → 6": from the old to the new, and no way. */
const arrow = /^[\s\u00a0]*(?:[→➔➜➡⇒]\ufe0f?|[-=]>)[\s\u00a0]*/;
const arrowToNumber = new RegExp(String.raw`${arrow.source}(?=\d|$)`);

/** "Fare: Elige &nbsp; Passenger: Imogen Walsh": kept apart by more than two spaces, what a line says stands in columns. */
function widthOf(space: string): string {
  const width = space.replace(/[^\S\u00a0\u202f]+/g, ' ').length;
  return width > 2 ? '    ' : ' ';
}

/** A value can be bold too; a title has no figures in it. */
function isTitle(text: string): boolean {
  return text.length <= 80 && /\p{L}/u.test(text) && !/\d/.test(text) && !/[:,;]$/.test(text);
}
