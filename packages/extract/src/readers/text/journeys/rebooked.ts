import type { BookingStatus } from '../../../booking.ts';
import { inLines } from '../../../text/in-lines.ts';
import { isNotHeld } from '../not-held.ts';
import type { Passage } from '../passages/passages.ts';
import type { Leg } from './leg.ts';
import { cancelledWay, wayOfLeg } from './way-cancelled.ts';

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

/**
 * What becomes of one journey of a paper that cancels or changes: what the column of statuses says in its row goes before
 * what the sentences say.
 */
export function statusOfLeg(
  leg: Leg,
  status: BookingStatus | undefined,
  passages: readonly Passage[],
  legs: readonly Leg[],
) {
  const { vehicle } = leg;
  const way = status === 'cancelled' ? wayOfLeg(leg, legs) : null;
  const gone = way ? cancelledWay(passages) : null;
  if (gone) return gone === way ? status : undefined;
  const own = passages.find((p) => isStatusOf(vehicle.row, p));
  if (own && status === 'cancelled' && cancels.test(own.shape)) return status;
  if (own && status === 'cancelled' && stillHeld.test(own.shape)) return undefined;
  return statusAt(vehicle.at, status, passages);
}

/**
 * "Not booked" in the column of statuses, in the row of a leg's number. "Cancelled" in a paper that tells so is the news
 * of a booking that there was.
 */
export function isLegHeld({ vehicle }: Leg, status: BookingStatus | undefined, passages: readonly Passage[]): boolean {
  return !passages.some(
    (p) =>
      isStatusOf(vehicle.row, p) && isNotHeld(p.shape) && !(status === 'cancelled' && cancelledAlone.test(p.shape)),
  );
}

function isStatusOf(row: number | undefined, p: Passage): boolean {
  return p.label === 'status' && p.byColumn && row !== undefined && row === p.row;
}

const cancelledAlone =
  /^\W*(?:cancel+ed|annulee?s?|supprimee?s?|storniert|annulliert|gestrichen|cancellat[oiae]|cancelad[oa]s?)\W*$/;

/** "Still valid:" over the journeys that a partial cancellation leaves, "[VALABLE] ALLER" in front of one. */
const stillHeld = inLines()`
  \b(?:
    still (?:valid|booked|confirmed)
    |remains? (?:valid|booked|confirmed|unchanged|unaffected)
    |(?:is|are) (?:not affected|unaffected|unchanged)
    |toujours valables?
    |restent? (?:valables?|confirmee?s?|inchangee?s?|maintenue?s?)
    |(?:est|sont) maintenue?s?|weiterhin gultig
    |bleib(?:t|en) (?:bestehen|gultig|unverandert)
  )\b
  |^\W*(?:
    maintenue?s?|confirmee?s?|confirmed|operating(?: as planned)?|on time|valid|valable|inchangee?s?|unchanged|prevue?s?
    |assuree?s?|bestatigt|planmassig|findet statt|gultig|confermat[oiae]|regolare|confirmad[oa]s?
  )\W*$
  |^\W*(?:maintenue?s?|valables?|valid|inchangee?s?|unchanged|confirmee?s?|confirmed|gultig) ?(?:[\])]|[:–—-] )
`;
const cancels = /\b(?:cancel\w*|annul\w*|storn\w*|supprimee?s?|gestrichen)\b/;

const rebooked = new RegExp(
  String.raw`\b(?:${[
    're-?booked|re-?accommodated|re-?routed|rescheduled (?:you )?(?:on|to)|moved you (?:on|to)|replaced by|instead on|booked you (?:on|onto|a seat on)',
    '(?:new|replacement|alternative|substitute) (?:flights?|trains?|itinerary|journey|connection|departure)',
    'umgebucht|neue[rns]? (?:flug|fluge|verbindung|zug|reise)|ersatz(?:flug|verbindung|zug)',
    'reachemin\\w+|(?:re)?place\\w* sur|replace\\w* par|nouveaux? (?:vols?|trains?|trajet|voyage)|nouvel itineraire|(?:vol|train) de remplacement|reporte\\w* sur|reprotege\\w*|avons reserve sur',
    'riprotett\\w+|nuov[oi] (?:vol[oi]|tren[oi])|nuev[oa]s? (?:vuelos?|tren(?:es)?)|reubicad\\w+|omgeboekt|ombokad|ombooket',
  ].join('|')})\b`,
);
