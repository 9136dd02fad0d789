/** An element of an office file, without what this engine never asks for: comments, instructions, namespaces. */
export type XmlElement = { name: string; attributes: string; children: (XmlElement | string)[] };

const maxElements = 400_000;
const maxDepth = 200;

/**
 * Reads well-formed XML into a tree. Null for what is not, for what is larger or deeper than an honest file, and for
 * anything with a document type: entities that expand are how small files become large.
 */
export function parseXml(text: string): XmlElement | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return null;
  const root: XmlElement = { name: '', attributes: '', children: [] };
  const open: XmlElement[] = [root];
  let count = 0;
  for (const { words, tag } of piecesOf(text)) {
    const top = open[open.length - 1];
    if (!top) return null;
    if (words) top.children.push(unescapeXml(words));
    if (tag === undefined) continue;
    const [lead, mark, name = ''] = /^([/?!]?)([\w:.-]*)/.exec(tag.slice(0, longestName)) ?? [];
    const rest = tag.slice(lead?.length ?? 0);
    if (mark === '/') {
      if (open.pop()?.name !== name || open.length === 0) return null;
    } else if (mark === '') {
      const element: XmlElement = { name, attributes: rest, children: [] };
      top.children.push(element);
      if (++count > maxElements || open.length > maxDepth) return null;
      if (!rest.endsWith('/')) open.push(element);
    }
  }
  return open.length === 1 ? root : null;
}

const longestName = 200;

/**
 * What stands before each tag, and the tag without its brackets. Not by a pattern: over a line of megabytes one runs out
 * of the stack on which it remembers where to begin again.
 */
function* piecesOf(text: string): Generator<{ words: string; tag?: string }> {
  let at = 0;
  for (;;) {
    const start = text.indexOf('<', at);
    const end = start < 0 ? -1 : text.indexOf('>', start);
    if (end < 0) return yield { words: text.slice(at, start < 0 ? undefined : start) };
    yield { words: text.slice(at, start), tag: text.slice(start + 1, end) };
    at = end + 1;
  }
}

export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  if (!element) return undefined;
  const at = element.attributes.indexOf(` ${name}="`);
  if (at < 0) return undefined;
  const start = at + name.length + 3;
  return unescapeXml(element.attributes.slice(start, element.attributes.indexOf('"', start)));
}

export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string');
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && elementsOf(element).find((child) => child.name === name);
}

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
