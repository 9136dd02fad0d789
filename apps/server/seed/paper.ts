import { crc32, deflateSync } from 'node:zlib';

/** A page of text as a PDF that any viewer opens: A4, one font, Latin-1. */
export function pdfPage(title: string, lines: readonly string[]): Buffer {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
  const drawn = [`BT /F1 20 Tf 60 770 Td (${escaped(title)}) Tj ET`];
  lines.forEach((line, at) => {
    drawn.push(`BT /F1 12 Tf 60 ${730 - at * 20} Td (${escaped(line)}) Tj ET`);
  });
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = Buffer.byteLength(text, 'latin1');
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = Buffer.byteLength(text, 'latin1');
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A sketch of a way along a river, as a PNG: something to look at in the files of a trip. */
export function mapSketch(width = 640, height = 400): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const river = Math.abs(y - height * 0.62 - 40 * Math.sin(x / 90)) < 34;
      const street = (x + 2 * y) % 97 < 5 || (3 * x - y + 10_000) % 131 < 5;
      const way = Math.abs(y - height * 0.3 - 30 * Math.sin(x / 120)) < 4 && x > 70 && x < width - 70;
      const colour = way ? [31, 65, 238] : river ? [183, 217, 248] : street ? [255, 255, 255] : [237, 240, 245];
      rows.set(colour, y * (1 + width * 3) + 1 + x * 3);
    }
  }
  return png(width, height, rows);
}

/** The mark of the demo's agency: a white mountain on a round of its colour. */
export function agencyMark(side = 192): Buffer {
  const rows = Buffer.alloc(side * (1 + side * 3), 255);
  for (let y = 0; y < side; y++) {
    rows[y * (1 + side * 3)] = 0;
    for (let x = 0; x < side; x++) {
      const [fromMiddle, fromTop] = [Math.abs(x - side / 2), y / side];
      const isRound = Math.hypot(x - side / 2, y - side / 2) < side * 0.48;
      const isMountain = fromTop > 0.26 && fromTop < 0.7 && fromMiddle < (fromTop - 0.26) * side * 0.66;
      if (isRound && !isMountain) rows.set([10, 95, 102], y * (1 + side * 3) + 1 + x * 3);
    }
  }
  return png(side, side, rows);
}

function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
