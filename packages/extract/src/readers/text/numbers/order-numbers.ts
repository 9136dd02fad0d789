import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Reference } from './booking-number.ts';

const orderWords =
  /\b(?:bon de commande|commande n|commande$|purchase order|po number|order|invoice|facture|devis|our (?:own )?(?:file|ref\w*)|agency|agence|dossier client|n° interne|internal|bestellung (?:nr|no)|order form|ordre de mission)\b/;

/** Whether words in front of a number say that it is the sender's own: "Our file: 148125". */
export const isOfSender = (words: string): boolean => orderWords.test(plain(words));

/** "Objet : votre mission à Tunis – commande CD-0071": the agency's own number. */
function isOrdersLine({ at }: { at: number }, document: TextDocument): boolean {
  const [label = '', line = ''] = plain(document.text.slice(Math.max(0, at - 160), at))
    .split('\n')
    .slice(-2);
  return subjectLine.test(line) || (label.length < 12 && subjectLine.test(`${label} ${line}`));
}

/** A name before the word, and nothing that makes it the order of the whole. */
export const carriersOrder =
  /^(?!.*\b(?:purchase|our|agency|internal|client|customer|po)\b)[a-z&.]{2,}(?: [a-z&.]{2,}){0,2} order(?: no\.?| number)? /;

/** "Order number", by nobody's name. */
export const plainOrder =
  /^(?:order (?:number|no\.?|id|code|n°)|n(?:°|umero) de commande|auftragsnummer|auftrag) ?:? ?$/;

const subjectLine =
  /^(?:objet|concerne|re|subject|betreff|betrifft|oggetto|asunto) ?:.*\b(?:commande|order|dossier|job|mission|file|auftrag|bestellung)\b.{0,12}$/;

/** Whether a number is the agency's own, of all that it has ordered. */
export function isOrder(reference: Reference, document: TextDocument): boolean {
  if (isOrdersLine(reference, document)) return true;
  const whole = document.text.slice(Math.max(0, reference.at - 60), reference.at);
  // "Agency    File: L6ZK3Q": what stands in another column says nothing of it
  const lead = whole.slice(whole.lastIndexOf('    ') + 1);
  if (
    /\b(?:rail|train|flight|ferry|hotel|tickets?|vols?|billets?|sncf|cff|sbb|db|obb|eurostar|amtrak|via rail)\b/.test(
      plain(lead.split(/[\n.] ?/).at(-1) ?? ''),
    )
  )
    return false;
  const line = lead.slice(lead.lastIndexOf('\n', lead.trimEnd().length - (reference.text.length > 40 ? 1 : 0)) + 1);
  return orderWords.test(plain(line)) || orderWords.test(plain(lead).split('\n').slice(-2).join(' ').slice(-40));
}
