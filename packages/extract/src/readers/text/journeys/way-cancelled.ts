import { inLines } from '../../../text/in-lines.ts';
import type { Passage } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';
import type { Leg } from './leg.ts';
import { type Way, waysIn } from './way.ts';

/**
 * "Your outbound flight has been cancelled. Your return flight is unchanged.": which of the two ways of a return journey no longer
 * goes; null where the paper does not say something else of each.
 */
export function cancelledWay(passages: readonly Passage[]): Way | null {
  const said = new Map<Way, boolean>();
  for (const p of passages.filter(({ former, text }) => !former && text.length < 300))
    for (const { shape } of sentencesOf(p)) {
      const [way, other] = waysIn(shape);
      const isOff = off.test(shape);
      if (way && !other && isOff !== stays.test(shape) && !said.has(way)) said.set(way, isOff);
    }
  if (said.size < 2 || said.get('there') === said.get('back')) return null;
  return said.get('there') ? 'there' : 'back';
}

/** Of two legs the later one is the way back, where it goes to where the other came from: what is cancelled is often told first. */
export function wayOfLeg(leg: Leg, legs: readonly Leg[]): Way | null {
  const [first, second, more] = legs.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  if (!first || !second || more) return null;
  const nameOf = (end: Leg['from']) => end?.place.iata ?? end?.place.city?.name ?? end?.place.name;
  const isReturn = nameOf(first.from) !== undefined && nameOf(first.from) === nameOf(second.to);
  return isReturn ? (leg === first ? 'there' : 'back') : null;
}

const startOf = ({ day, departure }: Leg) => `${day.day} ${departure?.time ?? ''}`;

const off =
  /\b(?:has been|have been|had to be|is|are|was|were|a (?:bien )?ete|ont ete|est|sont|wurden?|ist) (?:now |unfortunately |malheureusement |leider )?(?:cancell?ed|annulee?s?|supprimee?s?|storniert|annulliert|gestrichen)\b/;
const stays = inLines()`
  \b(?:
    (?:is|are) (?:not affected|unaffected|unchanged|not changed|still (?:valid|booked|confirmed))
    |remains? (?:valid|booked|confirmed|unchanged|unaffected|as booked)
    |(?:est|sont|reste|restent) (?:toujours )?(?:valables?|confirmee?s?|inchangee?s?|maintenue?s?)
    |n(?:'est|e sont) pas (?:concerne|affecte|modifie|touche)e?s?
    |bleib(?:t|en) (?:bestehen|gultig|unverandert)
    |(?:ist|sind) (?:nicht betroffen|unverandert|weiterhin gultig)
  )\b
`;
