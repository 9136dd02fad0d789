import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Line } from '../../../text-document.ts';
import { wayOf } from '../journeys/way.ts';
import { splitLabel, splitWay } from '../labels/inline-label.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { saysKind } from '../numbers/kind-words.ts';
import { type Head, headOver, headsOf, type Piece, paired, splitColumns } from './columns.ts';
import { type HangingValue, hangingAt, hangingValue } from './hanging-value.ts';
import { type Frame, type Passage, passage, type State } from './passage.ts';
import { withWholeRoutes } from './routes-in-lines.ts';
import { dayOfStay, saysBothEnds, splitEnd } from './stay-ends.ts';
import { type Beside, valueBelow } from './value-below.ts';
import { withWholeCodes } from './whole-codes.ts';
import { withWholeDays } from './whole-days.ts';

/**
 * "Stazione di Partenza     Stazione di Arrivo     Treno: Frecciarossa 9641", "Fri, 15MAR     DEPART     ARRIVE": two heads, and beside
 * them a field that has its value, or a day.
 */
function headsBesideFields(pieces: readonly Piece[], line: Line, next: Line | undefined): Head[] {
  if (pieces.length < 3 || !next) return [];
  const all = pieces.map((piece) => ({ piece, label: labelOf(piece.text) }));
  const heads = all.filter(({ label }) => label !== null && paired.has(label));
  const rest = all.filter((one) => !heads.includes(one));
  const isBeside = rest.every(
    ({ piece, label }) => label === null && (splitLabel(piece) !== null || /\d/.test(piece.text)),
  );
  const [first, second, more] = heads.map((one) => all.indexOf(one));
  // "Departure   10:00   Arrival   12:00": each has its value beside it
  if (first === undefined || second !== first + 1 || more !== undefined || !isBeside) return [];
  const values = splitColumns(next);
  const isOver = (from: number) => values.some(({ at }) => Math.abs(at - next.at - from) <= 3);
  const found = heads.map(({ piece, label }) => ({ label, from: piece.at - line.at }));
  return found.every(({ from }) => isOver(from)) ? found : [];
}

/** "Votre billet" over all that is on it; "Billet n°" and "Ticket number" are of a number. */
export const isTitleOfTicket = (text: string, label: Label | null): boolean =>
  label === 'ticket' && !ofNumber.test(plain(text));

const ofNumber = /n°|\bn(?:o|r)\b|num|nummer|code|codi|kod|cislo|szam/;

/** What a ticket prints in a corner of its own. */
const ofEdge: ReadonlySet<Label> = new Set(['reference', 'ticket', 'issued', 'price']);

