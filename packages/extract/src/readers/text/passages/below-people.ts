import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';

/**
 * "Stockholm → Brussels", "jeu. 22/04/2027, SK 1411", "12h21 Stockholm (ARN)" below "Passager" and a name, in a paragraph that lost
 * its blank lines: a way, an hour, or a day in front are of nobody. A day behind a name may be that of a birth.
 */
export function isNobody(text: string): boolean {
  return /[→➔➜⇒]/.test(text) || dayInFront.test(plain(text)) || findTimes(text).some(({ weak }) => !weak);
}

const dayInFront = /^(?:[a-z]{2,9}[.,]{0,2} )?\d{1,2}(?:[./-]\d{1,2}[./-]| [a-z]{3,9}\.? )\d{2,4}\b/;
