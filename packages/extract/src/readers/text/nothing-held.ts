import { inLines } from '../../text/in-lines.ts';

/**
 * Whether a paper says of all that it names that nobody has it: what was asked for is refused ("trip request not approved"), what was kept is given back ("the
 * seats have gone back on sale, nothing has been charged"), or nothing came of it ("no tickets were issued and no room was reserved").
 * @param text a whole paper made plain, its subject first.
 */
export function isNothingHeld(text: string): boolean {
  if (isSaid(noBooking, text) || isRefused(text)) return true;
  const undone = [...text.matchAll(noneDone)]
    .filter((said) => !isTerm(text, said))
    .map((said) => (said[1] ?? said[2])?.slice(0, 4));
  return new Set(undone).size + signs.filter((sign) => isSaid(sign, text)).length > 1;
}

const isSaid = (pattern: RegExp, text: string): boolean =>
  [...text.matchAll(pattern)].some((said) => !isTerm(text, said));

/** "If you do not have a booking", "after 18:00 the room is no longer held": what would be, of bookings that stand. */
function isTerm(text: string, { index, 0: said }: RegExpExecArray): boolean {
  return (
    term.test(text.slice(Math.max(0, index - 90), index)) ||
    hour.test(text.slice(index + said.length, index + said.length + 24))
  );
}

const term = inLines()`
  \b(?:
    if|when|whenever|unless|until|once|after|before|should|where|who|whose|anyone|those|si|s'il|quand|lorsqu\w*|apres|passe|au-dela|avant|sinon
    |faute|a defaut|tant que|ceux|celles|qui
  )\b[^.;:!?\n]{0,80}$
`;
const hour = /^,? (?:after|past|beyond|from|unless|if|apres|passe|au-dela|a partir|si)\b/;

/** "You do not have a booking with us", "vous n'avez plus de réservation". Not of the seat on a train or of the way back. */
const noBooking = inLines('g')`
  \b(?:
    you (?:(?:therefore|currently|now) )?(?:do not|don't|no longer) (?:(?:currently|yet|now) )?have (?:an?|any) (?:(?:active|confirmed|valid|current) )?(?:booking|reservation)s?
    |you have no (?:(?:active|confirmed|valid|current) )?(?:booking|reservation)s?
    |there is (?:(?:therefore|currently|now) )?no (?:booking|reservation) (?:with us|in your name|under your name|in our system)
    |vous n'avez (?:(?:donc|actuellement|desormais) )?(?:(?:pas|plus) de|aucune) reservations?(?: (?:active|confirmee|en cours))?
    |(?:il n'y a|il n'existe) (?:(?:donc|actuellement) )?(?:(?:pas|plus) de|aucune) reservation (?:a votre nom|chez nous|dans notre systeme)
  )\b(?! (?:for|on|number|reference|to|pour|sur|de|du|d'|au|aux|en))
`;

