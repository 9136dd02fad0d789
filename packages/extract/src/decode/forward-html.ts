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

/**
 * Finds a forwarded mail within HTML and cuts what stands above it out of the tree, so that what remains is the inner
 * mail with its tables whole. Says what was cut as text: the note.
 */
export function cutForwarded(root: Dom, subject?: string): { part: ForwardedPart; note: string } | null {
  const { lines, leaves } = linesOf(root);
  const part = findForwarded(lines, subject);
  if (!part) return null;
  // An answer above a quotation is only told from a forward by whether the rest is quoted.
  const start = leaves.findIndex((leaf) => leaf.line >= part.start);
  if (start < 0) return null;
  for (const leaf of leaves.slice(0, start)) {
    leaf.text.value = '';
  }
  return { part, note: lines.slice(0, part.from).join('\n') };
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
