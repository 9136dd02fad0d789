import { inLines } from '../../text/in-lines.ts';
/**
 * Whether a letter says that the house is full, that what it names is no reservation or was kept and is given back, or that its reader is to book it:
 * "unfortunately we are fully booked on these nights", "nous sommes malheureusement complets", "this does not constitute a reservation", "your option has lapsed".
 * @param text a whole paper made plain.
 * @param areSeveral whether what it names has a number each: then a house that is full, or an option that is nobody's in particular, is one thing of many.
 */
export function refuses(text: string, areSeveral = false): boolean {
  if (isNone.test(text) || isUnpaid.test(text) || isLeftToReader.test(text)) return true;
  return (
    (!areSeveral && isFull.test(text)) || [...text.matchAll(isLapsed)].some(([said]) => !areSeveral || ofAll.test(said))
  );
}

/** "Votre option est arrivée à échéance": all of it; "le lodge n'était plus libre, l'option est tombée" is of the lodge. */
const ofAll = /^(?:votre|vos|your|ihre|la vostra|la sua|su|vuestra)\b/;

/**
 * "Votre option n° OPT-22718 est arrivée à échéance", "the seats below have been released for sale", "Ihre Option ist verfallen": all that was kept, and not the
 * one hotel of a trip that an option names ("votre option sur l'hôtel a expiré").
 */
const isLapsed = inLines('g')`
  \b(?:
    (?:votre|vos|notre|nos|l'|les|cette|ces|your|our|the|this|these|ihre|unsere|die|diese|la vostra|la sua|l'|su|vuestra|la)[ ]?(?:
      (?:pre-?)?options?|prereservation|reservation provisoire|(?:\d{1,3}[ -](?:hours?|days?|minutes?) )?(?:(?:courtesy|provisional|free|price|fare|booking) )?hold
      |(?:provisional|courtesy|tentative) (?:booking|reservation)|(?:vor|options)(?:reservierung|buchung)|opzione|opcion|prenotazione provvisoria|(?:pre-?)reserva
    )(?: (?:n°|no\.?|number|nr\.?|num\.?|numero|ref\.?|reference)?[ ]?(?=[a-z/-]{0,8}\d)[a-z\d/-]{3,20})?
    (?:,? (?:(?:posee?s?|placee?s?|placed|taken|made) )?(?:le|du|on|of|from|vom) (?:[a-z]+ )?\d{1,2}\b[^.,:;\n]{2,20},?)?
    (?: (?:on|sur|for|pour) (?:les|vos|ces|ce|votre|the|your|these|this) (?:vols|flights|seats|places|chambres|rooms|billets|tickets|voyage|sejour|trip|journey|itinerary|following|prestations)\b[^.,:;\n]{0,30})?[ ](?:
      (?:(?:est|sont) (?:donc |maintenant |desormais |malheureusement )?(?:arrivee?s? a (?:echeance|expiration|(?:son|leur) terme|terme)|(?:expir|perim|tomb)ee?s?|echues?|caduques?|levee?s? faute|liberee?s?))
      |(?:a|ont) (?:donc |maintenant |desormais |malheureusement )?(?:expire|pris fin)
      |n(?:'a|'ont) (?:pas|malheureusement pas) ete (?:confirm|lev|prolong|transform)ee?s?
      |(?:has|have|is|are) (?:now |since |unfortunately |therefore )?(?:ended|expired|lapsed|run out|timed out|come to an end|over|no longer valid|been (?:released|dropped|given up))
      |(?:expired|lapsed|ended|ran out|was (?:released|dropped|not (?:taken up|confirmed|extended)))\b
      |ist (?:leider |nun |gestern |inzwischen ){0,2}(?:abgelaufen|verfallen|erloschen)
      |(?:e|es) (?:purtroppo |ormai )?(?:scadut[ao]|decadut[ao])|ha (?:caducado|vencido|expirado)
    )
    |(?:(?:places|chambres|sieges|prestations|cabines)[^.;:\n]{0,20} (?:suivantes|ci-dessous)|following (?:seats|rooms|cabins|berths|spaces|services)\b[^.;:\n]{0,20})[ ](?:
      (?:a|ont) (?:donc |bien )?ete (?:remise?s? (?:en|a la) vente|rendue?s? a la vente|relachee?s?)
      |(?:was|were|has been|have been|is|are) (?:now |therefore )?(?:released|put back|returned|gone back|back) (?:for|on|onto|to|into)(?: general| the| public)? (?:sale|inventory|market)
    )
    |rien n'a ete (?:reserve|commande|achete|bloque),? ni (?:debite|facture|preleve|paye|encaisse|commande)
    |nothing (?:has been|was|is) (?:booked|reserved|bought|ordered),? (?:or|and nothing(?: has been| was| is)?|nor) (?:charged|paid|taken|debited|billed|invoiced)
    |es wurde nichts gebucht (?:oder|und (?:auch )?nichts) (?:abgebucht|belastet|berechnet)
  )\b
`;

