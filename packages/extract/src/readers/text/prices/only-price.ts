import type { Price } from '../../../booking.ts';
import { inLines } from '../../../text/in-lines.ts';
import { findPrices } from '../../../text/prices.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { isAbout } from './added-up.ts';

/**
 * "The damage: €290 for the two nights", "£198.00, paid online": where no word tells a total, the only price of a short paper is its
 * price. A deposit, a tax and what something more costs are none; of two that are left nobody knows.
 */
export function onlyPrice(passages: readonly Passage[]): Found<Price> | null {
  const open = passages.filter((p) => !p.former && p.label !== 'former');
  const prose = open.filter((p) => p.label === null && !p.inTable);
  const pieces = [...open.filter((p) => !prose.includes(p)), ...paragraphsOf(prose).flatMap(sentencesOf)];
  const found = pieces.flatMap((p) => {
    const own = `${p.called} `;
    return findPrices(p.text).flatMap((price) => {
      // what is said between commas is of one thing
      const before =
        p.shape
          .slice(0, price.at)
          .split(/[;(]|, (?!\d)/)
          .at(-1) ?? '';
      const behind = p.shape.slice(price.at + price.length).split(/[;)]|, (?!\d)/)[0] ?? '';
      const around = `${own}${before} ${behind}`;
      if (
        price.isDollar ||
        isAbout(p.shape.slice(0, price.at)) ||
        perNight.test(before) ||
        ofElse.test(around) ||
        each.test(behind)
      )
        return [];
      return [{ value: { amount: price.amount, currency: price.currency }, at: p.at + price.at, text: p.text }];
    });
  });
  const [first, ...others] = found;
  const isSame = ({ value }: Found<Price>) =>
    value.currency === first?.value.currency && Number(value.amount) === Number(first.value.amount);
  return first && Number(first.value.amount) > 0 && others.every(isSame) ? first : null;
}

const ofElse = inLines()`
  \b(?:
    deposits?|caution|acompte|arrhes|down ?payment|anzahlung|balance|solde|tax(?:es?)?|taxe|kurtaxe|kaution|fees? (?:applies|is charged)|fine
    |penalt(?:y|ies)|parking|breakfast (?:is|costs|at)|petit[ -]dejeuner (?:est|a)|supplement|extra|optional|en option|in addition|en sus
    |dinner|lunch|diner|menu|dogs?|pets?|chiens?|towels?|linen (?:is|costs)|cot|lit bebe|shuttle|navette|taxi|transfer|voucher|gift|bon d'achat
    |refund\w*|rembours\w*|cancel\w*|annul\w*|instead of|au lieu de|save|saved|discount|remise|reduction|from|a partir de|late|lost|perdue?
    |nightly|rates?|tarifs?|members?hip|donation|don|city|visitor'?s?|tourist|sejour|upgrade|late check-?out|rollaway|minibar
  )\b
`;
/** "3 nuits à", "two rooms at": of each of them. */
const perNight = /\b(?:nuits?|nuitees?|nights?|chambres?|rooms?|jours?|days?) (?:a|at|x|@|de) ?$/;
const each =
  /^ ?(?:\/|(?:per|par|pro|je|a|each|la|le|chacune?|an?)\b(?! (?:carte|virement|cheque|card|credit|transfer)))/;
