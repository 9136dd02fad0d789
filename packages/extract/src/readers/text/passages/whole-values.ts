import type { Line } from '../../../text-document.ts';
import { splitLabel } from '../labels/inline-label.ts';

/**
 * "Pick-up place: Geneva Airport (customs exit, sign with" over "your name)": a mail's program broke the value of a label where
 * its width ended, within brackets or behind a comma. Of the same length.
 */
export function withWholeValues(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isBroken =
      above !== undefined &&
      above.text.length >= 50 &&
      above.text.length < 120 &&
      line.text.length < 80 &&
      (/\([^()]*$/.test(above.text) || (/,$/.test(above.text) && !/ {2,}/.test(above.text.trim()))) &&
      line.at === above.at + above.text.length + 1 &&
      !/: |:$| {2,}/.test(line.text.trim()) &&
      splitLabel(above) !== null;
    if (above && isBroken) whole[whole.length - 1] = { text: `${above.text} ${line.text}`, at: above.at };
    else whole.push(line);
  }
  return whole;
}
