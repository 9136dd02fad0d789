import { onceFor } from '../../once-for.ts';
import { type DateFacts, dateOrder } from '../../text/dates.ts';
import type { Language, TextDocument } from '../../text-document.ts';
import { issueDayOf } from './issue-day.ts';
import { passagesOf } from './passages/passages.ts';

/** By what the days of a paper are read: its language, its order of day and month, the day on which it was made. */
export const dateFactsOf = onceFor((document: TextDocument) => dateFactsIn(document, document.language));

/** The same where its language is known otherwise. */
export function dateFactsIn(document: TextDocument, language: Language): DateFacts {
  const { contextDate } = document;
  const order = document.dateOrder ?? dateOrder(document.text.slice(0, 100_000), language);
  const issued = issueDayOf(passagesOf(document), { contextDate, language, order });
  return { contextDate: issued ?? contextDate, language, order };
}

/** A paper of which other bookings are left out: "08/04/2027" in a row is of April or of August as the whole paper's days are. */
export function partOf(document: TextDocument, part: Pick<TextDocument, 'text' | 'blocks'>): TextDocument {
  return { ...document, ...part, dateOrder: dateFactsOf(document).order ?? 'unknown' };
}
