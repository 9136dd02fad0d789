import type { Candidate } from '../../booking.ts';
import { dateOrder } from '../../text/dates.ts';
import type { TextDocument } from '../../text-document.ts';
import { type Passage, passagesOf } from '../text/passages.ts';
import { readTravelers } from '../text/travelers.ts';
import { type Item, itemsOf } from './items.ts';
import { hireIn, transferIn } from './rides.ts';
import { type OrderFacts, stayIn } from './stays.ts';

/**
 * An agency's order has a piece for each booking, each in the agency's own form: a row, a box, a sentence. What is whole
 * in its piece is read from there, with the number that stands in it; a piece without a number of its own books nothing.
 */
export function readOrder(document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const { language, contextDate } = document;
  const order = dateOrder(document.text.slice(0, 100_000), language);
  const facts: OrderFacts = { document, dates: { contextDate, language, order }, travelers: readTravelers(passages) };
  const items = itemsOf(passages);
  return [stayIn, hireIn, transferIn].flatMap((read) => readPieces(items, facts, read));
}

function readPieces(
  items: readonly Item[],
  facts: OrderFacts,
  read: (item: Item, facts: OrderFacts) => Candidate | null,
): Candidate[] {
  const taken = new Set<Passage>();
  const candidates: Candidate[] = [];
  for (const item of items) {
    if (item.passages.some((p) => taken.has(p))) continue;
    const candidate = read(item, facts);
    if (!candidate) continue;
    for (const p of item.passages) taken.add(p);
    candidates.push(candidate);
  }
  return candidates;
}
