import { type DateFacts, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import type { Block, Line } from '../../../text-document.ts';
import { type Topic, topicOf } from '../topics.ts';

/**
 * The titles of an order's parts as what they are, however they were printed: "2. Hôtel", "mar. 13/07/2027 – Vol",
 * "Train · 4 May 2027" alone in its paragraph; "Flight" and "Hotel" where each is over several paragraphs of its own, for
 * otherwise each is the label of the one below it.
 */
export function withServiceTitles(blocks: readonly Block[], facts: DateFacts): Block[] {
  const bare = partsOf(blocks);
  return blocks.map((block) => {
    const line = onlyLine(block);
    const isTitle = line && (bare.has(block) || isMarkedTitle(line.text.trim(), facts));
    return isTitle ? { kind: 'heading', level: 7, text: line.text, at: line.at } : block;
  });
}

function onlyLine(block: Block): Line | null {
  const [only, more] = block.kind === 'paragraph' ? block.lines : [];
  return only && !more && only.text.length < 60 ? only : null;
}

/** Titles that say nothing but the service, of two kinds and more. */
function partsOf(blocks: readonly Block[]): ReadonlySet<Block> {
  const titles: { block: Block; topic: Topic; from: number }[] = [];
  for (const [from, block] of blocks.entries()) {
    const topic = serviceOf(onlyLine(block)?.text.trim() ?? '');
    // "Hotel" over "Hotel" and "Harbour Inn": the second is the label
    if (topic && topic !== 'ride' && topic !== titles.at(-1)?.topic) titles.push({ block, topic, from });
  }
  const isEach = titles.every(({ from }, i) => (titles[i + 1]?.from ?? blocks.length) - from > 2);
  const isOrder = isEach && new Set(titles.map(({ topic }) => topic)).size > 1;
  return new Set(isOrder ? titles.map(({ block }) => block) : []);
}

/** With the number of the part or its day before or behind the service. */
function isMarkedTitle(text: string, facts: DateFacts): boolean {
  const behind = text.replace(counter, '');
  const [day, another] = behind === text || /\d/.test(behind) ? findDates(behind, facts) : [];
  if (another || (!day && behind === text)) return false;
  const said = day ? [behind.slice(0, day.at), behind.slice(day.at + day.length)] : [behind];
  const [service, more] = said.map((part) => part.replace(edges, '')).filter((part) => part !== '');
  // "Train 4 May" without a sign between them could be a number
  const isParted = !day || said.some((part) => parting.test(part));
  return service !== undefined && more === undefined && isParted && serviceOf(service) !== null;
}

/** "Vol", "Car hire", "Location de voiture": what kind of thing, and not which. */
function serviceOf(text: string): Topic | null {
  const shape = plain(text);
  const isWords = /^\p{L}[\p{L}'’ -]+$/u.test(text) && text.split(' ').length < 4;
  return isWords && !alsoLabel.test(shape) ? topicOf(shape) : null;
}

/** "Car" and "Voiture" are a train's too, "Chambre" is a line of a stay; "Aller en train" is a way. */
const alsoLabel =
  /\b(?:your|votre|number|numero|name|nom|date|type|en|by|aller|retour|return)\b|^(?:car|voiture|vehicule|vehicle|automobile|chambres?|air|ice|sea|mer)$/;
const counter = /^\d{1,2} ?[.)/–—-] ?(?=\p{L})/u;
const parting = /^ ?[–—:|·•,-] |\s?[–—:|·•,-] ?$/u;
const edges = /^[\s–—:|·•,-]+|[\s–—:|·•,-]+$/gu;
