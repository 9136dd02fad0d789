import { inLines } from '../../../text/in-lines.ts';

/**
 * "même dossier", "same collection reference", "gleiche Buchung", "same ship and booking", "même compagnie et même dossier", "same BA reference":
 * the number of this one was said before.
 */
export const sameNumber = inLines()`
  \b(?:
    (?:same|meme) (?:
      (?:company|operator|carrier|airline|line|railway|ship|vessel|compagnie|transporteur|armateur|navire|bateau),? (?:and|et)[ ]
      (?:the |le |la )?(?:same |meme )?
    )?(?:[a-z\d]{2}|booking|collection|file|record)? ?
    (?:dossier|numero|ref\w*|reservation|booking|file|pnr|code|locator|confirmation|number|order)\b
    |gleiche[rn]? (?:buchung\w*|auftrag\w*|referenz|nummer|dossier)
  )
`;
