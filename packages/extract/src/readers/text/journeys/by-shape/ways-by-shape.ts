import type { Candidate } from '../../../../booking.ts';
import type { TextDocument } from '../../../../text-document.ts';
import { journeysByShape } from './journeys-by-shape.ts';

/**
 * With the ways that only the shape tells: all, where words told nothing, and the others, "… and 7.45 pm in Leeds", where each way that
 * words told is one of the shape's. Where both disagree words hold.
 */
export function withWaysByShape(told: Candidate[], document: TextDocument): Candidate[] {
  if (told.length > 3 || !told.every(({ booking }) => 'arrival' in booking)) return told;
  const ways = journeysByShape(document);
  if (ways.length <= told.length) return told;
  const own = told.map((one) => ways.findIndex((way) => isSameWay(one, way)));
  if (own.includes(-1) || new Set(own).size < own.length) return told;
  return ways.map((way, i) => told[own.indexOf(i)] ?? way);
}

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
