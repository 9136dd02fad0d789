import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

export type Weight = 'regular' | 'bold';

/** One file of a typeface: how the drawing calls it, and which characters are its. It is opened when a text needs it. */
export type Face = { readonly name: string; readonly covers: (codePoint: number) => boolean };

type Registers = { registerFont(name: string, source: Buffer): unknown };

const inter = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
const weights = { regular: 400, bold: 600 } as const;

/**
 * Fonts by the character: Inter comes in parts, DejaVu has much of what Inter has not (Arabic, Hebrew, Georgian…), and Droid's
 * fallback the rest of what names are written in (Chinese, Japanese, Korean), in one weight.
 */
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
    faces[weight].push(addFace(document, open, 'droid-fallback', eastAsian));
  }
  return { piecesOf: (text, weight) => cut(text, faces[weight]) };
}

/** Not a package's: the one that is both free and small enough has none. See NOTICE. */
const eastAsian = join(import.meta.dirname, '../../../../fonts/droid-sans-fallback.ttf.br');

const kept = new Map<string, { bytes: Buffer; font: FontkitFont }>();

function addFace(document: Registers, open: (bytes: Buffer) => FontkitFont, name: string, file: string): Face {
  let registered = false;
  return {
    name,
    covers(codePoint) {
      let one = kept.get(file);
      if (!one) {
        const bytes = readFont(file);
        one = { bytes, font: open(bytes) };
        kept.set(file, one);
      }
      if (!one.font.hasGlyphForCodePoint(codePoint)) return false;
      if (!registered) document.registerFont(name, one.bytes);
      registered = true;
      return true;
    },
  };
}

function readFont(file: string): Buffer {
  if (file.endsWith('.br')) return brotliDecompressSync(readFileSync(file));
  return readFileSync(fileURLToPath(import.meta.resolve(file)));
}

const hollowBox = '\u25a1';

function cut(text: string, faces: readonly Face[]): { text: string; font: string }[] {
  const pieces: { text: string; font: string }[] = [];
  for (const written of text.normalize('NFC')) {
    const last = pieces.at(-1);
    const character = knownBlank(written, last, faces);
    const codePoint = character.codePointAt(0) ?? 0;
    // A blank or a mark stays with what it belongs to.
    const follows = /\s|\p{M}|\u200c|\u200d/u.test(character) && last;
    const face = follows ? undefined : faces.find(({ covers }) => covers(codePoint));
    const isDrawn = face !== undefined || Boolean(follows);
    const font = face?.name ?? (isDrawn ? last?.font : undefined) ?? nameOf(faces, hollowBox);
    const drawn = isDrawn ? character : hollowBox;
    if (last && last.font === font) last.text += drawn;
    else pieces.push({ text: drawn, font });
  }
  return pieces;
}

/** Fine and narrow blanks, as French has them in its amounts, are in few fonts: there they are written as a common one. */
function knownBlank(character: string, last: { font: string } | undefined, faces: readonly Face[]): string {
  if (!last || !/\s/.test(character)) return character;
  const face = faces.find(({ name }) => name === last.font);
  return face?.covers(character.codePointAt(0) ?? 0) ? character : '\u00a0';
}

/** Asked for by its character, because only then is the font there. */
function nameOf(faces: readonly Face[], character: string): string {
  return faces.find(({ covers }) => covers(character.codePointAt(0) ?? 0))?.name ?? '';
}
