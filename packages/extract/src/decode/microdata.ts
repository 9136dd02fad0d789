import { isObject, type JsonObject, type JsonValue } from '../json.ts';
import { limits } from '../limits.ts';
import { attribute, childrenOf, type Dom, type Element, isElement, textContent } from './dom.ts';

/** How a page marks what it means in its own elements: what is a thing, of which type, and what is a thing's property. */
type Marks = { scope: string; type: string; property: string };
const microdata: Marks = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const rdfa: Marks = { scope: 'typeof', type: 'typeof', property: 'property' };

/** Microdata items as JSON-LD objects: those that are nobody's property. Of RDFa, in which pages say much else, the bookings. */
export function microdataIn(root: Dom): JsonObject[] {
  const booked = itemsIn(root, rdfa).filter(({ '@type': type }) => /Reservation(?:Package)?$/i.test(String(type)));
  return [...itemsIn(root, microdata), ...booked];
}

function itemsIn(root: Dom, marks: Marks): JsonObject[] {
  const items: JsonObject[] = [];
  /** Items whose other properties stand elsewhere, by the name of that element. */
  const elsewhere = new Map<string, JsonObject>();
  collect(root, null, 0);
  if (elsewhere.size > 0) collectNamed(root, 0);
  return items.filter((item) => Object.keys(item).some((key) => !key.startsWith('@')));

  function collect(node: Dom, owner: JsonObject | null, depth: number): void {
    if (depth > limits.elementDepth || items.length > 200) return;
    let inner = owner;
    if (isElement(node)) {
      const property = propertyOf(node, marks);
      const isItem = attribute(node, marks.scope) !== undefined;
      if (isItem) {
        const item = itemOf(node, marks);
        if (property && owner) put(owner, property, item);
        else items.push(item);
        for (const name of attribute(node, 'itemref')?.trim().split(/\s+/).slice(0, 20) ?? [])
          elsewhere.set(name, item);
        inner = item;
      } else if (property && owner) put(owner, property, printedValue(node));
    }
    for (const child of childrenOf(node)) collect(child, inner, depth + 1);
  }

  /** What an item points at by the name of an element; within another item it would be that one's as well. */
  function collectNamed(node: Dom, depth: number): void {
    if (depth > limits.elementDepth) return;
    const owner = isElement(node) ? elsewhere.get(attribute(node, 'id') ?? '') : undefined;
    if (owner) collect(node, owner, depth);
    else for (const child of childrenOf(node)) collectNamed(child, depth + 1);
  }
}

function propertyOf(element: Element, marks: Marks): string | undefined {
  const said = attribute(element, marks.property);
  // "schema:name", and many tell people's eyes the same by "og:title"
  return marks === rdfa ? said?.replace(/(?<!\S)schema:/g, '') : said;
}

function itemOf(element: Element, marks: Marks): JsonObject {
  const type = attribute(element, marks.type) ?? '';
  const match = /^(https?:\/\/[^/]+)\/(?:.*[/#])?([^/#\s]+)/.exec(type.trim());
  return match ? { '@context': match[1] ?? '', '@type': match[2] ?? '' } : { '@type': type };
}

function put(owner: JsonObject, property: string, value: JsonValue): void {
  for (const name of property.trim().split(/\s+/)) {
    const before = owner[name];
    if (before === undefined) owner[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else if (isObject(before) || isObject(value) || before !== value) owner[name] = [before, value];
  }
}

/** `content` is for machines and mostly better than the text; what a title or paragraph prints is what was meant. */
function printedValue(element: Element): string {
  const content = attribute(element, 'content');
  const tag = element.tagName;
  if (content !== undefined && !/^(?:h[1-6]|p)$/.test(tag)) return content;
  const pick = (name: string) => attribute(element, name);
  const value =
    pick('datetime') ||
    ((tag === 'a' || tag === 'link' || tag === 'area') && pick('href')) ||
    ((tag === 'img' || tag === 'iframe' || tag === 'embed') && pick('src')) ||
    (tag === 'data' && pick('value'));
  if (value) return value;
  const text = textContent(element)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  return text || (content ?? '');
}
