import type { Candidate, Doubt } from './booking.ts';
import type { JsonObject } from './json.ts';
import { withPossibleValues } from './possible/possible-values.ts';
import { readInPieces } from './read-print.ts';
import { isOfMore } from './readers/events/of-more.ts';
import { readers } from './readers/index.ts';
import { withDaysOfProgramme } from './readers/order/reader.ts';
import { withKnownEnds } from './readers/order/rides/generic-ends.ts';
import { typeOf } from './readers/schema-org/pick.ts';
import { withDaysBetween } from './readers/text/journeys/day-between.ts';
import { withLikelyHours } from './readers/text/journeys/likely-hours.ts';
import { withBestClaims } from './readers/text/numbers/best-claims.ts';
import { withLoneLocator } from './readers/text/numbers/lone-locator.ts';
import { withNumberOfEach } from './readers/text/numbers/numbers-of-each.ts';
import { withOwnNumberAgain } from './readers/text/numbers/own-number-again.ts';
import { readReferences } from './readers/text/numbers/references.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { withTitledReader } from './readers/text/people/addressee.ts';
import { withSomebody } from './readers/text/people/by-given-name.ts';
import { withCompanions } from './readers/text/people/companions.ts';
import { withNamedOnly } from './readers/text/people/named-only.ts';
import { withNamesOverRows } from './readers/text/people/names-over-rows.ts';
import { withNaturalOrder } from './readers/text/people/natural-order.ts';
import { withOwnJourneys } from './readers/text/people/own-journeys.ts';
import { withPeopleOfParts } from './readers/text/people/people-of-parts.ts';
import { withTravelersOfRows, withWholeNames } from './readers/text/people/rows-of-travelers.ts';
import { readTravelers } from './readers/text/people/travelers.ts';
import { withOwnPrices } from './readers/text/prices/own-prices.ts';
import { looksLikeBooking } from './readers/text/reader.ts';
import { withSeatOfEach } from './readers/text/seats/seat-of-each.ts';
import { doubtPartlyCancelled } from './readers/text/stays/partly-cancelled.ts';
import { withPrintedStreets } from './readers/text/stays/printed-street.ts';
import { withKeptLines, withWholeCancelled } from './readers/text/whole-cancelled.ts';
import { quoted } from './readers/unread/quoted.ts';
import { unreadIn } from './readers/unread/unread.ts';
import type { SourceNode } from './source.ts';
import type { TextDocument } from './text-document.ts';

export type Found = {
  candidates: Candidate[];
  /** What markup speaks of without anything being booked: a restaurant's page, a hotel, a product. */
  mentions: JsonObject[];
  doubts: Doubt[];
};

/** Asks every reader about every node, inner ones first, and printed matter where it may say more than the markup. */
export function readTree(root: SourceNode): Found {
  const found: Found = { candidates: [], mentions: [], doubts: [] };
  readNode(root, found);
  return found;
}

/** A note that books nothing has no number of a booking. */
function hasNumber({ content }: SourceNode): boolean {
  return content.of === 'print' && readReferences(passagesOf(content.print)).some(({ weight }) => weight >= 2);
}

