import type { BookingType, Candidate } from './booking.ts';
import { dayTitleOf } from './readers/text/day-title.ts';
import { type Label, labelOf } from './readers/text/labels/labels.ts';
import { isNotHeld } from './readers/text/not-held.ts';
import { passagesOf } from './readers/text/passages/passages.ts';
import { sharedOf } from './readers/text/shared.ts';
import type { Topic } from './readers/text/topics.ts';
import { type DateFacts, findDates } from './text/dates.ts';
import { plain } from './text/plain.ts';
import type { Block, Cell, Line, Table, TextDocument } from './text-document.ts';

/** An entry of a list: what kind of thing it says to be, and the paper as if it held nothing else. */
export type Service = { kind: Kind; document: TextDocument };
/** The entries of a list, and the paper without them: flights may stand in a table of their own above it. */
export type Services = { entries: Service[]; rest: TextDocument };
type Kind = Exclude<Topic, 'ride'> | 'meal' | 'coach';

/**
 * A list of all that was booked, "Flight", "Hotel" and "Transfer" each at the head of a row, a card or a few lines, with its day
 * there or over it. As many documents as there are entries, each the whole paper with that one alone, below its kind as a title;
 * every offset stays what it was. The number of the file is left out of each where one of them has its own.
 */
export function servicesApart(document: TextDocument): Services | null {
  const parts = partsOf(document);
  const entries = parts.filter((part): part is Part & { kind: Kind } => part.kind !== null);
  const isList = new Set(entries.map(({ kind }) => kind)).size > 1 && entries.length <= mostEntries;
  if (!isList || entries.some(({ blocks }) => !saysDay(blocks, document) || !isHeld(blocks))) return null;
  const isNumber = is('reference', document);
  const isNumbered = entries.some(({ blocks }) => blocks.flatMap(linesOf).some(isNumber));
  const isKept = isNumbered ? () => false : isNumber;
  const around = parts.flatMap(({ kind, blocks }) =>
    kind === null ? blocks.flatMap((block) => within(block, isKept)) : [],
  );
  const holding = (blocks: Block[]): TextDocument => {
    const own = new Set(blocks.flatMap(linesOf).map(({ at }) => at));
    const gone = document.blocks.flatMap(linesOf).filter(({ at }) => !own.has(at));
    return { ...document, blocks, text: gone.reduce((left, line) => blanked(left, line), document.text) };
  };
  return {
    entries: entries.map(({ kind, blocks }) => ({ kind, document: holding([...around, ...blocks]) })),
    rest: holding(parts.flatMap(({ kind, blocks }) => (kind === null ? blocks : []))),
  };
}

/** Who travels is said once, for the whole list; an entry may say that it is of one of them. */
export function withTravelersOfList(document: TextDocument, candidates: readonly Candidate[]): Candidate[] {
  const { travelers } = sharedOf(document);
  const [first] = travelers;
  if (!first) return [...candidates];
  const named = { node: document.node, at: first.at, text: first.text };
  return candidates.map((one) =>
    one.booking.travelers
      ? one
      : {
          ...one,
          booking: { ...one.booking, travelers: travelers.map(({ value }) => value) },
          evidence: { ...one.evidence, travelers: named },
        },
  );
}

/** Whether an entry was read as what it says it is, and as nothing else. */
export function isOfKind({ kind }: Service, read: readonly Candidate[]): boolean {
  return read.length > 0 && read.every(({ booking }) => types[kind] === booking.type);
}

const types: { [kind in Kind]: BookingType } = {
  air: 'FlightReservation',
  rail: 'TrainReservation',
  stay: 'LodgingReservation',
  car: 'RentalCarReservation',
  transfer: 'TaxiReservation',
  sea: 'BoatReservation',
  meal: 'FoodEstablishmentReservation',
  coach: 'BusReservation',
};

const mostEntries = 40;

/** Some blocks of the paper: an entry with the day that stands over it, or what stands around the list. */
type Part = { kind: Kind | null; blocks: Block[] };

