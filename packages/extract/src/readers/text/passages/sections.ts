import { airlineByName } from '../../../knowledge/index.ts';
import { findTimes } from '../../../text/times.ts';
import { isDayTitle } from '../day-title.ts';
import { wayOf } from '../journeys/way.ts';
import type { Label } from '../labels/labels.ts';
import { isOnBoard } from '../seats/berths.ts';
import { nightsIn } from '../stays/nights.ts';
import { symbol, type Topic, topicOf } from '../topics.ts';
import type { Passage } from './passages.ts';

/**
 * A travel agency's paper has a section for the flights, one for the hotel and one for the car, each with its own
 * number and price. Gives them apart; null where the paper is about one thing.
 */
export function sectionsOf(passages: readonly Passage[]): Passage[][] | null {
  const sections: Section[] = [{ topic: null, passages: [] }];
  const rows = new Map<number, number>();
  for (const { row } of passages) rows.set(row, (rows.get(row) ?? 0) + 1);
  const cards = new Set(passages.filter((p, i) => p.inTable && symbol.test(p.text) && passages[i - 1]?.row !== p.row));
  const last = [...cards].at(-1);
  let day: Passage | null = null;
  let opened = -1;
  let tableDay: Passage | null = null;
  const topicAt = (index: number): Topic | null => {
    const p = passages[index];
    if (!p) return null;
    // "06h34   TGV INOUI 8502": what is behind an hour in its line is over nothing
    const before = passages[index - 1];
    if (!p.inTable && before?.row === p.row && findTimes(before.text).length > 0) return null;
    // "TGV INOUI 8298" as the last line of its paragraph: over nothing either
    if (!p.isHeading && before?.block === p.block && passages[index + 1]?.block !== p.block && !p.inTable) return null;
    const isNamed = isTitle(p) || cards.has(p) || (p.inTable && rows.get(p.row) === 1 && rowTitle.test(p.text));
    // "AIR CANADA" over its flight number is who flies, and no title
    const topic = isNamed ? topicOf(p.shape, p.text) : null;
    return (
      (topic !== null && airlineByName(p.text) === null ? topic : null) ?? (isHouse(passages, index) ? 'stay' : null)
    );
  };
  for (const [i, p] of passages.entries()) {
    const topic = topicAt(i);
    if (isDayTitle(p) && topic === null && !endsStay(passages, i)) {
      day = topicAt(i + 1) ? p : null;
      if (day) continue;
    }
    if (isTableDay(p)) tableDay = p;
    const over = p.inTable
      ? tableDay?.block === p.block
        ? tableDay
        : null
      : day && { ...day, label: null, under: null };
    const before = sections.at(-1);
    const isWayOf = topic === 'ride' && wayOf(p.shape) && travels.has(before?.topic ?? null);
    // "mardi 1 juin – Hôtel" over "Hôtel des Tilleuls": two titles of one piece
    const isTitled = topic !== null && before?.topic === topic && before.passages.every(isTitle);
    // "FLIGHT # 1428" and "FLIGHT # 2706" in one paragraph: two numbers of one part
    const isSecond = topic !== null && before?.topic === topic && !p.inTable && opened === p.block;
    if (isTitled) before.passages.push(...(over && !before.passages.includes(over) ? [over] : []));
    else if (topic && !isWayOf && !isSecond) {
      opened = p.block;
      const inLine = p.inTable ? [] : takenBack(sections, p.row);
      sections.push({ topic, passages: over && !inLine.includes(over) ? [over, ...inLine] : inLine });
    }
    // "Ms Faith Price" over her part is no price
    else if (
      (p.isHeading && p.label !== 'person' && topicOf(p.shape) === null && otherTitle.test(p.shape)) ||
      isSummary(p)
    )
      sections.push({ topic: null, passages: [] });
    // what stands below a table of cards is of all of them
    const isBelow = last !== undefined && p.row > last.row && p.block !== last.block;
    (isBelow ? sections[0] : sections[sections.length - 1])?.passages.push(p);
  }
  const apart = withoutOnBoard(sections);
  // "Transport aller" says no more than that it is not the hotel
  const isStaying = apart.some(({ topic }) => topic === 'stay' || topic === 'car');
  const titled = apart.filter(({ topic }) => topic !== null && (topic !== 'ride' || isStaying));
  const topics = new Set(titled.map((s) => s.topic));
  const repeated = titled.filter((s) =>
    s.passages.some((p) => p.label === 'checkIn' || p.label === 'arrival' || p.label === 'pickUp'),
  );
  if (topics.size < 2 && (titled.length < 2 || repeated.length < titled.length)) return labelledSections(passages);
  // what stands under no title of these goes with the head
  const kept = [apart[0], ...titled].filter((s) => s !== undefined);
  // "Flight" and "Hotel" alone over their lines, where "CAR HIRE" is a title
  return kept.flatMap((s) => labelledSections(s.passages) ?? [s.passages]);
}

