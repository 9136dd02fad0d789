import { limits } from '../limits.ts';
import type { SourceNode } from '../source.ts';
import { type GrowBytes, growAttachments } from './pdf-attachments.ts';
import { growCodes } from './pdf-codes.ts';
import { jpegsIn, smallPixels } from './pdf-jpegs.ts';
import { rulesOf } from './pdf-rules.ts';
import type { Operators } from './pdf-shapes.ts';
import { type PrintedPage, printPdf } from './print-pdf.ts';
import type { NewNode, Tree } from './tree.ts';

type PdfLibrary = typeof import('unpdf/pdfjs');
export type PdfDocument = Awaited<ReturnType<PdfLibrary['getDocument']>['promise']>;

/**
 * A PDF as what is printed on its pages. The library is large and most mails have no PDF, so it is loaded when one comes.
 * Pages and pieces are counted; one that asks for endless work before its first piece is left to the caller's clock.
 */
export async function growPdf(
  tree: Tree,
  parent: SourceNode | null,
  bytes: Uint8Array,
  { growBytes, ...facts }: Omit<NewNode, 'kind' | 'content'> & { growBytes: GrowBytes },
): Promise<SourceNode | null> {
  const node = tree.add(parent, { ...facts, kind: 'pdf', content: { of: 'bytes', bytes } });
  if (!node) return null;
  if (bytes.length > limits.pdfBytes) {
    tree.doubt('too-large', node.path);
    return node;
  }
  const { getDocument, OPS } = await import('unpdf/pdfjs');
  // it takes the bytes for its own, and wants no Buffer
  const data = new Uint8Array(bytes);
  const jpegs = jpegsIn(bytes);
  const task = getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: jpegs ? smallPixels : limits.imagePixels,
  });
  try {
    const document = await task.promise;
    if (document.numPages > limits.pdfPages) tree.doubt('too-large', node.path);
    const pages = await readPages(document, OPS);
    const hasCodes = await growCodes(tree, node, document, { operators: OPS, jpegs: jpegs ?? [] });
    await growAttachments(tree, node, document, growBytes);
    const { path, contextDate, origin } = node;
    if (pages.some((page) => page.pieces.length > 0))
      node.content = { of: 'print', print: printPdf(pages, { node: path, contextDate, origin }) };
    else if (!hasCodes) tree.doubt('not-yet-readable', path);
  } catch (error) {
    tree.doubt(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged', node.path);
  } finally {
    await task.destroy();
  }
  return node;
}

async function readPages(document: PdfDocument, operators?: Operators): Promise<PrintedPage[]> {
  const pages: PrintedPage[] = [];
  let left: number = limits.pdfPieces;
  for (let number = 1; number <= Math.min(document.numPages, limits.pdfPages) && left > 0; number++) {
    const page = await document.getPage(number);
    const { transform, width, height } = page.getViewport({ scale: 1 });
    const stream = page.streamTextContent({ disableNormalization: false }) as TextStream;
    const reader = stream.getReader();
    const pieces: PrintedPage['pieces'] = [];
    for (let next = await reader.read(); !next.done && left > 0; next = await reader.read()) {
      for (const item of next.value.items)
        if (item.str !== undefined && item.str.trim() !== '' && left-- > 0)
          pieces.push(placed(item as Item, transform));
    }
    // not awaited: what never ends never answers
    if (left <= 0) reader.cancel().catch(() => {});
    const rules = operators && rulesOf(await page.getOperatorList(), operators, transform);
    pages.push({ width, height, pieces, rules });
  }
  return pages;
}

/** As the library streams it; its own type is the browser's, which this engine does not know. */
type TextStream = {
  getReader(): {
    read(): Promise<{ done: false; value: { items: (Partial<Item> & object)[] } } | { done: true }>;
    cancel(): Promise<void>;
  };
};

type Item = { str: string; transform: number[]; width: number; height: number; fontName: string };

/** Where a piece of text stands as the page is looked at, from the top left. */
function placed(item: Item, page: number[]): PrintedPage['pieces'][number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page;
  const [ia = 1, ib = 0, , , ie = 0, jf = 0] = item.transform;
  const isLevel = Math.abs(b * ia + d * ib) < 0.1 * Math.hypot(ia, ib) && a * ia + c * ib > 0;
  return {
    text: item.str,
    x: a * ie + c * jf + e,
    y: b * ie + d * jf + f,
    width: item.width,
    height: item.height || Math.hypot(ia, ib),
    font: item.fontName,
    isLevel,
  };
}

/** The pages as they are printed, to be laid before a person; none of what cannot be opened. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  if (bytes.length > limits.pdfBytes) return [];
  const { getDocument } = await import('unpdf/pdfjs');
  const data = new Uint8Array(bytes);
  const task = getDocument({ data, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  try {
    return await readPages(await task.promise);
  } catch {
    return []; // locked or broken: the file itself can still be had
  } finally {
    await task.destroy();
  }
}
