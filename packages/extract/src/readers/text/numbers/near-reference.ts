import type { Candidate } from '../../../booking.ts';
import { airlineByName } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { type Passage, passagesOf } from '../passages/passages.ts';
import { sectionsOf } from '../passages/sections.ts';
import { sentencesOf } from '../passages/sentences.ts';
import type { Reference } from './booking-number.ts';
import { isOfOtherKind, kindWords } from './kind-words.ts';
import { belowLine, belowRow } from './number-below.ts';
import { inOwnForm } from './number-in-form.ts';
import { numberOver } from './number-over.ts';
import { carriersOrder, isOrder, plainOrder } from './order-numbers.ts';
import { readReferences } from './references.ts';
import { namesOfBooking, referenceOfKind, referencesByKind } from './references-by-kind.ts';
import { sameNumber } from './same-number.ts';

/** Whether what it has for a number is that of the order that it stands in. */
export function isOrdersOwn({ evidence }: Candidate, text: string): boolean {
  const at = evidence.reference?.at;
  if (typeof at !== 'number') return false;
  const lead = plain(text.slice(Math.max(0, at - 40), at));
  return /\b(?:purchase order|bon de commande|po number|commande n|order form)\b[^\n]*$/.test(lead);
}

/**
 * Gives each booking of an agency's order the number that stands with it. The order has a number of its own, and each
 * carrier and hotel in it has one: the same cell, row, section or kind of journey tells whose it is. Of several as near,
 * the last one before the booking is its own; where nothing tells, it has none.
 */
export function withNearReferences(candidates: Candidate[], document: TextDocument): Candidate[] {
  const passages = passagesOf(document);
  const all = readReferences(passages, '', true);
  const references = all.filter((reference) => !isOrder(reference, document));
  const told = referencesByKind(passages);
  const journeys = candidates.flatMap(({ evidence }) => [evidence.number?.at].filter(isOffset));
  const paper = { passages, sections: sectionNumbers(passages), document, journeys };
  for (const [i, { booking, evidence }] of candidates.entries()) {
    if (isOfRoom(evidence, passages) || isOfSegment(evidence, document)) continue;
    const at = whereOf(evidence, passages);
    if (at === undefined || (references.length === 0 && told.length === 0) || booking.type === 'Event') {
      delete booking.reference;
      delete evidence.reference;
      continue;
    }
    const names = namesOfBooking(booking);
    const others = candidates.flatMap((one) => (one.booking.type === booking.type ? namesOfBooking(one.booking) : []));
    // "Same reference as item 1": that of the booking of its kind before it
    const isSaidBefore =
      candidates.slice(0, i).some((one) => one.booking.type === booking.type && one.booking.reference) &&
      sameNumber.test(passageAt(passages, at)?.shape ?? '');
    const near = isSaidBefore
      ? null
      : (ownInSentence(all, at, passages, journeys) ??
        numberOver(references, at, passages) ??
        belowRow(references, booking.type, at, passages, journeys) ??
        belowLine(all, at, passages, journeys) ??
        inOwnForm(references, at, passages, paper.sections) ??
        ofBothAbove(references, at, passages, journeys) ??
        referenceOfKind(told, booking.type, names, others) ??
        nearest(
          all.filter((reference) => !isInSentenceOf(journeys, at, reference, passages)),
          at,
          booking.type,
          paper,
        ));
    // what stands in another paragraph is less near than the number of the way there, told in the same
    const isApart = !near || passageAt(passages, near.at) !== passageAt(passages, at);
    const there = isApart
      ? candidates
          .slice(0, i)
          .find(
            (one) =>
              one.booking.reference &&
              isWayBack({ ...one, at: whereOf(one.evidence, passages) }, { booking, at }, passages),
          )
      : undefined;
    if (there?.booking.reference && there.evidence.reference) {
      booking.reference = there.booking.reference;
      evidence.reference = there.evidence.reference;
    } else if (near) {
      booking.reference = near.value;
      evidence.reference = { node: document.node, at: near.at, text: near.text.slice(0, 200) };
    } else {
      delete booking.reference;
      delete evidence.reference;
    }
  }
  return candidates;
}

