/** A search parameter that is one of the known words, or left out. */
export const oneOf = <W extends string>(value: unknown, words: readonly W[]): W | undefined =>
  words.find((word) => word === value);
export const someText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const someDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
