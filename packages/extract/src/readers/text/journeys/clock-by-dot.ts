import type { FoundTime } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';

/** "09.05" alone below "When", "lands at Glasgow at 10.30": no price, and no day. */
export const isClockByDot = ({ label, shape }: Pick<Passage, 'label' | 'shape'>, { at, length }: FoundTime): boolean =>
  (label === 'when' && length === shape.length) ||
  (/\bat $/.test(shape.slice(0, at)) && /^(?:$|[,;)\n]|\.(?!\d))/.test(shape.slice(at + length)));
