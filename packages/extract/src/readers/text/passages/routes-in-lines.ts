import type { Line } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';

/** "London Victoria", "to", "Bristol" one below the other are one line, of the same length. */
export function withWholeRoutes(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, middle, end] = [lines[i], lines[i + 1], lines[i + 2]];
    if (!line) continue;
    const isRoute =
      middle &&
      end &&
      // "From", "Athens Airport", "To", "Thiseio Rooftop Suites": labels, each over its value
      labelOf(lines[i - 1]?.text ?? '') !== 'from' &&
      /^\s*(?:to|nach|vers|naar|till|[→➔➜➝▸»>])\s*$/i.test(middle.text) &&
      [line, end].every(({ text }) => text.length < 60 && /^\s*\p{Lu}/u.test(text) && !text.includes(':')) &&
      middle.at === line.at + line.text.length + 1 &&
      end.at === middle.at + middle.text.length + 1;
    whole.push(isRoute ? { text: `${line.text} ${middle.text} ${end.text}`, at: line.at } : line);
    if (isRoute) i += 2;
  }
  return whole;
}