function partsOf(document: TextDocument): Part[] {
  const parts: Part[] = [];
  let day: Line | null = null;
  for (const block of document.blocks) {
    const [only, more] = block.kind === 'table' ? [] : linesOf(block);
    if (only && !more && dayTitleOf(only.text, document)) {
      day = only;
      parts.push({ kind: null, blocks: [block] });
      continue;
    }
    if (block.kind === 'table') {
      const rows = entriesOfRows(block, document);
      parts.push(...(rows.length > 0 ? rows : [{ kind: null, blocks: [block] }]));
      continue;
    }
    const entry = entryOfLines(linesOf(block), document, day);
    if (entry) parts.push(entry);
    else parts.push({ kind: null, blocks: [block] });
  }
  return parts;
}

/** The rows of a table that are an entry each; none where some are not. */
function entriesOfRows({ rows }: Table, facts: DateFacts): Part[] {
  const [head, ...below] = rows;
  const isHead =
    head !== undefined &&
    rows.length > 1 &&
    head.every(({ text }) => !/\d/.test(text)) &&
    head.some(({ text }) => labelOf(text) !== null);
  const parts = (isHead ? below : rows).map((row) => entryOfRow(row, isHead ? head : [], facts));
  return parts.every((part) => part !== null) ? parts : [];
}

function entryOfRow(row: readonly Cell[], head: readonly Cell[], facts: DateFacts): Part | null {
  const labels = row.map((_, i) => labelOf(head[i]?.text ?? ''));
  const isOwn = (i: number) => labels[i] === 'reference' || labels[i] === 'price';
  const told = row.filter((cell, i) => !isOwn(i) && !/^\d{0,3}$/.test(cell.text.trim()));
  const entry = entryOf(
    told.flatMap(({ lines }) => lines),
    facts,
  );
  const columns = row.flatMap((cell, i): Block[] => {
    const over = head[i];
    return isOwn(i) && over && /[\p{L}\d]/u.test(cell.text)
      ? [{ kind: 'paragraph', lines: [...over.lines, ...cell.lines] }]
      : [];
  });
  return entry && { ...entry, blocks: [...entry.blocks, ...columns] };
}

/**
 * "1" over "Hotel: 3 May" over its lines over "1" over "120,00 EUR", or "EQLAZH" below them: a row of a table that a mail made lines
 * of. Its counter, its count and its amount say nothing of what it is, and the code alone at its end is its number.
 */
function entryOfLines(lines: readonly Line[], facts: DateFacts, day: Line | null): Part | null {
  const own = withoutFigures(lines);
  const last = own.at(-1);
  const isLabelled = labelOf(own.at(-2)?.text ?? '') !== null;
  const isNumber = own.length > 2 && last !== undefined && !isLabelled && codeAlone.test(last.text.trim());
  const entry = entryOf(isNumber ? withoutFigures(own.slice(0, -1)) : own, facts, day);
  if (!entry || !isNumber) return entry;
  const label = { text: facts.language === 'fr' ? 'Référence' : 'Reference', at: last.at };
  return { ...entry, blocks: [...entry.blocks, { kind: 'paragraph', lines: [label, last] }] };
}

function withoutFigures(lines: readonly Line[]): Line[] {
  const isFigure = ({ text }: Line) => /^(?:\d{1,3}|[–—-])$/.test(text.trim()) || isPriceAlone(text);
  const begins = lines.findIndex((line) => !isFigure(line));
  return begins < 0 ? [] : lines.slice(begins, lines.findLastIndex((line) => !isFigure(line)) + 1);
}

const isPriceAlone = (text: string): boolean =>
  /^[\d .,’']+ ?(?:[A-Z]{3}|[€$£])$|^(?:[A-Z]{3}|[€$£]) ?[\d .,’']+$/u.test(text.trim());