/** The lines of a paragraph or a cell. */
export function addLines(lines: Line[], state: State, frame: Frame, into: Passage[], cell?: number): void {
  let under: Label | null = frame.under ?? frame.label ?? state.title;
  let underCalled = '';
  let soft = frame.byColumn;
  const whole = withWholeCodes(withWholeRoutes(withWholeDays(frame.inTable ? lines : withWholeValues(lines))));
  const isStay = saysBothEnds(whole);
  let heads: readonly Head[] = frame.inTable ? [] : headsAbove(state.heads, whole[0]);
  if (!frame.inTable) state.heads = [];
  let run = 0;
  let deed: Label | null = null;
  let wrapped: Label | null = null;
  let versions: { former: number; current: number } | null = null;
  let hanging: HangingValue | null = null;
  const { edge: over } = state;
  state.edge = null;
  const [firstLine] = whole;
  let below: readonly (Beside & { called: string })[] =
    over && firstLine && !frame.inTable ? [{ ...over, at: firstLine.at + over.from }] : [];
  let above: Stretch[] = [];
  for (const line of whole) {
    if (!frame.inTable) state.row++;
    const edge = versions && line.at + Math.max(versions.former, versions.current);
    const columns = splitColumns(line)
      .flatMap((piece) => (edge ? apartAt(piece, edge) : piece))
      .flatMap(apartByDots);
    const pieces = columns.flatMap(apartByDeeds).flatMap(apartByLabels);
    const isApart = pieces.length > columns.length;
    let pending = wrapped;
    let pendingCalled = '';
    wrapped = null;
    // "Pasajeros" over a name, and "Vuelo IB3166" below it
    if (under === 'person' && ofJourney.test(plain(line.text))) under = null;
    const told = below;
    below = [];
    const heading = versionHeads(pieces);
    if (heading) {
      versions = { former: heading.former.at - line.at, current: heading.current.at - line.at };
      continue;
    }
    const next = whole[whole.indexOf(line) + 1];
    const besideFields = frame.inTable ? [] : headsBesideFields(pieces, line, next);
    if (besideFields.length > 0) {
      heads = besideFields;
      const starts = new Set(besideFields.map(({ from }) => from));
      pieces.splice(0, pieces.length, ...pieces.filter(({ at }) => !starts.has(at - line.at)));
    }
    const newHeads =
      besideFields.length > 0
        ? []
        : frame.inTable && pieces.length < 3
          ? []
          : headsOf(pieces, line.at, frame.inTable ? undefined : next);
    if (newHeads.length > 0) {
      heads = newHeads;
      continue;
    }
    // The head of another table, in words that we do not know.
    const isBelowFirst = (pieces[0]?.at ?? 0) - line.at <= (heads[0]?.from ?? 0) + 3;
    const isOfOthers = pieces.length >= 3 && isBelowFirst && !/\d/.test(line.text);
    if (heads.length > 0 && besideFields.length === 0 && isOfOthers) heads = [];
    // "HOTEL   Monday 25 October" over the lines of the stay.
    if (counter.test(pieces[0]?.text ?? '') && sectionTitle.test(pieces[1]?.text ?? '')) pieces.shift();
    const [title, beside] = pieces;
    const isTitled = !frame.inTable && line === whole[0] && whole.length > 2 && title && sectionTitle.test(title.text);
    if (isTitled && title && (!beside || /\d/.test(beside.text))) {
      into.push(passage(title.text, title.at, state, { ...frame, label: null, byColumn: false, under: null }, true));
      pieces.shift();
      if (labelOf(title.text) === 'hotel') under = 'hotel';
    }
    const isRowOfStay = (under === 'hotel' || isStay) && pieces.length > 1;
    const isShifted = heads.length > 0 && pieces.some(holdsTwoEnds);
    let columnBefore: Label | null = null;
    // "Utrecht   Köln Hbf" over "Centraal": names that were broken where their column ended
    const broken = isHeadedBy(heads, pieces, line)
      ? pieces.map((piece) => above.find((one) => goesOn(one, piece, line)))
      : [];
    const isOfEnd = (piece: Piece) => ofEnds.has(headOver(heads, piece.at - line.at) ?? 'other');
    if (broken.some((one) => one !== undefined) && pieces.every((piece, i) => broken[i] || !isOfEnd(piece))) {
      for (const [i, piece] of pieces.entries()) goOn(broken[i]?.index ?? -1, piece, into);
      continue;
    }
    above = [];
    for (const piece of pieces) {
      state.cell = cell ?? state.cell + 1;
      const isOfSentence = endsSentence(line, whole[whole.indexOf(line) - 1]);
      // "T" below "Class" is one, and no telephone
      const isInColumn = piece.text.length < 3 && pieces.length > 2 && headOver(heads, piece.at - line.at) !== null;
      const said = isOfSentence || isInColumn || isDeedAtHour(pieces, piece) ? null : labelOf(piece.text);
      const own = pieces.length === 1 && isTitleOfTicket(piece.text, said) ? null : said;
      const named = own ?? (isRowOfStay && (piece === pieces[0] || isStay) ? dayOfStay(piece.text) : null);
      // A label on its own is for what follows: the next column, else the lines below, else the next paragraph.
      if (named) {
        const caption = pieces.length === 1 && named === 'reference' ? codeOver(into, frame, line, whole) : null;
        if (caption) {
          into[into.length - 1] = { ...caption, label: named, called: plain(piece.text) };
          continue;
        }
        const own = frame.inTable ? null : valueBelow(named, piece, pieces, line, whole[whole.indexOf(line) + 1]);
        const isEdge = line === whole.at(-1) && piece === pieces.at(-1) && pieces.length > 1 && ofEdge.has(named);
        if (isEdge && !frame.inTable && piece.at - line.at >= 30)
          state.edge = { label: named, called: plain(piece.text), from: piece.at - line.at };
        if (own) {
          below = [...below, { ...own, called: plain(piece.text) }];
          continue;
        }
        if (pieces.length === 1) {
          run++;
          // "PICK UP" over "Date and time" over the day: of which end what its labels say is
          if (deeds.has(named)) deed = null;
          else if (run === 2 && under && deeds.has(under) && ofDeed.has(named)) deed = under;
          under = run >= 3 || (named === 'reference' && !isCode(whole[whole.indexOf(line) + 1]?.text)) ? null : named;
          underCalled = named === 'reference' ? plain(piece.text) : '';
          soft = false;
          if (!frame.inTable && line === whole[whole.length - 1]) state.next = run >= 3 ? null : named;
        }
        pending = named;
        hanging = null;
        pendingCalled = plain(piece.text);
        if (!frame.inTable && isBroken(line, pieces, piece)) wrapped = named;
        continue;
      }
      run = 0;
      const way = splitWay(piece);
      const split = way
        ? { label: 'route' as const, value: way }
        : numberOfKind(piece, frame) || (isStay && splitEnd(piece)) || splitLabel(piece);
      // "… je décale donc votre" over "séjour : au lieu du 19 au 22 août": the sentence goes on
      const inline = isOfSentence && pieces.length === 1 && split && split.label !== 'reference' ? null : split;
      const over = pieces.length > 1 && !isShifted ? headOver(heads, piece.at - line.at) : null;
      // "05.09.2025   07:00" below one head
      const column: Label | null = over ?? (isClockBehindDay(pieces, piece) ? columnBefore : null);
      columnBefore = column;
      const value = inline?.value ?? piece;
      const hung: HangingValue | null =
        !inline && piece === pieces[0] && heads.length === 0
          ? hangingAt(hanging, piece.at - line.at, pieces.length)
          : null;
      const isHall = inline !== null && isTerminal(piece.text.slice(0, value.at - piece.at), value.text);
      const ofColumn = told.find(({ at }) => at === piece.at) ?? null;
      const label: Label | null = isHall
        ? 'other'
        : (ofColumn?.label ??
          inline?.label ??
          (column !== null && paired.has(column) && /^\d/.test(piece.text) ? column : null) ??
          pending ??
          column ??
          hung?.label ??
          (frame.under ? frame.label : null) ??
          under);
      const lead: string = ofColumn
        ? ofColumn.called
        : inline
          ? plain(piece.text.slice(0, value.at - piece.at))
          : pending
            ? pendingCalled
            : label === under
              ? underCalled
              : '';
      into.push(
        passage(
          value.text,
          value.at,
          state,
          {
            ...frame,
            label,
            called: lead || (label === frame.label ? frame.called : ''),
            ...(wayOf(lead) ? { way: wayOf(lead) } : {}),
            ...(versions && pieces.length > 1 && isNearer(value.at - line.at, versions) ? { former: true } : {}),
            byColumn: (soft && label === frame.label) || (column !== null && label === column),
            under: deed && label && ofDeed.has(label) ? deed : under,
          },
          false,
        ),
      );
      const before = pieces[pieces.indexOf(piece) - 1]?.text ?? '';
      if (heads.length > 0 && !inline && (ofEnds.has(column ?? 'other') || clockAlone.test(before)))
        above.push({ index: into.length - 1, from: piece.at - line.at, text: piece.text });
      const isBehindPerson = piece !== pieces[0] && hanging?.label === 'person';
      if (!isBehindPerson)
        hanging = hung ?? hangingValue(label, lead, value.at - line.at, value !== pieces[0] && pieces.length);
      // each part of a sentence has its own label or none
      if (inline) pending = isApart || once.has(inline.label) ? null : inline.label;
    }
    // A number alone below its label; what comes after it is something else.
    if (under && !frame.label && under !== state.title && run === 0 && brief.has(under)) under = state.title;
  }
  if (!frame.inTable) state.heads = heads;
}

