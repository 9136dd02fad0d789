import { plain } from '../text/plain.ts';
import { attribute, childrenOf, type Dom, isElement, isStruck, textContent } from './dom.ts';

/**
 * The page with what is crossed out on it, where it tells a cancellation and has no clock and no number but those that are:
 * what is crossed out is then what was cancelled. A page that says that it is done may cross out days alone, each with all of
 * its cell. Null for any other page.
 */
export function withWhatWasStruck(root: Dom, printed: string): Dom | null {
  const said = plain(printed);
  if (!cancels.test(said)) return null;
  if (clock.test(said.replace(whenCancelled, '')))
    return !flightNumber.test(printed) && strikesCancelled(root, 0) ? unstruck(root, 0) : null;
  const page = { isUnnumbered: !printed.split(/\s+/).some(isNumber), isDone: isDone.test(said) };
  return isStruckWhole(root, page, null, 0) ? unstruck(root, 0) : null;
}

/** "~~VY8020~~ CANCELADO" over its ends and hours: where no other flight is told, the number crossed out is of what is cancelled. */
function strikesCancelled(node: Dom, depth: number): boolean {
  if (depth > maxDepth) return false;
  const children = childrenOf(node);
  return children.some((child, i) => {
    if (!isElement(child) || !isStruck(child)) return strikesCancelled(child, depth + 1);
    const behind = children
      .slice(i + 1)
      .map(textContent)
      .join(' ');
    return flightNumber.test(textContent(child)) && cancelledBehind.test(plain(behind).trim());
  });
}

/** "VY8020", "U2 8411", "BA 117". */
const flightNumber = /(?<![\p{L}\d-])(?=\d?[A-Z])[A-Z\d]{2} ?\d{3,4}(?![\p{L}\d-])/u;
const cancelledBehind =
  /^[^\p{L}\d]{0,4}(?:cancel\w*|annul\w*|storniert|gestrichen|anulad\w|geannuleerd|installt|aflyst)\b/u;

const maxDepth = 200;
const clock = /(?<!\d)\d{1,2}(?:(?::| ?h ?)\d\d(?!\d)|(?:\.\d\d)? ?[ap]\.?m\b)/;
const number = /^(?=[A-Z/-]*\d)(?!\d{1,2}[/-])[A-Z\d][A-Z\d/-]{4,20}$/;
/** Not a postcode. */
const isNumber = (word: string) => number.test(word) && !/^\d{5}$/.test(word);
const cancels = /\b(?:cancel\w*|annul\w*|stornier\w*|storno|anulad\w*|annullat\w*)\b/;
const isDone =
  /\b(?:(?:has|have|is|are|was|were|been|we've)(?: now| been| just)* cancell?ed|cancell?ation (?:of your|confirm|number|ref)|cancell?ed on|(?:est|sont|ete|avons|avez)(?: bien)? annule|annulation (?:de votre|confirm|n°)|(?:confirmons|confirmation de) (?:l'|votre )annulation|wurde[n]? storniert)/;
/** "Cancelled on | Thursday 3 June 2027, 20:14" */
const whenCancelled =
  /\b(?:cancell?ed|requested|annulee?|demandee?|storniert) (?:on|at|le|am)\b[^.;]{0,60}?\d{1,2}(?:[:.]| ?h ?)\d\d(?: ?[ap]\.?m\b)?/g;
const month = 'jan|feb|fev|mar|apr|avr|may|mai|jun|jui|jul|aug|aou|sep|oct|okt|nov|dec|dez';
const day = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th|er|\.)? (?:${month})[a-z]*|\b(?:${month})[a-z]*\.? \d{1,2}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}`,
);

type Page = { isUnnumbered: boolean; isDone: boolean };

/** A clock, or a booking's number where the page has no other; a day that is all of what it stands in. */
function isStruckWhole(node: Dom, page: Page, around: Dom | null, depth: number): boolean {
  if (depth > maxDepth) return false;
  if (!isElement(node) || !isStruck(node))
    return childrenOf(node).some((child) => isStruckWhole(child, page, node, depth + 1));
  const text = textContent(node).trim();
  if (clock.test(plain(text)) || (page.isUnnumbered && isNumber(text))) return true;
  const isBeside = (other: Dom) => other !== node && textContent(other).trim() !== '';
  return page.isDone && day.test(plain(text)) && !(around && childrenOf(around).some(isBeside));
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
