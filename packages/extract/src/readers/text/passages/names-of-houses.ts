import { isGivenName } from '../../../knowledge/given-names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import { isBareKind } from '../stays/no-house.ts';
import { topicOf } from '../topics.ts';
import type { Passage } from './passage.ts';

/**
 * "Nom : Casa di l’Alivi" over its address, below "Hôtel n° 1", and "Name: Loerie Lagoon Lodge" below "ACCOMMODATION": what a part that
 * is titled with a kind of house calls by name is a house. Not where the part names its house by another label, nor where the name is
 * that of a person.
 */
export function withNamesOfHouses(passages: readonly Passage[]): readonly Passage[] {
  return passages.map((p, i) => {
    if (p.label !== 'person' || p.byColumn || !named.test(p.called) || isPersons(p.text)) return p;
    const part = partAround(passages, i);
    const isOfHouse =
      part.some(({ label }) => label === 'address') && !part.some(({ label, called }) => label === 'hotel' && called);
    return isOfHouse ? { ...p, label: 'hotel' } : p;
  });
}

const named = /^(?:name|nom|nome|nombre|naam|navn|namn|nazwa|nazev)(?: ?:)?$/;

const isPersons = (text: string) => startsWithTitle.test(text) || isGivenName(text.split(/[ -]/)[0] ?? '');

/** What stands in one section or cell with a name below the title of a house; nothing where there is no such title. */
function partAround(passages: readonly Passage[], i: number): readonly Passage[] {
  const [title, p] = [passages[i - 1], passages[i]];
  if (!title || !p || title.label !== null || !isBareKind(title.shape) || topicOf(title.shape) !== 'stay') return [];
  const below = passages.slice(i + 1, i + 10);
  const isOther = (q: Passage) => (title.cell === p.cell ? q.cell !== p.cell : p.inTable && q.block !== p.block);
  const end = below.findIndex((q) => q.isHeading || isOther(q));
  return end < 0 ? below : below.slice(0, end);
}
