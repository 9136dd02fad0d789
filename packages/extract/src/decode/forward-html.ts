import {
  attribute,
  childrenOf,
  type Dom,
  type Element,
  isBlock,
  isElement,
  isText,
  isUnseen,
  type Text,
} from './dom.ts';
import { type ForwardedPart, findForwarded } from './forward.ts';

/** A forwarded or quoted mail within HTML; `show` leaves the text of one side in the tree and blanks that of the other. */
export type ForwardWithin = {
  part: ForwardedPart;
  /** What stands above it, as text. */
  note: string;
  show: (side: 'above' | 'below') => void;
};

/**
 * Finds a forwarded mail within HTML, so that both it and what stands above it can be printed with their tables whole.
 * @param subject of the mail around
 */
export function findForwardWithin(root: Dom, subject: string | undefined): ForwardWithin | null {
  const { lines, leaves } = linesOf(root);
  const part = findForwarded(lines, subject);
  if (!part || !leaves.some(({ line }) => line >= part.start)) return null;
  const values = leaves.map(({ text }) => text.value);
  return {
    part,
    note: lines.slice(0, part.from).join('\n'),
    show: (side) =>
      leaves.forEach(({ text, line }, i) => {
        const isShown = side === 'above' ? line < part.from : line >= part.start;
        text.value = isShown ? (values[i] ?? '') : '';
      }),
  };
}

type Leaf = { text: Text; line: number };

function linesOf(root: Dom): { lines: string[]; leaves: Leaf[] } {
  const lines: string[] = [''];
  const leaves: Leaf[] = [];
  const newLine = () => {
    if (lines[lines.length - 1] !== '') lines.push('');
  };
  const walk = (node: Dom, depth: number) => {
    if (lines.length > 600) return;
    if (isText(node)) {
      const value = node.value.replace(/[\s\u00a0\u202f]+/g, ' ');
      if (value.trim() === '') {
        if (lines[lines.length - 1] !== '') lines[lines.length - 1] += ' ';
        return;
      }
      lines[lines.length - 1] += lines[lines.length - 1] === '' ? value.trimStart() : value;
      leaves.push({ text: node, line: lines.length - 1 });
      return;
    }
    if (depth > 400) return;
    if (isElement(node)) {
      if (isUnseen(node)) return;
      if (node.tagName === 'br') {
        newLine();
        return;
      }
      if (isBlock(node)) newLine();
      if (endsHeader(node)) lines.push('');
    }
    for (const child of childrenOf(node)) walk(child, depth + 1);
    if (isElement(node) && isBlock(node)) newLine();
  };
  walk(root, 0);
  return { lines: lines.map((line) => line.trim()), leaves };
}

/** The quotation itself begins a new block, whatever the line above says. */
function endsHeader(element: Element): boolean {
  return element.tagName === 'blockquote' || (attribute(element, 'class') ?? '').includes('gmail_quote');
}
