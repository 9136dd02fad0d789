/** What a sign beside an amount means, as `plain` prints it. */
const signs: { [sign: string]: string } = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  us$: 'USD',
  us: 'USD',
  ca: 'CAD',
  can: 'CAD',
  '£': 'GBP',
  '¥': 'JPY',
  yen: 'JPY',
  c$: 'CAD',
  ca$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  r$: 'BRL',
  mx$: 'MXN',
  's/': 'PEN',
  kc: 'CZK',
  zl: 'PLN',
  tl: 'TRY',
  ft: 'HUF',
  cfp: 'XPF',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  원: 'KRW',
  円: 'JPY',
  // behind the amount: "Dh350" is of the Emirates
  dh: 'MAD',
};

/** Those that are no word of any language that papers are written in, however they are spelt. */
const everyCase =
  'usd gbp chf cad aud nzd jpy sek nok dkk czk pln huf mad tnd xof xaf xpf aed sgd hkd inr brl zar dzd egp krw myr thb twd cny qar kwd bhd omr jod lyd iqd isk bgn lkr npr mxn mur vnd';
/** In capitals alone: "try 2 nights", "ron 40". */
const capitals = new Set(
  'TRY ILS IDR PHP SAR ARS CLP COP PEN UYU RON RSD UAH GEL AMD AZN KZT KES NGN GHS TZS UGX ETB RWF NAD BWP MGA PKR BDT KHR LAK MVR FJD MOP JMD CRC GTQ DOP'.split(
    ' ',
  ),
);

for (const code of [...everyCase.split(' '), ...[...capitals].map((one) => one.toLowerCase())])
  signs[code] = code.toUpperCase();

/** Their codes for a pattern: "EUR", "XOF". */
export const currencyCodes = ['EUR', ...Object.keys(signs).filter((sign) => /^[a-z]{3}$/.test(sign))]
  .map((sign) => sign.toUpperCase())
  .filter((code) => signs[code.toLowerCase()] === code)
  .join('|');

/** All of them for a pattern, the longest first. */
export const currencySigns = Object.keys(signs)
  .filter((sign) => !['us', 'ca', 'can', 'cfp', 'dh', 'euro', 'euros'].includes(sign))
  .sort((a, b) => b.length - a.length)
  .map((sign) => sign.replace('$', String.raw`\$`))
  .join('|');

/** The currency of a sign, `printed` as the paper has it. */
export function currencyOf(sign: string, printed: string): string | undefined {
  const currency = signs[sign];
  return currency !== undefined && capitals.has(currency) && printed !== currency ? undefined : currency;
}

/** Those of a thousand small coins: "1 214,500 TND" are one thousand two hundred and fourteen. */
export const isOfThousandths = (currency: string) => /^(?:TND|KWD|BHD|OMR|JOD|LYD|IQD)$/.test(currency);

/** "NOK" alone, where no amount stands beside it. */
export const codeOfCurrency = (code: string): string | undefined =>
  signs[code.toLowerCase()] === code ? code : undefined;
