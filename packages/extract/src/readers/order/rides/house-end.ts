import { plain } from '../../../text/plain.ts';
import type { Item } from '../items.ts';
import type { Ends } from './ride-ends.ts';

/** Where the only place that is said is where one goes, one leaves from where one slept; and goes there where no other end is named. */
export function fromHouse({ from, to }: Ends, { shape }: Item, house: string | undefined): Ends {
  const { place, placeAt = 0, ...when } = from;
  if (house && place && anyHouse.test(plain(place))) return { from: { ...from, place: house }, to };
  if (!house || !place || to.place) return { from, to };
  const before = shape.slice(0, placeAt);
  if (!onlyTo.test(before) || waits.test(before))
    return toHouse.test(shape.slice(placeAt)) ? { from, to: { ...to, place: house, placeAt } } : { from, to };
  return { from: { ...when, place: house, placeAt }, to: { ...to, place, placeAt } };
}

/** "Vers votre hôtel", "back to the hotel": where one goes is the house, and nothing else is said of where. */
export function toOwnHouse({ from, to }: Ends, { shape }: Item, house: string | undefined): Ends {
  const { place, placeAt = 0 } = from;
  const isSaid = house !== undefined && place !== undefined && !anyHouse.test(plain(place));
  const isOpen = to.place === undefined || anyHouse.test(plain(to.place));
  return isSaid && isOpen && toHouse.test(shape.slice(placeAt))
    ? { from, to: { ...to, place: house, placeAt: to.placeAt ?? placeAt } }
    : { from, to };
}

const anyHouse = /^(?:the |your |l['’ ])?(?:hotel|apartment|appartement|lodge|inn|guest ?house)$/;
const onlyTo = /(?:\bto|\bvers|(?<![a-z])a|\bau|\bpour|\bfor) (?:the |la |le |l['’ ])?$/;
const waits =
  /\b(?:prise en charge|pick(?:s|ed)?(?: you)?[ -]?up|collect\w*|meets?|waits?|att(?:end|ente)\w*|accueil\w*|rendez-vous)\b/;
const toHouse =
  /\b(?:to|vers|a|pour|for|destination de) (?:the |your |la |le |votre |l['’ ]?)?(?:hotel|apartment|appartement|lodge|inn|guest ?house)\b/;
