/**
 * A regular expression over several lines: a line's end and what it is set in by are nothing. A blank at the edge of a line is written
 * `[ ]`.
 */
export const inLines =
  (flags = '') =>
  (text: TemplateStringsArray): RegExp =>
    new RegExp(text.raw.join('').replace(/\n */g, ''), flags);
