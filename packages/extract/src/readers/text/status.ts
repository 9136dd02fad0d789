import type { BookingStatus } from '../../booking.ts';
import { inLines } from '../../text/in-lines.ts';
import { plain } from '../../text/plain.ts';
import { alternatives } from './labels/words/index.ts';
import type { Passage } from './passages/passages.ts';
import { paragraphsOf, sentencesOf } from './passages/sentences.ts';

/** What the paper does to the booking: confirms it, cancels it, changes it. Terms of cancellation do not cancel. */
export function readStatus(passages: readonly Passage[], subject: string): BookingStatus | undefined {
  const said = passages.slice(0, 30).filter((p) => p.text.length < 400 && p.label !== 'cancellation');
  const broken = said.filter((p) => p.label === null);
  const sentences = paragraphsOf(broken).filter((p) => !broken.includes(p));
  const head = [subject, ...[...said, ...sentences.flatMap(sentencesOf)].map((p) => p.shape)]
    .map(plain)
    .filter((line) => !cancelsPaper.test(line))
    .map((line) => line.replace(doneFreely, '$<done>'));
  if (head.some((line) => (cancelled.test(line) || cancelledAbroad.test(line)) && !notCancelled.test(line)))
    return 'cancelled';
  // Further down it is the title of the terms.
  if (head.slice(0, 4).some((line) => cancelledTitle.test(line) && !notCancelled.test(line))) return 'cancelled';
  if (head.some((line) => changed.test(line))) return 'changed';
  return undefined;
}

const cancelled = inLines()`
  \b(?:
    (?:has|have|is|are|was|were|been|we have|we've|you've|est|sont|a ete|ont ete|bien ete) (?:now |bien )?
    (?:cancelled|canceled|annulee?s?)
    |(?:have|has) (?:unfortunately |regrettably |sadly )?had to cancel
    |\bwe (?:unfortunately |regrettably |sadly )?(?:have to|must|need to) cancel
    |(?:devons|avons du|sommes (?:contraints|obliges|forces) d') ?(?:malheureusement |donc )?annuler
    |(?:mussen wir|wir mussen) (?:leider )?[^.;\n]{3,60} (?:stornieren|streichen|annullieren)
    |cancellation confirm|confirmation of (?:your )?cancell|cancellation of your
    |(?:confirmons|confirmation de) l[ae'] ?annulation
    |annulation de votre
    |\b(?:statut|status|etat) ?: ?(?:annulee?|cancell?ed)\b
    |your (?:booking|reservation|flight|trip) (?:is|was) cancell?ed
    |\bre: please cancel|wurde storniert|stornierung (?:ihrer|bestatigt)
  )
`;
/** "Votre réservation a bien été annulée sans frais": what it cost is no term of a booking that could be cancelled. */
const doneFreely =
  /(?<done>\b(?:has been|have been|was|were|a (?:bien )?ete|ont (?:bien )?ete|wurde) (?:now |successfully |bien )?(?:cancell?ed|annulee?s?|storniert)),? (?:sans frais|gratuitement|free of charge|at no (?:extra )?(?:cost|charge)|without (?:any )?(?:charge|fee)s?|kostenlos)\b/g;
const cancelledAbroad = new RegExp(String.raw`\b(?:${alternatives('cancelled')})`);
const cancelledTitle = inLines()`
  ^(?:(?:re|fwd?|tr|wg) ?: ?)?(?:
    (?:your |votre |ihre? )?(?:
      booking|reservation|stay|trip|order|flight|rental|hire|table|ticket|transfer|ride|sejour|commande|location|billet|vol
      |transfert|buchung|reservierung
    )(?: [a-z\d-]*\d[a-z\d-]*)?[ ]
  )?(?:cancell?ation|annulation|cancell?ed|annulee?|storniert)\b(?! (?:cost|cover|insurance|until|possible))
`;
/** "ANNULE ET REMPLACE la commande du 04/10": a paper puts away an older one, and books what it says. "Est annulé et remplacé par" is of a flight. */
const cancelsPaper = inLines()`
  (?<!\b(?:est|sont|ete|be|been|is|are|was|were) )\b(?:cancels|annule(?:nt)?|storniert|anula|annulla|annuleert) (?:
    (?:and|et|und|e|y|en|&) (?:replace|remplace|supersede|ersetz|sostitui|sustitu|reemplaz|substitu|vervang)
    |(?:tou(?:te)?s? )?(?:les?|la|l'|the|all|any)\b ?(?:(?!reserv|booking)\w+ )?
    (?:preced|version|prior|previous|earlier|ancien|old)
  )
`;
const notCancelled = inLines()`
  \b(?:
    oubliez?|forget|disregard
    |que (?:j'avais|nous avions) (?:pris|reserve|prevu)e?
    |i had (?:booked|taken|reserved)|options?|(?:lui|elle|eux|elles)-memes?|by itself|provisional\w*|provisoire\w*|wait-?list\w*
    |if|may be|can be|peut|peuvent|si (?:vous|nous|le)|in (?:the event|case)|should we|en cas|au cas|falls|unless|until|jusqu|policy|politique|free cancellation|sans frais|gratuite
    |conditions|insurance|assurance|only be cancell?ed|be cancell?ed
    |cancell?ation (?:terms|fees?|charges?|deadline|rules)
    |(?:frais|delais?) d'annulation
  )\b
`;
const changed = inLines()`
  \b(?:
    has been (?:changed|updated|modified|amended|altered|rescheduled)
    |there has been a (?:schedule |time )?change to
    |(?:nous avons|a ete) (?:bien )?(?:modifie|decale)
    |nouveaux horaires|wurde (?:geandert|umgebucht)|we have changed|schedule change|time change
    |(?:seat|(?:pick-?up|departure|arrival|flight|train) time) (?:has|have) (?:been )?changed
    |booking (?:updated|changed)|a (?:bien )?ete modifiee?|modification d'horaire|changement d'horaire|echange a bien
    |confirmation d'echange|nouvel horaire
  )\b
  |^(?:updated|changed|modification)\b
`;
