import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';

/**
 * "KLM Royal Dutch Airlines, Amstelveen, registered under number 33014286", "RCS Nantes 552 018 771": by what register a company
 * is known, and no booking of it. Nor has "Message ref. PW28-0212" one.
 * @param text a line or a sentence that the number stands in
 */
export function isCompanysNumber(text: string, number: string): boolean {
  const lead = plain(text.slice(Math.max(0, text.indexOf(number) - 60), Math.max(0, text.indexOf(number))));
  return ofRegister.test(lead) && !booked.test(lead);
}

const ofRegister = inLines()`
  \b(?:
    (?:message|mailing|bulletin|notice|circular|newsletter|alert|diffusion|communique|avis) (?:ref|id|no|n°|number|code|reference)
    |registered|incorporated|immatricul\w*|inscrite?s? (?:au|sous)|eingetragen\w*|iscritt[ao]|registration
    |rcs|siren|siret|kvk|chamber of commerce|handelsregister|handelskammer|registre|register
    |(?:company|business|org(?:ani[sz]ation)?(?:s|sjons)?|foretaks)[ .-]{0,2}(?:no|nr|nummer|number)
    |organisa(?:sj|t)ionsnummer|ust-?id(?:nr)?|hr[ab]|cvr|y-?tunnus|btw|bce|kbo|p(?:artita)?\.? ?iva
    |n\.?i\.?[fp]\.?c?|cif|abn|acn|nzbn|krs|regon|ico|dic|gstin|cin|eori|licen[cs]e|licence|lizenz|atol|abta
    |iata
  )\b[^;:\n]{0,40}$
  |\b(?:no|n°|nr|number|num\w*)\.? (?:de )?(?:rcs|siren|siret|kvk|tva|vat) ?:? ?$
`;
const booked =
  /\b(?:booking|reservation|stay|dossier|buchung|reservierung|prenotazione|reserva|order|commande|confirmation|pnr|locator|trip|voyage|travel\w*|tickets?|billets?|(?:your|votre) (?:registration|inscription)|for registering|you(?:'re| are)(?: now)? registered|registration (?:id|code|reference|confirmation))\b[^.]*$/;