const codeAlone = /^(?:[A-Z]{6}|(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{5,10}|\d{7,10})$/;

/** Lines of which the first, or the one below the day, says the kind: "Hotel", "Dinner: Friday 3 March", "Flight: BA715". */
function entryOf(lines: readonly Line[], facts: DateFacts, day: Line | null = null): Part | null {
  const isDay = lines[0] !== undefined && dayTitleOf(lines[0].text, facts) !== null;
  const at = isDay && headIn(lines[0]?.text ?? '') === null ? 1 : 0;
  const line = lines[at];
  const head = line && headIn(line.text);
  if (!line || !head || lines.length < at + 2) return null;
  const { kind, words, rest } = head;
  const own = [
    ...(day ? [day] : []),
    ...lines.slice(0, at),
    ...(rest ? [{ text: rest, at: line.at + line.text.length - rest.length }] : []),
    ...lines.slice(at + 1),
  ];
  // the day is said below the title, where it belongs to all that follows: an entry begins with the first that it says
  const starts = Math.min(line.at, own[0]?.at ?? line.at);
  return {
    kind,
    blocks: [
      { kind: 'heading', level: 7, text: words, at: starts },
      { kind: 'table', rows: [[cellOf(own)]] },
    ],
  };
}

const cellOf = (lines: Line[]): Cell => ({
  text: lines.map(({ text }) => text).join('\n'),
  lines,
  at: lines[0]?.at ?? 0,
  header: false,
});

function headIn(text: string): { kind: Kind; words: string; rest: string } | null {
  const match = /^(?:\d{1,2} ?[.)] ?)?(?<words>\p{L}[\p{L}'’ -]{1,30}?)(?: ?[:–—|] (?<rest>\S.*))?$/u.exec(text.trim());
  const { words = '', rest = '' } = match?.groups ?? {};
  const kind = words === '' ? null : kindOf(words);
  return kind && { kind, words, rest };
}

const kindOf = (words: string): Kind | null => kinds.get(plain(words)) ?? null;

/** What agencies call the kinds of what they book. */
const kinds = new Map<string, Kind>(
  Object.entries({
    air: ['flight', 'flights', 'air', 'vol', 'vols', 'avion', 'aerien', "billet d'avion", 'flug', 'volo', 'vuelo'],
    rail: ['train', 'rail', 'train ticket', 'billet de train', 'ferroviaire', 'bahn', 'zug', 'treno', 'tren'],
    stay: ['hotel', 'accommodation', 'lodging', 'stay', 'hebergement', 'sejour', 'hotel stay', 'unterkunft'],
    car: [
      'car hire',
      'car rental',
      'rental car',
      'hire car',
      'location de voiture',
      'location de vehicule',
      'mietwagen',
    ],
    transfer: [
      'transfer',
      'transfers',
      'private transfer',
      'airport transfer',
      'taxi',
      'chauffeur',
      'transfert',
      'transferts',
      'transfert prive',
      'navette',
      'shuttle',
    ],
    sea: ['ferry', 'crossing', 'traversee', 'bateau', 'fahre', 'traghetto'],
    meal: ['dinner', 'lunch', 'supper', 'restaurant', 'diner', 'dejeuner', 'table'],
    coach: ['coach', 'autocar', 'bus'],
  } satisfies { [kind in Kind]: string[] }).flatMap(([kind, words]) =>
    words.map((word) => [word, kind as Kind] as const),
  ),
);

const isHeld = (blocks: readonly Block[]) =>
  !isNotHeld(
    blocks
      .flatMap(linesOf)
      .map(({ text }) => plain(text))
      .join('\n'),
  );

const saysDay = (blocks: readonly Block[], facts: DateFacts) =>
  blocks.some((block) => linesOf(block).some(({ text }) => findDates(text, facts).some(({ weak }) => !weak)));

/** Lines of which the paper's passages say that they are something, or stand under it. */
function is(label: Label, document: TextDocument): (line: Line) => boolean {
  const said = passagesOf(document).filter((p) => p.label === label || p.under === label);
  return ({ at, text }) => said.some((p) => p.at >= at && p.at <= at + text.length);
}

function within(block: Block, isKept: (line: Line) => boolean): Block[] {
  const lines = linesOf(block).filter(isKept);
  return lines.length > 0 ? [{ kind: 'paragraph', lines }] : [];
}

function linesOf(block: Block): Line[] {
  if (block.kind === 'heading') return [block];
  return block.kind === 'paragraph' ? block.lines : block.rows.flatMap((row) => row.flatMap(({ lines }) => lines));
}

const blanked = (text: string, { at, text: line }: Line) =>
  text.slice(0, at) + line.replace(/[^\n]/g, ' ') + text.slice(at + line.length);
