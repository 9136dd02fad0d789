import type { Candidate } from '../../booking.ts';
import { type DateFacts, dateOrder } from '../../text/dates.ts';
import type { TextDocument } from '../../text-document.ts';
import { mentionsBooking, saysBooked } from './gate.ts';
import { readGdsLines } from './gds.ts';
import { readHires } from './hires.ts';
import { legsOf } from './journeys.ts';
import { bookLeg } from './leg-bookings.ts';
import { type Passage, passagesOf } from './passages.ts';
import { sectionsOf } from './sections.ts';
import { narrowShared, readShared, type Shared } from './shared.ts';
import { readStays } from './stays.ts';
import { tokensOf } from './tokens.ts';

/** Bookings in printed matter, whoever printed it: tables, labelled values, lines of an itinerary. */
export function readText(document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const shared = readShared(document, passages);
  const gds = readGdsLines(passages, shared, document);
  if (gds.length > 0) return gds;
  if (!saysBooked(document, shared.references)) return [];
  const facts = {
    contextDate: document.contextDate,
    language: document.language,
    order: dateOrder(document.text.slice(0, 100_000), document.language),
  };
  const sections = sectionsOf(passages);
  if (!sections) return readSection(document, passages, shared, facts);
  return sections.flatMap((section) => readSection(document, section, narrowShared(shared, section), facts));
}

function readSection(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const { legs } = legsOf(tokensOf(passages, facts));
  if (legs.length > 0) return legs.map((leg) => bookLeg(leg, passages, shared, document.node));
  const hires = readHires(document, passages, shared, facts);
  if (hires.length > 0) return hires;
  return readStays(document, passages, shared, facts);
}

/** Words that only a booking would say, for telling "nothing booked here" from "a booking that we could not read". */
export function looksLikeBooking(document: TextDocument): boolean {
  const passages = passagesOf(document);
  const shared = readShared(document, passages);
  return mentionsBooking(document) && saysBooked(document, shared.references);
}
