import { inLines } from '../../text/in-lines.ts';
import { isRefused } from './refused.ts';
import { isSaid, isTerm } from './terms.ts';

/**
 * Whether a paper says of all that it names that nobody has it: what was asked for is refused ("trip request not approved"), what was kept is given back ("the
 * seats have gone back on sale, nothing has been charged"), or nothing came of it ("no tickets were issued and no room was reserved").
 * @param text a whole paper made plain, its subject first.
 */
export function isNothingHeld(text: string): boolean {
  if (stands.test(text)) return false;
  if (isSaid(noBooking, text) || isRefused(text)) return true;
  const undone = [...text.matchAll(noneDone)]
    .filter((said) => !isTerm(text, said))
    .map((said) => (said[1] ?? said[2])?.slice(0, 4));
  return new Set(undone).size + signs.filter((sign) => isSaid(sign, text)).length > 1;
}

/** "The first room stays booked", "le vol aller reste confirmé": of what is booked beside. */
const stands =
  /\b(?:remains?|stays?|stands|(?:is|are) (?:still|not affected|unaffected)|restent?|demeurent?|(?:est|sont) (?:toujours|bien maintenue?s?))(?: (?:fully|firmly|bien|toujours))? (?:valid|booked|confirmed|unchanged|in place|as booked|held for you|valable|confirme|reserve|inchange|maintenu)e?s?\b|\b(?:booking|reservation|flights?|trip|stay|vols?|sejour)\b[^.;:\n]{0,40}\b(?:stands|(?:is|are) (?:not affected|unaffected)|n'(?:est|sont) pas (?:concerne|touche)e?s?)\b/;

/** "You do not have a booking with us", "no booking has been made", "vous n'avez plus de réservation". Not of the seat on a train or of the way back. */
const noBooking = inLines('g')`
  \b(?:
    you (?:(?:therefore|currently|now) )?(?:do not|don't|no longer) (?:(?:currently|yet|now) )?have (?:an?|any) (?:(?:active|confirmed|valid|current) )?(?:booking|reservation)s?
    |you have no (?:(?:active|confirmed|valid|current) )?(?:booking|reservation)s?
    |no (?:booking|reservation|order) (?:has|have|was|were|could)(?: (?:therefore|yet))?(?: (?:been|be))?\s(?:made|placed|completed|created|taken)
    |there is (?:(?:therefore|currently|now) )?no (?:booking|reservation) (?:with us|in your name|under your name|in our system)
    |vous n'avez (?:(?:donc|actuellement|desormais) )?(?:(?:pas|plus) de|aucune) reservations?(?: (?:active|confirmee|en cours))?
    |aucune (?:reservation|commande) n'a (?:(?:donc|encore) )?(?:ete|pu\setre) (?:faite|effectuee|passee|enregistree|creee|finalisee)
    |(?:il n'y a|il n'existe) (?:(?:donc|actuellement) )?(?:(?:pas|plus) de|aucune) reservation (?:a votre nom|chez nous|dans notre systeme)
  )\b(?! (?:for|on|at|in|aboard|number|reference|to|pour|sur|de|du|d'|a|au|aux|en)\b)
`;

/** "No tickets were issued", "aucune chambre n'a été réservée": of one thing it may be said beside others that are. */
const noneDone = inLines('g')`
  \b(?:
    no (tickets?|rooms?|flights?|hotels?|cars?|trains?|tables?|cabins?|travel|trips?) (?:has been|have been|was|were)[ ]
    (?:(?:therefore|actually) )?(?:issued|booked|reserved|held|bought|purchased|ordered|ticketed|made)
    |aucune? (billet|chambre|vol|hotel|voiture|train|table|cabine|voyage|nuit) n'a (?:(?:donc|encore) )?ete[ ]
    (?:emis|reserve|bloque|retenu|achete|commande|pris)e?s?
  )\b(?! (?:yet|for|on|pour|sur)\b)
`;

/** What is said of bookings that stand too, each by itself: a hotel is paid when one leaves, a seat may be lost to a new plane. */
const signs = [
  inLines('g')`
    \b(?:
      (?:nothing|no (?:money|payment|amount|fee|charge|deposit)) (?:has been|was) (?:charged|taken|debited|billed|invoiced|made)
      |you (?:have not|haven't|were not|weren't) (?:been )?charged|your card (?:has not|hasn't|was not|wasn't) (?:been )?(?:charged|debited)
      |rien (?:ne vous )?(?:n')?a ete (?:debite|preleve|facture|encaisse)|rien ne vous (?:a ete|est|sera) (?:debite|preleve|facture)
      |aucune? (?:montant|paiement|somme|debit|prelevement) n'a ete (?:debite|preleve|effectue|pris|encaisse)e?
      |vous n'avez pas ete (?:debite|preleve)e?|votre carte n'a pas ete debitee
    )\b(?! (?:yet|for|pour)\b)
  `,
  inLines('g')`
    \b(?:seats?|rooms?|flights?|places?|cabins?|berths?|tables?|they|it|fare|price) (?:(?:below|above) )?(?:are|is) (?:now )?no longer (?:being )?(?:held|kept|reserved|on hold|set aside)\b
    |\b(?:seats?|rooms?|flights?|cabins?|berths?|tables?) no longer (?:held|on hold)\b
    |\bwe (?:no longer hold|are no longer holding)\b
    |\b(?:places?|chambres?|sieges?|vols?|cabines?|tables?|elles?|ils?) ne (?:vous )?(?:sont|est) (?:(?:donc|desormais) )?plus (?:(?:retenu|reserve|bloque|garde)e?s?|mise?s? de cote|en option)\b
    |\bn'est (?:(?:donc|desormais) )?plus (?:retenu|bloque|garde)e?\b
    |\bnous ne (?:gardons|retenons|tenons|bloquons) plus\b
  `,
  inLines('g')`
    \b(?:
      (?:have|has) (?:(?:now|therefore|since) )?gone|went|(?:were|was|(?:have|has) been) (?:(?:now|therefore|since) )?(?:put|placed|released|returned|given)|are|is
    ) back (?:on|onto|to|into|for|up for|in) (?:(?:general|open|the|public) )?(?:sale|market|inventory|stock)\b
    |\breleased for (?:general )?sale\b
    |\b(?:(?:a|ont) ete (?:(?:donc|depuis) )?(?:remise?s? (?:en|a la)|rendue?s? a la)|(?:est|sont) (?:(?:donc|desormais) )?(?:de nouveau|a nouveau) (?:en|a la)|(?:est|sont) repartie?s? (?:en|a la)) vente\b
  `,
  inLines('g')`
    \byou (?:had |have )?(?:held|kept|reserved|(?:put|placed)\b[^.;:\n]{0,30} on hold|asked us to (?:hold|keep))\b[^.;:\n]{0,80}\bbut (?:you )?(?:(?:did|have|had) not|(?:did|have|had)n't|never) (?:buy|bought|pay|paid|confirm|complete|purchase|take)
    |\bvous (?:aviez|avez) (?:mis|pose|retenu|bloque|pre-?reserve|place|reserve|garde)[^.;:\n]{0,80}\b(?:mais|sans)[^.;:\n]{0,30}\b(?:achete|acheter|paye|payer|confirme|confirmer|regle|regler|valide|valider|finalise|finaliser|donne suite|donner suite)
  `,
];
