import { inLines } from '../../text/in-lines.ts';
import { isTerm } from './terms.ts';

/**
 * Whether what a paper names was asked for, and is refused or not yet answered: "trip request RQ-20 not approved", "votre demande de déplacement a été refusée",
 * "decision: rejected", "asks for your approval of this trip". Not where something beside what is booked was asked for.
 * @param text a whole paper made plain, its subject first.
 */
export function isRefused(text: string): boolean {
  if (refusedHead.test(text)) return true;
  if (besides.test(text)) return false;
  const isOfMore = ({ index, 0: said }: RegExpExecArray, before: number, behind: number) =>
    extras.test(text.slice(Math.max(0, index - before), index + said.length + behind));
  return (
    [...text.matchAll(refused)].some((said) => !isTerm(text, said) && !isOfMore(said, 0, 40)) ||
    [...text.matchAll(refusedIt)].some((said) => !isTerm(text, said) && !isOfMore(said, 90, 140))
  );
}

/** The subject of a mail that tells the answer. */
const refusedHead =
  /^(?:(?:re|fwd?|tr|wg|aw) ?: ?){0,2}(?:rejected|declined|not approved|refusee?|rejetee?) ?[:-] ?[^\n]{0,120}\b(?:request|demande|[a-z]{1,4}-?\d{3,})/;

/** Somebody asked to change what is booked, or for the money back. */
const besides = inLines()`
  \b(?:change|amendment|modification|refund|upgrade|cancellation|seat|meal|compensation|special|hotel|flight|car|transfer) requests?\b
  |\brequests? (?:for|to) (?:an? |the |your )?(?:early|late|refund|upgrade|change|cancel|amend|modify|compensation|extend|extension|seat|meal|cot|parking)
  |\bdemandes? (?:de |d'|du )(?:modification|changement|remboursement|surclassement|annulation|indemnisation|prolongation|report|echange|lit|parking|arrivee|depart)
`;
const extras =
  /\b(?:early|late|chang\w+|upgrad\w+|refund\w*|rembours\w*|modif\w*|surclass\w*|annul\w*|seats?|meals?|parking|transfers?|spa|cancel\w*|exten\w+|breakfast|check-?in|check-?out|compensation)\b/;

const verdict =
  '(?:rejected|declined|refused|denied|turned down|expired|not (?:been )?(?:approved|accepted|authori[sz]ed|granted))';