/** "Please book directly with the hotel and quote the code", "quote WED27 when you book": rooms that are kept for whoever asks for one. */
const isLeftToReader = inLines()`
  \b(?:
    please (?:book|reserve|make (?:your|a) (?:own )?(?:booking|reservation)s?) (?:your (?:own )?(?:room|accommodation|stay) )?(?:directly|direct|yourself|yourselves)\b
    |(?:quot(?:e|ing)|mention(?:ing)?|us(?:e|ing)|with|giv(?:e|ing)) (?:the |this |our |promo(?:tional)? )?(?:code|rate|group name)\b[^.;\n]{0,40}\b(?:when|as) (?:you (?:book|reserve|call)|booking|reserving|making your)
    |(?:merci de |veuillez |pensez a |a vous de )reserver (?:(?:votre|vos|une) (?:chambre|hebergement|nuit)s? )?(?:directement|vous-memes?)\b
    |reservez (?:(?:votre|vos) (?:chambre|hebergement|nuit)s? )?(?:directement|vous-memes?) (?:aupres|a l'hotel|par|en|sur)\b
    |(?:en )?(?:precis|mentionn|indiqu|rappel|communiqu)(?:ant|ez|er) le code\b[^.;\n]{0,50}\b(?:reservation|reserver|reservez)\b
    |\breservation (?:directement |a faire )?(?:directement )?aupres de l'hotel\b
  )
`;

/** "Your payment was declined and your booking could not be completed." */
const isUnpaid = inLines()`
  \b(?:booking|reservation|order|purchase|commande|achat) (?:could not|couldn't|was not|wasn't|has not|hasn't)[ ]
  (?:be |been |yet been )?(?:completed|confirmed|processed|placed|finali[sz]ed)\b
  |\b(?:reservation|commande|achat) n'(?:a|est) (?:pas|malheureusement pas) (?:pu etre |ete |encore )?
  (?:abouti|finalise|confirme|valide|enregistre)e?s?\b
  |\byour payment (?:was|has been|is) (?:declined|refused|rejected|unsuccessful)
  |\bvotre paiement (?:(?:a|est) (?:ete )?(?:refuse|rejete)|n'a pas (?:abouti|ete accepte))\b
`;

const isNone =
  /\b(?:does not|doesn't|do not|shall not|will not) (?:yet )?(?:constitute|represent|amount to|imply) (?:a |any )?(?:firm |confirmed )?(?:booking|reservation)\b|\bne (?:constitue|represente|vaut)(?:nt)? (?:pas|en aucun cas|nullement) (?:une |de )?(?:reservation|confirmation)\b/;

const sorry =
  "(?:unfortunately|regret\\w*|(?:we are|we're|i am|i'm) (?:very |so )?(?:sorry|afraid)|apologi[sz]e|malheureusement|regrett\\w+|(?:sommes|suis) (?:au regret|desolee?s?)|a (?:notre|mon) (?:grand )?regret|helas|leider|purtroppo|lamentablemente)";
const full =
  "(?:(?:we|hotel|house|lodge|inn|rooms?) (?:are|is) (?:already |now |all )?(?:fully booked|full(?!y)|sold out|taken)|(?:are|is|were) (?:already )?(?:fully booked|sold out)|no (?:rooms?|availability|vacanc(?:y|ies)|accommodation|beds?) (?:left|available|free|at all|on|for|from)|(?:cannot|can't|not able to|unable to|not in a position to) (?:offer|accommodate|host|receive|confirm|welcome) (?:you|your|any|the|these)\\b(?! (?:early|late|check|price|rate))|(?:sommes|est|affichons|affiche)[,]? (?:malheureusement |deja |entierement |actuellement )?complet(?:e?s)?|(?:plus|pas) (?:avoir |disposer )?(?:de |d'|aucune )(?:chambres?|disponibilites?|places?|couchage)|aucune (?:chambre|disponibilite|place)|ausgebucht|al completo|completo)";
const isFull = new RegExp(`\\b${sorry}\\b[^.!?]{0,140}?\\b${full}|\\b${full}[^.!?]{0,60}?\\b${sorry}`);