/** A name below the head of an end, or behind the hour of one: which passage it is, and where in its line it begins. */
type Stretch = { index: number; from: number; text: string };

const ofEnds: ReadonlySet<Label> = new Set(['from', 'to', 'departure', 'arrival', 'place', 'route']);
const clockAlone = /^\d{1,2}[:.h]\d\d$/;

/** Nothing stands below the first head, and no more than words below the others. */
function isHeadedBy(heads: readonly Head[], pieces: readonly Piece[], line: Line): boolean {
  const [first] = heads;
  const [start] = pieces;
  return (
    first !== undefined &&
    start !== undefined &&
    start.at - line.at > first.from + 3 &&
    pieces.every(({ text }) => /^\p{L}[^\d:→>]{1,30}$/u.test(text) && labelOf(text) === null && !aside.test(text))
  );
}

const aside = /^(?:operated|op[ée]r[ée]|durchgef|via\b|terminal|gate|non-?stop|direct)/i;

const goesOn = ({ from, text }: Stretch, piece: Piece, line: Line): boolean =>
  Math.abs(piece.at - line.at - from) <= 1 && /^\p{L}[^\d:]*\p{L}$/u.test(text);

function goOn(index: number, piece: Piece, into: Passage[]): void {
  const p = into[index];
  if (!p) return;
  const text = `${p.text} ${piece.text}`;
  into[index] = { ...p, text, shape: plain(text) };
}

