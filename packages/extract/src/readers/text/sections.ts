import type { Passage } from './passages.ts';
import { symbol, type Topic, topicOf } from './topics.ts';

/**
 * A travel agency's paper has a section for the flights, one for the hotel and one for the car, each with its own
 * number and price. Gives them apart; null where the paper is about one thing.
 */
export function sectionsOf(passages: readonly Passage[]): Passage[][] | null {
  const sections: { topic: Topic | null; passages: Passage[] }[] = [{ topic: null, passages: [] }];
  const rows = new Map<number, number>();
  for (const { row } of passages) rows.set(row, (rows.get(row) ?? 0) + 1);
  const cards = new Set(passages.filter((p, i) => p.inTable && symbol.test(p.text) && passages[i - 1]?.row !== p.row));
  const last = [...cards].at(-1);
  for (const p of passages) {
    const isNamed = isTitle(p) || cards.has(p) || (p.inTable && rows.get(p.row) === 1 && rowTitle.test(p.text));
    const topic = isNamed ? topicOf(p.shape, p.text) : null;
    if (topic) sections.push({ topic, passages: [] });
    else if (p.isHeading && topicOf(p.shape) === null && otherTitle.test(p.shape))
      sections.push({ topic: null, passages: [] });
    // what stands below a table of cards is of all of them
    const isBelow = last !== undefined && p.row > last.row && p.block !== last.block;
    (isBelow ? sections[0] : sections[sections.length - 1])?.passages.push(p);
  }
  // "Transport aller" says no more than that it is not the hotel
  const isStaying = sections.some(({ topic }) => topic === 'stay' || topic === 'car');
  const titled = sections.filter(({ topic }) => topic !== null && (topic !== 'ride' || isStaying));
  const topics = new Set(titled.map((s) => s.topic));
  const repeated = titled.filter((s) =>
    s.passages.some((p) => p.label === 'checkIn' || p.label === 'arrival' || p.label === 'pickUp'),
  );
  if (topics.size < 2 && (titled.length < 2 || repeated.length < titled.length)) return labelledSections(passages);
  // what stands under no title of these goes with the head
  return [sections[0], ...titled].filter((s) => s !== undefined).map((s) => s.passages);
}

/**
 * "Flight", "Hotel", "Flight" as labels one below the other: each begins what is said of it. Null where the paper does not
 * go from a journey to a stay and back, or has them side by side.
 */
function labelledSections(passages: readonly Passage[]): Passage[][] | null {
  const kindOf = (p: Passage): 'stay' | 'ride' | null =>
    p.byColumn || p.text.length > 90 || p.former
      ? null
      : p.label === 'hotel' && p.under !== 'person'
        ? 'stay'
        : p.label === 'flight' || p.label === 'train' || p.label === 'ship'
          ? 'ride'
          : null;
  const starts: { index: number; kind: 'stay' | 'ride' }[] = [];
  passages.forEach((p, index) => {
    const kind = kindOf(p);
    const last = starts.at(-1);
    if (!kind || (kind === 'ride' && last?.kind === 'ride') || (last && passages[last.index]?.cell === p.cell)) return;
    // the day over its journey
    const isDay = (q: Passage | undefined) =>
      (q?.label === 'date' || q?.label === null) && /^[^:]{0,20}\d[^:]{0,20}$/.test(q.text);
    const titled = kind === 'ride' && index > 1 && isDay(passages[index - 1]) ? index - 1 : index;
    starts.push({ index: titled, kind });
  });
  const stays = starts.filter(({ kind }) => kind === 'stay');
  const isOfDays = stays.every(({ index }, i) => {
    const end = starts.find((start) => start.index > index)?.index ?? passages.length;
    const own = passages.slice(index, end);
    const first = own.some((p) => p.label === 'checkIn' || p.label === 'arrival' || p.label === 'stayDates');
    return first && (i === 0 || own.length > 3);
  });
  if (stays.length === 0 || stays.length === starts.length || !isOfDays) return null;
  const cuts = [0, ...starts.map(({ index }) => index), passages.length];
  return cuts.slice(1).map((end, i) => passages.slice(cuts[i], end));
}

function isTitle(p: Passage): boolean {
  return (
    p.isHeading ||
    (p.text.length < 60 &&
      !p.inTable &&
      p.label === null &&
      (/^(?:\d[.)] ?)?[\p{Lu}\s&–—-]{4,}(?: |$)/u.test(p.text) ||
        symbolTitle.test(p.text) ||
        symbol.test(p.text) ||
        countedTitle.test(p.text)))
  );
}

/** "✈ VOL — lundi 22 novembre", "TRAIN — Wednesday": a picture or a dash beside the word. */
const symbolTitle = /^(?:[^\p{L}\p{N}(«"“]{1,4} ?\p{L}+(?: |$)|\p{Lu}{3,} [—–-] )/u;

/** "Prestation 1 - Aérien", "Section B: Hotel", "2. Hébergement": short, and nothing but the topic. */
const countedTitle =
  /^(?:(?:prestation|section|lot|part|partie|volet|poste|service|item|étape|teil|abschnitt) ?(?:\d{1,2}|[A-Z])(?: ?[-–—:.)]| )|\d{1,2} ?[.)–-]) ?\p{L}[\p{L} '’&-]{2,35}$/iu;

/** "HOTEL — Harbour Inn" across a table. */
const rowTitle = /^(?:\d[.)] ?)?\p{Lu}[\p{Lu} &]{2,20}(?: ?[—–:-] |$)/u;

const otherTitle =
  /\b(?:price|prix|total|payment|paiement|reglement|conditions|terms|notes?|remarks?|remarques|recapitulatif|cost|facturation)\b/;
