import { sandboxCardOf, sandboxCards } from '@escale/contract/hotel-cards';

/** What is wrong with a field of the card form; the words are the page's. */
export type CardFault = 'required' | 'number' | 'not-a-test-number' | 'expiry' | 'expired' | 'cvv' | 'type';

export type CardType = (typeof sandboxCards)[number]['brand'];
export const cardTypes: readonly CardType[] = [...new Set(sandboxCards.map(({ brand }) => brand))];

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** In groups, as it stands on the card. */
export function spacedNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  if (cardTypeOf(digits) === 'American Express')
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].join(' ').trim();
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}

/** From its first digits; null while too few are there, or for a scheme that is not taken. */
export function cardTypeOf(number: string): CardType | null {
  const digits = digitsOf(number);
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^4/.test(digits)) return 'Visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  return null;
}

export function numberFault(text: string): CardFault | null {
  const digits = digitsOf(text);
  if (digits === '') return 'required';
  if (digits.length < 13 || digits.length > 19 || !isLuhnValid(digits)) return 'number';
  return sandboxCardOf(digits) ? null : 'not-a-test-number';
}

/** `mm/yy` as typed, against the month that it is now. A card is good until the end of its month. */
export function expiryFault(text: string, now = new Date()): CardFault | null {
  if (text.trim() === '') return 'required';
  const month = expiryMonth(text);
  if (!month) return 'expiry';
  const thisMonth = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  return month < thisMonth ? 'expired' : null;
}

/** `2028-09` from `09/28`, `9/2028` or `0928`; null where it is no month. */
export function expiryMonth(text: string): string | null {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/.\- ]?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === '') return null;
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}`;
}

export function cvvFault(text: string, type: CardType | null): CardFault | null {
  if (text.trim() === '') return 'required';
  const length = type === 'American Express' ? 4 : 3;
  return new RegExp(`^\\d{${length}}$`).test(text.trim()) ? null : 'cvv';
}

/** The check digit of ISO/IEC 7812. */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i]);
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}
