import type { Candidate } from '../../../booking.ts';
import type { Found } from '../../text/found.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { paragraphsOf } from '../../text/passages/sentences.ts';
import { itemOf } from '../items.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { passagesOfUnits } from '../units.ts';
import { driveFrom, hireFrom, namesOf } from './piece-rides.ts';
import { rideEvents } from './ride-events.ts';
import { linesOfRides } from './ride-lines.ts';
import { kindOfLetter, rideUnitsOf } from './ride-units.ts';

/**
 * The one car or driver that a letter is about, told in all of its sentences, with its number or without one. Whose car
 * it is the letterhead says where nothing else does. A letter that says more moments than one ride has is left.
 */
export function rideOfLetter(passages: readonly Passage[], facts: OrderFacts): Candidate | null {
  const lines = linesOfRides(passages);
  const told = rideUnitsOf(paragraphsOf(lines, 0), facts).filter(({ item }) => !aside.test(item.shape));
  const item = itemOf(passagesOfUnits(told));
  if (item.text.length > maxLetter || told.some(({ about }) => about === 'other')) return null;
  const kind = kindOfLetter(item.shape);
  const events = rideEvents(item, facts, namesOf(facts));
  // "Thursday 15th April, picking up at 4.45am": a day and its hour, whatever stands between
  const clocks = events.filter(({ kind }) => kind === 'day' || kind === 'time');
  const moments = clocks.filter((event, i) => event.kind === 'time' && clocks[i - 1]?.kind === 'day').length;
  if (kind === 'car' && moments === 2)
    return hireFrom(item, [], facts, undefined, letterhead(facts))?.candidate ?? null;
  return kind === 'transfer' && moments === 1 ? (driveFrom(item, [], facts, undefined)?.candidate ?? null) : null;
}

const maxLetter = 4000;

/** A house that lets cars signs its letter; a person who forwards one does not. */
function letterhead({ document }: OrderFacts): Found<string> | null {
  const sender = document.origin.senderName;
  return sender && !/@/.test(sender) && document.text.includes(sender)
    ? { value: sender, at: document.text.indexOf(sender), text: sender }
    : null;
}

/** Until when one may cancel is no moment of a ride. */
const aside =
  /^(?:if|si|en cas|falls|wenn)\b|\b(?:cancell?ation (?:is )?free|free cancellation|annulation (?:gratuite|possible)|annul\w{1,5} (?:avant|jusqu)|cancel (?:before|until|by|up))\b/;
