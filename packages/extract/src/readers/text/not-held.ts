import { inLines } from '../../text/in-lines.ts';

/**
 * Whether a piece says of its booking that it is not, or no longer, kept for the traveller: "cancelled", "not booked",
 * "en option". Clauses about something beside the booking say nothing of it: "checked bag not included".
 * @param shape text made plain. @param also how a booking of this kind is said not to be held.
 * @param others words of bookings of another kind: "hotel not booked" on a flight's line.
 */
export function isNotHeld(shape: string, also: RegExp | null = null, others: RegExp | null = null): boolean {
  // nearly all pieces say nothing of the kind, wherever
  if (!notHeld.test(shape) && !isHeadedCancelled(shape) && !also?.test(shape)) return false;
  const isBeside = (clause: string) => extras.test(clause) || others?.test(clause) === true;
  const own = shape
    .split(/(?<=[,;|\n()–—]|\. | - )/)
    .filter((clause, i, all) => !isBeside(clause) && !(bareDenial.test(clause) && sooner.test(all[i - 1] ?? '')))
    .join('');
  return notHeld.test(own) || isHeadedCancelled(own) || (also?.test(own) ?? false);
}

/**
 * "ANNULÉ SANS FRAIS – Location Europcar", "CANCELLED 14/04/2027, no charge: Hospedería": what heads a row or a line says that its
 * booking is cancelled, and what that cost; "annulé sans frais jusqu'au 3 mai" says that it may be.
 */
export const isHeadedCancelled = (shape: string): boolean => headOfCancelled.test(shape);

export const headOfCancelled = inLines()`
  (?:^|\n)(?:cancel+ed|annulee?s?|storniert|anulad[oa]s?|annullat[oaie]|geannuleerd)
  (?:,? (?:le |on |am |il |el )?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})?(?:
    ,? (?:
      sans frais|gratuitement|free of charge|at no (?:cost|charge)|no (?:charge|fees?)|without (?:charge|fees?)|kostenlos
      |kostenfrei|sin (?:gastos|cargo)|senza (?:spese|costi)
    )
  )? ?(?:[–—:|\n-]+ ?|$)
`;

const extras = inLines()`
  \b(?:
    bags?|baggage|luggage|bagages?|valises?|meals?|repas|breakfast|petit[ -]dejeuner|snacks?|seats?|seating|placement|sieges?
    |places? (?:assises? )?non|lounge|salon|insurance|assurance|upgrade|surclassement|vat|tva|tax(?:es)?|desk|wi-?fi|parking|fuel
    |carburant|gps|tolls?|peages?|taxe de sejour|spa|minibar
    |(?:early|late) (?:check-?(?:in|out)|arrival|departure|access)
    |(?:arrivee|check-?in) anticipee?|depart tardif|additional driver|conducteur supplementaire
  )\b
`;

/** "Late departure 18:00 requested, not confirmed": said of what stands before the comma. */
const sooner = /\b(?:early|late|anticipee?|tardif|tardive)\b/;
const bareDenial = /^ ?(?:but |mais )?(?:not (?:yet |been )?|un|non |pas (?:encore )?)[a-z]+[.,;)\n]?$/;

const notHeld = new RegExp(
  [
    String.raw`\b(?:not (?:been |yet )?|un)(?:booked|reserved|requested|ordered|included|arranged|retained|confirmed|ticketed|issued)\b`,
    // "Nothing is booked for that yet"
    String.raw`\b(?:we|nous) (?:have |(?:n'avons|avons) )?(?:booked nothing|rien reserve)\b`,
    String.raw`\b(?:nothing|rien) (?:is|has been|was|n'est|n'a ete)(?: yet| encore)? (?:booked|reserved|ordered|arranged|reserve|commande|prevu|organise)\b`,
    String.raw`\bnon (?:reservee?s?|retenue?s?|inclus\w{0,3}|comprise?s?|confirmee?s?|commandee?s?|emis\w{0,2})\b`,
    String.raw`\b(?:achetee?s?|reservee?s?|prise?s?|organisee?s?) par (?:vos|leurs|ses) (?:propres )?soins\b|\b(?:booked|bought|arranged) by (?:yourself|yourselves|themselves)\b`,
    String.raw`\bpas (?:encore |ete ){0,2}(?:reserve|retenu|confirme|commande|emis)\w{0,3}\b`,
    String.raw`(?:^|[\n:(] ?|\b(?:en|on|under|sous|an|une|in|second|deuxieme) )option\b`,
    String.raw`\boption (?:until|till|to|jusqu|valable|valid|posee)`,
    String.raw`\b(?:is|was|been|now|est|a ete|ont ete|sont|status|statut|etat|option)(?: now)? ?:? ?(?:cancel+ed|annulee?s?|released|expired|lapsed|expiree?s?)\b`,
    // "L'option sur le vol NH 212 est tombée le 3 mai", "our option on the crossing was dropped"
    String.raw`\boptions?\b[^.;:\n]{0,80}\b(?:est|sont|a ete|ont ete|is|are|was|were|has|have|had)(?: (?:now|since|been|donc|desormais|devenue?s?)){0,2} (?:tombee?s?|echues?|caduques?|abandonnee?s?|dropped|given up|let go|expired|lapsed|released)\b`,
    String.raw`(?:^|[:|\n(–—.-] ?)(?:cancel+ed|annulee?s?)\b(?! (?:free|without|sans|gratuit))`,
    String.raw`\b(?:wait-?list\w{0,3}|waiting list|liste d'attente)\b`,
  ].join('|'),
);
