import { type DateFacts, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import type { Block, Line } from '../../../text-document.ts';
import { splitLabel } from '../labels/inline-label.ts';
import { type Topic, topicOf } from '../topics.ts';

/**
 * The titles of an order's parts as what they are, however they were printed: "2. Hôtel", "mar. 13/07/2027 – Vol",
 * "Train · 4 May 2027" alone in their line; "Flight" and "Hotel" where each is over several paragraphs of its own, or over a
 * number of its own, for otherwise each is the label of the one below it.
 */
export function withServiceTitles(blocks: readonly Block[], facts: DateFacts): Block[] {
  const alone = blocks.map((block) => (linesOf(block).length > 1 ? [null] : linesOf(block)));
  const all = blocks.map(linesOf);
  const bare = partsOf(alone);
  const marked = [...markedIn(all.flat(), facts), ...countedIn(all.flat())];
  const titles = new Set([...marked, ...(bare.size > 0 ? bare : partsOf(all, hasNumber))]);
  if (titles.size === 0) return [...blocks];
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? partedAt(block.lines, titles) : block));
}

/** "1. Flights" over "2. Hotel" is a list of what is below, and no title. */
function markedIn(entries: readonly Entry[], facts: DateFacts): Line[] {
  const isMarked = entries.map((line) => line && line.text.length < 60 && isMarkedTitle(line.text.trim(), facts));
  return entries.flatMap((line, i) => (line && isMarked[i] && i + 1 < entries.length && !isMarked[i + 1] ? line : []));
}

/** "VOUCHER 1 – CAMPERVAN", "VOUCHER 2 – CABIN", "Bon n° 3": parts that the paper counts from one, whatever each is about. */
function countedIn(entries: readonly Entry[]): Line[] {
  const counted = entries.flatMap((line) => {
    const count = line && line.text.length < 70 ? countedPart.exec(line.text.trim())?.[1] : undefined;
    return line && count ? [{ line, count: Number(count) }] : [];
  });
  const isInTurn = counted.length > 1 && counted.every(({ count }, i) => count === i + 1);
  return isInTurn ? counted.map(({ line }) => line) : [];
}

const countedPart =
  /^(?:(?:service |travel )?vouchers?|bons?(?: d['’][ée]change)?|prestation|service|coupon|part|partie|lot|poste|booking|r[ée]servation)(?: (?:n°|no\.?|nr\.?|#))? ?(\d{1,2})(?: (?:of|sur|de|von) \d{1,2}|\/\d{1,2})?(?:$| ?[:–—·|-] ?\D+$)/iu;

/** A paragraph as what stands between its titles. */
function partedAt(lines: readonly Line[], titles: ReadonlySet<Line>): Block[] {
  const parted: Block[] = [];
  let open: Line[] = [];
  for (const line of lines) {
    if (!titles.has(line)) {
      if (open.length === 0) parted.push({ kind: 'paragraph', lines: open });
      open.push(line);
      continue;
    }
    parted.push({ kind: 'heading', level: 7, text: line.text, at: line.at });
    open = [];
  }
  return parted;
}

type Entry = Line | null;

const linesOf = (block: Block): Entry[] => (block.kind === 'paragraph' ? block.lines : [null]);

/** Lines that say nothing but the service, of two kinds and more. @param isPart whether what is below one is a part of its own */
function partsOf(
  blocks: readonly (readonly Entry[])[],
  isPart: (below: readonly Entry[]) => boolean = (below) => below.length > 1,
): ReadonlySet<Line> {
  const entries = blocks.flat();
  const titles: { line: Line; topic: Topic; from: number }[] = [];
  for (const [from, line] of entries.entries()) {
    const topic = line && line.text.length < 60 ? serviceOf(line.text.trim()) : null;
    // "Hotel" over "Hotel" and "Harbour Inn": the second is the label
    if (line && topic && topic !== 'ride' && topic !== titles.at(-1)?.topic) titles.push({ line, topic, from });
  }
  const isOrder =
    new Set(titles.map(({ topic }) => topic)).size > 1 &&
    titles.every(({ from }, i) => isPart(entries.slice(from + 1, titles[i + 1]?.from)));
  return new Set(isOrder ? titles.map(({ line }) => line) : []);
}

/** "Booking reference: 7K2MPL" among the lines below a title. */
const hasNumber = (below: readonly Entry[]) =>
  below.some((line) => line !== null && splitLabel(line)?.label === 'reference');

/** With the number of the part or its day before or behind the service. */
function isMarkedTitle(text: string, facts: DateFacts): boolean {
  const behind = text.replace(counter, '');
  // most lines of a paper are none, and need no search for days
  if ((behind === text && !/\d/.test(text)) || topicOf(plain(text)) === null) return false;
  const [day, another] = /\d/.test(behind) ? findDates(behind, facts) : [];
  if (another || (!day && behind === text)) return false;
  const said = day ? [behind.slice(0, day.at), behind.slice(day.at + day.length)] : [behind];
  const [service, more] = said.map((part) => part.replace(edges, '')).filter((part) => part !== '');
  // "Train 4 May" without a sign between them could be a number
  const isParted = !day || said.some((part) => parting.test(part));
  if (service === undefined || more !== undefined || !isParted) return false;
  // "TUE 09MAR27   CAR": beside its day in capitals it is no label
  return serviceOf(service) !== null || (day !== undefined && /^(?:AIR|CAR|SEA)$/.test(service));
}

/** "Vol", "Car hire", "Location de voiture": what kind of thing, and not which. */
function serviceOf(text: string): Topic | null {
  const shape = plain(text);
  const isWords = /^\p{L}[\p{L}'’ -]+$/u.test(text) && text.split(' ').length < 4;
  return isWords && !alsoLabel.test(shape) && !houseName.test(shape) ? topicOf(shape) : null;
}

/** "Car" and "Voiture" are a train's too, "Chambre" is a line of a stay; "Aller en train" is a way. */
const alsoLabel =
  /\b(?:your|votre|number|numero|name|nom|date|type|en|by|aller|retour|return|out(?:ward|bound)|inbound)\b|^(?:car|voiture|vehicule|vehicle|automobile|chambres?|air|ice|sea|mer)$/;
/** "Hotel Sonnenhof": which one. */
const houseName = /^hotels? (?!stays?$|accommodation$|bookings?$|reservations?$|details$|vouchers?$|transfers?$)[a-z]/;
const counter = /^\d{1,2} ?[.)/–—-] ?(?=\p{L})/u;
const parting = /^ ?[–—:|·•,-] |\s?[–—:|·•,-] ?$|^\s{2,}|\s{2,}$/u;
const edges = /^[\s–—:|·•,-]+|[\s–—:|·•,-]+$/gu;
