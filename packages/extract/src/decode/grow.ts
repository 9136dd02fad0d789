import { isObject } from '../json.ts';
import { limits } from '../limits.ts';
import type { Origin, PartRole, PlainDay, Source, SourceNode } from '../source.ts';
import type { Watch } from '../steps.ts';
import { decodeText } from './bytes.ts';
import { growCalendar } from './calendar.ts';
import { codeOf } from './code.ts';
import { growHtml } from './html.ts';
import { growImage, growInlineImages } from './image.ts';
import { parseJson } from './json-ld.ts';
import { growMail } from './mail.ts';
import { growPdf } from './pdf.ts';
import { growText } from './plain-text.ts';
import { sniff } from './sniff.ts';
import { createTree, type Tree } from './tree.ts';
import { growZip } from './zip.ts';

export type Grown = { root: SourceNode; tree: Tree };

/** Opens a document and everything inside it. What cannot be opened stays in the tree as a node, with a doubt. */
export async function growTree(source: Source, watch?: Watch, hasTime?: () => boolean): Promise<Grown> {
  const tree = createTree(source.contextDate, watch, hasTime);
  const root =
    (await growBytes(tree, null, source.bytes, source)) ?? tree.add(null, { kind: 'unknown', mediaType: 'unknown' });
  if (!root) throw new Error('a tree has room for its root');
  return { root, tree };
}

export type BytesFacts = {
  mediaType?: string;
  fileName?: string;
  charset?: string;
  role?: PartRole;
  contextDate?: PlainDay;
  origin?: Origin;
  /** Part of a mail's message, as logos are: worth a word only where it says something. */
  isInline?: boolean;
};

/** Adds what these bytes are below `parent`, whatever their name says. */
export async function growBytes(
  tree: Tree,
  parent: SourceNode | null,
  bytes: Uint8Array,
  facts: BytesFacts,
): Promise<SourceNode | null> {
  const { kind, mediaType } = sniff(bytes, facts);
  const node = { mediaType, fileName: facts.fileName, role: facts.role, contextDate: facts.contextDate };
  if (bytes.length > limits.bytes) {
    const huge = tree.add(parent, { ...node, kind: 'unknown' });
    if (huge) tree.doubt('too-large', huge.path);
    return huge;
  }
  switch (kind) {
    case 'mail':
      return growMail(tree, parent, bytes, { ...node, growBytes });
    case 'html': {
      const html = decodeText(bytes, facts.charset ?? charsetOf(bytes));
      const page = growHtml(tree, parent, html, node);
      if (page) await growInlineImages(tree, page, html);
      return page;
    }
    case 'text':
      return growText(tree, parent, decodeText(bytes, facts.charset), node);
    case 'calendar':
      return growCalendar(tree, parent, decodeText(bytes), node);
    case 'zip':
      return growZip(tree, parent, bytes, { ...node, growBytes });
    case 'barcode':
      return tree.add(parent, { ...node, kind, content: { of: 'code', code: codeOf(bytes) } });
    case 'image':
      return growImage(tree, parent, bytes, { ...node, isInline: facts.isInline });
    case 'pdf':
      return growPdf(tree, parent, bytes, { ...node, growBytes });
    case 'json':
      return growJson(tree, parent, decodeText(bytes), node);
    default: {
      const closed = tree.add(parent, { ...node, kind, content: { of: 'bytes', bytes } });
      if (closed) tree.doubt(kind === 'unknown' ? 'unknown-format' : 'not-yet-readable', closed.path);
      return closed;
    }
  }
}

function growJson(
  tree: Tree,
  parent: SourceNode | null,
  text: string,
  facts: { mediaType: string; fileName?: string },
) {
  const value = parseJson(text);
  const things = (Array.isArray(value) ? value : [value]).filter((thing) => thing !== null && isObject(thing));
  const node = tree.add(parent, { ...facts, kind: 'json-ld', content: { of: 'things', things } });
  if (node && things.length === 0 && text.trim() !== '') tree.doubt('damaged', node.path);
  return node;
}

/** A page on its own says its charset inside; a mail's part says it in its header, which wins. */
function charsetOf(bytes: Uint8Array): string | undefined {
  const head = decodeText(bytes.subarray(0, 2048), 'latin1');
  return /<meta[^>]{0,80}charset=["']?([\w-]{3,30})/i.exec(head)?.[1];
}
