import type { Candidate } from '../../../booking.ts';
import { type DateFacts, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { TextDocument } from '../../../text-document.ts';
import { isNotHeld } from '../not-held.ts';
import { leadingCode, type Reference } from '../numbers/booking-number.ts';
import { lineAt } from '../passages/passage.ts';
import type { Passage } from '../passages/passages.ts';
import type { Shared } from '../shared.ts';
import { isStreet } from '../stays/streets.ts';
import type { Hire } from './hire.ts';
import { bookCar, bookTaxi } from './hire-bookings.ts';
import { hiresIn, isLabelled, pickUps } from './hire-lines.ts';
import { carWords, ofGoods, rents, rentsCars, sails, taxiWords, wordsOf } from './hire-words.ts';
import { hirerOf } from './hirers.ts';
import { withDirections, withWaysByHours } from './ride-directions.ts';
import { statusOfEach } from './status-of-each.ts';
import { twoEnds } from './two-ends.ts';
import { rideInForm, waysInLines } from './ways-in-lines.ts';
import { withWordsOfHires } from './words-of-hires.ts';

/**
 * Hired cars and drivers: both are fetched somewhere at a time. A car comes back at a time of its own; a driver takes
 * the traveller somewhere, and then is gone.
 */
export function readHires(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const text = wordsOf(passages, shared.subject);
  const drives = carWords.test(text) || hirerOf(document, passages) !== null;
  const isDriven =
    taxiWords.test(text) ||
    taxiWords.test(plain(document.origin.senderName ?? '')) ||
    (!drives && passages.some(isFetched));
  const hasPickUp = passages.some((p) => isLabelled(p, pickUps));
  // fetched and brought back, each on its day: a car, in whatever words
  const hasDropOff = hasPickUp && passages.some((p) => isLabelled(p, new Set(['dropOff', 'return'])));
  const isRented = rentsCars.test(text);
  if (!drives && !isDriven && !hasPickUp && !isRented) return [];
  if (!drives && !isDriven && !isRented && ofGoods.test(text)) return [];
  // a house with its days, which has a shuttle too
  const labels = new Set(passages.map((p) => p.label));
  const isStay = labels.has('hotel') && labels.has('arrival') && labels.has('departure');
  if (!hasPickUp && isStay) return [];
  // a ferry takes a vehicle along from here to there
  if (!hasPickUp && sails.test(text) && !rents.test(text)) return [];
  const candidates: Candidate[] = [];
  const ofHirer = numberOfHirer(document, passages, shared.references);
  shared = ofHirer
    ? { ...shared, reference: ofHirer, references: [ofHirer] }
    : shared.reference && shared.reference.weight >= 2
      ? shared
      : { ...shared, reference: numberBelowHead(passages) ?? shared.reference };
  const said = withWordsOfHires(passages, isDriven);
  const told = isDriven ? withWaysByHours(withDirections(said), facts) : said;
  const blocks = isDriven && !isRented ? blocksOfRides(told) : [];
  const hires =
    blocks.length > 1 ? blocks.flatMap((own) => rideInForm(own, facts) ?? hiresIn(own, facts)) : hiresIn(told, facts);
  const numbers = numbersOfEach(hires, shared.references, passages);
  const statuses = statusOfEach(hires, passages);
  for (const [i, hire] of hires.entries()) {
    if (!hire.start.moment?.time || !hire.start.place || isGivenUp(hire.start.place.at, passages)) continue;
    const number = numbers?.[i];
    const ofEach = statuses ? { ...shared, status: statuses[i] } : shared;
    const own = number ? { ...ofEach, references: [number], reference: number } : ofEach;
    if (hire.end.moment && (drives || (hasDropOff && !isDriven)))
      candidates.push(bookCar(hire, document, passages, own));
    // fetched here, brought there, one time: somebody drives
    else if (
      !hire.end.moment &&
      (isDriven || (hire.end.place && (drives ? isStreet(hire.start.place.value) : hasPickUp)))
    )
      candidates.push(bookTaxi(hire, document, own));
  }
  if (candidates.length === 0 && isDriven && !isRented) {
    const rides = waysInLines(passages, facts).map((ride) => bookTaxi(ride, document, shared));
    if (rides.length > 0) return rides.map((ride) => ({ ...ride, confidence: 0.5 }));
  }
  // "Ask us about tickets (sailings from NZ$230)" in a paragraph of conditions: no ship's paper
  const isOfShip =
    sails.test(plain(shared.subject)) || passages.some((p) => p.text.length < 140 && sails.test(p.shape));
  if (candidates.length > 0 || isDriven || isOfShip || !(isRented || (drives && saysSimilar(passages))))
    return candidates;
  const only = twoEnds(passages, facts);
  return only?.start.place && !isGivenUp(only.start.place.at, passages)
    ? [{ ...bookCar(only, document, passages, shared), confidence: 0.5 }]
    : [];
}

/** "Seat Ibiza or similar" in a line of its own: what only a hirer says. */
const saysSimilar = (passages: readonly Passage[]) =>
  passages.some(({ shape, former }) => !former && shape.length < 80 && similar.test(shape));
const similar = /\b(?:or|ou|oder) (?:(?:an |l'|un |une )?equivalente?|similar|similaire|semblable|ahnlich)\b/;

/** "Heure de prise en charge : 13:10", and no word of a car that one would drive. */
const isFetched = ({ label, called }: Passage) =>
  (label === 'when' || label === 'time') && /\b(?:prise en charge|pick-?up|collection|enlevement)\b/.test(called);

/**
 * "Sat 6 Feb at 4.15am" over "From: 18 Quarry Bank" and "To: Leeds Bradford Airport", and the same the other way round a week later:
 * of a driver, whatever his house is called, each is a ride, and none is where a car goes back.
 */
function blocksOfRides(passages: readonly Passage[]): Passage[][] {
  const blocks = [...Map.groupBy(passages, ({ block }) => block).values()];
  const ways = blocks.filter((own) => {
    const labels = own.filter(({ former, byColumn }) => !former && !byColumn).map(({ label }) => label);
    const isOne = ['from', 'to'].every((end) => labels.filter((label) => label === end).length === 1);
    return isOne && own.some((p) => !p.former && findTimes(p.text).length > 0);
  });
  const goesBack = passages.some(({ label }) => label === 'dropOff' || label === 'return');
  return goesBack ? [] : ways;
}

/** "Hertz, Fiat Tipo : annulée" over both ends of a car, in the cell of both. */
function isGivenUp(at: number, passages: readonly Passage[]): boolean {
  const own = passages[lineAt(passages, at)];
  return own?.inTable === true && passages.some((p) => p.cell === own.cell && isNotHeld(p.shape));
}

/** "Rental company: Avis, confirmation number 21440678CH5", below the number of whoever sold it: the desk asks for its own. */
function numberOfHirer(
  document: TextDocument,
  passages: readonly Passage[],
  references: readonly Reference[],
): Reference | undefined {
  const name = references.length > 1 ? plain(hirerOf(document, passages)?.value ?? '') : '';
  // or "N° de confirmation Goldcar" beside it, of a car that Goldcar hires out
  const isOfHirer = (p: Passage) =>
    !p.former && (p.label === 'company' || (p.label === 'reference' && name !== '' && p.called.includes(name)));
  const own = references.filter(({ at }) =>
    passages.some((p) => isOfHirer(p) && at >= p.at && at < p.at + p.text.length),
  );
  return new Set(own.map(({ value }) => value)).size === 1 ? own[0] : undefined;
}

/** "Bon n° CC-7715-A", "Bon n° CC-7715-R": as many numbers as hires, each in front of its hire or each behind it. */
function numbersOfEach(
  hires: readonly Hire[],
  references: readonly Reference[],
  passages: readonly Passage[],
): Reference[] | null {
  // of rides in columns side by side the offsets alternate; their passages do not
  const lineOf = (at: number) => passages.findIndex((p) => p.at <= at && at <= p.at + p.text.length);
  const said = references.filter(({ weight, company }) => weight >= 1.5 && !company);
  const plain = said.filter(({ weight }) => weight >= 2);
  const plainest = plain.length > 0 ? plain : said;
  const numbers = [...new Map(plainest.map((one) => [one.value, { ...one, line: lineOf(one.at) }])).values()].toSorted(
    (a, b) => a.line - b.line,
  );
  if (hires.length < 2 || numbers.length !== hires.length) return null;
  const spans = hires.map(({ start, end }) => {
    const lines = [start.moment, start.place, end.moment, end.place].flatMap((one) => (one ? [lineOf(one.at)] : []));
    return { from: Math.min(...lines), to: Math.max(...lines) };
  });
  const isEach = (isLead: boolean) =>
    numbers.every(({ line }, i) => {
      const [before, own, after] = [spans[i - 1], spans[i], spans[i + 1]];
      if (!own || line < 0) return false;
      return isLead ? line > (before?.to ?? -1) && line < own.to : line > own.from && line < (after?.from ?? Infinity);
    });
  return isEach(true) || isEach(false) ? numbers : null;
}

/** "Loueur | Réf. loueur" over "Centauro | 90411563", where the paper has no other number. */
function numberBelowHead(passages: readonly Passage[]): Reference | null {
  const [only, more] = passages.filter((p) => p.label === 'reference' && p.byColumn && !p.former);
  const value = only && !more ? leadingCode(only.text) : null;
  return only && value ? { value, at: only.at, text: only.text, weight: 2 } : null;
}

/** A car of an itinerary that has journeys too: in a form of its own, which says on which day it is fetched and brought back. */
export function readHiresBeside(
  document: TextDocument,
  passages: readonly Passage[],
  shared: Shared,
  facts: DateFacts,
): Candidate[] {
  const tells = (p: Passage, ...labels: string[]) =>
    p.label !== null && labels.includes(p.label) && !p.former && findDates(p.text, facts).some((date) => !date.weak);
  const first = passages.findIndex((p) => tells(p, 'pickUp'));
  const last = first < 0 ? -1 : passages.findIndex((p, i) => i > first && tells(p, 'return', 'dropOff'));
  if (last < 0 || last - first > 8) return [];
  const near = passages.slice(Math.max(0, first - 6), last + 1);
  const [from, to] = [near[0]?.at ?? 0, passages[last]?.at ?? 0];
  const said = shared.references.filter(({ at }) => at >= from && at <= to);
  const references = said.length > 0 ? said : near.flatMap(numbered);
  const own = { ...shared, subject: '', references, reference: references[0] ?? null, price: null };
  return readHires(document, near, own, facts).filter(({ booking }) => booking.type === 'RentalCarReservation');
}

/** "Jumbo Car, n° JC971-20884" */
function numbered(p: Passage): Reference[] {
  const code = leadingCode(/(?:n°|\bno\.|#) ?:? ?(\S+)$/i.exec(p.text)?.[1] ?? '');
  return code && /\d{3}/.test(code) ? [{ value: code, at: p.at + p.text.indexOf(code), text: p.text, weight: 2 }] : [];
}

/** Whether it speaks of a car or a driver at all: most papers do not, and who asks this may spare the rest. */
export function speaksOfHire(document: TextDocument, passages: readonly Passage[], subject: string): boolean {
  const text = wordsOf(passages, subject);
  const isSaid = carWords.test(text) || taxiWords.test(text) || rentsCars.test(text);
  return isSaid || passages.some((p) => isLabelled(p, pickUps)) || hirerOf(document, passages) !== null;
}
