import type { Block, PrintedPage, TextDocument } from '@escale/extract';

const mostPieces = 20_000;

/**
 * The pages of a PDF with every letter where it is printed, drawn anew: nothing of the file itself is shown, so nothing in it runs.
 * Pictures and lines are left out; the file itself has them.
 */
export function drawPages(pages: readonly PrintedPage[]): string {
  let left = mostPieces;
  return pages
    .map((page, index) => {
      const shown = page.pieces.slice(0, Math.max(0, left));
      left -= shown.length;
      const letters = shown.map(drawPiece).join('');
      const { from, width } = printedPart(page);
      const looks = `min-width:${Math.round(Math.min(560, width * legible))}px;${sheet}`;
      return `<svg viewBox="${round(from)} 0 ${round(width)} ${round(page.height)}" style="${looks}" role="img" aria-label="${index + 1} / ${pages.length}">${letters}</svg>`;
    })
    .join('');
}

/** Pixels for a point: on a phone a page is as large as it can be read, and pushed about. */
const legible = 0.94;
const marginPt = 14;

/** Without the white at both sides, for which a phone has no room. */
function printedPart({ width, pieces }: PrintedPage): { from: number; width: number } {
  let [first, last] = [width, 0];
  for (const piece of pieces) {
    if (!piece.isLevel) continue;
    first = Math.min(first, piece.x);
    last = Math.max(last, piece.x + piece.width);
  }
  const from = Math.max(0, first - marginPt);
  const to = Math.min(width, last + marginPt);
  return to > from ? { from, width: to - from } : { from: 0, width };
}

const sheet =
  'display:block;width:100%;margin:0 0 12px;background:#fff;box-shadow:0 0 0 1px #ccc;font-family:Arial,Helvetica,sans-serif';

function drawPiece({ text, x, y, width, height, isLevel }: PrintedPage['pieces'][number]): string {
  if (!isLevel || height <= 1) return '';
  const box = [x - 1, y - height * 0.85, width + 2, height * 1.15].map(round).join(' ');
  const fitted = width > 0 ? ` textLength="${round(width)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(height)}" data-box="${box}"${fitted}>${escaped(text)}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Printed matter of a form that no browser shows, as headings, paragraphs and tables. */
export function drawPrint({ blocks }: TextDocument): string {
  return blocks.map(drawBlock).join('');
}

function drawBlock(block: Block): string {
  if (block.kind === 'heading') return `<h3>${escaped(block.text)}</h3>`;
  if (block.kind === 'paragraph') return `<p>${block.lines.map(({ text }) => escaped(text)).join('<br>')}</p>`;
  const rows = block.rows.map((row) => {
    // A cell that covers several places stands in each of them.
    const cells = row.flatMap((cell, i) => {
      if (cell === row[i - 1]) return [];
      const end = row.findIndex((other, at) => at > i && other !== cell);
      const wide = (end < 0 ? row.length : end) - i;
      const text = escaped(cell.text).replaceAll('\n', '<br>');
      return [`<td${wide > 1 ? ` colspan="${wide}"` : ''} style="${cellStyle}">${text}</td>`];
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table style="border-collapse:collapse;margin:8px 0">${rows.join('')}</table>`;
}

const cellStyle = 'border:1px solid #ccc;padding:4px 8px;vertical-align:top';

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