/** Heads of columns over an empty line are over what stands below it, where that is in line with them. */
function headsAbove(heads: readonly Head[], first: Line | undefined): readonly Head[] {
  const pieces = heads.length > 0 && first ? splitColumns(first) : [];
  const below = pieces.filter(({ at }) => heads.some(({ from }) => Math.abs(from - (at - (first?.at ?? 0))) <= 2));
  return below.length >= Math.min(3, heads.length) &&
    below.length >= pieces.length - 1 &&
    !pieces.some(({ text }) => labelOf(text) !== null)
    ? heads
    : [];
}

function isClockBehindDay(pieces: readonly Piece[], piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1];
  return (
    before !== undefined &&
    /^\d{1,2}[:.]\d\d$/.test(piece.text) &&
    /\d{1,2}[./-]\d{1,2}|\d.*\p{L}{3}|\p{L}{3}.*\d/u.test(before.text)
  );
}

/** "by 12:00    Check-out" in a programme: what is done then, and no label. */
function isDeedAtHour([first, second, more]: readonly Piece[], piece: Piece): boolean {
  const label = second && !more && piece === second ? labelOf(piece.text) : null;
  const [hour] = label !== null && deeds.has(label) && first ? findTimes(first.text) : [];
  return (
    hour !== undefined &&
    first !== undefined &&
    hour.at + hour.length === first.text.trimEnd().length &&
    /^(?:[•●▪◦*–-] ?)?(?:\p{L}{1,6}(?:['’]\p{L}{1,2})? ){0,5}$/u.test(first.text.slice(0, hour.at))
  );
}

/** "Hôtel : GHF-5520" over "Transfert : TP-118" below "Réservation": of which booking each number is, and no house. */
function numberOfKind({ text, at }: Piece, frame: Frame): { label: Label; value: Piece } | null {
  const [, words = '', code = ''] = /^(\p{L}[\p{L} ]{2,20}?) ?: ?(\S.{3,20})$/u.exec(text) ?? [];
  if (frame.label !== 'reference' || !frame.byColumn || !saysKind(plain(words)) || !isCode(code)) return null;
  return { label: 'reference', value: { text: code, at: at + text.length - code.length } };
}

/** "… Please show this address to" over "the driver:": no label. */
const endsSentence = ({ text }: Line, above: Line | undefined) =>
  above !== undefined && above.text.length >= 50 && /\p{Ll}$/u.test(above.text) && /^\p{Ll}/u.test(text);

/** "Terminal de départ : Orly 3", "Departure terminal: 2E": where in the airport, and no other end. */
const isTerminal = (label: string, value: string) =>
  /\bterminal\b/i.test(label) && /^(?:\p{Lu}\p{L}+ )?T?\d[A-Z]?$|^[A-Z]$/u.test(value.trim());

/** "Bordeaux (BOD) 18h35 Lisbonne (LIS)": columns as close as words, of which nobody knows below which heads they stand. */
const holdsTwoEnds = ({ text }: Piece) => /\([A-Z]{3}\).*\d{1,2} ?[h:.] ?\d\d.*\([A-Z]{3}\)/.test(text);

/** "YOUR UPDATED BOOKING     PREVIOUSLY": the heads of two columns of values, one of which no longer hold. */
function versionHeads(pieces: readonly Piece[]): { former: Piece; current: Piece } | null {
  const former = pieces.find((piece) => labelOf(piece.text) === 'former');
  const current = pieces.find((piece) => piece !== former);
  return former && current && pieces.length === 2 && !pieces.some(({ text }) => /\d/.test(text))
    ? { former, current }
    : null;
}

function isNearer(at: number, { former, current }: { former: number; current: number }): boolean {
  return Math.abs(at - former) < Math.abs(at - current);
}

/** "21:12 Paris Gare de Lyon 16:12 Paris Gare de Lyon": a value as wide as its column, with one blank before the next. */
function apartAt({ text, at }: Piece, edge: number): Piece[] {
  const cut = edge - at;
  const isWide = cut > 1 && cut < text.length && text[cut - 1] === ' ';
  return isWide
    ? [
        { text: text.slice(0, cut - 1), at },
        { text: text.slice(cut), at: edge },
      ]
    : [{ text, at }];
}

/** "Room 1 · Confirmation: 9930418": where a number has its label, dots divide the line like columns. */
function apartByDots(piece: Piece): Piece[] {
  const parts = [...piece.text.matchAll(/(?<=^| [·•|] )\S.*?(?= [·•|] |$)/g)].map((match) => ({
    text: match[0],
    at: piece.at + match.index,
  }));
  return parts.length > 1 && parts.some((part) => /\d/.test(splitLabel(part)?.value.text ?? '')) ? parts : [piece];
}

/** "Hotel: Isartor Hof, Baaderstraße 4, check-in 5 April, check-out 7 April, confirmation IH-20918": a booking in one line. */
function apartByDeeds(piece: Piece): Piece[] {
  if (piece.text.length > 300 || !stayOrHire.test(piece.text)) return [piece];
  const starts = [...piece.text.matchAll(deedInLine)].map(({ index }) => index);
  if (starts.length < 2) return [piece];
  return [0, ...starts].map((from, i) => ({
    text: piece.text.slice(from, starts[i]).replace(/[ ,;.]+$/, ''),
    at: piece.at + from,
  }));
}

const stayOrHire =
  /^[-–•* ]*(?:h[ôo]tels?|accommodation|h[ée]bergement|logement|unterkunft|(?:rental |hire )?car|car (?:hire|rental)|(?:location de )?voiture|mietwagen) ?[:–—-] /i;
const deedInLine =
  /(?<=[,;] )(?:check-?in|check-?out|arriv|anreise|abreise|depart|départ|leaving|pick-?up|drop-?off|collect|returns? |prise en charge|restitution|retour |abholung|r[uü]ckgabe|confirmation |booking |r[ée]f[ée.r]|best[aä]tigung|r[ée]servation |n° )[^,;]*\d/giu;

/** "Arrival: Wed 19 May Departure: Fri 21 May", "Bon n° KT-774120 — Loueur : AVIS — Confirmation : 1148": two labels and more in one stretch. */
function apartByLabels(piece: Piece): Piece[] {
  if (piece.text.length > 200) return [piece];
  const starts = [...piece.text.matchAll(/(?<=^|[ ,;])\p{Lu}[\p{L}°'’ -]{2,30}?(?= ?: )/gu)].flatMap((match) => {
    if (labelOf(match[0]) !== null) return [match.index];
    // "Sunroute Cars Voucher: …": of the words in front of the colon the last ones
    const shorter = [...match[0].matchAll(/(?<= )\p{Lu}/gu)].find(
      ({ index }) => labelOf(match[0].slice(index)) !== null,
    );
    return shorter ? [match.index + shorter.index] : [];
  });
  const isListed = starts[0] === 0 || starts.every((from) => / [–—] $/.test(piece.text.slice(0, from)));
  if (starts.length < 2 || !isListed) return [piece];
  const cuts = starts[0] === 0 ? starts : [0, ...starts];
  return cuts.map((from, i) => ({
    text: piece.text.slice(from, cuts[i + 1]).replace(/[ ,;–—]+$/, ''),
    at: piece.at + from,
  }));
}

/** A paper is made on one day, and beside "CLASS: ECONOMY (V)" stands where it lands. */
const once: ReadonlySet<Label> = new Set(['issued', 'class']);
const deeds: ReadonlySet<Label> = new Set([
  'pickUp',
  'dropOff',
  'return',
  'checkIn',
  'checkOut',
  'departure',
  'arrival',
]);
const ofDeed: ReadonlySet<Label> = new Set(['date', 'time', 'when', 'place', 'address', 'city']);

/** Labels whose value is one line. */
const brief: ReadonlySet<Label> = new Set([
  'ticket',
  'reference',
  'seat',
  'coach',
  'status',
  'issued',
  'other',
  'train',
  'price',
]);

/** "Booking no.   A1   Arrival", and the day on the next line: a mail's program broke it where its width ended. */
function isBroken({ text }: Line, pieces: readonly Piece[], piece: Piece): boolean {
  const before = pieces.at(-2);
  return (
    pieces.length >= 3 &&
    piece === pieces.at(-1) &&
    text.length >= 55 &&
    /\d/.test(text) &&
    !!before &&
    labelOf(before.text) === null
  );
}

/** A journey begins with its number, in any language. */
const ofJourney =
  /^(?:flight|vol|flug|vuelo|volo|vlucht|voo|flyg|train|zug|treno|tren|trein|tog|tag|pociag|vlak)s? (?:[a-z\d]{2} ?)?\d{2,4}$/;

/** "2", "2.", "(B)" in a column of its own before a title. */
const counter = /^\(?(?:\d{1,2}|[A-Z])[.):]{0,2}$/;

/** "FLIGHT" or "HÔTEL" in capitals over its lines. */
const sectionTitle =
  /^[-=* ]{0,6}(?:FLIGHTS?|VOLS?|AIR|HOTELS?|H[ÔO]TELS?|H[ÉE]BERGEMENTS?|ACCOMMODATION|LODGING|TRAINS?|RAIL|CAR|CAR RENTAL|CAR HIRE|VOITURE|LOCATION DE VOITURE|TRANSFERS?|TRANSFERTS?|TAXI|FERRY)[-=* ]{0,6}$/u;

export function isCode(text: string | undefined): boolean {
  return text !== undefined && /^[*#\s]*[A-Z0-9][A-Z0-9./ -]{4,24}[*\s]*$/.test(text) && !dayInFigures.test(text);
}

/** "Référence" at the end of the heads of a table that a mail lost, over "13.05.2027". */
const dayInFigures = /^\s*(?:\d{1,2}[./-]\d{1,2}[./-](?:\d\d)?\d\d|\d{4}-\d\d-\d\d)\s*$/;

/**
 * "Pick-up place: Geneva Airport (customs exit, sign with" over "your name)": a mail's program broke the value of a label where
 * its width ended, within brackets or behind a comma. Of the same length.
 */
function withWholeValues(lines: Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isBroken =
      above !== undefined &&
      above.text.length >= 50 &&
      above.text.length < 120 &&
      line.text.length < 80 &&
      (/\([^()]*$/.test(above.text) || (/,$/.test(above.text) && !/ {2,}/.test(above.text.trim()))) &&
      line.at === above.at + above.text.length + 1 &&
      !/: |:$| {2,}/.test(line.text.trim()) &&
      splitLabel(above) !== null;
    if (above && isBroken) whole[whole.length - 1] = { text: `${above.text} ${line.text}`, at: above.at };
    else whole.push(line);
  }
  return whole;
}

/** "W4TLQX" in large letters over "Booking reference" in small ones: its value is not what follows. */
function codeOver(into: readonly Passage[], { block }: Frame, line: Line, whole: readonly Line[]): Passage | null {
  const last = into.at(-1);
  const isOver = last?.label === null && last.block === block && isCode(last.text);
  return isOver && /\d/.test(last.text) && !isCode(whole[whole.indexOf(line) + 1]?.text) ? last : null;
}
