import type { Candidate } from '../../../booking.ts';

/** "212, rue Front Ouest", "Plaza Mayor, 4": an address is read without the comma beside its number, and said as the paper prints it. */
export function withPrintedStreets(candidates: readonly Candidate[], text: string): void {
  for (const { booking } of candidates) {
    const place = 'place' in booking ? booking.place : undefined;
    if (place?.street) place.street = printedStreet(place.street, text);
  }
}

/** A street as `text` has it, with the comma between its name and its number where it prints one. */
export function printedStreet(street: string, text: string): string {
  if (text.includes(street)) return street;
  const [, first, last] =
    /^(\d{1,5}[a-z]?) (.{4,})$/iu.exec(street) ?? /^(.{4,}) (\d{1,5}[a-z]?)$/iu.exec(street) ?? [];
  return [`${first}, ${last}`, `${first},${last}`].find((printed) => first && last && text.includes(printed)) ?? street;
}