/** "Booking reference for both: XVLMTQ" below two journeys: of the two right above it, and "for all" of all. */
function ofBothAbove(
  references: readonly Reference[],
  at: number,
  passages: readonly Passage[],
  journeys: readonly number[],
): Reference | null {
  if (!journeys.includes(at)) return null;
  const own = references.filter((reference) => {
    const p = passageAt(passages, reference.at);
    const lead = p ? `${p.called} ${p.shape.slice(0, Math.max(0, reference.at - p.at))}` : '';
    const said = ofSeveral.exec(lead.trim());
    const above = [...new Set(journeys)].filter((one) => one < reference.at).sort((a, b) => a - b);
    return said !== null && (said.groups?.two === undefined ? above : above.slice(-2)).includes(at);
  });
  const [only, more] = new Set(own.map(({ value }) => value));
  return only && !more ? (own[0] ?? null) : null;
}

const ofSeveral =
  /\b(?:(?<two>both(?: ways| directions| legs| journeys| trips)?|(?:out|there) and back|(?:l')?aller[ -]retour|aller et retour|les deux(?: sens| trajets| voyages)?|(?:hin und zuruck|beide))|(?:all|the lot|everything|tous?|toutes|l'ensemble|le tout|alle|alles))(?: (?:is|est|ist))? ?[:,–-]? ?$/;

type Placed = { booking: Candidate['booking']; at: number | undefined };

/** "LX 1054 … (réservation ZK4QPL). Le retour est mercredi 16 juin : LX 1055": there and back in one paragraph, by one house. */
function isWayBack(there: Placed, back: Placed, passages: readonly Passage[]): boolean {
  const [a, b] = [there.booking, back.booking];
  if (!('number' in a) || !('number' in b) || there.at === undefined || back.at === undefined) return false;
  if (passageAt(passages, there.at) !== passageAt(passages, back.at)) return false;
  const ends = (one: typeof a) => [one.from?.iata ?? one.from?.name, one.to?.iata ?? one.to?.name];
  const [[from, to], [start, end]] = [ends(a), ends(b)];
  const isSameHouse = a.carrier?.iata === b.carrier?.iata && a.line === b.line;
  return isSameHouse && from !== undefined && to !== undefined && from === end && to === start;
}

/**
 * "ICE 17 from Brussels at 12:25 … Order number 7PX2KD": the only number of a paragraph is that of its journey. What stands
 * in the sentence of another journey is that one's.
 */
function ownInSentence(
  references: readonly Reference[],
  at: number,
  passages: readonly Passage[],
  journeys: readonly number[],
): Reference | null {
  const here = passageAt(passages, at);
  if (!here || !isProse(here)) return null;
  const own = references.filter(
    (reference) =>
      passageAt(passages, reference.at) === here &&
      reference.at > at &&
      !isInSentenceOf(journeys, at, reference, passages),
  );
  const [first] = own.toSorted((a, b) => a.at - b.at);
  if (!first) return null;
  const inSentence = own.filter((reference) => isSameSentence(here, at, reference.at));
  const [only, more] = new Set((inSentence.length > 0 ? inSentence : own).map(({ value }) => value));
  if (!only || more) return null;
  return /\b(?:purchase order|po number|bon de commande)\b/.test(here.shape)
    ? null
    : (own.find(({ value }) => value === only) ?? null);
}

/** Whether a number stands in the sentence of another journey than the one at an offset. */
function isInSentenceOf(
  journeys: readonly number[],
  at: number,
  reference: Reference,
  passages: readonly Passage[],
): boolean {
  const there = passageAt(passages, reference.at);
  if (!there || !isProse(there) || isSameSentence(there, at, reference.at)) return false;
  return journeys.some((other) => other !== at && isSameSentence(there, other, reference.at));
}

function isProse(p: Passage): boolean {
  return !p.inTable && !p.isHeading && p.text.length >= 60;
}

function isSameSentence(p: Passage, a: number, b: number): boolean {
  return sentencesOf(p).some(({ at, text }) => at <= a && a < at + text.length && at <= b && b < at + text.length);
}

type Paper = {
  passages: readonly Passage[];
  sections: ReadonlyMap<Passage, number>;
  document: TextDocument;
  journeys: readonly number[];
};

function nearest(
  all: readonly Reference[],
  at: number,
  type: Candidate['booking']['type'],
  { passages, sections, document, journeys }: Paper,
): Reference | null {
  const here = passageAt(passages, at);
  // "DSB order 61194027" beside a train: the railway's, not the agency's
  const references = all.filter((reference) => {
    const there = passageAt(passages, reference.at);
    const isBeside = here?.inTable && there?.row === here.row;
    const isInForm = here?.inTable && there?.inTable && there.block === here.block && isOnlyOf(here.block);
    // "British Airways KQ7TRM" is no train's
    if (type !== 'FlightReservation' && reference.company && airlineByName(reference.company)) return false;
    return (
      !isOrder(reference, document) ||
      (isBeside && (carriersOrder.test(lineOf(reference, document)) || ownOrder.test(leadOf(reference, document)))) ||
      (isInForm && plainOrder.test(there.called))
    );
  });
  // "Order number" in the form of one train
  function isOnlyOf(block: number): boolean {
    return journeys.filter((other) => passageAt(passages, other)?.block === block).length === 1;
  }
  const around = (test: (p: Passage, q: Passage) => boolean) =>
    references.filter((reference) => {
      const there = passageAt(passages, reference.at);
      // a cell beside several rows is in each of them
      return here !== undefined && there !== undefined && passages.some((p) => p.at === there.at && test(here, p));
    });
  const kinds = kindWords[type];
  const isOfOther = (reference: Reference) => isOfOtherKind(paragraphOf(reference, document), type);
  const tiers = [
    around((p, q) => p === q && p.inTable),
    around((p, q) => p.cell === q.cell && p.inTable),
    // "Hôtel : GHF-5520" over "Transfert : TP-118" in one cell beside both
    around((p, q) => p.row === q.row).filter((reference) => kinds?.test(lineOf(reference, document))),
    around((p, q) => p.row === q.row),
    ofColumn(here, references, passages),
    onlyOf(around((p, q) => p.block === q.block && p.inTable)).filter((reference) =>
      passages.some((p) => p.at === passageAt(passages, reference.at)?.at && p.label === 'reference' && !p.byColumn),
    ),
    around((p, q) => (sections.get(p) ?? 0) > 0 && sections.get(p) === sections.get(q)),
    kinds ? references.filter((reference) => kinds.test(lineOf(reference, document))) : [],
    around((p, q) => p.section === q.section && p.section !== '').filter((reference) => !isOfOther(reference)),
    references.filter((reference) => {
      const title = passageAt(passages, reference.at)?.section ?? '';
      return !isOfOtherKind(title, type) && !isOfOther(reference);
    }),
  ];
  const found = tiers.find((tier) => tier.length > 0) ?? [];
  if (new Set(found.map(({ value }) => value)).size === 1) return found[0] ?? null;
  const before = found.filter((reference) => reference.at < at).toSorted((a, b) => b.at - a.at);
  return before[0] ?? nextAfter(found, at, passages);
}

/** "Leg A | Leg B" over "Reference | 5DQW3P | KVJTRM": journeys side by side are read one by one, each with the number in its column. */
function ofColumn(
  here: Passage | undefined,
  references: readonly Reference[],
  passages: readonly Passage[],
): Reference[] {
  const own = passages.filter((p) => here?.inTable && p.inTable && p.block === here.block);
  const starts = own.flatMap((p, i) => (p.at < (own[i - 1]?.at ?? 0) && p.row !== own[i - 1]?.row ? [i] : []));
  const at = here ? own.indexOf(here) : -1;
  if (starts.length === 0 || at < 0) return [];
  const column = own.slice(
    starts.findLast((start) => start <= at) ?? 0,
    starts.find((start) => start > at),
  );
  const [only, more] = column.filter((p) => p.label === 'reference' && !p.byColumn);
  return only && !more ? references.filter((one) => one.at >= only.at && one.at <= only.at + only.text.length) : [];
}

/** A table that has one number has it for all that stands in it. */
function onlyOf(references: Reference[]): Reference[] {
  return new Set(references.map(({ value }) => value)).size === 1 ? references : [];
}

/** "Suite | M. Yves Normand | DDL-5503": a guest and a number in one row are each other's. */
function isOfRoom({ reference, travelers }: Candidate['evidence'], passages: readonly Passage[]): boolean {
  if (!isOffset(reference?.at) || !isOffset(travelers?.at)) return false;
  const [number, guest] = [passageAt(passages, reference.at), passageAt(passages, travelers.at)];
  return number?.inTable === true && number.byColumn && number.row === guest?.row && number !== guest;
}

/** "2 AA3457Y 14SEP T ORDYUL HK1  1105A  220P  /DCAA*QKWZLM": the line of a reservation system tells the airline's own number. */
function isOfSegment({ reference, number }: Candidate['evidence'], { text }: TextDocument): boolean {
  if (!isOffset(reference?.at) || !isOffset(number?.at) || !segment.test(number.text ?? '')) return false;
  return reference.at > number.at && !text.slice(number.at, reference.at).includes('\n');
}
const segment = /[A-Z]{3} ?[A-Z]{3}[ *]{1,3}[A-Z]{2}\d{1,2} /;

/** Which section each passage stands in; 0 is the head of the paper. */
function sectionNumbers(passages: readonly Passage[]): ReadonlyMap<Passage, number> {
  return new Map((sectionsOf(passages) ?? []).flatMap((section, i) => section.map((p) => [p, i] as const)));
}

/** "Code de réservation" below the flights: theirs, unless a hotel or a car stands between. */
function nextAfter(found: readonly Reference[], at: number, passages: readonly Passage[]): Reference | null {
  const next = found.toSorted((a, b) => a.at - b.at).find((reference) => reference.at > at);
  const isApart = passages.some(
    (p) => next !== undefined && p.at > at && p.at < next.at && p.label !== null && otherKinds.has(p.label),
  );
  return next && !isApart ? next : null;
}

const otherKinds: ReadonlySet<string> = new Set([
  'hotel',
  'checkIn',
  'checkOut',
  'pickUp',
  'dropOff',
  'room',
  'vehicle',
]);

/** "1st class, coach 2 seat 63, ORDER 9042771885" in the row of a train: by no other word. */
const ownOrder = /[,;(] ?order(?: no\.?| number)? $/;

const leadOf = ({ at }: Reference, { text }: TextDocument) => plain(text.slice(Math.max(0, at - 24), at));

/** The reference with the label before it on its line; of a paragraph its sentence. */
function lineOf(reference: Reference, document: TextDocument): string {
  const { at } = reference;
  const p = passageAt(passagesOf(document), at);
  const said =
    p && isProse(p) ? sentencesOf(p).find((one) => one.at <= at && at < one.at + one.text.length) : undefined;
  return paragraphOf(said ? { ...reference, text: said.text } : reference, document);
}

function paragraphOf({ at, text }: Reference, document: TextDocument): string {
  const lead = document.text.slice(Math.max(0, at - 60), at);
  return plain(`${lead.slice(lead.lastIndexOf('\n') + 1)} ${text}`);
}

function passageAt(passages: readonly Passage[], at: number): Passage | undefined {
  return passages.findLast((p) => p.at <= at && at <= p.at + p.text.length) ?? passages.findLast((p) => p.at <= at);
}

/** Where a booking stands: by what is of its row alone, for a day over rows or in a cell beside several is of them all. */
export function whereOf(evidence: Candidate['evidence'], passages: readonly Passage[]): number | undefined {
  const house = evidence.place?.at;
  // a house in a row is of that one, and one at the foot of a letter of the whole paper
  const isInTable =
    isOffset(house) && passages.some((p) => p.inTable && p.at <= house && house <= p.at + p.text.length);
  const said = ['number', 'line', 'departure.time', 'departure', ...(isInTable ? ['place'] : []), 'checkIn', 'from']
    .map((field) => evidence[field]?.at)
    .filter(isOffset);
  const isOfOneRow = (at: number) => {
    const own = passages.filter((p) => p.at <= at && at <= p.at + p.text.length);
    return new Set(own.map((p) => p.row)).size < 2 && !own.some((p) => p.inTable && p.isHeading);
  };
  return said.find(isOfOneRow) ?? said[0];
}

function isOffset(at: number | string | undefined): at is number {
  return typeof at === 'number';
}
