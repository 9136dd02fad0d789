import { withoutRailway } from '../../../knowledge/railways.ts';
import { labelOf } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { placeIn } from './printed-place.ts';
import type { FoundVehicle } from './vehicles.ts';

/** A title that says nothing but that a train follows. */
export const trainTitle =
  /^(?:\d{1,2} ?[.)–-] ?)?(?:trains?|rail|par le train|billets? de train|zug|bahn|treno|tren|trein|tog)$/;

/**
 * "ONCF Al Boraq 1017, mardi 06/04/2027" below the title "Train": a name that no list has with its number, and nothing more but the day. A place, a
 * ticket and a year are none.
 */
export function trainBelowTitle({ text, label }: Passage): FoundVehicle | null {
  const [whole, name = '', number] = label === null && text.length < 70 ? (nameAndNumber.exec(text) ?? []) : [];
  if (!whole || !number) return null;
  const words = [name, name.split(' ')[0] ?? '', name.split(' ').at(-1) ?? ''];
  if (words.some((one) => labelOf(one) !== null || ofElse.test(one))) return null;
  if (placeIn(name, { labelled: false, timed: false }) !== null) return null;
  return { at: 0, length: whole.length, vehicle: { kind: 'train', product: withoutRailway(name), number } };
}

const nameAndNumber =
  /^(\p{Lu}[\p{L}'’-]+(?:,? \p{Lu}[\p{L}'’-]+){0,3}) (?:[nN]° ?|[nN]o\.? ?)?((?!(?:19|20)\d\d(?!\d))\d{3,5})(?=$|,? (?:[–—-] )?(?:du |le |on |of )?(?:\p{L}{2,9}\.? )?\d{1,2}(?:\.|er|st|nd|rd|th)?[ ./-](?:\d{1,2}|\p{L}{3,9})[ ./-]\d{2,4}$)/u;
const ofElse =
  /^(?:codes?|pin|bus|vol|flight|quai|voie|platform|gate|porte|salle|option|tarif|prix|price|car|autocar|coach|taxi)$/i;
