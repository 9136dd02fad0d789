import { answered, answering, type Origin, type PlainDay } from '../origin.ts';
import type { SourceNode } from '../source.ts';
import type { Block, Line, TextDocument } from '../text-document.ts';
import { withBarredRows } from './barred-rows.ts';
import { invisible } from './bytes.ts';
import { tableOfColumns, tableOfNumberedHeads, textsBeside } from './columns-of-text.ts';
import { dayOfHeader, findForwarded, sentAtOfHeader, unquote } from './forward.ts';
import { withoutListMarks } from './list-marks.ts';
import { createPrinter } from './printer.ts';
import { withRuledColumns } from './ruled-columns.ts';
import type { NewNode, Tree } from './tree.ts';

/** Plain text, and below it the mail that it forwards or quotes. */
export function growText(
  tree: Tree,
  parent: SourceNode | null,
  text: string,
  facts: Omit<NewNode, 'kind' | 'content'>,
  forwards = 0,
): SourceNode | null {
  const lines = splitLines(text);
  const part = forwards < 6 ? findForwarded(lines, (parent ?? facts).origin?.subject) : null;
  if (!part) {
    const node = tree.add(parent, { ...facts, kind: 'text' });
    if (!node) return null;
    const { path, contextDate, origin } = node;
    node.content = { of: 'print', print: printText(text, { node: path, contextDate, origin }) };
    return node;
  }
  const note = lines.slice(0, part.from).join('\n');
  const hasNote = note.trim() !== '';
  const around = parent ?? tree.add(null, { ...facts, kind: 'mail' });
  const role = facts.role === 'alternative' ? facts.role : undefined;
  const inner = tree.add(around, {
    kind: 'forwarded-mail',
    mediaType: 'message/rfc822',
    origin:
      part.style === 'quoted'
        ? answered(part.origin, around?.origin ?? {})
        : { subject: around?.origin.subject, ...part.origin },
    contextDate: around ? dayOfHeader(part.date, around.contextDate) : undefined,
    sentAt: around ? sentAtOfHeader(part.date, around.contextDate) : undefined,
    role: role ?? (part.style === 'quoted' && hasNote ? 'quoted' : undefined),
  });
  if (hasNote && around) {
    const isAnswer = part.style === 'quoted';
    const origin = isAnswer ? answering(around.origin, part.origin) : facts.origin;
    growText(tree, around, note, { ...facts, origin, role: isAnswer ? role : 'note' }, 9);
  }
  const body = unquote(lines.slice(part.start)).join('\n');
  if (inner) growText(tree, inner, body, { mediaType: facts.mediaType }, forwards + 1);
  return inner;
}

/** Plain text as lines and paragraphs; runs of spaces stay, for they are columns. */
export function printText(text: string, facts: { node: string; contextDate: PlainDay; origin: Origin }): TextDocument {
  const printer = createPrinter();
  let paragraph: Line[] = [];
  for (const raw of withoutListMarks(splitLines(text))) {
    const line = withoutStars(withoutTargets(raw)).trimEnd();
    if (line.trim() === '') {
      for (const block of blocksOf(paragraph)) printer.block(block);
      paragraph = [];
      printer.gap();
      continue;
    }
    const printed = printer.line(line);
    if (!printed) break;
    paragraph.push(printed);
  }
  for (const block of blocksOf(paragraph)) printer.block(block);
  return printer.finish(facts);
}

function blocksOf(lines: Line[]): Block[] {
  if (lines.length === 0) return [];
  const beside = textsBeside(lines);
  if (beside) return beside.map((text) => ({ kind: 'paragraph', lines: text }));
  return (
    withRuledColumns(lines) ??
    withBarredRows(lines) ?? [
      underlined(lines) ?? tableOfColumns(lines) ?? tableOfNumberedHeads(lines) ?? { kind: 'paragraph', lines },
    ]
  );
}

/** "Your flight" over a line of as many strokes. */
function underlined([title, rule, more]: Line[]): Block | null {
  const isRule = title && rule && !more && /^(?:-{3,}|={3,}|~{3,}|_{3,})$/.test(rule.text);
  const isTitle = isRule && title.text.length < 80 && Math.abs(title.text.length - rule.text.length) <= 2;
  return isTitle ? { kind: 'heading', level: 7, text: title.text, at: title.at } : null;
}

/** Outlook writes a link as "Your stay<https://…>" and a logo as "[The Tessen Singapore]<https://…>": where it leads is not printed. */
function withoutTargets(line: string): string {
  if (!/<(?:https?:\/\/|mailto:)/i.test(line)) return line;
  return line
    .replace(/^(\s*)\[([^[\]:]{2,80})\] ?<https?:\/\/[^<>\s]{1,2000}>\s*$/i, '$1$2')
    .replace(/(?<=[^\s<>])<(?:https?:\/\/|mailto:)[^<>\s]{1,2000}>/gi, '');
}

/** Bold letters are "*Acela 2158*" in the text that mail programs make of a page; a mark of a list or of a note stands alone. */
function withoutStars(line: string): string {
  return line.includes('*')
    ? line.replace(/(?<![^\s(:])\*(?=[^\s*])([^*]{1,200})(?<=[^\s*])\*(?![^\s.,;:!?)])/g, '$1')
    : line;
}

export function splitLines(text: string): string[] {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\u00a0|\u202f|\u2007/g, ' ')
      // a hyphen at which no line breaks
      .replace(/\u2011/g, '-')
      .replace(invisible, '')
      .replace(/\t/g, '    ')
      .split('\n')
  );
}
