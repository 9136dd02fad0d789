import { leadingCode } from '../numbers/booking-number.ts';
import type { Passage } from './passage.ts';

/**
 * "Booking reference" over "NORDTRAIN | SLQKWD": who sells it stands at the left of the same line, and the title is over the code. Of two
 * that may be one, the code is that with figures or with six letters.
 * @param since where the passages of the table below the title begin
 */
export function nameCodeBelow(into: Passage[], since: number): boolean {
  const first = into[since];
  const row = into.slice(since).filter((p) => p.row === first?.row);
  const codes = row.filter((p) => p.label === null && leadingCode(p.text) === p.text.trim());
  const sure = codes.filter(({ text }) => /\d/.test(text) || /^[A-Z]{6}$/.test(text.trim()));
  const [only, more] = codes.length > 1 ? sure : codes;
  if (!only || more || row.length > 3) return false;
  into[into.indexOf(only)] = { ...only, label: 'reference' };
  return true;
}
