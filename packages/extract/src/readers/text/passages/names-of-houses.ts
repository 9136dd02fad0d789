import { isGivenName } from '../../../knowledge/given-names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import { labelOf } from '../labels/labels.ts';
import { isBareKind } from '../stays/no-house.ts';
import { topicOf } from '../topics.ts';
import type { Passage } from './passage.ts';

/**
 * "Nom : Casa di l’Alivi" over its address, below "Hôtel n° 1", and "Name: Loerie Lagoon Lodge" below "ACCOMMODATION": what a part that
 * is titled with a kind of house calls by name is a house. Not where the part names its house by another label, nor where the name is
 * that of a person.
 */
export function withNamesOfHouses(passages: readonly Passage[]): readonly Passage[] {
  const travelers = passages.filter(({ label, called }) => label === 'person' && !named.test(called));
  // "Walker Milkwood" begins as people are called: somebody, unless the paper says elsewhere who travels
  const isSomebody = ({ text, shape }: Passage) =>
    startsWithTitle.test(text) ||
    travelers.some((one) => one.shape.includes(shape)) ||
    (travelers.length === 0 && text.split(' ').length < 3 && isGivenName(text.split(/[ -]/)[0] ?? ''));
  return withCountedHouses(passages).map((p, i) => {
    if (p.label !== 'person' || p.byColumn || !named.test(p.called) || isSomebody(p)) return p;
    const part = partAround(passages, i);
    const isOfHouse =
      part.some(({ label }) => label === 'address') && !part.some(({ label, called }) => label === 'hotel' && called);
    return isOfHouse ? { ...p, label: 'hotel' } : p;
  });
}

/** "HÔTEL 2 | Pensão do Adro" at the head of rows about it. Not "Hotel 1 | Hotel 2" over a column for each. */
function withCountedHouses(passages: readonly Passage[]): Passage[] {
  const counters = new Set<Passage>();
  const labelled = passages.map((p, i) => {
    const [before, next] = [passages[i - 1], passages[i + 1]];
    const isPair = p.inTable && before?.row === p.row && before.cell !== p.cell && next?.row !== p.row;
    if (!before || !isPair || passages[i - 2]?.row === p.row || p.label !== null || before.label !== null) return p;
    const [kind, own] = [before, p].map(({ text }) => /^(\D{4,30}?) ?[1-9] ?:?$/.exec(text)?.[1]);
    if (!kind || own || labelOf(kind) !== 'hotel') return p;
    counters.add(before);
    return { ...p, label: 'hotel' as const, under: 'hotel' as const, called: before.shape };
  });
  return labelled.filter((p) => !counters.has(p));
}

const named = /^(?:name|nom|nome|nombre|naam|navn|namn|nazwa|nazev)(?: ?:)?$/;

/** What stands in one section or cell with a name below the title of a house; nothing where there is no such title. */
function partAround(passages: readonly Passage[], i: number): readonly Passage[] {
  const p = passages[i];
  // the day of a part may stand below its title
  const over = passages
    .slice(0, i)
    .findLastIndex((q) => q.label !== 'date' && !(q.label === 'hotel' && q.called === ''));
  const title = i - over < 4 ? passages[over] : undefined;
  if (!title || !p || title.label !== null || !isBareKind(title.shape) || topicOf(title.shape) !== 'stay') return [];
  const below = passages.slice(i + 1, i + 10);
  const isOther = (q: Passage) => (title.cell === p.cell ? q.cell !== p.cell : p.inTable && q.block !== p.block);
  const next = below.findIndex((q) => q.isHeading || isOther(q));
  return next < 0 ? below : below.slice(0, next);
}
