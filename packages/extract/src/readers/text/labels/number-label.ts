import { inLines } from '../../../text/in-lines.ts';
import { isCarriersNumber } from '../numbers/carrier-number.ts';
import { railwaysOrder } from '../numbers/whose-word.ts';
import type { Label } from './labels.ts';

/** "N° hôtel", "Hotel No.", "Code loueur", "Supplier conf.", "Carrier record": the number that the supplier knows, and not who it is. */
export const suppliersNumber = inLines()`
  ^(?:n°|no|numero|code) (?:(?:de|du|chez) )?(?:l'|le |la )?(?:
    hotel|hotelier|hebergeur|hebergement|logeur|residence|loueur|prestataire|fournisseur|transporteur|operateur
    |compagnie(?: (?:aerienne|maritime|de ferry))?
    |armateur|chauffeur|taxi|etablissement|restaurant|restaurateur|partenaire|correspondant
  )$
  |^(?:
    hotel|inn|guest ?house|supplier|property|provider|restaurant|hirer|rental|operator|carrier|airline|ferry(?: company)?
    |shipping line|driver|taxi|vendor|partner
  )(?:'s)? (?:no|number|n°|code|(?:record|conf|confirmation|ref|reference|locator)(?: (?:no|number|n°|code|locator))?)$
`;

/** "Dossier voyage SNCF", "Lufthansa booking code": what is before and after may be anything short. */
export function isReference(said: string): boolean {
  const words = said.replace(ofSeveral, '');
  if (ofYours.test(words) || isCarriersNumber(words)) return true;
  const length = words.split(' ').length;
  // "We have opened one file for both flights" is a sentence
  if (/\d/.test(words) || length > (words === said ? 5 : 3)) return false;
  // "ÖBB order", "Commande CFF"
  if (length <= 3 && railwaysOrder.test(words)) return true;
  if (
    /\b(?:date|time|heure|status|statut|total|price|prix|name|nom|class|conditions|policy|fee|fees|frais|your|votre|options?|requests?|agent|search|recherche|quote|quotation|devis|basket|panier|confirmed|confirmee|has|have|been|are|was|were|will|sont|ete|sera|wurde|cancell?ed|annulee?|storniert|changed|modifiee?|updated)\b/.test(
      words,
    )
  )
    return false;
  return /\b(?:booking|reservation|confirmation|airline|hotel|supplier|provider|carrier|fournisseur) (?:conf(?:irmation)? )?(?:code|number|reference|ref|no|n°|numero|locator)\b|^(?:supplier|provider|operator|hotel|airline|carrier|property) (?:confirmation|booking|reservation)$|^(?:dossier|pnr|reference|ref|confirmation|reservation)(?! (?:at|with|for|in|chez|au|pour|a|im|bei)\b)(?: [a-z]+){1,4}$|^(?:n°|no|numero) (?:de )?conf(?:irmation)?\b|\b(?:reference|dossier|pnr|locator|ref)$/.test(
    words,
  );
}

/** "Dossier SNCF commun aux deux trajets", "PNR valable pour l'aller et le retour", "Reference good for both flights": of which of them it is. */
const ofSeveral = inLines()`
  (?: (?:unique|commune?|valable|valid|good|common|shared))? (?:aux|a|au|pour|des?|for|to|of) ?(?:
    (?:les )?(?:deux|trois|quatre) [a-z]{3,12}|tou(?:s|tes) (?:les |vos )[a-z]{3,12}|l'aller(?: et (?:a |pour )?(?:le |au )?|-| )retour|l'ensemble
    |(?:both|all)(?: (?:the|two|three|your))? [a-z]{3,12}
  )$
`;

/** "Bestätigungsnr. Vermieter", "Codice prenotazione della compagnia aerea": a word for a number, and who knows the booking by it. */
export function isSuppliersOwn(words: string, meanings: ReadonlyMap<string, Label>): boolean {
  return [1, 2].some((length) => {
    const all = words.split(' ');
    const who = all
      .slice(-length)
      .join(' ')
      .replace(/^dell'/, '');
    const number = all.slice(0, -length).join(' ').replace(behindNumber, '');
    const label = meanings.get(who) ?? meanings.get(who.replace(/s$/, ''));
    return meanings.get(number) === 'reference' && (label === 'company' || label === 'hotel');
  });
}

const behindNumber = / (?:des|der|vom|beim|del|della|di|do|da|de|van)$/;

/** "Référence de votre réservation", "Your booking's reference" */
const ofYours =
  /^(?:la |the |le )?(?:reference|numero|n°|number|code) (?:de |of |for |pour )(?:votre|your|la|the|cette|this|ta) (?:reservation|booking|dossier|commande|order|sejour|stay|billet|location|rental)$/;
