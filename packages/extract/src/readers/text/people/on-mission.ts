import type { Person } from '../../../booking.ts';
import { readName, readNames } from '../../../text/names.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { familyCommaGiven } from './family-comma.ts';
import { peopleBelow } from './people-below.ts';

/** "Agent | FAUCHERY Bastien – laboratoire de volcanologie", "Crew | Ines Falk (sound)" in an order for a mission: who is sent. */
export function onMission(passages: readonly Passage[]): Found<Person>[] {
  if (!passages.slice(0, 12).some(({ shape }) => sending.test(shape))) return [];
  return passages.flatMap((p, i) => {
    if (p.former) return [];
    const listed = crewLine.exec(p.text)?.[1];
    if (listed) return readNames(listed).map((name) => ({ value: { name }, at: p.at, text: p.text }));
    const isSent = sent.test(p.called) || sent.test(passages[i - 1]?.shape ?? '');
    if (!isSent || !nameOf(p.text)) return [];
    // "Mme PERROTIN Nadège, ingénieure eau" over "M. OLLIVON Fabrice, technicien réseaux"
    return [p, ...peopleBelow(p, i, passages)].flatMap(({ text, at }) => {
      const name = nameOf(text);
      return name ? [{ value: { name }, at, text }] : [];
    });
  });
}

/** "PERROTIN Nadège", "M. PERROTIN, Luc". */
const nameOf = (text: string) => familyCommaGiven(text)[0] ?? readName(text);

const sending =
  /\b(?:mission|deplacement|dienstreise|feuilles? de route|(?:movement|travel) (?:orders?|memo|schedule|plan)|call sheet|recce)\b/;
/** "Équipe : Agathe Morin, Blaise Kouassi" in a line of its own. */
const crewLine =
  /^(?:[ÉE]quipe|[Dd][ée]l[ée]gation|Artistes|Musiciens|Crew|Team|Cast|Band|Artists|Delegation|Party)(?: (?:en tourn[ée]e|on tour|artistique|technique))?(?: \([^()]{2,60}\))? ?: (\p{Lu}.{5,200})$/u;
const sent = /^(?:agents?|crew|team|equipe)[ :]{0,3}$/;
