/** What a WebDAV server says of one address, with the properties that it has. */
export type DavResponse = {
  href: string;
  /** Of the whole: 404 for what has gone. Null where each property has its own. */
  status: number | null;
  props: Record<string, DavProperty>;
};
/** By local name: `calendar-data`, `getetag`. */
export type DavProperty = {
  text: string;
  /** Addresses inside it. */
  hrefs: string[];
  /** What it is made of, by local name, and the `name` attributes in it: `calendar`, `VEVENT`. */
  names: string[];
};
export type Multistatus = { responses: DavResponse[]; syncToken: string | null };

const maxElements = 300_000;
const maxDepth = 40;

type Element = { name: string; attributes: string; children: (Element | string)[] };

/** Reads a 207 answer. Throws on what is not one; a document type is refused, because entities that expand are in it. */
export function readMultistatus(bytes: Uint8Array): Multistatus {
  const root = parse(new TextDecoder().decode(bytes));
  const [multistatus] = elements(root);
  if (multistatus?.name !== 'multistatus') throw new Error('no multistatus');
  return {
    responses: elements(multistatus).filter(named('response')).map(responseOf),
    syncToken: textOf(elements(multistatus).find(named('sync-token'))) || null,
  };
}

function responseOf(response: Element): DavResponse {
  const inside = elements(response);
  const props: DavResponse['props'] = {};
  for (const propstat of inside.filter(named('propstat'))) {
    const parts = elements(propstat);
    const status = statusOf(parts.find(named('status')));
    if (status !== null && (status < 200 || status > 299)) continue;
    for (const property of parts.filter(named('prop')).flatMap(elements)) props[property.name] = propertyOf(property);
  }
  return {
    href: textOf(inside.find(named('href'))),
    status: statusOf(inside.find(named('status'))),
    props,
  };
}

function propertyOf(property: Element): DavProperty {
  const all = descendants(property);
  return {
    text: textOf(property),
    hrefs: all.filter(named('href')).map(textOf),
    names: all.flatMap(({ name, attributes }) => {
      const said = /\bname=["']([\w-]{1,40})["']/.exec(attributes)?.[1];
      return said ? [name, said] : [name];
    }),
  };
}

const named = (name: string) => (element: Element) => element.name === name;
const elements = (element: Element) => element.children.filter((child) => typeof child !== 'string');

function descendants(element: Element): Element[] {
  return elements(element).flatMap((child) => [child, ...descendants(child)]);
}

function textOf(element: Element | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : ''))
    .join('')
    .trim();
}

function statusOf(element: Element | undefined): number | null {
  return Number(/^HTTP\/[\d.]+ (\d{3})/.exec(textOf(element))?.[1]) || null;
}

const token = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[^>]*>|<(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>]*)>|([^<]+)/g;

/** Well-formed XML without namespaces: every server chooses prefixes of its own, and the local names do not collide. */
function parse(text: string): Element {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Error('a document type');
  const root: Element = { name: '', attributes: '', children: [] };
  const open = [root];
  let count = 0;
  for (const [, cdata, closing, name, attributes = '', words] of text.matchAll(token)) {
    const top = open.at(-1);
    if (!top) throw new Error('not well-formed');
    if (cdata !== undefined) top.children.push(cdata);
    else if (words !== undefined) top.children.push(unescaped(words));
    else if (closing === '/') {
      if (open.pop()?.name !== name || open.length === 0) throw new Error('not well-formed');
    } else if (name !== undefined) {
      const element: Element = { name, attributes, children: [] };
      top.children.push(element);
      if (++count > maxElements || open.length > maxDepth) throw new Error('too large');
      if (!attributes.endsWith('/')) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error('not well-formed');
  return root;
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescaped(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
