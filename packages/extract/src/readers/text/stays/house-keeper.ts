import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../passages/passages.ts';
import { nameIn } from './hotel-name.ts';
import { houseWord, ownHouse } from './house-words.ts';

/**
 * "Inh. Wiebke Thomsen", "Familie Bauer", or "Jeanne Le Goff" below "Auberge des Pins": whose house it is, between its name and its
 * street. "Reservations Manager": what somebody is there.
 */
export function isKeeper(p: Passage, above: Passage | undefined): boolean {
  if (!p.inTable && post.test(p.shape)) return true;
  if (p.inTable || !above || above.block !== p.block || nameIn(above.text) === null) return false;
  const isPerson = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:(?:et|und|and|&|e|y) )?(?:\p{Lu}[\p{L}'’-]+|de|le|von)){1,4}$/u.test(
    p.text,
  );
  return keeper.test(p.shape) || (isPerson && !houseWord.test(p.shape) && ownHouse.test(above.shape));
}

/** Of few words, and no more than the post: "The Manager's House" is one. */
const post = inLines()`
  ^(?:
    (?:[a-z&-]+ ){0,4}(?:
      manager(?:in)?|director|supervisor|receptionist|executive|officer|coordinator|representative|assistant|agent|leader
    )
    |head of (?:[a-z&-]+ ?){1,4}
    |(?:chef|cheffe|responsable|directeur|directrice|charge|chargee|assistante?|adjointe?)[ ]
    (?:d'|de |du |des |aux? |l'|la |commerciale?|generale?)(?:[a-z'&-]+ ?){0,4}
    |directeur|directrice|gerante?|receptionniste|(?:[a-z-]+ )?(?:leiter(?:in)?|leitung)|direttore|direttrice
    |responsabile [a-z ]{3,30}|directora?|jefe de [a-z ]{3,20}
  )$
`;

const keeper =
  /^(?:inh|inhaber(?:in)?|besitzer(?:in)?|bes|prop|propr|proprietors?|proprietaires?|owners?|owned by|hosts?|your hosts?|vos hotes|hotes|gerante?s?|titolare|gestione|propietari[oa]s?|famil(?:le|ie|y)|famiglia|familia|fam|mr|mrs|ms|mme|monsieur|madame|m|herr|frau)\b[. :]/;

/** "Hôtel du Glacier · Famille Moret", "Gasthof Krone, Inh. Fam. Huber": behind the name whose house it is. "Famille Plus" is a label. */
export const withoutKeeper = (name: string): string => name.replace(keeperBehind, '');

const keeperBehind =
  /(?: ?[·•|]| [–—-]|,) (?:(?:[Ii]nh(?:\.|aber(?:in)?)?|[Bb]es\.|[Pp]rop(?:r?\.|ri[ée]taires?)|[Tt]itolare) ?:? )?(?:[Ff]amil(?:le|ie)|[Ff]amiglia|[Ff]amilia|[Ff]am\.|(?<=(?:\.|er|erin|aires?|are) ?:? ))(?: |(?<= ))(?!Plus\b)\p{Lu}[\p{L}'’-]+(?: (?:(?:et|und|e|y|&) )?\p{Lu}[\p{L}'’-]+){0,3}$/u;
