import { limits } from '../limits.ts';
import type { SourceNode } from '../source.ts';
import type { NewNode, Tree } from './tree.ts';

type ImageFacts = Omit<NewNode, 'kind' | 'content'> & { isInline?: boolean };

/**
 * A picture with the barcodes in it. One without is a paper that nobody could read, or a logo where it is inline: of
 * that nothing stays. Pictures beyond what a document may hold are not looked into.
 */
export async function growImage(
  tree: Tree,
  parent: SourceNode | null,
  bytes: Uint8Array,
  { isInline, ...facts }: ImageFacts,
): Promise<SourceNode | null> {
  // the decoders weigh a few megabytes, and most mails have no picture
  const { readImage } = await import('./barcode.ts');
  const isTooMany = ++tree.images > limits.images;
  const isTooLate = !tree.hasTime();
  const read = isTooMany
    ? { problem: 'too-many-parts' as const }
    : isTooLate
      ? { problem: 'pages-unread' as const }
      : await readImage(bytes);
  const codes = 'codes' in read ? read.codes : [];
  if (isInline && codes.length === 0 && !isTooMany && !isTooLate) return null;
  const node = tree.add(parent, { ...facts, kind: 'image', content: { of: 'bytes', bytes } });
  if (!node) return null;
  if (codes.length === 0) tree.doubt('problem' in read ? read.problem : 'no-code-found', node.path);
  for (const code of codes)
    tree.add(node, { kind: 'barcode', mediaType: 'application/octet-stream', content: { of: 'code', code } });
  return node;
}

/** Pictures that a page carries in its own text, as some tickets do with their code. */
export async function growInlineImages(tree: Tree, page: SourceNode, html: string): Promise<void> {
  let found = 0;
  for (const match of html.slice(0, limits.htmlCharacters).matchAll(/data:image\/(?:png|gif|jpe?g|webp);base64,/gi)) {
    if (++found > limits.images) return;
    const from = match.index + match[0].length;
    const [text = ''] = /^[A-Za-z0-9+/\s]*/.exec(html.slice(from, from + longestInline)) ?? [];
    const bytes = fromBase64(text);
    const mediaType = match[0].slice(5, match[0].indexOf(';')).toLowerCase();
    if (bytes.length > 0) await growImage(tree, page, bytes, { mediaType, isInline: true });
  }
}

const longestInline = 1_000_000;

const values = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((letter, value) => [letter, value]),
);

function fromBase64(text: string): Uint8Array {
  const out = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [length, bits, held] = [0, 0, 0];
  for (const letter of text) {
    const value = values.get(letter);
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    out[length++] = bits >> held;
  }
  return out.subarray(0, length);
}
