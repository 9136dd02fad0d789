import { deflateSync } from 'node:zlib';
import { pdfOf, stream } from './hostile-bytes.ts';

/** A PDF of scanned pages: each a grey picture of its own with nothing to be found in it, which takes its while to know. */
export function scannedPdf(pages: number, { width = 1600, height = 1600 } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${3 + page * 3} 0 R`);
  const objects = kids.flatMap((_, page) => {
    const [picture, drawing] = [4 + page * 3, 5 + page * 3];
    const about = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I ${picture} 0 R >> >> /Contents ${drawing} 0 R >>`,
      stream(`${about} /Filter /FlateDecode`, deflateSync(grain(width * height, page))),
      stream('', 'q 595 0 0 842 0 0 cm /I Do Q'),
    ];
  });
  const tree = `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`;
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', tree, ...objects]);
}

/** Coarse enough to look like something to a reader of barcodes. */
function grain(size: number, seed: number): Buffer {
  const shades = Buffer.alloc(size);
  for (let at = 0; at < size; at++) shades[at] = (Math.imul((at >> 3) + seed * 977, 2654435761) >>> 24) & 0xf0;
  return shades;
}
