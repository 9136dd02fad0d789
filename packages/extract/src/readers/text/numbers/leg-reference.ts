import { onceFor } from '../../../once-for.ts';
import { findTimes } from '../../../text/times.ts';
import { isOfHouse } from '../journeys/house-of-leg.ts';
import type { Leg } from '../journeys/leg.ts';
import { lineAt } from '../passages/passage.ts';
import type { Passage } from '../passages/passages.ts';
import type { Shared } from '../shared.ts';
import { leadingCode, type Reference } from './booking-number.ts';
import { mainReference } from './references.ts';
import { referenceOfKind, referencesByKind } from './references-by-kind.ts';
import { sameNumber } from './same-number.ts';

/** A number that stands in the leg itself goes before one at the head of the paper, which may be the agency's. */
export function ownReference(leg: Leg, passages: readonly Passage[], shared: Shared): Shared {
  const inRow = rowsReference(leg, passages) ?? onlyInRow(leg, passages, shared.references);
  if (inRow) return { ...shared, reference: inRow, references: [inRow] };
  // "Confirmation: 4471-CPH" below the nights of a hotel is the hotel's
  const free = shared.references.filter(({ at }) => !isOfStay(at, passages));
  const own = free.length > 0 ? free : shared.references;
  const last = Math.min(leg.lastLine, (leg.nextLine ?? passages.length) - 1);
  const first = Math.min(leg.vehicle.line, leg.from.line, leg.to.line);
  const [from, to] = [passages[first]?.at ?? 0, passages[last]?.at ?? 0];
  // "…, coach 7 seat 34, order 771LQX": in the line of the leg itself, whatever word is before it
  const line = passages[leg.vehicle.line];
  const beside = own.filter(({ at }) => line && at > line.at && at < line.at + line.text.length);
  // "TRAIN - AL BORAQ 1052 (ONCF)   Réf. ONCF : NKQVRT" across a table: one number, whoever gave it
  const isOne = new Set(beside.map(({ value }) => value)).size === 1;
  const inLine = beside.filter(({ company }) => (isOne && line?.inTable) || (!company && !line?.inTable));
  const again = sayingSame(leg, passages);
  const before = again === null ? undefined : own.findLast(({ at }) => at < again);
  if (before && inLine.length === 0) return { ...shared, reference: before, references: [before] };
  const inside = own.filter(
    (found) => inLine.includes(found) || (!found.company && found.weight >= 3 && found.at > from && found.at < to),
  );
  const several = new Set(own.map(({ value }) => value)).size > 1;
  const until = passages[Math.min(leg.lastLine + 4, (leg.nextLine ?? passages.length) - 1)];
  // "Airline ref 6PLQRT" below the leg, where others have others; behind its house's name it may stand within a line
  const isBelow = ({ at, weight, company }: Reference) =>
    at > from && (company ? until && at < until.at + until.text.length : weight >= 2.5 && at <= (until?.at ?? 0));
  const below =
    several && inside.length === 0
      ? own.filter(
          (one) => (!one.company || isOfHouse(one, leg)) && isBelow(one) && !isFootOfAll(one.at, leg, passages),
        )
      : [];
  const over = several && inside.length === 0 ? own.filter((one) => isRightOver(one, first, passages)) : [];
  const heading =
    several && [inside, over, below].every((found) => found.length === 0) ? headingWay(own, first, passages) : [];
  const blocks = several ? headsOfBlocks(own, passages[first]?.block, passages) : [];
  const near = [inside, over, below, heading, blocks].find((found) => found.length > 0) ?? [];
  const reference = new Set(near.map(({ value }) => value)).size === 1 ? near[0] : undefined;
  if (reference) return { ...shared, reference, references: [reference] };
  const told = several ? referenceOfKind(numbersTold(passages), kinds[leg.vehicle.kind], namesOf(leg)) : null;
  // a number that names the leg's own house goes before one that is told of all trains
  const houses = own.filter((one) => isOfHouse(one, leg));
  if (told && (houses.length === 0 || houses.some(({ value }) => value === told.value)))
    return { ...shared, reference: { ...told, weight: 2 }, references: [{ ...told, weight: 2 }] };
  return own.length < shared.references.length ? { ...shared, reference: mainReference(own), references: own } : shared;
}

/** "Code voyage (PNR) | H4QX9T | H4R2KC" over the days and the trains of both ways, each in its column: the number heads its journey. */
function isRightOver({ at, company }: Reference, first: number, passages: readonly Passage[]): boolean {
  const line = lineAt(passages, at);
  const p = passages[line];
  if (company || !p?.inTable || p.label !== 'reference' || p.byColumn || line >= first || first - line > 4)
    return false;
  if (passages[first]?.block !== p.block) return false;
  const isOver = (i: number) =>
    passages[i]?.block === p.block &&
    passages[i]?.label !== 'reference' &&
    findTimes(passages[i]?.text ?? '').length === 0;
  const head = passages.findIndex(({ block }) => block === p.block);
  const heads = passages.findIndex(({ block, label }) => block === p.block && label === 'reference');
  const isBetween = (from: number, to: number) => passages.slice(from, to).every((_, i) => isOver(from + i));
  return isBetween(line + 1, first) && isBetween(head, heads);
}

