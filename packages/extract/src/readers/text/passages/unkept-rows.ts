import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from './passage.ts';

/**
 * "Hire car | … | declined by traveller", "Dinner | … | waitlisted" below "Status": whatever else the row says, nothing is kept
 * for anybody. What was cancelled is told as such elsewhere.
 */
export function withUnkeptRows(passages: Passage[]): Passage[] {
  const rows = new Set(
    passages.flatMap(({ label, byColumn, shape, row }) =>
      label === 'status' && byColumn && unkept.test(shape) ? [row] : [],
    ),
  );
  return rows.size === 0 ? passages : passages.map((p) => (p.inTable && rows.has(p.row) ? { ...p, former: true } : p));
}

/** What a state says, for matching: "declined by traveller", "on request". */
export const unkept = inLines()`
  ^(?:
    (?:still |yet )?(?:to be|awaiting|pending|under|on) (?:
      (?:confirmed|booked|approved|advised|agreed|decided|ordered)|confirmation|approval|request|review
      |option|hold
    )
    |pending|requested(?: only)?|on request|tbc|tba|tbd|wait-?list(?:ed)?|waiting list|declined|refused
    |rejected|not (?:taken(?: up)?|required|needed|wanted|available|booked|confirmed)|unavailable
    |no longer (?:required|needed)|quot(?:ed|e)(?: only)?|proposed|optional|enquired
    |a (?:confirmer|reserver|valider|definir|preciser)|en (?:attente|option)
    |sur (?:demande|option|liste d'attente)|demandee?|refusee?|declinee?
    |non (?:disponible|retenue?|reservee?|confirmee?|souhaitee?)
    |pas (?:disponible|retenue?|reservee?|confirmee?)|indisponible|liste d'attente|propos(?:e|ee)|devis
    |abandonnee?|sans suite
  )\b
`;
