import { limits } from '../limits.ts';
import type { Origin, PlainDay } from '../origin.ts';
import type { Block, Cell, Line, Link, TextDocument } from '../text-document.ts';
import { guessLanguage } from './language.ts';

/**
 * Sets lines one below the other and remembers where each begins, so that `text` and every offset agree.
 * Decoders of all formats print through it.
 */
export type Printer = {
  line(text: string): Line | null;
  /** An empty line between blocks. */
  gap(): void;
  block(block: Block): void;
  link(link: Link): void;
  readonly full: boolean;
  finish(facts: { node: string; contextDate: PlainDay; origin: Origin }): TextDocument;
};

export function createPrinter(): Printer {
  const lines: string[] = [];
  const blocks: Block[] = [];
  const links: Link[] = [];
  let length = 0;

  function append(text: string): number {
    const at = length;
    lines.push(text);
    length += text.length + 1;
    return at;
  }

  return {
    line(text) {
      if (length > limits.textCharacters) return null;
      const seen = withoutWideFigures(text.slice(0, limits.lineCharacters));
      return { text: seen, at: append(seen) };
    },
    gap() {
      if (lines.length > 0 && lines[lines.length - 1] !== '') append('');
    },
    block(block) {
      blocks.push(block);
    },
    link(link) {
      if (links.length < 500) links.push(link);
    },
    get full() {
      return length > limits.textCharacters;
    },
    finish(facts) {
      const text = lines.join('\n');
      return { ...facts, text, blocks, links, language: guessLanguage(text) };
    },
  };
}

/** "１１号車　７番Ｅ席", "２３，７６０円": figures and letters as wide as the signs beside them are the same figures and letters. */
const withoutWideFigures = (text: string): string =>
  text.replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

const wide = /[０-９Ａ-Ｚａ-ｚ]|(?<=[０-９])[，．：／－](?=[０-９])/gu;

export function makeCell(lines: Line[], header: boolean, at: number): Cell {
  return { text: lines.map((line) => line.text).join('\n'), lines, at: lines[0]?.at ?? at, header };
}
