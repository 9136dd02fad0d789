import { plain } from '../text/plain.ts';
import { attribute, childrenOf, type Dom, isElement, isStruck, textContent } from './dom.ts';

/**
 * The page with what is crossed out on it, where it tells a cancellation and has no clock but those that are: what is crossed
 * out is then what was cancelled. Null for any other page.
 */
export function withWhatWasStruck(root: Dom, printed: string): Dom | null {
  if (clock.test(printed) || !cancels.test(plain(printed))) return null;
  return hasStruckClock(root, 0) ? unstruck(root, 0) : null;
}

const maxDepth = 200;
const clock = /(?<!\d)\d{1,2}(?::| ?h ?)\d\d(?!\d)/;
const cancels = /\b(?:cancel\w*|annul\w*|stornier\w*|storno|anulad\w*|annullat\w*)\b/;

function hasStruckClock(node: Dom, depth: number): boolean {
  if (depth > maxDepth) return false;
  if (isElement(node) && isStruck(node)) return clock.test(textContent(node));
  return childrenOf(node).some((child) => hasStruckClock(child, depth + 1));
}

function unstruck(node: Dom, depth: number): Dom {
  if (depth > maxDepth || !('childNodes' in node)) return node;
  const childNodes = node.childNodes.map((child) => unstruck(child, depth + 1)) as typeof node.childNodes;
  if (!isElement(node)) return { ...node, childNodes };
  const tag = node.tagName;
  const isTag = tag === 's' || tag === 'strike' || tag === 'del';
  const attrs = /line-through/i.test(attribute(node, 'style') ?? '')
    ? node.attrs.filter(({ name }) => name !== 'style')
    : node.attrs;
  return { ...node, attrs, childNodes, ...(isTag ? { tagName: 'span', nodeName: 'span' } : {}) };
}
