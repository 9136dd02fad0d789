import type { Candidate } from '../../../../booking.ts';
import { inLines } from '../../../../text/in-lines.ts';
import { plain } from '../../../../text/plain.ts';
import type { TextDocument } from '../../../../text-document.ts';
import { isNotHeld } from '../../not-held.ts';
import { passagesOf } from '../../passages/passages.ts';
import { journeysByShape } from './journeys-by-shape.ts';

/** The ways that only the shape tells, where words told nothing: of what words told a part the rest may be left out for a reason. */
export function withWaysByShape(told: Candidate[], document: TextDocument): Candidate[] {
  if (told.length > 0 || openStill.test(plain(document.text))) return told;
  // "AF1234 …, waitlisted"
  return passagesOf(document).some(({ shape }) => isNotHeld(shape)) ? told : journeysByShape(document);
}

/** "You are on the waiting list", "here is our offer": what has the shape of a way, and is none that one has. */
const openStill = inLines()`
  \b(?:
    wait(?:ing)?[- ]?list\w*|liste d'attente|warteliste|on request|sur demande|quot(?:e|ation)|our offer|notre offre|devis|proposal
    |proposition|basket|your cart|panier|book now|reservez|complete your (?:booking|purchase)|finalis\w+|payment (?:failed|declined)
    |paiement (?:refuse|echoue)|not (?:yet |been )?(?:booked|confirmed)|pas (?:encore )?(?:reserve|confirme)\w*|would you like
    |shall i book|let me know (?:if|which|whether)|dites-moi (?:si|lequel)|request number|as soon as a (?:seat|place)|when a seat
  )\b
`;
