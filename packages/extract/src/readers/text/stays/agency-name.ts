import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import { houseWord } from './house-words.ts';

/** Whose letter it is, over its own address. */
export function isAgency(name: string): boolean {
  const words = plain(name);
  return (
    (/\b(?:voyages?|travels?|tours|journeys|holidays|escapes|getaways|evasion|agence|agency|conciergerie|reisen|reiseburo|viajes|viaggi|reizen|tourisme)\b/.test(
      words,
    ) ||
      office.test(words)) &&
    !houseWord.test(words)
  );
}

/** "Tour-opérateur Maghreb depuis 1994" below the name: who sends people to houses has none. */
export const isCalledAgency = (name: string, passages: readonly Passage[]): boolean =>
  passages.some(({ text }, i) => text === name && ofAgency.test(passages[i + 1]?.shape ?? ''));

const ofAgency = inLines()`
  ^(?:(?:your|votre|the|le|an?|une?) )?(?:
    tour[- ]?operat(?:eur|or)s?|agences? de voyages?
    |travel (?:agen(?:cy|ts?)|designers?|planners?|specialists?)
    |voyagistes?|agence receptive|receptif|organisateur de voyages|createurs? de voyages|voyages sur mesure
    |tailor-?made (?:travel|holidays|journeys)|destination management|reiseveranstalter|reiseburo
  )\b
`;

/** "Service des missions", "Department of Geology": who sends somebody. */
const office = inLines()`
  ^(?:
    services?|direction|departement|department|bureau|secretariat|institute?|faculte|faculty|laboratoire|laboratory|ministere
    |ministry|mairie|universite|university|rectorat|prefecture|association|fondation|foundation|societe|society|office|centre
    |center|chambre|chamber|conseil|council|division|school|ecole
  ) (?:de|du|des|d'|of|for|pour)\b
`;
