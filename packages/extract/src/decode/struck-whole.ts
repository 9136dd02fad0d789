import { plain } from '../text/plain.ts';
import { attribute, childrenOf, type Dom, isElement, isStruck, textContent } from './dom.ts';

/**
 * The page with what is crossed out on it, where it tells a cancellation and has no clock and no number but those that are:
 * what is crossed out is then what was cancelled. Null for any other page.
 */
export function withWhatWasStruck(root: Dom, printed: string): Dom | null {
  if (clock.test(printed) || !cancels.test(plain(printed))) return null;
  return isStruckWhole(root, !printed.split(/\s+/).some(isNumber), 0) ? unstruck(root, 0) : null;
}

const maxDepth = 200;
const clock = /(?<!\d)\d{1,2}(?::| ?h ?)\d\d(?!\d)/;
const number = /^(?=[A-Z/-]*\d)(?!\d{1,2}[/-])[A-Z\d][A-Z\d/-]{4,20}$/;
/** Not a postcode. */
const isNumber = (word: string) => number.test(word) && !/^\d{5}$/.test(word);
const cancels = /\b(?:cancel\w*|annul\w*|stornier\w*|storno|anulad\w*|annullat\w*)\b/;

/** A clock, or a booking's number where the page has no other. */
function isStruckWhole(node: Dom, isUnnumbered: boolean, depth: number): boolean {
  if (depth > maxDepth) return false;
  if (!isElement(node) || !isStruck(node))
    return childrenOf(node).some((child) => isStruckWhole(child, isUnnumbered, depth + 1));
  const text = textContent(node).trim();
  return clock.test(text) || (isUnnumbered && isNumber(text));
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
