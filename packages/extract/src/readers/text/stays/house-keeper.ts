import type { Passage } from '../passages/passages.ts';
import { nameIn } from './hotel-name.ts';
import { houseWord, ownHouse } from './house-words.ts';

/** "Inh. Wiebke Thomsen", "Familie Bauer", or "Jeanne Le Goff" below "Auberge des Pins": whose house it is, between its name and its street. */
export function isKeeper(p: Passage, above: Passage | undefined): boolean {
  if (p.inTable || !above || above.block !== p.block || nameIn(above.text) === null) return false;
  const isPerson = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:(?:et|und|and|&|e|y) )?(?:\p{Lu}[\p{L}'’-]+|de|le|von)){1,4}$/u.test(
    p.text,
  );
  return keeper.test(p.shape) || (isPerson && !houseWord.test(p.shape) && ownHouse.test(above.shape));
}

const keeper =
  /^(?:inh|inhaber(?:in)?|besitzer(?:in)?|bes|prop|propr|proprietors?|proprietaires?|owners?|owned by|hosts?|your hosts?|vos hotes|hotes|gerante?s?|titolare|gestione|propietari[oa]s?|famil(?:le|ie|y)|famiglia|familia|fam|mr|mrs|ms|mme|monsieur|madame|m|herr|frau)\b[. :]/;
