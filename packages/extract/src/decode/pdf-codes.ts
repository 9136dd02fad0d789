import { limits } from '../limits.ts';
import type { SourceNode } from '../source.ts';
import type { Barcode } from './code.ts';
import type { PdfDocument } from './pdf.ts';
import { drawnOn } from './pdf-drawn.ts';
import { imagesOf } from './pdf-images.ts';
import type { Operators } from './pdf-shapes.ts';
import type { Tree } from './tree.ts';

/**
 * The barcodes of the pages: in their pictures, and where a page's pictures have none, those that it draws itself. What
 * was found stays where the caller has no more time for the pages that follow.
 * @param jpegs photographs that are not to be asked of the library.
 */
export async function growCodes(
  tree: Tree,
  node: SourceNode,
  document: PdfDocument,
  { operators, jpegs }: { operators: Operators; jpegs: Uint8Array[] },
): Promise<boolean> {
  let found = false;
  const photographs = [...jpegs];
  const pages = Math.min(document.numPages, limits.pdfPages);
  const nextPage = tree.steps.pages(pages);
  for (let number = 1; number <= pages; number++) {
    nextPage();
    if (!tree.hasTime()) {
      tree.doubt('pages-unread', node.path);
      return found;
    }
    // a page has one as a rule; the last takes what is left
    const own = photographs.splice(0, number === pages ? photographs.length : 1);
    for (const jpeg of own) {
      if (++tree.images > limits.images) return found;
      const { readImage } = await import('./barcode.ts');
      const read = await readImage(jpeg, jpegs.length > 2);
      found = grow('codes' in read ? read.codes : []) || found;
    }
    const page = await document.getPage(number);
    const list = await page.getOperatorList();
    let onPage = 0;
    for (const pictures of [() => imagesOf(page, list, operators), () => drawnOn(list, operators)]) {
      if (onPage > 0) break;
      for (const pixels of await pictures()) {
        if (++tree.images > limits.images) return found;
        const { readPixels } = await import('./barcode.ts');
        const codes = await readPixels(pixels);
        grow(codes);
        onPage += codes.length;
      }
    }
    found ||= onPage > 0;
  }
  return found;

  function grow(codes: Barcode[]): boolean {
    for (const code of codes)
      tree.add(node, { kind: 'barcode', mediaType: 'application/octet-stream', content: { of: 'code', code } });
    return codes.length > 0;
  }
}