/** "お預かり番号：2001" over one train and "お預かり番号：2002" over the next, by the same word in a paragraph for each: of the train below it. */
function headsOfBlocks(
  own: readonly Reference[],
  block: number | undefined,
  passages: readonly Passage[],
): Reference[] {
  const heads = own.flatMap((reference) => {
    const p = passages[lineAt(passages, reference.at)];
    return p && !p.inTable && p.label === 'reference' ? [{ reference, p }] : [];
  });
  const isOne = (of: (head: (typeof heads)[number]) => unknown) => new Set(heads.map(of)).size;
  if (heads.length < own.length || isOne(({ p }) => p.block) < own.length || isOne(({ p }) => p.called) > 1) return [];
  return heads.flatMap(({ reference, p }) => (p.block === block ? [reference] : []));
}

/** "ALLER — jeudi 7 octobre" over its number, and "RETOUR — vendredi 8 octobre" over another: of all that stands below it, up to the next. */
function headingWay(own: readonly Reference[], first: number, passages: readonly Passage[]): Reference[] {
  const heads = own.flatMap((reference) => {
    const line = lineAt(passages, reference.at);
    const [title, p] = [passages[line - 1], passages[line]];
    const isHead = p?.label === 'reference' && !p.inTable && title?.way && title.block === p.block;
    return isHead && !reference.company ? [{ reference, line, way: title.way }] : [];
  });
  const ways = new Set(heads.map(({ way }) => way));
  const last = heads.findLast(({ line }) => line <= first);
  return ways.size > 1 && last ? [last.reference] : [];
}

/** Where a sentence about the leg says that its number was said before: "même dossier", "same reference". */
function sayingSame({ firstLine, lastLine }: Leg, passages: readonly Passage[]): number | null {
  const p = passages.slice(firstLine, lastLine + 1).find(({ inTable, shape }) => !inTable && sameNumber.test(shape));
  return p ? p.at + p.shape.search(sameNumber) : null;
}

/** "Collection code: 9QX2TK7P" in a paragraph of its own below the last leg of several: of all of them. */
function isFootOfAll(at: number, leg: Leg, passages: readonly Passage[]): boolean {
  const own = passages[leg.lastLine];
  const p = passages[lineAt(passages, at)];
  if (leg.nextLine !== undefined || !own || !p || p.inTable || own.inTable) return false;
  const hours = passages.slice(0, leg.firstLine).reduce((sum, { text }) => sum + findTimes(text).length, 0);
  return p.block > own.block && hours >= 2;
}

/** "Vols – Air France, dossier 6KQW2R" over its flights, in a paper that has other numbers too. */
const numbersTold = onceFor(referencesByKind);

const kinds = {
  flight: 'FlightReservation',
  train: 'TrainReservation',
  bus: 'BusReservation',
  ship: 'BoatReservation',
} as const;

function namesOf({ vehicle }: Leg): (string | undefined)[] {
  if (vehicle.kind === 'flight') return [vehicle.airline];
  return [vehicle.kind === 'train' ? vehicle.product : undefined];
}

function isOfStay(at: number, passages: readonly Passage[]): boolean {
  return numbersOfStays(passages).some((p) => p.at <= at && at <= p.at + p.text.length);
}

/** Numbers in the paragraph of a stay, below its days. */
const numbersOfStays = onceFor((passages: readonly Passage[]) =>
  passages.filter(
    (p, index) =>
      p.label === 'reference' &&
      !p.inTable &&
      passages
        .slice(Math.max(0, index - 8), index)
        .some(
          (q) => q.block === p.block && (q.label === 'checkIn' || q.label === 'checkOut' || q.label === 'stayDates'),
        ),
  ),
);

/** "ALSA, billet 6TT0418873" in one cell of a row and the stops with their hours in the next: the only number of the row. */
function onlyInRow({ vehicle }: Leg, passages: readonly Passage[], references: readonly Reference[]): Reference | null {
  const line = passages[vehicle.line];
  if (!line?.inTable) return null;
  const row = passages.filter((p) => p.row === line.row);
  const own = references.filter(({ at }) => row.some((p) => p.at <= at && at <= p.at + p.text.length));
  // "Res.Nr. 8082 2714" of a seat, where the paper calls another number plainly its own
  const isPlain = own.some(({ weight }) => weight >= 3) || references.every(({ weight }) => weight < 3);
  return isPlain && new Set(own.map(({ value }) => value)).size === 1 ? (own[0] ?? null) : null;
}

/** Below the head "Reference" of a table that has a row for each journey. */
function rowsReference(leg: Leg, passages: readonly Passage[]): Reference | null {
  const line = passages[leg.vehicle.line];
  const p = line?.inTable
    ? passages.find((q) => q.row === line.row && q.byColumn && q.label === 'reference' && !q.former)
    : undefined;
  const value = p && leadingCode(p.text);
  return p && value ? { value, at: p.at, text: p.text, weight: 3 } : null;
}
