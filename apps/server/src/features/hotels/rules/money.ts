import type { Price } from '@escale/contract';

/** Prices are decimal strings; they are reckoned with as whole ten-thousandths, so that no cent is ever lost to a float. */
const scale = 10_000n;

export function unitsOf(amount: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(amount) ?? [];
  const units = BigInt(whole) * scale + BigInt(fraction.padEnd(4, '0'));
  return sign === '-' ? -units : units;
}

/** With as many decimals as the currency has. What lies between them is rounded half up. */
export function priceOf(units: bigint, currency: string): Price {
  const digits = decimalsOf(currency);
  const step = 10n ** BigInt(4 - digits);
  const rounded = units < 0n ? -((-units + step / 2n) / step) : (units + step / 2n) / step;
  const text = (rounded < 0n ? -rounded : rounded).toString().padStart(digits + 1, '0');
  const sign = rounded < 0n ? '-' : '';
  const amount = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { amount: sign + amount, currency };
}

export function plus(a: Price, b: Price): Price {
  if (a.currency !== b.currency) throw new Error('two currencies cannot be added');
  return priceOf(unitsOf(a.amount) + unitsOf(b.amount), a.currency);
}

export function minus(a: Price, b: Price): Price {
  return plus(a, { ...b, amount: priceOf(-unitsOf(b.amount), b.currency).amount });
}

export const zero = (currency: string): Price => priceOf(0n, currency);

export function isSamePrice(a: Price, b: Price): boolean {
  return a.currency === b.currency && unitsOf(a.amount) === unitsOf(b.amount);
}

export function smaller(a: Price, b: Price): Price {
  return unitsOf(a.amount) <= unitsOf(b.amount) ? a : b;
}

export function larger(a: Price, b: Price): Price {
  return unitsOf(a.amount) >= unitsOf(b.amount) ? a : b;
}

/** So many per cent of it. */
export function percentOf(price: Price, percent: number): Price {
  return priceOf((unitsOf(price.amount) * BigInt(Math.round(percent * 100))) / 10_000n, price.currency);
}

export function perNight(total: Price, nights: number): Price {
  return priceOf(unitsOf(total.amount) / BigInt(Math.max(1, nights)), total.currency);
}

/** A provider's JSON number, through its shortest decimal form and not its binary one. */
export function priceFromNumber(value: number, currency: string): Price {
  return priceOf(unitsOf(value.toFixed(4)), currency);
}

const decimals = new Map<string, number>();

function decimalsOf(currency: string): number {
  let known = decimals.get(currency);
  if (known === undefined) {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    known = Math.min(4, maximumFractionDigits);
    decimals.set(currency, known);
  }
  return known;
}
