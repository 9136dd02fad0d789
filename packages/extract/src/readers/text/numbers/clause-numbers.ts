import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';

/**
 * "Votre numéro de réservation ne change pas : 24871306FR2", "Please show this number at the desk: NIM-58820": something is
 * said about the number between its name and its colon. The number may stand alone in the next line.
 */
export function clauseNumbers(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p, i) => {
    if (p.former || p.text.length > 400) return [];
    const match = announced.exec(p.shape);
    const colon = match ? p.text.indexOf(':', match.index + match[0].length - 1) : -1;
    if (!match || colon < 0 || ofNoBooking.test(p.shape.slice(Math.max(0, match.index - 24), colon))) return [];
    const behind = p.text.slice(colon + 1);
    const next = passages[i + 1];
    const isBelow = behind.trim() === '' && next !== undefined && !next.former && next.label === null;
    const { text, at } = isBelow ? next : { text: behind, at: p.at + colon + 1 };
    const code = leadingCode(text);
    const isAlone = code !== null && /^[*\s]*[.,;)]?(?:\s|$)/.test(text.slice(text.indexOf(code) + code.length));
    // a number to call has no letters
    const isNumber = code !== null && /\d/.test(code) && (match[1] !== undefined || /[A-Z]/.test(code));
    if (!isNumber || !isAlone || (isBelow && code !== text.trim())) return [];
    return [{ value: code, at: at + text.indexOf(code), text: isBelow ? text : p.text, weight: 2.5 }];
  });
}

const number = '(?:number|reference|ref|code|n°|no|numero|nummer|codice|codigo|locator)';
const booked =
  '(?:booking|reservation|confirmation|rental|hire|order|trip|stay|dossier|commande|location|sejour|prenotazione|noleggio|reserva|alquiler)';
/** The name of a booking's number, or somebody asked to show "this number"; and what is said of it, up to the colon. */
const announced = new RegExp(
  String.raw`(?:(\b(?:${booked} ${number}|${number} d[ei] ${booked}|(?:buchungs|reservierungs|bestell)nummer))|\b(?:show|quote|give|mention|state|present|presentez|indiquez|donnez|mentionnez|rappelez|communiquez|zeigen sie|nennen sie|mostri|muestre|indique|presente) (?:this|ce|cette|diese[nr]?|questo|este) ${number})(?=[ ,])[^.:;?!\d()]{4,60}:`,
);
/** What no longer counts, was only asked for, or is of somebody's loyalty. */
const ofNoBooking =
  /\b(?:earlier|previous|old|former|ancien(?:ne)?|alte|bisherige|vecchio|anterior|no longer|replaced|remplac\w+|plus valable|invalid\w*|cancel\w*|annul\w*|promo\w*|voucher code|gift|cadeau|next|prochaine?|quote request|devis|invoice|facture|member\w*|adherent)\b/;
