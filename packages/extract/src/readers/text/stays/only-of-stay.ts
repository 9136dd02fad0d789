import type { Price } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { factsOfPaper } from '../facts-of-paper.ts';
import type { Found } from '../found.ts';
import { onlyCode } from '../numbers/only-code.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { onlyPrice } from '../prices/only-price.ts';
import type { Shared } from '../shared.ts';

/**
 * What a short letter about one stay says without a word for it: "(entry 214/27)", "€290 for the two nights". It has but one number
 * and one price; a price that may be a night's is none.
 * @param days on which one comes and leaves
 */
export function onlyOfStay(
  document: TextDocument,
  passages: readonly Passage[],
  { references, price, status, subject }: Shared,
  [first, last]: readonly [string, string],
): { reference?: Found<string>; price?: Found<Price> } {
  const whole = passagesOf(document);
  if (document.text.length > longest || passages.length !== whole.length) return {};
  const years = [...new Set([first, last, factsOfPaper(document).contextDate].map((day) => day.slice(0, 4)))];
  const reference = references.length > 0 ? null : onlyCode(passages, subject, years);
  const paid = price || status === 'cancelled' ? null : onlyPrice(passages);
  const isOfAll = paid !== null && ofAll.test(plain(paid.text));
  return { ...(reference ? { reference } : {}), ...(isOfAll ? { price: paid } : {}) };
}

/** A longer paper tells of more. */
const longest = 4000;
const ofAll =
  /\b(?:nights|nuits|nachte|notti|noches|weeks?|semaines?|paid|payee?s?|regle|reglee?s?|all in|in all|altogether|en tout|tout compris|the (?:whole )?stay|le sejour|for the (?:room|stay|weekend|week)|settle\w*|owe|incl\w*|compris\w*)\b/;
