import type { Candidate } from '../../../booking.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { placeOf } from '../people/whole-party.ts';
import { sameNumber } from './same-number.ts';

/**
 * "Jérémie, Intercités 3664, …, même dossier que l'aller": of his own way there, and not of the booking told last.
 */
export function withOwnNumberAgain(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  if (new Set(candidates.map(namesOf)).size < 2) return;
  const sentences = paragraphsOf(passages.filter(({ former }) => !former)).flatMap(sentencesOf);
  for (const { booking, evidence } of candidates) {
    const at = placeOf(evidence);
    const p = at === undefined ? undefined : sentences.find((one) => one.at <= at && at < one.at + one.text.length);
    if (at === undefined || !p || !sameNumber.test(p.shape) || !('arrival' in booking)) continue;
    const before = candidates.filter(
      (one) =>
        one.booking.type === booking.type &&
        one.booking.reference !== undefined &&
        namesOf(one) === namesOf({ booking }) &&
        (placeOf(one.evidence) ?? at) < at,
    );
    const [only, more] = new Set(before.map((one) => one.booking.reference));
    if (!only || more) continue;
    booking.reference = only;
    evidence.reference = before[0]?.evidence.reference ?? { node: '', text: '' };
  }
}

const namesOf = ({ booking }: Pick<Candidate, 'booking'>) =>
  (booking.travelers ?? []).map(({ name }) => name).join('+');
