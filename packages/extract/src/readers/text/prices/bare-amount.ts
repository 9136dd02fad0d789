import { onceFor } from '../../../once-for.ts';
import { codeOfCurrency } from '../../../text/currencies.ts';
import { type FoundPrice, findPrices } from '../../../text/prices.ts';
import type { Passage } from '../passages/passages.ts';

/** "Total: 4 401,00" below "PRICE (NOK)": an amount alone is in the only money that the paper names. */
export function bareAmount(p: Passage, passages: readonly Passage[]): FoundPrice[] {
  const match = p.label === 'price' ? alone.exec(p.shape) : null;
  const currency = match && onlyCurrency(passages).currency;
  if (!match || !currency) return [];
  const amount = `${match[1]?.replace(/\D/g, '')}.${match[2]}`;
  return [{ amount, currency, at: 0, length: match[0].length, isDollar: false }];
}

/** With its cents, for "Total: 3" are nights. */
const alone = /^(\d{1,3}(?:[ .,']\d{3}){0,2}|\d{4,6})[.,](\d\d)$/;

const onlyCurrency = onceFor((passages: readonly Passage[]): { currency: string | null } => {
  const [only, more] = new Set(
    passages.flatMap(({ text, called, shape }) => [
      ...findPrices(text).map(({ currency, isDollar }) => (isDollar ? '$' : currency)),
      // not "Madrid (MAD)"
      ...(saysMoney.test(`${called} ${shape}`)
        ? [...text.matchAll(/\(([A-Z]{3})\)/g)].flatMap(([, code]) => codeOfCurrency(code ?? '') ?? [])
        : []),
    ]),
  );
  return { currency: only && only !== '$' && !more ? only : null };
});

const saysMoney =
  /\b(?:prices?|prix|totals?|amounts?|montants?|tarifs?|fares?|charges|payments?|paiements?|receipt|preise?|pris)\b/;
