import type { Price } from '../booking.ts';
import { plain } from './plain.ts';

export type FoundPrice = Price & {
  at: number;
  length: number;
  /** Only "$": whose dollars these are stands elsewhere. */
  isDollar: boolean;
};

/**
 * Every amount with a currency beside it, in order: "1 389,48 €", "EUR 214.37", "£1,028.00", "CHF 165.–".
 * @param francs whose francs CFA are meant; without, none are found
 */
export function findPrices(text: string, francs: string | null = null): FoundPrice[] {
  const found: FoundPrice[] = [];
  const shape = plain(text);
  for (const match of shape.matchAll(anyPrice)) {
    const sign = (match[1] ?? match[4] ?? '').replace(/^f.*cfp$/, 'cfp');
    // "$61.00 CAD", "168,44 $ CA"
    const behind = sign === '$' ? whoseDollar.exec(text.slice(match.index + match[0].length)) : null;
    const currency = sign.endsWith('cfa') ? francs : currencies[behind?.[1]?.toLowerCase() ?? sign];
    const amount = decimal(match[2] ?? match[3] ?? '');
    const length = match[0].trimEnd().length + (behind?.[0].length ?? 0);
    if (currency && amount)
      found.push({ amount, currency, at: match.index, length, isDollar: sign === '$' && !behind });
  }
  return found;
}

const signs = String.raw`us\$|ca\$|au\$|a\$|c\$|€|\$|£|¥|eur|usd|gbp|chf|cad|aud|nzd|jpy|sek|nok|dkk|czk|r\$|zl|pln|huf|kc|mad|tnd|xof|xaf|xpf|(?:f(?:rancs?)? ?|fr\. ?)?cf[ap]|aed|sgd|hkd|inr|brl|zar|euros?`;
const digits = String.raw`\d{1,3}(?:[ .,']\d{3}){1,3}(?:[.,]\d{2})?|\d{1,7}(?:[.,]\d{2})?`;
const anyPrice = new RegExp(
  String.raw`(?<![a-z])(${signs}) {0,3}(${digits})(?!\d|[.,]\d)|(?<![\d.,]|\d )(${digits})(?:[.,] ?-{1,2})? {0,3}(${signs})(?![a-z])`,
  'g',
);

/** In capitals, for "$50 can be paid on arrival" says nothing of Canada. */
const whoseDollar = /^ ?(USD|usd|CAD|cad|AUD|aud|NZD|nzd|SGD|sgd|HKD|hkd|US|CA|CAN)\b/;

const currencies: { [sign: string]: string } = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  us$: 'USD',
  us: 'USD',
  ca: 'CAD',
  can: 'CAD',
  usd: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  '¥': 'JPY',
  jpy: 'JPY',
  chf: 'CHF',
  c$: 'CAD',
  ca$: 'CAD',
  cad: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud: 'AUD',
  nzd: 'NZD',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  kc: 'CZK',
  czk: 'CZK',
  pln: 'PLN',
  zl: 'PLN',
  r$: 'BRL',
  huf: 'HUF',
  mad: 'MAD',
  tnd: 'TND',
  xof: 'XOF',
  xaf: 'XAF',
  xpf: 'XPF',
  cfp: 'XPF',
  aed: 'AED',
  sgd: 'SGD',
  hkd: 'HKD',
  inr: 'INR',
  brl: 'BRL',
  zar: 'ZAR',
};

/** "1 389,48" and "1,389.48" are both "1389.48": the last mark followed by two digits is the decimal one. */
function decimal(printed: string): string | null {
  const match = /^([\d .,']*?)(?:[.,](\d{2}))?$/.exec(printed.trim());
  const whole = match?.[1]?.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (!whole) return null;
  return match?.[2] ? `${whole}.${match[2]}` : whole;
}
