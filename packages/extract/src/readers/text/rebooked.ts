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
  return isInstead ? 'changed' : status;
}

const rebooked = new RegExp(
  String.raw`\b(?:${[
    're-?booked|re-?accommodated|re-?routed|rescheduled (?:you )?(?:on|to)|moved you (?:on|to)|replaced by|instead on|booked you (?:on|onto|a seat on)',
    '(?:new|replacement|alternative|substitute) (?:flights?|trains?|itinerary|journey|connection|departure)',
    'umgebucht|neue[rns]? (?:flug|fluge|verbindung|zug|reise)|ersatz(?:flug|verbindung|zug)',
    'reachemin\\w+|(?:re)?place\\w* sur|replace\\w* par|nouveaux? (?:vols?|trains?|trajet|voyage)|nouvel itineraire|(?:vol|train) de remplacement|reporte\\w* sur|reprotege\\w*|avons reserve sur',
    'riprotett\\w+|nuov[oi] (?:vol[oi]|tren[oi])|nuev[oa]s? (?:vuelos?|tren(?:es)?)|reubicad\\w+|omgeboekt|ombokad|ombooket',
  ].join('|')})\b`,
);
