import { labelOfTitle } from '../labels/title-label.ts';
import { ofWhole, type Passage } from './passage.ts';

/**
 * "Bisher" over paragraphs of the old train and "Neu" over those of the new one: all between the two titles was before, whatever its
 * lines are called. Whose booking it is and its number are of both.
 */
export function withFormerParts(passages: Passage[]): Passage[] {
  const titles = passages.flatMap((p, i) => (p.isHeading ? [{ i, label: labelOfTitle(p.text) }] : []));
  const parts = titles.flatMap(({ i, label }, title) => {
    const next = titles[title + 1];
    return label === 'former' && next?.label === 'current' ? [{ from: i, to: next.i }] : [];
  });
  if (parts.length === 0) return passages;
  return passages.map((p, i) => {
    const isOfWhole = p.label !== null && ofWhole.has(p.label);
    return parts.some(({ from, to }) => i > from && i < to) && !isOfWhole ? { ...p, former: true } : p;
  });
}
