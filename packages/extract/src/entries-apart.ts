import type { Candidate } from './booking.ts';
import { partOf } from './readers/text/date-facts.ts';
import type { Reference } from './readers/text/numbers/booking-number.ts';
import { readReferences } from './readers/text/numbers/references.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { findDates } from './text/dates.ts';
import type { Block, Line, TextDocument } from './text-document.ts';

type Form = 'line' | 'sentence' | 'wrapped';

/** A line of a list or a paragraph of a letter that tells one booking with its day: where it stands, and its head with it alone. */
export type Entry = { from: number; to: number; form: Form; alone: TextDocument };

/**
 * What an agency tells in a line or a sentence for each booking: "• 11 March 2027: Car hire – Avis, …", "On 12 March a driver picks you up
 * at 18:00 at …". Each is read by itself, so that no end, hour or number of one is taken for another's.
 */
export function entriesApart(document: TextDocument): Entry[] {
  // what stands below "Not arranged" is none
  const former = new Set(passagesOf(document).flatMap((p) => (p.former && !p.inTable ? [p.at] : [])));
  const spans = document.blocks
    .flatMap((block) => spansOf(block, document))
    .filter(({ lines: [first] }) => !former.has(first?.at ?? -1));
  if (spans.length < 2 || spans.length > mostEntries) return [];
  const lines = spans.flatMap((span) => span.lines);
  const head = lines[0]?.at ?? 0;
  const over = document.blocks.filter((block) => startOf(block) < head).map((block) => before(block, head));
  return spans.map((span) => {
    const [first, last] = [span.lines[0], span.lines.at(-1)];
    const [from, to] = [first?.at ?? 0, (last?.at ?? 0) + (last?.text.length ?? 0)];
    // a line that the page was too narrow for is one again
    const own = document.text.slice(from, to).replaceAll('\n', ' ');
    const text = document.text.slice(0, head) + blank(document.text.slice(head, from)) + own;
    const blocks: Block[] = [...over, { kind: 'paragraph', lines: [{ text: own, at: from }] }];
    const form = bullet.test(own) ? 'line' : span.lines.length > 1 ? 'wrapped' : 'sentence';
    return { from, to, form, alone: partOf(document, { text, blocks }) };
  });
}

const startOf = (block: Block): number =>
  (block.kind === 'table' ? block.rows[0]?.[0] : block.kind === 'paragraph' ? block.lines[0] : block)?.at ?? 0;

/** Of a paragraph whose last lines are entries, those in front of them. */
const before = (block: Block, at: number): Block =>
  block.kind === 'paragraph' ? { ...block, lines: block.lines.filter((line) => line.at < at) } : block;

/** More is a programme, and no list of what is booked. */
const mostEntries = 16;
const bullet = /^(?:[•●▪◦■▸►·]|[*–-](?= )) ?(?=[\p{L}\d])/u;

type Span = { lines: Line[] };

function spansOf(block: Block, { contextDate, language }: TextDocument): Span[] {
  if (block.kind !== 'paragraph') return [];
  const isDated = ({ lines }: Span) =>
    findDates(lines.map(({ text }) => text).join(' '), { contextDate, language }).some(({ weak }) => !weak);
  const spans: Span[] = [];
  for (const line of block.lines) {
    const open = spans.at(-1);
    if (bullet.test(line.text)) spans.push({ lines: [line] });
    else open?.lines.push(line);
  }
  const last = spans.at(-1);
  if (last) {
    // what is below the last is none of it; below another, it has labels of its own
    const end = last.lines.findIndex((line) => !isWrapped(line)) + 1;
    if (end > 0) last.lines.splice(end);
    const areLines = spans.every(({ lines }) => lines.slice(0, -1).every(isWrapped));
    return areLines ? spans.filter(isDated) : [];
  }
  const sentences = block.lines.flatMap((line, i) => {
    const above = block.lines[i - 1]?.text ?? '';
    const begins = above.length < 60 || /[.!?]$/.test(above);
    const span = { lines: [line] };
    return begins && isSentence(line.text) && isDated(span) ? [span] : [];
  });
  if (sentences.length > 1) return sentences;
  return isSentence(block.lines.map(({ text }) => text).join(' ')) && isDated(block) ? [{ lines: block.lines }] : [];
}

