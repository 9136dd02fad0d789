import type { Candidate } from '../../booking.ts';
import { whereOf } from './numbers/near-reference.ts';
import type { Passage } from './passages/passages.ts';
import { paragraphsOf, sentencesOf } from './passages/sentences.ts';
import { badgeOf } from './state-said.ts';

/**
 * "At your request we have cancelled all services of order 700418", "Status of all items: CANCELLED": an order of which nothing is kept. Each
 * of its bookings is cancelled, whatever its row says.
 */
export function withWholeCancelled(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  if (candidates.length === 0 || !isWholeCancelled(passages)) return;
  for (const { booking } of candidates) booking.status = 'cancelled';
}

/** "Partial cancellation" over "KEPT AVE 5104" and "CANCELLED AVE 5171": of two that a paper cancels, the one whose own line says so stays. */
export function withKeptLines(candidates: readonly Candidate[], passages: readonly Passage[]): void {
  const states = candidates.map(({ evidence }) => {
    const at = whereOf(evidence, passages);
    const own = passages.find((p) => at !== undefined && p.at <= at && at <= p.at + p.text.length);
    return own ? badgeOf(own.shape) : null;
  });
  if (!states.includes('off')) return;
  candidates.forEach(({ booking }, i) => {
    if (states[i] === 'on' && booking.status === 'cancelled') delete booking.status;
  });
}

function isWholeCancelled(passages: readonly Passage[]): boolean {
  const prose = paragraphsOf(passages.filter((p) => !p.former && !p.inTable)).flatMap(sentencesOf);
  return prose.some(({ shape }) => shape.length < 300 && cancelsAll.test(shape) && !onTerms.test(shape));
}

const all =
  "(?:all|every(?: one)?|both|each)(?: of)?(?: (?:the|your|these|our|its))? (?:\\w+ ){0,2}(?:services?|items?|bookings?|reservations?|arrangements?|segments?|elements?|parts?|components?)|(?:the |your )?(?:whole|entire|complete) (?:order|trip|booking|file|itinerary|journey|programme|reservation)|(?:toutes|tous) les (?:\\w+ ){0,2}(?:prestations?|services?|reservations?|elements?|segments?)|(?:l'ensemble|l'integralite|la totalite) (?:de (?:la|vos|votre|ces)|du|des|de l')(?: \\w+){1,2}";
const done = '(?:cancell?ed|annulee?s?)';
const cancelsAll = new RegExp(
  String.raw`\b(?:have|has|avons|ai)(?: now| bien| therefore| donc)? ${done} (?:${all})\b|\b(?:${all})(?: (?:below|above|listed|ci-dessous|ci-dessus|suivante?s?))?(?: (?:of|de|du|des|under|on|in) [^.;:]{2,40})? ?(?::|(?:have|has|are|is|were|was|sont|est|ont|a)(?: now| all| bien| been| ete| toutes| tous){0,3}) ${done}\b`,
);
/** "All bookings cancelled within 48 hours are charged", "… except the hotel". */
const onTerms =
  /\b(?:if|may|can|could|must|should|would|unless|until|within|less than|prior to|si|peut|peuvent|doit|en cas|avant le|moins de|except|excluding|apart from|other than|but|however|sauf|hormis|excepte\w*|a l'exception|mais|cependant|not|pas)\b/;