/** "No tickets were issued", "aucune chambre n'a été réservée": of one thing it may be said beside others that are. */
const noneDone = inLines('g')`
  \b(?:
    no (tickets?|rooms?|seats?|flights?|hotels?|cars?|trains?|tables?|cabins?|places?|travel|trips?) (?:has been|have been|was|were)[ ]
    (?:(?:therefore|actually) )?(?:issued|booked|reserved|held|bought|purchased|ordered|ticketed|made)
    |aucune? (billet|chambre|place|vol|hotel|voiture|train|table|cabine|voyage|siege|nuit) n'a (?:(?:donc|encore) )?ete[ ]
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
    )\b(?! yet)
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

/** "Trip request RQ-20 not approved", "votre demande de déplacement a été refusée", "decision: rejected". Not a request for something beside what is booked. */
function isRefused(text: string): boolean {
  if (refusedHead.test(text)) return true;
  if (besides.test(text)) return false;
  return [...text.matchAll(refused)].some((said) => !isTerm(text, said) && !extras.test(said[0]));
}

/** The subject of a mail that tells the answer. */
const refusedHead =
  /^(?:rejected|declined|not approved|refusee?|rejetee?) ?[:-] ?[^\n]{0,120}\b(?:request|demande|[a-z]{1,4}-?\d{3,})/;

/** Somebody asked to change what is booked, or for the money back. */
const besides = inLines()`
  \b(?:change|amendment|modification|refund|upgrade|cancellation|seat|meal|compensation|special|hotel|flight|car|transfer) requests?\b
  |\brequests? (?:for|to) (?:an? |the |your )?(?:early|late|refund|upgrade|change|cancel|amend|modify|compensation|extend|extension|seat|meal|cot|parking)
  |\bdemandes? (?:de |d'|du )(?:modification|changement|remboursement|surclassement|annulation|indemnisation|prolongation|report|echange|lit|parking|arrivee|depart)
`;
const extras =
  /\b(?:early|late|change|upgrade|refund|seat|meal|parking|transfer|spa|cancel\w*|extend|breakfast|check-?in|check-?out)\b/;

const verdict =
  '(?:rejected|declined|refused|denied|turned down|not (?:been )?(?:approved|accepted|authori[sz]ed|granted))';
const verdictFrench = '(?:refuse|rejete|decline|non (?:approuve|accepte|autorise|valide))e?s?';
const number = String.raw`(?: (?:n°|no\.?|nr\.?|ref\.?|#)? ?\(?(?=[a-z/-]{0,8}\d)[a-z\d/-]{3,20}\)?)?`;
const refused = new RegExp(
  [
    String.raw`\b(?:trip|travel|booking|reservation|stay|journey|approval|room|table|your) (?:requests?|enquiry|inquiry)${number}(?: (?:for|to|at|from) [^.;:\n]{1,60}?)?(?: ?[:–-] ?| )(?:(?:has|have|was|were|is)(?: unfortunately| now| been){0,2} )?${verdict}\b`,
    String.raw`\b(?:host|hotel|owner|property|restaurant|landlord|approver|manager|line manager|travel desk)(?: has| have)?(?: unfortunately)? (?:declined|refused|rejected|denied|turned down|not approved|not accepted) (?:your|the|this) (?:[a-z]+ )?(?:request|booking|reservation|trip|travel|stay)\b`,
    String.raw`\b(?:trip|travel|booking|reservation|request) (?:decision|status|outcome) ?[:|]? ?\n? ?(?:request )?${verdict}\b`,
    String.raw`(?:^|\n)(?:decision|outcome|resultat|avis) ?(?:[:|] ?\n?|\n) ?(?:${verdict}|${verdictFrench}|defavorable)(?![a-z])`,
    String.raw`\bdemandes? (?:de |d'|du )(?:voyage|deplacement|mission|reservation|sejour|approbation|autorisation|chambre|table|hebergement|location)[^.;:\n]{0,60}?(?: ?[:–-] ?| )(?:(?:a|est|ont)(?: malheureusement| donc| bien| ete){0,3} )?(?:${verdictFrench}|n'(?:a|ont|est) (?:malheureusement )?pas (?:ete |pu etre )?(?:approuve|accepte|valide|autorise|retenu|confirme|honore)e?s?)(?![a-z])`,
    String.raw`\bvotre demande${number} (?:a|est)(?: malheureusement| donc| ete){0,3} ${verdictFrench}(?![a-z])`,
    String.raw`\bvotre demande${number} n'a (?:malheureusement )?pas (?:ete |pu etre )?(?:approuve|accepte|valide|autorise|retenu)e(?![a-z])`,
    String.raw`\b(?:hote|proprietaire|etablissement|hotel|restaurant|responsable|valideur|manager|loueur) (?:a (?:malheureusement )?(?:refuse|decline|rejete)|n'a (?:malheureusement )?pas (?:pu )?(?:accept|approuv|valid)(?:e|er)) (?:votre|cette|la) (?:demande|reservation|mission|sejour)\b`,
  ].join('|'),
  'g',
);