const verdictFrench = '(?:refuse|rejete|decline|expire|non (?:approuve|accepte|autorise|valide))e?s?';
const number = String.raw`(?: (?:n°|no\.?|nr\.?|ref\.?|#)? ?\(?(?=[a-z/-]{0,8}\d)[a-z\d/-]{3,20}\)?)?`;
const refused = new RegExp(
  [
    String.raw`\b(?:trip|travel|booking|reservation|stay|journey|approval|room|table) (?:requests?|enquiry|inquiry)${number}(?: (?:for|to|at|from) [^.;:\n]{1,60}?)?(?: ?[:–-] ?| )(?:(?:has|have|was|were|is)(?: unfortunately| now| been){0,2} )?${verdict}\b`,
    String.raw`\b(?:host|hotel|owner|property|restaurant|landlord|approver|manager|line manager|travel desk)(?: has| have)?(?: unfortunately)? (?:declined|refused|rejected|denied|turned down|not approved|not accepted) (?:your|the|this) (?:[a-z]+ )?(?:request|booking|reservation|trip|travel|stay)\b`,
    String.raw`\b(?:your|the|this) (?:booking|reservation|trip|stay)${number} (?:has been|was|is) (?:unfortunately )?(?:rejected|declined|refused|turned down|not (?:approved|accepted))\b`,
    String.raw`\b(?:cannot|can't|could not|couldn't|(?:is|are|was|were) (?:not able|unable) to) (?:accept|approve|book|secure|ticket) (?:your|the|this) (?:trip|travel|stay|itinerary|(?:(?:booking|reservation|trip|travel) )?request|booking|reservation)\b`,
    String.raw`\b(?:this|your|the) (?:trip|itinerary|journey|travel) (?:has not been|was not|is not) (?:booked|reserved)\b`,
    String.raw`\b(?:asks?|asked|needs?|requests?|is waiting|waits) (?:for )?your (?:approval|authori[sz]ation) (?:of|for) (?:this|the|a|his|her|their) (?:[a-z]+ )?(?:trip|travel|booking|journey|itinerary)\b`,
    String.raw`\b(?:trip|travel|booking|reservation) requests?${number} (?:is )?(?:pending|awaiting|waiting for) (?:your |manager |their )?(?:approval|authori[sz]ation)\b`,
    String.raw`\b(?:trip|travel|booking|reservation|request) (?:decision|status|outcome) ?[:|]? ?\n? ?(?:request )?${verdict}\b`,
    String.raw`(?:^|\n)(?:decision|outcome|resultat|avis) ?(?:[:|] ?\n?|\n) ?(?:${verdict}|${verdictFrench}|defavorable)(?![a-z])`,
    String.raw`\bdemandes? (?:de |d'|du )(?:voyage|deplacement|mission|reservation|sejour|approbation|autorisation|chambre|table|hebergement|location)[^.;:\n]{0,60}?(?: ?[:–-] ?| )(?:(?:a|est|ont)(?: malheureusement| donc| bien| ete){0,3} )?(?:${verdictFrench}|n'(?:a|ont|est) (?:malheureusement )?pas (?:ete |pu etre )?(?:approuve|accepte|valide|autorise|retenu|confirme|honore)e?s?)(?![a-z])`,
    String.raw`\b(?:votre|ce|le|cette|la) (?:reservation|voyage|deplacement|mission|sejour|trajet)${number} (?:a ete|est) (?:malheureusement )?(?:refuse|rejete|decline)e?(?![a-z])`,
    String.raw`\b(?:ce|votre|cette) (?:voyage|deplacement|mission|trajet|itineraire) n'(?:a pas ete|est pas) (?:encore )?(?:reserve|commande)e?(?![a-z])`,
    String.raw`\b(?:n'avons|n'ai|n'a) (?:malheureusement )?pas pu (?:reserver|confirmer|honorer|accepter) (?:votre|ce|cette|le|la) (?:voyage|deplacement|mission|trajet|itineraire|sejour|(?:demande de )?reservation|demande)(?![a-z])`,
    String.raw`\bvous (?:demande|prie|invite) (?:de |d'|a )(?:bien vouloir )?(?:valider|approuver|autoriser) (?:ce|cette|son|sa|le|la|un|une) (?:voyage|deplacement|mission|reservation|demande)\b`,
    String.raw`\b(?:deplacement|voyage|mission|demande) (?:est |reste )?(?:en attente (?:de |d')(?:votre |son |la )?(?:validation|approbation|accord|autorisation)|a valider)\b`,
    String.raw`\b(?:hote|proprietaire|etablissement|hotel|restaurant|responsable|valideur|manager|loueur) (?:a (?:malheureusement )?(?:refuse|decline|rejete)|n'a (?:malheureusement )?pas (?:pu )?(?:accept|approuv|valid)(?:e|er)) (?:votre|cette|la) (?:demande|reservation|mission|sejour)\b`,
  ].join('|'),
  'g',
);
/** What was asked for is not said: around it stands nothing of a change or of the money. */
const refusedIt = new RegExp(
  [
    String.raw`\byour (?:requests?|enquiry|inquiry)${number}(?: ?[:–-] ?| )(?:(?:has|have|was|were|is)(?: unfortunately| now| been){0,2} )?${verdict}\b`,
    String.raw`\bvotre demande${number} (?:a|est)(?: malheureusement| donc| ete){0,3} ${verdictFrench}(?![a-z])`,
    String.raw`\bvotre demande${number} n'a (?:malheureusement )?pas (?:ete |pu etre )?(?:approuve|accepte|valide|autorise|retenu)e(?![a-z])`,
  ].join('|'),
  'g',
);
