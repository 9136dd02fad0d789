import { printsOf } from '@escale/extract';
import { foundAgain } from '@escale/extract/model';
import { type Translation, translateBooking } from './booking-to-segment.ts';
import type { Suggestions, Tasks } from './reader-tasks.ts';
import { redact } from './rules/redact.ts';

/** What is sent of one document. */
const mostCharacters = 20_000;
/** What is looked at for it: a number that a cut would halve is taken out before. */
const mostRead = 60_000;

/**
 * What is printed in a document and in what is attached to it, as the engine's own readers see it, without what no model
 * needs; no address behind a link.
 */
export async function printDocument({ bytes, facts }: Tasks['print']['asked']): Promise<string> {
  const prints = await printsOf({ bytes, ...facts });
  const text = prints.map((print) => print.text.trim()).join('\n\n');
  return redact(text.slice(0, mostRead)).slice(0, mostCharacters);
}

/** A model's answer in the product's words, as far as the text bears it out. Null: it is no answer. */
export async function suggestBookings({
  said,
  text,
  contextDate,
}: Tasks['suggest']['asked']): Promise<Suggestions | null> {
  const answer = parse(said);
  if (answer === null) return null;
  const { candidates, leftOut } = foundAgain(answer, text, contextDate);
  const tree = { path: '', kind: 'text', mediaType: 'text/plain', children: [] } as const;
  const bookings = candidates.flatMap((candidate) => translateBooking(candidate, { ...tree, children: [] }) ?? []);
  return { bookings: bookings.map(withoutStatus), leftOut };
}

/** It is not asked of a model, so nothing says that it is confirmed. */
function withoutStatus(booking: Translation): Translation {
  const { status: _, ...draft } = booking.draft;
  return { ...booking, draft };
}

function parse(said: string): object | null {
  try {
    const value: unknown = JSON.parse(said);
    return typeof value === 'object' && value !== null && 'bookings' in value ? value : null;
  } catch {
    return null;
  }
}
