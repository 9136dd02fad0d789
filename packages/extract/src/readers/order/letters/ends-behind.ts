import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { saysRide } from './told-places.ts';

/**
 * "19 h 00 : départ du car (réservation RG-118). De : Vannes Le Port. À : Quiberon, arrivée 20 h 15.": the sentences of one paragraph
 * that but say the ends of what the one before tells, together with that one.
 * @param sentences of one paragraph
 */
export function withEndsBehind(sentences: readonly Passage[], { text, shape, at }: Passage): Passage[] {
  const joined: Passage[] = [];
  for (const sentence of sentences) {
    const open = joined.at(-1);
    if (!open || !labelledEnd.test(sentence.shape) || !saysRide(open.shape) || findTimes(open.text).length === 0) {
      joined.push(sentence);
      continue;
    }
    const [from, to] = [open.at - at, sentence.at - at + sentence.text.length];
    joined[joined.length - 1] = { ...open, text: text.slice(from, to), shape: shape.slice(from, to) };
  }
  return joined;
}

const labelledEnd = /^(?:de|from|von|da|a|to|nach|vers) ?: /;
