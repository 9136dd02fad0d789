import type { Fonts, Weight } from './fonts.ts';

export type Style = { size: number; weight: Weight; colour: string; leading: number };

type Piece = { text: string; font: string; width: number };
type Word = { pieces: Piece[]; width: number };
/** A paragraph that is broken into lines already, so that its height is known before anything is drawn. */
export type SetText = { readonly lines: readonly (readonly Word[])[]; readonly style: Style; readonly height: number };

/** The part of PDFKit that setting type needs. */
export type Drawing = {
  font(name: string): Drawing;
  fontSize(size: number): Drawing;
  fillColor(colour: string): Drawing;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: { lineBreak: false; baseline: 'alphabetic' }): Drawing;
};

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Breaks text into lines of a width, each character in a font that has it. A word longer than the line is cut. */
export function setText(drawing: Drawing, fonts: Fonts, text: string, width: number, style: Style): SetText {
  const lines: Word[][] = [];
  for (const paragraph of text.split('\n')) {
    let line: Word[] = [];
    let used = 0;
    for (const word of wordsOf(drawing, fonts, paragraph, width, style)) {
      if (line.length > 0 && used + word.width > width) {
        lines.push(line);
        line = [];
        used = 0;
      }
      line.push(word);
      used += word.width + spaceWidth(drawing, fonts, style);
    }
    lines.push(line);
  }
  return { lines, style, height: lines.length * style.leading };
}

/** Draws it with its top left corner at `x`, `y`. */
export function drawText(drawing: Drawing, fonts: Fonts, { lines, style }: SetText, x: number, y: number): void {
  const space = spaceWidth(drawing, fonts, style);
  drawing.fillColor(style.colour);
  lines.forEach((line, at) => {
    const baseline = y + at * style.leading + style.leading * 0.5 + style.size * 0.36;
    let from = x;
    for (const word of inReadingOrder(line)) {
      for (const { text, font, width } of word.pieces) {
        drawing
          .font(font)
          .fontSize(style.size)
          .text(text, from, baseline, { lineBreak: false, baseline: 'alphabetic' });
        from += width;
      }
      from += space;
    }
  });
}

/** A line that is mostly Hebrew or Arabic is read from its last word. Within a word the font's own shaping does it. */
function inReadingOrder(line: readonly Word[]): readonly Word[] {
  const backwards = line.filter(({ pieces }) => pieces.some(({ text }) => rightToLeft.test(text))).length;
  return backwards * 2 > line.length ? line.toReversed() : line;
}

function wordsOf(drawing: Drawing, fonts: Fonts, paragraph: string, width: number, style: Style): Word[] {
  return paragraph
    .split(/[ \t]+/)
    .filter(Boolean)
    .flatMap((text) => cutToFit(drawing, fonts, text, width, style));
}

function cutToFit(drawing: Drawing, fonts: Fonts, text: string, width: number, style: Style): Word[] {
  const word = measured(drawing, fonts, text, style);
  if (word.width <= width || text.length < 2) return [word];
  const half = Math.ceil(text.length / 2);
  return [
    ...cutToFit(drawing, fonts, text.slice(0, half), width, style),
    ...cutToFit(drawing, fonts, text.slice(half), width, style),
  ];
}

function measured(drawing: Drawing, fonts: Fonts, text: string, style: Style): Word {
  const pieces = fonts.piecesOf(text, style.weight).map(({ text: part, font }) => ({
    text: part,
    font,
    width: drawing.font(font).fontSize(style.size).widthOfString(part),
  }));
  return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0) };
}

function spaceWidth(drawing: Drawing, fonts: Fonts, style: Style): number {
  const font = fonts.piecesOf('a', style.weight)[0]?.font ?? '';
  return drawing.font(font).fontSize(style.size).widthOfString(' ');
}
