import type { Candidate } from '../../../booking.ts';

/** "212, rue Front Ouest": an address is read without the comma behind its number, and said as the paper prints it. */
export function withPrintedStreets(candidates: readonly Candidate[], text: string): void {
  for (const { booking } of candidates) {
    const place = 'place' in booking ? booking.place : undefined;
    const [, number, rest] = /^(\d{1,5}[a-z]?) (.{4,})$/iu.exec(place?.street ?? '') ?? [];
    if (!place || !number || !rest || text.includes(`${number} ${rest}`)) continue;
    const printed = [`${number}, ${rest}`, `${number},${rest}`].find((one) => text.includes(one));
    if (printed) place.street = printed;
  }
}
