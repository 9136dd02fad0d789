/** Declared in one word, which the app tells as a sentence in each reader's language; anything else are the operator's own words. */
export function isInEurope(declared: string): boolean {
  return ['europe', 'eu'].includes(declared.trim().toLowerCase());
}