/** "THU 18NOV2027   –   FLIGHT EK 019": what stands in front of the title in its line is of the part that it opens. */
function takenBack(sections: readonly Section[], row: number): Passage[] {
  const before = sections.at(-1)?.passages ?? [];
  const start = before.findIndex((p) => !p.inTable && p.row === row);
  return start < 0 ? [] : before.splice(start);
}

/** "Departure" over its day, right below the arrival: of the stay above, whatever title comes next. */
function endsStay(passages: readonly Passage[], i: number): boolean {
  const { label } = passages[i] ?? {};
  if (label !== 'departure' && label !== 'checkOut') return false;
  return passages.slice(Math.max(0, i - 3), i).some((p) => p.label === 'arrival' || p.label === 'checkIn');
}

/** "Outward journey" and "Return journey" below the title "Train" are the ways of one booking, and no parts of the paper. */
const travels: ReadonlySet<Topic | null> = new Set(['air', 'rail', 'sea']);

/** "MONDAY 8 MARCH 2027" across a table, over the rows of several bookings. */
const isTableDay = (p: Passage) => p.inTable && p.isHeading && p.label === 'date';

type Section = { topic: Topic | null; passages: Passage[] };

/** What a train's passenger sits in goes with the train. */
function withoutOnBoard(sections: readonly Section[]): Section[] {
  const kept: Section[] = [];
  for (const section of sections) {
    const last = kept.at(-1);
    if (last && isOnBoard(section.topic, section.passages, last.topic))
      kept[kept.length - 1] = { ...last, passages: [...last.passages, ...section.passages] };
    else kept.push(section);
  }
  return kept;
}

/**
 * "Flight", "Hotel", "Flight" as labels one below the other: each begins what is said of it. Null where the paper does not
 * go from a journey to a stay and back, or has them side by side.
 */
function labelledSections(passages: readonly Passage[]): Passage[][] | null {
  const kindOf = (p: Passage): 'stay' | 'ride' | null =>
    (p.byColumn && !isTableOfStays(p, passages)) || (p.text.length > 90 && !tellsStay(p)) || p.former
      ? null
      : p.label === 'hotel' && p.under !== 'person'
        ? 'stay'
        : p.label === 'flight' || p.label === 'train' || p.label === 'ship' || isTopicAlone(p)
          ? 'ride'
          : null;
  const starts: { index: number; kind: 'stay' | 'ride' }[] = [];
  passages.forEach((p, index) => {
    const kind = kindOf(p);
    const last = starts.at(-1);
    if (!kind || (kind === 'ride' && last?.kind === 'ride') || (last && passages[last.index]?.cell === p.cell)) return;
    // the day over its journey, or over all that follows
    const before = passages[index - 1];
    const isDay = (q: Passage) => (q.label === 'date' || q.label === null) && /^[^:]{0,20}\d[^:]{0,20}$/.test(q.text);
    const isTitled = before && index > 1 && (isTableDay(before) || (kind === 'ride' && isDay(before)));
    const titled = isTitled ? index - 1 : index;
    starts.push({ index: kind === 'ride' ? startOfWay(passages, titled) : titled, kind });
  });
  const stays = starts.filter(({ kind }) => kind === 'stay');
  const isOfDays = stays.every(({ index }, i) => {
    const end = starts.find((start) => start.index > index)?.index ?? passages.length;
    const own = passages.slice(index, end);
    const first = own.some(
      (p) => p.label === 'checkIn' || p.label === 'arrival' || p.label === 'stayDates' || tellsStay(p),
    );
    return first && (i === 0 || own.length > 3);
  });
  if (stays.length === 0 || stays.length === starts.length || !isOfDays) return null;
  const cuts = [0, ...starts.map(({ index }) => index), passages.length];
  return cuts.slice(1).map((end, i) => {
    const own = passages.slice(cuts[i], end);
    const day = passages.slice(0, cuts[i]).findLast((p) => isTableDay(p) || isDayTitle(p));
    if (!day || !own[0] || isTableDay(own[0]) || (day.inTable && own[0].block !== day.block)) return own;
    // "Friday 21 January 2028" over the driver who takes one to the flight: of the flight as well
    return day.inTable || kindOf(own[0]) === 'ride' ? [{ ...day, label: null, under: null }, ...own] : own;
  });
}

/** "Hôtel" over "Votre chambre est réservée au Novotel (…) pour 5 nuits, arrivée le …": the house and its days in a sentence. */
const tellsStay = ({ label, under, shape }: Passage) =>
  label === 'hotel' && under === 'hotel' && shape.length < 400 && nightsIn(shape) !== null;

/** "Hotel | Check-in | Check-out" below the lines of a flight: a table of nothing but houses. */
function isTableOfStays({ label, block }: Passage, passages: readonly Passage[]): boolean {
  const own = label === 'hotel' ? passages.filter((p) => p.block === block) : [];
  return own.some((p) => p.label === 'checkIn' || p.label === 'arrival') && own.every((p) => !ofRides.has(p.label));
}

