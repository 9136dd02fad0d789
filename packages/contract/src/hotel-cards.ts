/** What a provider's card fields say to the page around them (`postMessage`); `height` is in CSS pixels. */
export type CardFieldsWord =
  | { readonly cardFields: 'paid' | 'refused' | 'unavailable' }
  | { readonly cardFields: 'drawn'; readonly height: number };

/**
 * The card numbers that card schemes and payment services publish for tests; no money hangs on any of them. The sandbox's
 * card fields know these and turn each into its token in the browser: not even they travel to our server.
 */
export const sandboxCards = [
  { brand: 'Visa', number: '4111111111111111', token: 'sandbox-visa' },
  { brand: 'Visa', number: '4242424242424242', token: 'sandbox-visa-2' },
  { brand: 'Mastercard', number: '5555555555554444', token: 'sandbox-mastercard' },
  { brand: 'American Express', number: '378282246310005', token: 'sandbox-amex' },
  /** Its issuer says no. */
  { brand: 'Visa', number: '4000000000000002', token: 'sandbox-declined' },
] as const;

/** Of a number as somebody types it, blanks and dashes included; null: it is none of them. */
export function sandboxCardOf(typed: string): (typeof sandboxCards)[number] | null {
  const digits = typed.replaceAll(/[ -]/g, '');
  return sandboxCards.find(({ number }) => number === digits) ?? null;
}

/** Is there something in it that could be a card's number: 13 to 19 digits with the right check digit, however grouped? */
export function holdsCardNumber(words: string): boolean {
  for (const [run] of words.matchAll(/\d(?:[ -]?\d){12,18}(?![ -]?\d)/g)) {
    if (passesLuhn(run.replaceAll(/[ -]/g, ''))) return true;
  }
  return false;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i));
    const counted = i % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
