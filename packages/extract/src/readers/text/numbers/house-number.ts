import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import type { Reference } from './booking-number.ts';

/**
 * "Your booking, no. 118", "Réservation n° 412", "our reservation number is 1187": what a small house counts its bookings by, where the paper has no other
 * number. A year, a part of a date and "no. 2 of 3" are none.
 */
export function houseNumbers(passages: readonly Passage[]): Reference[] {
  const said = numbersIn(passages);
  return said.length > 0 ? said : onlyNumber(passages);
}

/** "La réservation est au nom de Vogel, Corinne, n° 2711", "a table for Paul Rivers (ref. 8812)": the only such number of a letter, in a sentence about what is booked. */
function onlyNumber(passages: readonly Passage[]): Reference[] {
  const open = passages.filter(({ former }) => !former);
  const found = paragraphsOf(open).flatMap((p) =>
    p.text.length > 1500
      ? []
      : sentencesOf(p).flatMap(({ shape, text, at }) =>
          [...shape.matchAll(anyNumber)].map((match) => ({
            value: match[1] ?? '',
            at: at + match.index + match[0].length - (match[1]?.length ?? 0),
            text,
            weight: 1.5,
            isOurs:
              ofBooking.test(shape.slice(0, match.index)) || inBook.test(shape.slice(match.index + match[0].length)),
          })),
        ),
  );
  const [only, more] = found;
  if (!only?.isOurs || more) return [];
  const { isOurs: _, ...number } = only;
  return [number];
}

const anyNumber = inLines('gu')`
  (?<!
    \b(?:
      tables?|salles?|rooms?|chambres?|salons?|tel\.?|phone|menus?|units?|suites?|quais?|lots?|rue|street|train|vol|flight|bus
      |tram|line|ligne|facture|invoice|devis|quote|membre|member|client|customer
    ),?[ ]
  )(?:n° ?|(?:no|nr|ref)\.? (?:n° ?)?|(?:numero|number|reference) (?:est (?:le )?|is )?|# ?)(\d{2,4}[-/]\d{2,4}|\d{3,6})
  (?![\p{L}\d]|[.,]\d| \d|[-/:]\d)
`;
/** "You are number 31-204 in the book." */
const inBook =
  /^ (?:in|dans|sur) (?:the|our|my|le|notre|mon) (?:book|diary|register|ledger|cahier|registre|agenda|livre|planning)\b/;
/** "I have written you in the book as number 214", too. */
const ofBooking =
  /\b(?:reserv\w*|(?:notee?|inscrite?|enregistree?|noted|entered|registered|filed)s? (?:[a-z]+ ){0,5}(?:sous|under|as) |book(?:ed|ing)|tables?|couverts?|buchung|prenotazione|reserva|(?:in|into|dans|sur) (?:the|our|my|le|l'|notre|mon) ?(?:book|diary|register|ledger|cahier|registre|agenda|livre|planning))\b/;

function numbersIn(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p) => {
    if (p.former || p.text.length > 400) return [];
    const match =
      p.label === 'reference' && !p.byColumn
        ? alone.exec(p.shape)
        : (registered.exec(p.shape) ??
          counted.exec(p.shape) ??
          numberOf.exec(p.shape) ??
          explained.exec(p.shape) ??
          yours.exec(p.shape));
    const number = match?.[1];
    // "Reservation No. | 2047": alone beside its label it is no year
    if (!match || !number || (p.label !== 'reference' && /^20[123]\d$/.test(number))) return [];
    return [{ value: number, at: p.at + match.index + match[0].indexOf(number), text: p.text, weight: 1.5 }];
  });
}

const alone = /^(?:n°|no\.?|nr\.?|#)? ?(\d{3,4})$/;
/** "Inscription n° 57": an association counts fewer than a house. */
const registered =
  /\b(?:inscription|registration)s?,? ?(?:n°|no\.|nr\.?|number|numero|#) ?:? ?(?:is |est (?:le )?)?(\d{2,4})(?![\d./:-]*\d| (?:of|de|sur|von)\b)/;
const counted =
  /\b(?:booking|reservation|bon|course|trajet|voucher|buchung|reservierung|prenotazione|reserva|boeking)s?,? ?(?:n°|no\.|nr\.?|number|numero|nummer|#) ?:? ?(?:is |est (?:le )?|lautet |ist |e (?:il )?|es (?:el )?)?(\d{3,4})(?![\d./:-]*\d| (?:of|de|sur|von)\b)/;
/** "notre numéro de réservation est le 1187", "numéro de confirmation : 318" */
const numberOf =
  /\b(?:numero|n°|reference|code) (?:de |d'|of )(?:(?:votre|notre|la|cette|your|our|this|the) )?(?:reservation|confirmation|dossier|sejour|commande|booking|stay) ?:? ?(?:is |est (?:le )?)?(\d{3,4})(?![\d./:-]*\d| (?:of|de|sur)\b)/;
/** "le numéro 1127 (votre réservation)": what it is of stands behind it. */
const explained =
  /\b(?:numero|n°|number|no\.|nummer) (\d{3,4}) ?\((?:(?:de |d'|of |for )?(?:votre|notre|la|cette|your|our|this|the|ihre|unsere) )?(?:reservation|booking|sejour|stay|dossier|buchung|reservierung)\)/;
/** "nous avons modifié votre dossier 0517", "we have changed your booking 318.": whose it is, and neither an amount nor a count. */
const yours =
  /\b(?:votre|notre|your|our|ihre|unsere|sua|vostra|su|uw) (?:dossier|reservation|booking|file|buchung|reservierung|prenotazione|reserva|boeking) (\d{3,4})(?=[,.;:!?)]|$| (?:et|and|und|a ete|est|has|is|was|as|comme|du|pour|for|from|chez|with)\b)(?![.,:]\d)/;
