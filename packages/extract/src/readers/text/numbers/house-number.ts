import type { Passage } from '../passages/passages.ts';
import type { Reference } from './booking-number.ts';

/**
 * "Your booking, no. 118", "Réservation n° 412", "our reservation number is 1187": what a small house counts its bookings by, where the paper has no other
 * number. A year, a part of a date and "no. 2 of 3" are none.
 */
export function houseNumbers(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p) => {
    if (p.former || p.text.length > 400) return [];
    const match =
      p.label === 'reference' && !p.byColumn
        ? alone.exec(p.shape)
        : (counted.exec(p.shape) ?? numberOf.exec(p.shape) ?? explained.exec(p.shape));
    const number = match?.[1];
    // "Reservation No. | 2047": alone beside its label it is no year
    if (!match || !number || (p.label !== 'reference' && /^20[123]\d$/.test(number))) return [];
    return [{ value: number, at: p.at + match.index + match[0].indexOf(number), text: p.text, weight: 1.5 }];
  });
}

const alone = /^(?:n°|no\.?|nr\.?|#)? ?(\d{3,4})$/;
const counted =
  /\b(?:booking|reservation|bon|course|trajet|voucher|buchung|reservierung|prenotazione|reserva|boeking)s?,? ?(?:n°|no\.|nr\.?|number|numero|nummer|#) ?:? ?(?:is |est (?:le )?|lautet |ist |e (?:il )?|es (?:el )?)?(\d{3,4})(?![\d./:-]*\d| (?:of|de|sur|von)\b)/;
/** "notre numéro de réservation est le 1187", "numéro de confirmation : 318" */
const numberOf =
  /\b(?:numero|n°|reference|code) (?:de |d'|of )(?:(?:votre|notre|la|cette|your|our|this|the) )?(?:reservation|confirmation|dossier|sejour|commande|booking|stay) ?:? ?(?:is |est (?:le )?)?(\d{3,4})(?![\d./:-]*\d| (?:of|de|sur)\b)/;
/** "le numéro 1127 (votre réservation)": what it is of stands behind it. */
const explained =
  /\b(?:numero|n°|number|no\.|nummer) (\d{3,4}) ?\((?:(?:de |d'|of |for )?(?:votre|notre|la|cette|your|our|this|the|ihre|unsere) )?(?:reservation|booking|sejour|stay|dossier|buchung|reservierung)\)/;
