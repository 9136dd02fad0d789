import type { BookingStatus } from '../../booking.ts';
import type { Passage } from './passages.ts';

/**
 * Whether a journey of a paper that cancels one is the one that takes its place: "… has been cancelled. We have rebooked
 * you on LH 1794". It stands behind the words that say so.
 * @param at where the journey stands in the paper.
 */
export function statusAt(at: number, status: BookingStatus | undefined, passages: readonly Passage[]) {
  if (status !== 'cancelled') return status;
  const isInstead = passages.some((p) => {
    const said = p.former ? null : rebooked.exec(p.shape);
    return said !== null && p.at + said.index <= at;
  });
  if (isInstead) return 'changed';
  const said = passages.filter((p) => !p.former && p.text.length < 120 && p.at <= at);
  const last = said.findLast(({ shape }) => stillHeld.test(shape) || cancels.test(shape));
  return last && stillHeld.test(last.shape) ? undefined : status;
}

/** "Still valid:" over the journeys that a partial cancellation leaves. */
const stillHeld =
  /\b(?:still (?:valid|booked|confirmed)|remains? (?:valid|booked|confirmed|unchanged|unaffected)|(?:is|are) (?:not affected|unaffected|unchanged)|toujours valables?|restent? (?:valables?|confirmee?s?|inchangee?s?|maintenue?s?)|(?:est|sont) maintenue?s?|weiterhin gultig|bleib(?:t|en) (?:bestehen|gultig|unverandert))\b/;
const cancels = /\b(?:cancel\w*|annul\w*|storn\w*)\b/;

const rebooked = new RegExp(
  String.raw`\b(?:${[
    're-?booked|re-?accommodated|re-?routed|rescheduled (?:you )?(?:on|to)|moved you (?:on|to)|replaced by|instead on|booked you (?:on|onto|a seat on)',
    '(?:new|replacement|alternative|substitute) (?:flights?|trains?|itinerary|journey|connection|departure)',
    'umgebucht|neue[rns]? (?:flug|fluge|verbindung|zug|reise)|ersatz(?:flug|verbindung|zug)',
    'reachemin\\w+|(?:re)?place\\w* sur|replace\\w* par|nouveaux? (?:vols?|trains?|trajet|voyage)|nouvel itineraire|(?:vol|train) de remplacement|reporte\\w* sur|reprotege\\w*|avons reserve sur',
    'riprotett\\w+|nuov[oi] (?:vol[oi]|tren[oi])|nuev[oa]s? (?:vuelos?|tren(?:es)?)|reubicad\\w+|omgeboekt|ombokad|ombooket',
  ].join('|')})\b`,
);
