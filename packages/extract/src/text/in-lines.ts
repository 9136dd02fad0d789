/**
 * A regular expression over several lines: a line's end and what it is set in by are nothing. A blank at the edge of a line is written
 * `[ ]`. What stands in `${}` is put in as it is.
 */
export const inLines =
  (flags = '') =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw(text, ...parts).replace(/\n */g, ''), flags);