/** A shorter line is one that its writer ended, a longer one stands on a page that has no width. */
const isWrapped = ({ text }: Line): boolean => text.length >= 70 && text.length <= 130;
const isSentence = (text: string): boolean =>
  text.length > 60 && text.length < 600 && /^\p{Lu}[^\n]*[.!]\)?$/u.test(text) && !/^[^.]{0,30}: /.test(text);

/** The paper's bookings with those that an entry tells whole by itself. */
export function withEntries(
  whole: readonly Candidate[],
  entries: readonly Entry[],
  readers: readonly ((document: TextDocument) => readonly Candidate[])[],
): Candidate[] {
  let all = [...whole];
  for (const { from, to, form, alone } of entries) {
    const isWithin = (at: unknown) => typeof at === 'number' && at >= from && at < to;
    const partsOf = (one: Candidate) => told.map((field) => one.evidence[field]?.at).filter((at) => at !== undefined);
    const numbers = readReferences(passagesOf(alone)).filter(({ at, weight }) => weight >= 2 && isWithin(at));
    const isOwn = (one: Candidate) => partsOf(one).length > 0 && partsOf(one).every(isWithin) && isWhole(one);
    let apart: Candidate[] = [];
    for (const read of readers) if (apart.length === 0) apart = read(alone).filter(isOwn);
    apart = apart.map((one) => (isWithin(one.evidence.reference?.at) ? one : withNumber(one, numbers, alone.node)));
    const before = all.filter((one) => partsOf(one).some(isWithin));
    // the title over the paragraph says the day
    const isTitled = (at: unknown) =>
      typeof at === 'number' && at < from && !entries.some((e) => at >= e.from && at < e.to);
    const isMixed = before.some(
      (one) => !partsOf(one).every((at) => isWithin(at) || (at === one.evidence.departure?.at && isTitled(at))),
    );
    const isNumbered = apart.every((one) => isWithin(one.evidence.reference?.at));
    // a sentence may need those before it; a page that is too narrow cuts the name of a house
    const isCut =
      form === 'wrapped' && isNumbered && apart.every(({ booking }) => booking.type === 'FoodEstablishmentReservation');
    const isAsMuch =
      (form === 'line' || isCut) &&
      apart.length === before.length &&
      before.every((one) => apart.some((own) => saysAll(own, one)));
    if (apart.length > before.length || (apart.length > 0 && (isMixed || isAsMuch)))
      all = [...all.filter((one) => !before.includes(one)), ...apart.map((one) => withTravelers(one, whole))];
  }
  return all;
}

/** The number in front of all that is booked is that of the paper, where a line has its own. */
function withNumber(one: Candidate, numbers: readonly Reference[], node: string): Candidate {
  const [own, more] = new Map(numbers.map((number) => [number.value, number])).values();
  if (!own || more) return one;
  const { value, at, text } = own;
  const evidence = { ...one.evidence, reference: { node, at, text } };
  return { ...one, booking: { ...one.booking, reference: value }, evidence };
}

/** Who travels may stand below all that is booked. */
function withTravelers(one: Candidate, whole: readonly Candidate[]): Candidate {
  const said = whole.find(({ booking }) => booking.travelers);
  if (one.booking.travelers || !said?.evidence.travelers) return one;
  const { travelers } = said.booking;
  const evidence = { ...one.evidence, travelers: said.evidence.travelers };
  return { ...one, booking: { ...one.booking, travelers }, evidence };
}

/** Of the same kind, with whatever the other says. */
const saysAll = ({ booking: own }: Candidate, { booking: other }: Candidate) =>
  own.type === other.type && Object.entries(other).every(([field, value]) => value === undefined || field in own);

const told = ['from', 'to', 'departure', 'arrival', 'number', 'place', 'checkIn', 'checkOut'];

function isWhole({ booking }: Candidate): boolean {
  if (booking.type === 'LodgingReservation') return Boolean(booking.place?.name && booking.checkIn && booking.checkOut);
  if (booking.type === 'FoodEstablishmentReservation') return Boolean(booking.place?.name && booking.departure);
  // "Take a metered taxi at the rank at Faro Airport": who is driven from here to there is booked
  if (booking.type === 'TaxiReservation') return Boolean(booking.from?.name && booking.to?.name && booking.departure);
  return 'arrival' in booking && Boolean(booking.from && booking.to && booking.departure && booking.arrival);
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
