import type { Person } from '../../../booking.ts';
import { readName } from '../../../text/names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { seatOrTicket } from '../seats/seat-words.ts';

/**
 * "Mr Callum Reid | adult" over "Miss Ailsa Reid | child (11)", "Room 1 | King Studio | Ms Freya Lindgaard": who stands with a
 * title in a row that says how old he is or which room is his.
 */
export function peopleInRows(passages: readonly Passage[]): Found<Person>[] {
  const inTables = passages.filter((p) => p.inTable && !p.former);
  return [...Map.groupBy(inTables, ({ row }) => row).values()].flatMap((row) => {
    const isOfPerson =
      row.length < 5 && row.some(({ shape }, i) => ofAge.test(shape) || (i === 0 && counted.test(shape)));
    const titled = isOfPerson ? row.filter((p) => p.label === null && startsWithTitle.test(p.text)) : [];
    const people = titled.length > 0 ? titled : firstInRow(row);
    const [only, more] = people;
    const name = only && !more && only.text.length < 50 ? readName(only.text) : null;
    return only && name ? [{ value: { name }, at: only.at, text: only.text }] : [];
  });
}

/** "Nolwenn KERDONCUF | Adulte | Voiture 14 | Place 211": without a title where age and seat stand beside. */
function firstInRow([first, age, ...rest]: readonly Passage[]): Passage[] {
  const isSeated = rest.some(({ shape }) => seatOrTicket.test(shape));
  return first && age && first.label === null && ofAge.test(age.shape) && isSeated ? [first] : [];
}

const ofAge =
  /^(?:(?:[a-z]{3,12} )?\d{1,2} ?[.):–—-] ?)?(?:adulte?|child|enfant|infant|bebe|baby|senior|youth|jeune|teen|erwachsene[rn]?|kind|adulto|bambin[oa]|nin[oa])(?:,? ?\(?(?:\d{1,2}(?: ?(?:ans|years?(?: old)?|yrs?|jahre))?|\d{1,2}[–-]\d{1,2}(?: ans| years)?)\)?)?$/;
const counted =
  /^(?:room|chambre|zimmer|cabin|cabine|kabine|suite|studio|apartment|appartement|camera|habitacion|kamer|berth|couchette) (?:n° ?|no\.? ?)?\d{1,3}\b/;
