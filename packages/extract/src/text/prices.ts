import type { Price } from '../booking.ts';
import { codeOfCurrency, currencyOf, currencySigns, isOfThousandths } from './currencies.ts';
import { plain } from './plain.ts';

export type FoundPrice = Price & {
  at: number;
  length: number;
  /** Only "$": whose dollars these are stands elsewhere. */
  isDollar: boolean;
};

/**
 * Every amount with a currency beside it, in order: "1 389,48 €", "EUR 214.37", "£1,028.00", "CHF 165.–".
 * @param whose francs CFA and crowns are meant; without, none are found. "¥" is of Japan unless it is said to be another's
 */
export function findPrices(
  text: string,
  whose: { francs?: string | null; crowns?: string | null; yuan?: string | null } = {},
): FoundPrice[] {
  const found: FoundPrice[] = [];
  const shape = plain(text);
  for (const match of shape.matchAll(anyPrice)) {
    const sign = (match[1] ?? match[4] ?? '').replace(/^f.*cfp$/, 'cfp');
    const printed = text.slice(match.index, match.index + match[0].length);
    // "12 ft" are feet
    if (sign === 'ft' && !printed.includes('Ft')) continue;
    // "Confirmation KHR 0309-2": an amount begins with no zero
    if (/^0\d/.test(match[2] ?? match[3] ?? '')) continue;
    // "$61.00 CAD", "168,44 $ CA", "CLP $ 214.690"
    const behind = sign === '$' ? whoseBehind(text.slice(match.index + match[0].length)) : null;
    const before =
      sign === '$' ? codeOfCurrency(/(?<!\p{L})([A-Z]{3}) ?$/u.exec(text.slice(0, match.index))?.[1] ?? '') : undefined;
    const shared = sign.endsWith('cfa')
      ? whose.francs
      : sign.startsWith('kr') && sign !== 'krw'
        ? whose.crowns
        : sign === '¥'
          ? whose.yuan
          : undefined;
    // "¥1,280.00" in a paper that is not of China: a yen has no hundredths
    if (sign === '¥' && !shared && /[.,]\d{2}$/.test(match[2] ?? match[3] ?? '')) continue;
    const currency = shared ?? before ?? behind?.currency ?? currencyOf(sign, /\p{Lu}{3}/u.exec(printed)?.[0] ?? '');
    const amount = decimal(match[2] ?? match[3] ?? '', currency);
    const length = match[0].trimEnd().length + (behind?.length ?? 0);
    if (currency && amount)
      found.push({ amount, currency, at: match.index, length, isDollar: sign === '$' && !behind && !before });
  }
  return found;
}

const signs = String.raw`${currencySigns}|(?:f(?:rancs?)? ?|fr\. ?)?cf[ap]|euros?|kr\.?`;
const digits = String.raw`\d{1,3}(?:[ .,']\d{3}){1,3}(?:[.,]\d{2})?|\d{1,2}(?:,\d\d){1,2},\d{3}(?:\.\d{2})?|\d{4,6}[.,]\d{3}|\d{1,7}(?:[.,]\d{2})?`;
const anyPrice = new RegExp(
  String.raw`(?<![a-z])(${signs}) {0,3}(${digits})(?!\d|[.,]\d)|(?<![\d.,]|\d )(${digits})(?:[.,] ?-{1,2})? {0,3}(${signs}|dh)(?![a-z])`,
  'g',
);

/** "CAD", "US", "M.N." behind an amount of dollars or pesos: whose. In capitals, for "$50 can be paid on arrival" says nothing of Canada. */
function whoseBehind(text: string): { currency: string; length: number } | null {
  const match = /^ ?([A-Z]{2,3}|usd|cad|aud|nzd|sgd|hkd|M\. ?N\.)(?![\p{L}\d])/u.exec(text);
  const said = match?.[1] ?? '';
  const currency = said.startsWith('M.') || said === 'MN' ? 'MXN' : currencyOf(said.toLowerCase(), said.toUpperCase());
  return match && currency ? { currency, length: match[0].length } : null;
}

/**
 * "1 389,48" and "1,389.48" are both "1389.48": the last mark followed by two digits is the decimal one, and of a currency of
 * thousandths the one followed by three. Null where "1,214 TND" may be either.
 */
function decimal(printed: string, currency: string | null | undefined): string | null {
  const thousandths = currency && isOfThousandths(currency) ? /^([\d .,']+?)([.,])(\d{3})$/.exec(printed) : null;
  if (thousandths) {
    const [, before = '', mark = '', behind] = thousandths;
    if (before.length === 1) return null;
    if (!before.includes(mark)) return `${before.replace(/\D/g, '')}.${behind}`;
  }
  if (/^\d{4,}[.,]\d{3}$/.test(printed)) return null;
  const match = /^([\d .,']*?)(?:[.,](\d{2}))?$/.exec(printed.trim());
  const whole = match?.[1]?.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (!whole) return null;
  return match?.[2] ? `${whole}.${match[2]}` : whole;
}
