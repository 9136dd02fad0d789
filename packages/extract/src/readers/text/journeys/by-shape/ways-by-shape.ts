import type { Candidate } from '../../../../booking.ts';
import { inLines } from '../../../../text/in-lines.ts';
import { plain } from '../../../../text/plain.ts';
import type { TextDocument } from '../../../../text-document.ts';
import { journeysByShape } from './journeys-by-shape.ts';

/**
 * With the ways that only the shape tells: all, where words told nothing, and the others, "… and 7.45 pm in Leeds", where each way that
 * words told is one of the shape's. Where both disagree words hold.
 */
export function withWaysByShape(told: Candidate[], document: TextDocument): Candidate[] {
  if (told.length > 3 || !told.every(({ booking }) => 'arrival' in booking)) return told;
  if (openStill.test(plain(document.text))) return told;
  const ways = journeysByShape(document);
  if (ways.length <= told.length) return told;
  const own = told.map((one) => ways.findIndex((way) => isSameWay(one, way)));
  if (own.includes(-1) || new Set(own).size < own.length) return told;
  return ways.map((way, i) => told[own.indexOf(i)] ?? way);
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

function isSameWay({ booking: one }: Candidate, { booking: other }: Candidate): boolean {
  if (!('arrival' in one) || !('arrival' in other)) return false;
  return (
    one.type === other.type &&
    one.departure?.local === other.departure?.local &&
    one.arrival?.local === other.arrival?.local &&
    one.from?.name === other.from?.name &&
    one.to?.name === other.to?.name
  );
}
