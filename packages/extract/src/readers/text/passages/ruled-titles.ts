import { plain } from '../../../text/plain.ts';
import type { Block, Line } from '../../../text-document.ts';
import { topicOf } from '../topics.ts';
import { splitColumns } from './columns.ts';

/**
 * "HOTEL        Booking reference: 90317745" between two rules of "=====": the title of a part, and what stands beside it is the
 * first line of that part.
 */
export function withRuledTitles(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? partedAt(block.lines) : block));
}

function partedAt(lines: readonly Line[]): Block[] {
  const parted: Block[] = [{ kind: 'paragraph', lines: [] }];
  const open = () => parted[parted.length - 1];
  lines.forEach((line, i) => {
    const title = isRule(lines[i - 1]) && isRule(lines[i + 1]) ? titleIn(line) : null;
    if (title) parted.push({ kind: 'heading', level: 7, ...title.service }, { kind: 'paragraph', lines: title.beside });
    else {
      const last = open();
      const isOfTitle =
        isRule(line) && (titleOver(lines[i - 1], lines[i - 2]) || titleOver(lines[i + 1], lines[i + 2]));
      if (last?.kind === 'paragraph' && !isOfTitle) last.lines.push(line);
    }
  });
  return parted.length === 1 ? parted : parted.filter((block) => block.kind !== 'paragraph' || block.lines.length > 0);
}

const titleOver = (line: Line | undefined, rule: Line | undefined): boolean =>
  line !== undefined && isRule(rule) && titleIn(line) !== null;

const isRule = (line: Line | undefined): boolean => line !== undefined && /^\s*([=_*~–—-])\1{9,}\s*$/.test(line.text);

/** The kind of what is booked alone in its column, and what is beside it. */
function titleIn(line: Line): { service: Line; beside: Line[] } | null {
  const [service, ...beside] = splitColumns(line);
  const isTitle = service && /^\p{L}[\p{L} ]{2,24}$/u.test(service.text) && topicOf(plain(service.text)) !== null;
  return isTitle ? { service, beside } : null;
}
