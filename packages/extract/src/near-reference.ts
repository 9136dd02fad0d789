import type { Candidate } from './booking.ts';
import { passagesOf } from './readers/text/passages.ts';
import { type Reference, readReferences } from './readers/text/references.ts';
import type { TextDocument } from './text-document.ts';

const orderWords = /\b(?:bon de commande|commande n|purchase order|order (?:no|number|n°)|invoice|facture|devis)/i;

/**
 * Takes back references that are another booking's. An agency's order has a number of its own and one for each carrier
 * and hotel in it: of several, only the one nearest to a booking is surely that booking's, and never the order's own.
 */
export function withNearReferences(candidates: Candidate[], document: TextDocument): Candidate[] {
  const references = readReferences(passagesOf(document));
  for (const { booking, evidence } of candidates) {
    const told = references.filter(({ value }) => value === booking.reference);
    const at = ['number', 'departure', 'checkIn', 'from'].map((field) => evidence[field]?.at).find(isOffset);
    if (at === undefined || !booking.reference) continue;
    const [nearest] = references.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
    if (told.length === 0) continue;
    if (nearest?.value === booking.reference && !told.every((reference) => isOrder(reference, document))) continue;
    delete booking.reference;
    delete evidence.reference;
  }
  return candidates;
}

function isOffset(at: number | string | undefined): at is number {
  return typeof at === 'number';
}

function isOrder(reference: Reference, document: TextDocument): boolean {
  const line = document.text.slice(document.text.lastIndexOf('\n', reference.at) + 1, reference.at);
  return orderWords.test(line.slice(-80)) || orderWords.test(reference.text);
}
