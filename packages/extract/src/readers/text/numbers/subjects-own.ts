import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';

/**
 * "AN-40917" alone in a line or a cell, which the subject says too, "Vos transferts AN-40917 : Genève <> Chamonix": what a mail is
 * about, whatever stands over it. "Aéro Nord / Itinéraire / QV3MZK" is such a line. A train or a flight that it names has letters and
 * digits apart, or is short.
 */
export function subjectsOwn(passages: readonly Passage[], subject: string): Reference[] {
  const said = new Set([...subject.matchAll(code)].map(([one]) => one));
  return said.size === 0
    ? []
    : passages.flatMap((p) => {
        const isOpen = !p.former && (p.label === null || p.label === 'other');
        const parts = p.text.length < 120 ? p.text.split(between).map((part) => part.trim()) : [];
        const own = isOpen ? parts.find((part) => said.has(part) && leadingCode(part) === part) : undefined;
        return own ? [{ value: own, at: p.at + p.text.indexOf(own), text: p.text, weight: 2 }] : [];
      });
}

/** Strokes between the parts of a title, and brackets around the last of them. */
const between = / [/|·•–—-] | \((?=[^()]*\)$)|\)$/;

const code =
  /(?<![\p{L}\d./-])(?!(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4}(?![\p{L}\d/-]))(?=[A-Z./-]*\d)(?=[\d./-]*[A-Z])[A-Z\d](?:[A-Z\d]|[/-](?=[A-Z\d])){5,20}(?![\p{L}\d/-])/gu;
