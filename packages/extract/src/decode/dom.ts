import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { limits } from '../limits.ts';

/** A page as the parser gives it: the one place that knows which parser it is. */
export type Dom = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Text = DefaultTreeAdapterTypes.TextNode;

/** Null where elements are nested beyond reason: the parser would take minutes to repair them. */
export function parseHtml(html: string): Dom | null {
  const source = html.slice(0, limits.htmlCharacters);
  return isTooDeep(source) ? null : parse(source);
}

// these close each other, or nothing: sloppy pages open thousands of them and mean no depth
const looseTags = new Set(
  'p li dt dd td th tr tbody thead tfoot option br hr img input meta link area base col embed source track wbr html head body'.split(
    ' ',
  ),
);

// the parser repeats those that are open in each new block, as the standard demands
const repeatedTags = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** What parsing will cost, from the tags alone: a kilobyte of unclosed ones can ask for gigabytes. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  let repeated = 0;
  let cost = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,15})/gi)) {
    const tag = (match[2] ?? '').toLowerCase();
    const step = match[1] ? -1 : 1;
    if (repeatedTags.has(tag)) repeated = Math.max(0, repeated + step);
    if (step > 0) cost += repeated;
    if (!looseTags.has(tag)) depth = Math.max(0, depth + step);
    if (depth > limits.openElements || cost > limits.repeatedElements) return true;
  }
  return false;
}

export function isElement(node: Dom): node is Element {
  return 'tagName' in node;
}

export function isText(node: Dom): node is Text {
  return node.nodeName === '#text';
}

export function childrenOf(node: Dom): Dom[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

/** Elements in document order, no deeper than the limit; `inside` says whether to look into one. */
export function* elements(root: Dom, inside: (element: Element) => boolean = () => true): Generator<Element> {
  const stack: { node: Dom; depth: number }[] = [{ node: root, depth: 0 }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { node, depth } = entry;
    if (isElement(node)) {
      yield node;
      if (!inside(node)) continue;
    }
    if (depth > limits.elementDepth) continue;
    const children = childrenOf(node);
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child) stack.push({ node: child, depth: depth + 1 });
    }
  }
}

export function textContent(node: Dom, depth = 0): string {
  if (isText(node)) return node.value;
  if (depth > limits.elementDepth) return '';
  return childrenOf(node)
    .map((child) => textContent(child, depth + 1))
    .join('');
}

const blockTags = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const silentTags = new Set('head script style template noscript svg math object iframe select option title'.split(' '));

export function isBlock(element: Element): boolean {
  return blockTags.has(element.tagName) || blockStyle.test(attribute(element, 'style') ?? '');
}

const blockStyle = /(?:^|[;\s])display\s?:\s?(?:block|flex|grid|table(?!-)|list-item)/i;

/** Nothing that a reader would see: code, hidden by style, or struck through. */
export function isUnseen(element: Element): boolean {
  return silentTags.has(element.tagName) || isStruck(element) || isHidden(element);
}

/** Crossed out, by its tag or by its style: what was before a change. */
export function isStruck(element: Element): boolean {
  if (element.tagName === 's' || element.tagName === 'strike' || element.tagName === 'del') return true;
  return /line-through/i.test(attribute(element, 'style') ?? '');
}

/** Takes no room on the page. */
export function isHidden(element: Element): boolean {
  if (element.attrs.length === 0) return false;
  if (attribute(element, 'hidden') !== undefined) return true;
  const style = attribute(element, 'style');
  return style !== undefined && /display\s?:\s?none|visibility\s?:\s?hidden|mso-hide\s?:\s?all/i.test(style);
}
