import type { Price } from '@escale/contract';
import type { Language } from '../../words/language.ts';

/** `€412.50`, `412,50 €`; whole amounts without their zeros, unless they stand `exact` in a column of others. */
export function priceText({ amount, currency }: Price, language: Language, exact = false): string {
  try {
    return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
      style: 'currency',
      currency,
      trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
    }).format(Number(amount));
  } catch {
    // A currency code that this browser does not know.
    return `${amount} ${currency}`;
  }
}

/** For one of several nights, rounded to cents: only to be shown, never to be paid. */
export function perNight({ amount, currency }: Price, nights: number): Price {
  return { amount: (Number(amount) / Math.max(1, nights)).toFixed(2), currency };
}
