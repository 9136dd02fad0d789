import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';

/**
 * "AN-40917" alone in a line or a cell, which the subject says too, "Vos transferts AN-40917 : Genève <> Chamonix": what a mail is
 * about, whatever stands over it. A train or a flight that it names has letters and digits apart, or is short.
 */
export function subjectsOwn(passages: readonly Passage[], subject: string): Reference[] {
  const said = new Set([...subject.matchAll(code)].map(([one]) => one));
  return said.size === 0
    ? []
    : passages.flatMap((p) => {
        const text = p.text.trim();
        const isOwn = said.has(text) && (p.label === null || p.label === 'other') && leadingCode(text) === text;
        return isOwn && !p.former ? [{ value: text, at: p.at + p.text.indexOf(text), text: p.text, weight: 2 }] : [];
      });
}

const code =
  /(?<![\p{L}\d./-])(?!(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4}(?![\p{L}\d/-]))(?=[A-Z./-]*\d)(?=[\d./-]*[A-Z])[A-Z\d](?:[A-Z\d]|[/-](?=[A-Z\d])){5,20}(?![\p{L}\d/-])/gu;
