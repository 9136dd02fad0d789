import { isObject, type JsonObject, type JsonValue } from '../json.ts';
import { limits } from '../limits.ts';
import { attribute, childrenOf, type Dom, type Element, isElement, textContent } from './dom.ts';

/** Microdata items as JSON-LD objects: those that are nobody's property. */
export function microdataIn(root: Dom): JsonObject[] {
  const items: JsonObject[] = [];
  collect(root, null, items, 0);
  return items.filter((item) => Object.keys(item).some((key) => !key.startsWith('@')));
}

function collect(node: Dom, owner: JsonObject | null, items: JsonObject[], depth: number): void {
  if (depth > limits.elementDepth || items.length > 200) return;
  let inner = owner;
  if (isElement(node)) {
    const property = attribute(node, 'itemprop');
    const isItem = attribute(node, 'itemscope') !== undefined;
    if (isItem) {
      const item = itemOf(node);
      if (property && owner) put(owner, property, item);
      else items.push(item);
      inner = item;
    } else if (property && owner) put(owner, property, printedValue(node));
  }
  for (const child of childrenOf(node)) collect(child, inner, items, depth + 1);
}

function itemOf(element: Element): JsonObject {
  const type = attribute(element, 'itemtype') ?? '';
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
    (tag === 'time' && pick('datetime')) ||
    ((tag === 'a' || tag === 'link' || tag === 'area') && pick('href')) ||
    ((tag === 'img' || tag === 'iframe' || tag === 'embed') && pick('src')) ||
    (tag === 'data' && pick('value'));
  if (value) return value;
  const text = textContent(element)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  return text || (content ?? '');
}
