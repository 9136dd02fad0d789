import type { Line } from '../../../text-document.ts';

/** "… Tadoussac (Québec) G0T" over "2A0, Canada", "+34 958 55" over "01 77": a code or a number that the line's end broke is one. */
export function withWholeCodes(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const isBroken =
      last !== undefined &&
      line.at === last.at + last.text.length + 1 &&
      halves.some(([end, start]) => end.test(last.text) && start.test(line.text));
    if (last && isBroken) whole[whole.length - 1] = { text: `${last.text} ${line.text}`, at: last.at };
    else whole.push(line);
  }
  return whole;
}

const halves: [RegExp, RegExp][] = [
  // Canada's, and Britain's
  [/\p{L}.*[ ,)][A-CEGHJ-NPR-TVXY]\d[A-Z]$/u, /^\d[A-Z]\d(?![\p{L}\d])/u],
  [/\p{L}.*[ ,)][A-Z]{1,2}\d[A-Z\d]?$/u, /^\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/u],
  [/(?<![\d+])\+\d{1,3}(?: \d{1,4}){0,4}$/u, /^\d{2,4}(?: \d{2,4}){0,3}(?![\p{L}\d:/.-])/u],
];
