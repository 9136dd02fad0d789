import { inLines } from '../../../text/in-lines.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import { coachLines, shippingLines } from './companies-of-ways.ts';
import { isMeeting } from './meetings.ts';
import { placeIn } from './printed-place.ts';
import { isVehicle, type RideToken, type Token } from './token.ts';
import type { Ride } from './unnumbered-ride.ts';
import { isRailway } from './vehicles.ts';

/**
 * "LNER", "Train, Great Western", "The Enterprise train", "Ferry Brodick to Ardrossan": what rides, by a word of a line that has no
 * number; of a line about a room, a table or a driver it is not said.
 */
export function rideWords(passages: readonly Passage[], tokens: readonly Token[]): RideToken[] {
  const told = new Set(tokens.flatMap(({ kind, line }) => (kind === 'break' ? [] : [line])));
  // a break in front of a line that tells something parts it from the one above
  const taken = new Set(
    tokens.flatMap((token) =>
      isVehicle(token) || (token.kind === 'break' && !told.has(token.line)) ? [token.line] : [],
    ),
  );
  return passages.flatMap((p, line): RideToken[] => {
    if (p.former || taken.has(line) || p.text.length > 300 || isOfElse(p.shape) || isMeeting(p.shape)) return [];
    const ride = rideAt(p);
    return ride ? [{ kind: 'ride', ...ride, at: p.at + ride.at, line, row: p.row, block: p.block, text: p.text }] : [];
  });
}

function rideAt({ text, shape, label }: Passage): { ride: Ride; name?: string; at: number } | null {
  if (isRailway(text)) return { ride: 'train', name: text, at: 0 };
  if (label !== null && label !== 'train' && label !== 'ship' && findTimes(text).length < 2) return null;
  const name = operatorIn(text);
  const found = words.flatMap(([ride, pattern]) => {
    const at = shape.search(pattern);
    return at < 0 ? [] : [{ ride, at }];
  });
  const isSeated = found.length === 0 && findTimes(text).length >= 2 && seatsOfTrain.test(shape);
  if (isSeated) return { ride: 'train', at: 0 };
  const [first, other] = found.sort((a, b) => a.at - b.at);
  if (!first && (label === 'ship' || label === 'train') && findTimes(text).length >= 2) return { ride: label, at: 0 };
  if (!first || (other && other.ride !== first.ride && first.ride === 'train')) return null;
  return first.ride === 'train' && name ? { ...first, name } : first;
}

/** "LNER service", "GWR train", "Train – Southern", "the Enterprise train": who runs it, or what it is called. */
function operatorIn(text: string): string | undefined {
  const match = operator.exec(text);
  const name = (match?.[1] ?? match?.[2])?.trim();
  return name && !/\p{L} (?:to|nach|naar|vers) \p{Lu}/u.test(name) && !placeIn(name, { labelled: false, timed: false })
    ? name
    : undefined;
}

const words: readonly (readonly [Ride, RegExp])[] = [
  [
    'train',
    /\b(?:trains?|rail|railway|lner|gwr|avanti west coast|crosscountry|transpennine|scotrail|amtrak|via rail|sleeper|eurostar|intercites|zug|treno)\b/,
  ],
  [
    'ship',
    new RegExp(
      String.raw`\b(?:ferry|ferries|boat(?! (?:trip|tour|ride|cruise|excursion|hire))|crossing|sailing|(?:you|we) sail|sails|ship (?=leaves|departs|docks)|traversee|traversier|bateau|navire|vessel|fahre|traghetto|catamaran|hovercraft|${shippingLines})\b`,
    ),
  ],
  [
    'bus',
    new RegExp(
      String.raw`\b(?:autocars?|coach (?:station|from|to|with)|your coach|the coach|bus(?:ses)?|car (?:quitte|part|arrive)|gare routiere|fernbus|${coachLines})\b|^(?:\d[.)] )?coach\b(?! (?:\d|[a-z]\b|seat))`,
    ),
  ],
];

/** "… at 10:00, reaching Edinburgh at 14:20; seats 21 and 22 in coach C, collection reference 7KTM2PQX": what only a train has. */
const seatsOfTrain =
  /\b(?:(?:ticket )?collection reference|coach [a-z],? (?:and )?seats?|seats? [^.;]{1,30} (?:in|of) coach [a-z\d]{1,2}|voiture \d{1,2},? places?)\b/;

/** A word for what goes: a way beside it is one's own. */
export const saysRide = (shape: string): boolean =>
  flown.test(shape) || words.some(([, pattern]) => pattern.test(shape));
const flown = /\b(?:flights?|vols?|fly|flug|volo|vuelo)\b/;

/** A street alone is that of a house; with two hours beside it something stops there. */
const isOfElse = (shape: string) => ofElse.test(shape) || (ofStreet.test(shape) && findTimes(shape).length < 2);
const ofStreet = /\b(?:rue|avenue|quai|street|road|strasse)\b/;
const ofElse = inLines()`
  \b(?:
    hotel|restaurant|dinner|diner|dine|lunch|dejeuner|souper|supper|table (?:for|pour|de|of)|breakfast|nuits?|nuitees?|nights?
    |chambres?|rooms?|transfers?|transferts?|chauffeurs?|taxis?|drivers?|meetings?|reunions?|rendez-vous|seminar|conference
    |location de|car hire|rental|(?:or|ou) (?:similar|similaire)
  )\b
`;

const operator =
  /(?<!\p{L})((?:(?!The |Your |Le |Votre |Your |By |From |To |Direct |Train |This |That |Return |Outward |Night |Next |Same |Any |All |No |A |An )\p{Lu}[\p{L}&'’-]+ ){1,3}?)(?:service|train)(?!\p{L})|^(?:\d[.)] )?(?:TRAIN|Train|RAIL|Rail)(?: [–—:-]|,| :)? (\p{Lu}[\p{L}&'’ -]{1,30}?)(?=$|[,:;(])/u;