function readNode(node: SourceNode, found: Found): Candidate[] {
  const own: Candidate[] = [];
  // what answers or is more complete comes first, and may make the rest needless
  const children = [...node.children].sort((a, b) => lateness(a) - lateness(b));
  for (const child of children) {
    const isNeedless =
      child.role === 'note' ||
      (child.role === 'alternative' && own.length > 0) ||
      (child.role === 'quoted' && node.role !== 'quoted' && own.length > 0);
    if (isNeedless && child.role === 'alternative') withTravelersOf(own, child);
    if (isNeedless) continue;
    own.push(...readNode(child, found));
  }
  // "AMENDED: your car", with the customer's own words below as programs quote them: the news is what stands above
  const news = own.length === 0 ? children.filter((child) => child.role === 'note' && hasNumber(child)) : [];
  for (const child of news) own.push(...readNode(child, found));
  const before = found.candidates.length;
  let isRead = false;
  for (const reader of readers) {
    if (!reader.mayRead(node)) continue;
    const { candidates, doubts } = reader.read(node);
    isRead ||= reader.readsAll === true && candidates.length > 0;
    found.candidates.push(...candidates);
    found.doubts.push(...doubts);
  }
  if (node.content.of === 'print' && !isRead) {
    const { print } = node.content;
    const { candidates, doubts } = readInPieces(node.kind, print);
    withNamesOverRows(candidates, passagesOf(print));
    const timed = withDaysOfProgramme(withDaysBetween(withLikelyHours(candidates, print), print), print);
    const named = withTitledReader(withSomebody(timed, print), print);
    withWholeNames(
      named,
      readTravelers(passagesOf(print)).map(({ value }) => value),
    );
    withCompanions(named, passagesOf(print));
    withKnownEnds(named);
    withOwnJourneys(named, passagesOf(print));
    withPeopleOfParts(named, passagesOf(print));
    withKeptLines(named, passagesOf(print));
    withWholeCancelled(named, passagesOf(print));
    withNamedOnly(named, passagesOf(print));
    const events = found.candidates.slice(before);
    const ordered = withSeatOfEach(withNaturalOrder(withTravelersOfRows(withBestClaims(named, print)), print), print);
    const weighed = ordered.filter((one) => !isOfEvent(one, events, print));
    withLoneLocator(weighed, print);
    withOwnNumberAgain(weighed, passagesOf(print));
    const each = withNumberOfEach(weighed, passagesOf(print));
    // an amount is found by the number beside it
    found.candidates.push(...(node.kind === 'docx' ? withOwnPrices(each, print) : each));
    const bookings = found.candidates.splice(before).filter((one, _, all) => !isDeparture(one, all));
    found.candidates.push(...bookings.map(withPossibleValues));
    withPrintedStreets(found.candidates.slice(before), print.text);
    const read = [...own, ...found.candidates.slice(before)];
    found.doubts.push(...doubts);
    const unread = read.length > 0 ? unreadIn(print, read, node.kind === 'docx') : null;
    const evidence = unread && { node: node.path, at: unread.at, text: quoted(unread.text) };
    if (doubts.length === 0 && (evidence || (read.length === 0 && looksLikeBooking(print))))
      found.doubts.push({ code: 'booking-not-understood', node: node.path, ...(evidence && { evidence }) });
  }
  if (node.content.of === 'print')
    doubtPartlyCancelled([...own, ...found.candidates.slice(before)], node.content.print);
  if (node.content.of === 'things' && found.candidates.length === before)
    found.mentions.push(...node.content.things.filter((thing) => typeOf(thing) !== 'EmailMessage'));
  return [...own, ...found.candidates.slice(before)];
}

/** "Les Nuits du Fleuve, samedi 13 mars, 20h, Opéra du Fleuve": what one goes to is no house to sleep or to eat in under the same number. */
function isOfEvent({ booking }: Candidate, read: readonly Candidate[], { text }: TextDocument): boolean {
  const at = booking.type === 'LodgingReservation' ? booking.checkIn : undefined;
  const day = booking.type === 'FoodEstablishmentReservation' ? booking.departure?.local : at?.local;
  return read.some(
    ({ booking: event }) =>
      event.type === 'EventReservation' &&
      event.reference === booking.reference &&
      day !== undefined &&
      (event.departure?.local.slice(0, 10) === day.slice(0, 10) || !isOfMore(text)),
  );
}

/** "Votre trajet Lyon → Turin", at the hour at which the coach of the same number leaves: no event. */
const isDeparture = ({ booking }: Candidate, all: readonly Candidate[]): boolean =>
  booking.type === 'EventReservation' &&
  all.some(
    ({ booking: other }) =>
      'from' in other && other.reference === booking.reference && other.departure?.local === booking.departure?.local,
  );

/** Who travels, where the page that was read names nobody and the same mail as plain text does. */
function withTravelersOf(own: readonly Candidate[], { content }: SourceNode): void {
  if (content.of !== 'print' || own.some(({ booking }) => booking.travelers)) return;
  const { print } = content;
  const people = readTravelers(passagesOf(print));
  for (const { booking, evidence } of people.length > 0 ? own : []) {
    booking.travelers = people.map(({ value }) => value);
    evidence.travelers = { node: print.node, at: people[0]?.at, text: people[0]?.text ?? '' };
  }
}

function lateness(node: SourceNode): number {
  return node.role === 'quoted' ? 2 : node.role === 'alternative' ? 1 : 0;
}