const ofRides: ReadonlySet<Label | null> = new Set(['flight', 'train', 'ship', 'from', 'to', 'route']);

/**
 * "From", "To", "Departure" and "Arrival" right above "Date" and "Flight": the form of a flight begins with its ends. So does a line
 * whose columns have the number behind the day, the hour and the place, and a form with the day and who flies above the number.
 */
function startOfWay(passages: readonly Passage[], number: number): number {
  const { row, inTable, block } = passages[number] ?? {};
  if (!inTable && passages[number - 1]?.row === row) return passages.findIndex((p) => p.row === row);
  const isLead = (p: Passage) => p.inTable && p.block === block && !p.byColumn && leads.has(p.label ?? 'other');
  const lead = passages.findLastIndex((p, i) => i < number && !isLead(p)) + 1;
  if (lead < number) return lead;
  const start = passages.findLastIndex((p, i) => i < number && (p.inTable || !ofWay.has(p.label ?? 'other'))) + 1;
  const labels = new Set(passages.slice(start, number).map(({ label }) => label));
  return labels.has('from') && labels.has('to') ? start : number;
}

/** What a form says of a journey before its number. */
const leads: ReadonlySet<Label> = new Set(['date', 'time', 'company']);
const ofWay: ReadonlySet<Label> = new Set(['from', 'to', 'departure', 'arrival', 'date', 'time']);

/** "Studios Agia Marini" over its address and both its days: a house, whatever its name. */
function isHouse(passages: readonly Passage[], index: number): boolean {
  const [title, ...below] = passages.slice(index, index + 12);
  if (!title?.isHeading || isDayTitle(title)) return false;
  const end = below.findIndex((p) => p.isHeading);
  const labels = new Set(below.slice(0, end < 0 ? below.length : end).map(({ label }) => label));
  const isStayed =
    labels.has('stayDates') ||
    (labels.has('checkIn') && labels.has('checkOut')) ||
    (labels.has('arrival') && labels.has('departure'));
  return below[0]?.label === 'address' && isStayed;
}

/** "Cost summary", "Récapitulatif" alone in its line: what follows is of no single piece. */
function isSummary({ shape, inTable, label }: Passage): boolean {
  return !inTable && label === null && summary.test(shape);
}

/** "Transfer", "Car hire" alone in a line: what follows is no more of the hotel above. */
function isTopicAlone({ shape, inTable, label }: Passage): boolean {
  const topic = topicOf(shape);
  return !inTable && label === null && (topic === 'transfer' || topic === 'car') && onlyTopic.test(shape);
}

const onlyTopic =
  /^(?:private |airport )?(?:transfers?|transferts?|taxis?|car (?:hire|rental)|rental car|location de (?:voiture|vehicule)|mietwagen)(?: prive)?$/;

const summary =
  /^(?:(?:cost|price|payment|fare|trip) (?:summary|breakdown|overview)|summary of costs|recapitulatif(?: (?:des prix|du prix|financier|des prestations|de vos prestations))?|detail du prix|preisubersicht|kostenubersicht|zusammenfassung|riepilogo(?: (?:dei )?costi)?|resumen(?: de precios)?)$/;

function isTitle(p: Passage): boolean {
  return (
    p.isHeading ||
    (p.text.length < 60 &&
      !p.inTable &&
      p.label === null &&
      !ofAirport.test(p.text) &&
      (/^(?:\d[.)] ?)?(?:[\p{Lu}\s&’'–—-]{4,}(?: |$)|\p{Lu}{3}$)/u.test(p.text) ||
        symbolTitle.test(p.text) ||
        symbol.test(p.text) ||
        countedTitle.test(p.text)))
  );
}

/** "AR SEATTLE TACOMA (SEA)": where a flight ends, and nothing about the sea. */
const ofAirport = /\([A-Z]{3}\)/;

/** "✈ VOL — lundi 22 novembre", "TRAIN — Wednesday": a picture or a dash beside the word, and no stroke of a drawn line. */
const symbolTitle = /^(?:[^\p{L}\p{N}(«"“|\u2500-\u257f]{1,4} ?\p{L}+(?: |$)|\p{Lu}{3,} [—–-] )/u;

/** "Prestation 1 - Aérien", "Section B: Hotel", "2. Hébergement": short, and nothing but the topic. */
const countedTitle =
  /^(?:(?:prestation|section|lot|part|partie|volet|poste|service|item|étape|teil|abschnitt) ?(?:\d{1,2}|[A-Z])(?: ?[-–—:.)]| )|\d{1,2} ?[.)–-]) ?\p{L}[\p{L} '’&-]{2,35}$/iu;

/** "HOTEL — Harbour Inn" across a table. */
const rowTitle = /^(?:\d[.)] ?)?\p{Lu}[\p{Lu} &]{2,20}(?: ?[—–:-] |$)/u;

const otherTitle =
  /\b(?:price|prix|total|payment|paiement|reglement|conditions|terms|notes?|remarks?|remarques|recapitulatif|cost|facturation)\b/;
