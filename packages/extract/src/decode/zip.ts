import { unzipSync } from 'fflate';
import { limits } from '../limits.ts';
import type { SourceNode } from '../source.ts';
import { decodeText } from './bytes.ts';
import type { BytesFacts } from './grow.ts';
import { readPass } from './pass.ts';
import { printDocx, type WordParts } from './print-docx.ts';
import type { Tree } from './tree.ts';
import { parseXml } from './xml.ts';

type ZipFacts = {
  mediaType: string;
  fileName?: string;
  growBytes: (tree: Tree, parent: SourceNode, bytes: Uint8Array, facts: BytesFacts) => Promise<SourceNode | null>;
};

/** A wallet pass, a Word file, or an archive of documents. Sizes are checked before anything is inflated. */
export async function growZip(
  tree: Tree,
  parent: SourceNode | null,
  bytes: Uint8Array,
  facts: ZipFacts,
): Promise<SourceNode | null> {
  const { growBytes, ...plain } = facts;
  const names = listNames(bytes);
  if (names === null) return closed(tree, parent, plain, 'damaged');
  if (names.some((entry) => entry.encrypted)) return closed(tree, parent, plain, 'encrypted');
  const total = names.reduce((sum, entry) => sum + entry.size, 0);
  const isDuplicated = new Set(names.map((entry) => entry.name)).size !== names.length;
  if (names.length > limits.archiveEntries || total > limits.archiveBytes || isDuplicated)
    return closed(tree, parent, plain, 'too-large');

  if (names.some((entry) => entry.name === 'pass.json')) {
    const files = inflate(bytes, (name) => name === 'pass.json' || name.endsWith('pass.strings'));
    const pass = files && readPass(files);
    const node = tree.add(parent, { ...plain, kind: 'pass', mediaType: 'application/vnd.apple.pkpass' });
    if (node && pass) node.content = { of: 'pass', pass };
    if (node && !pass) tree.doubt('damaged', node.path);
    return node;
  }
  if (names.some((entry) => entry.name === 'word/document.xml')) {
    const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const node = tree.add(parent, { ...plain, kind: 'docx', mediaType });
    const parts = wordParts(bytes);
    const print =
      node && parts && printDocx(parts, { node: node.path, contextDate: node.contextDate, origin: node.origin });
    if (node && print) node.content = { of: 'print', print };
    if (node && !print) tree.doubt('damaged', node.path);
    return node;
  }
  const node = tree.add(parent, { ...plain, kind: 'archive' });
  const files = inflate(bytes, (name) => !name.endsWith('/') && !name.startsWith('__MACOSX/'));
  if (node && files) {
    const nextDocument = tree.steps.documents(Object.keys(files).length);
    for (const [name, content] of Object.entries(files)) {
      nextDocument();
      await growBytes(tree, node, content, { fileName: name.split('/').pop() });
    }
  }
  return node;
}

/** A Word file's body, with the heads and feet of its pages and its notes; those that are broken are left out. */
function wordParts(bytes: Uint8Array): WordParts | null {
  const files =
    inflate(bytes, (name) => /^word\/(?:document|footnotes|endnotes|header\d{1,2}|footer\d{1,2})\.xml$/.test(name)) ??
    {};
  const rootOf = (name: string) => (files[name] ? parseXml(decodeText(files[name])) : null);
  const edges = (kind: 'header' | 'footer') =>
    Object.keys(files)
      .filter((name) => name.startsWith(`word/${kind}`))
      .sort()
      .map(rootOf)
      .filter((root) => root !== null);
  const body = rootOf('word/document.xml');
  const notes = ['footnotes', 'endnotes'].map((kind) => rootOf(`word/${kind}.xml`)).filter((root) => root !== null);
  return body && { body, headers: edges('header'), footers: edges('footer'), notes };
}

function closed(
  tree: Tree,
  parent: SourceNode | null,
  facts: { mediaType: string; fileName?: string },
  code: 'damaged' | 'encrypted' | 'too-large',
): SourceNode | null {
  const node = tree.add(parent, { ...facts, kind: 'archive' });
  if (node) tree.doubt(code, node.path);
  return node;
}

function inflate(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> | null {
  try {
    return unzipSync(bytes, {
      filter: (file) => wanted(file.name) && file.originalSize <= limits.archiveEntryBytes && !isLarger(file),
    });
  } catch {
    return null;
  }
}

/** Packed it is larger than what it says to hold, which packing never does: inflating it would go on for as long as it likes. */
function isLarger({ size, originalSize }: { size: number; originalSize: number }): boolean {
  return size > originalSize * 1.01 + 64;
}

type Entry = { name: string; size: number; encrypted: boolean };

/** The central directory, read without inflating. Null where it is not one, or lies about itself. */
function listNames(bytes: Uint8Array): Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const stop = Math.max(0, end - 65_535);
  while (end >= stop && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < stop || end < 0) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({
      name,
      size: view.getUint32(at + 24, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
