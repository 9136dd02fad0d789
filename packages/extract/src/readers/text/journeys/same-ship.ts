import type { Candidate } from '../../../booking.ts';
import type { TextDocument } from '../../../text-document.ts';
import { passagesOf } from '../passages/passages.ts';

/**
 * "Navire | Pascal Paoli" said once in a form of both ways, "même navire" of the way back: crossings of one number without a
 * ship sail with that of the others, where the paper names but one.
 */
export function withSameShip(candidates: Candidate[], document: TextDocument): Candidate[] {
  const boats = candidates.flatMap(({ booking }) => (booking.type === 'BoatReservation' ? [booking] : []));
  const [name, more] = new Set(boats.flatMap(({ line }) => line || []));
  const isOne = new Set(boats.map(({ reference }) => reference)).size === 1;
  if (boats.length < 2 || !name || more || !isOne || !saysOnce(document)) return candidates;
  return candidates.map((one) =>
    one.booking.type === 'BoatReservation' && !one.booking.line
      ? { ...one, booking: { ...one.booking, line: name } }
      : one,
  );
}

function saysOnce(document: TextDocument): boolean {
  const passages = passagesOf(document);
  const labelled = passages.filter(({ label, former }) => label === 'ship' && !former);
  return (labelled.length === 1 && labelled[0]?.inTable === true) || passages.some(({ shape }) => same.test(shape));
}

const same = /\b(?:meme (?:navire|bateau|ferry)|same (?:ship|ferry|boat|vessel)|dasselbe schiff|gleiches schiff)\b/;
