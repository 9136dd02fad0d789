import { plain } from '../../../text/plain.ts';
import { sellers, suppliers } from './whose-word.ts';

/** "Voucher / hotel no. | MV-3380-2 / DJA 90144": of two numbers below two words the one that its house knows. Null elsewhere. */
export function ofTwoHeads({ called, text }: { called: string; text: string }): string | null {
  const heads = plain(called).split('/');
  const values = text.split(/ \/ /);
  if (heads.length !== 2 || values.length !== 2) return null;
  const theirs = heads.findIndex((head) => suppliers.test(head));
  const ours = heads.findIndex((head) => sellers.test(head) && !suppliers.test(head));
  return theirs >= 0 && ours >= 0 ? (values[theirs]?.trim() ?? null) : null;
}
