import { limits } from '../limits.ts';
import type { SourceNode } from '../source.ts';
import type { PdfDocument } from './pdf.ts';
import { drawnOn } from './pdf-drawn.ts';
import { imagesOf } from './pdf-images.ts';
import type { Operators } from './pdf-shapes.ts';
import type { Tree } from './tree.ts';

/** The barcodes of the pages: in their pictures, and where a page's pictures have none, those that it draws itself. */
export async function growCodes(
  tree: Tree,
  node: SourceNode,
  document: PdfDocument,
  operators: Operators,
): Promise<boolean> {
  let found = false;
  const pages = Math.min(document.numPages, limits.pdfPages);
  const nextPage = tree.steps.pages(pages);
  for (let number = 1; number <= pages; number++) {
    nextPage();
    const page = await document.getPage(number);
    const list = await page.getOperatorList();
    let onPage = 0;
    for (const pictures of [() => imagesOf(page, list, operators), () => drawnOn(list, operators)]) {
      if (onPage > 0) break;
      for (const pixels of await pictures()) {
        if (++tree.images > limits.images) return found;
        const { readPixels } = await import('./barcode.ts');
        for (const code of await readPixels(pixels)) {
          tree.add(node, { kind: 'barcode', mediaType: 'application/octet-stream', content: { of: 'code', code } });
          onPage++;
        }
      }
    }
    found ||= onPage > 0;
  }
  return found;
}
