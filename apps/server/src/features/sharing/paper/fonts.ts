import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Weight = 'regular' | 'bold';

/** One file of a typeface: how the drawing calls it, and which characters are its. */
export type Face = { readonly name: string; readonly covers: (codePoint: number) => boolean };

type Registers = { registerFont(name: string, source: Buffer): unknown };

const inter = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
const weights = { regular: 400, bold: 600 } as const;

/** Fonts by the character: Inter comes in parts, and DejaVu has much of what Inter has not (Arabic, Hebrew, Georgian…). */
export type Fonts = {
  /** Cuts a text into pieces, each with the font that can draw it; what none can draw becomes a hollow box. */
  piecesOf(text: string, weight: Weight): { text: string; font: string }[];
};

type FontkitFont = { hasGlyphForCodePoint(codePoint: number): boolean };

export function openFonts(document: Registers, open: (bytes: Buffer) => FontkitFont): Fonts {
  const faces: Record<Weight, Face[]> = { regular: [], bold: [] };
  for (const weight of ['regular', 'bold'] as const) {
    for (const part of inter) {
      const file = `@fontsource/inter/files/inter-${part}-${weights[weight]}-normal.woff`;
      faces[weight].push(addFace(document, open, `inter-${part}-${weight}`, file));
    }
    const dejavu = weight === 'bold' ? 'DejaVuSans-Bold' : 'DejaVuSans';
    faces[weight].push(addFace(document, open, dejavu, `dejavu-fonts-ttf/ttf/${dejavu}.ttf`));
  }
  return { piecesOf: (text, weight) => cut(text, faces[weight]) };
}

const kept = new Map<string, { bytes: Buffer; font: FontkitFont }>();

function addFace(document: Registers, open: (bytes: Buffer) => FontkitFont, name: string, file: string): Face {
  let one = kept.get(file);
  if (!one) {
    const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
    one = { bytes, font: open(bytes) };
    kept.set(file, one);
  }
  document.registerFont(name, one.bytes);
  const { font } = one;
  return { name, covers: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

const hollowBox = '\u25a1';

function cut(text: string, faces: readonly Face[]): { text: string; font: string }[] {
  const pieces: { text: string; font: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = pieces.at(-1);
    // A blank or a mark stays with what it belongs to.
    const follows = /\s|\p{M}|\u200c|\u200d/u.test(character) && last;
    const face = follows ? undefined : faces.find(({ covers }) => covers(codePoint));
    const font = face?.name ?? last?.font ?? faces.at(-1)?.name ?? '';
    const drawn = face || follows ? character : hollowBox;
    const written = face || follows ? font : (faces.at(-1)?.name ?? '');
    if (last && last.font === written) last.text += drawn;
    else pieces.push({ text: drawn, font: written });
  }
  return pieces;
}
