import { comes, goes } from './end-words.ts';
import { otherDays } from './not-stayed.ts';
import { flats, houses, nights, rooms, stays } from './vocabulary.ts';

export const weekday = String.raw`(?:(?:lun|mar|jeu|vend?r?e?)(?:di)?|mer(?:credi)?|sam(?:edi)?|dim(?:anche)?|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mo|di|mi|do|fr|sa|so)\b\.?`;

/** Days that one travels, and not those of a room. */
export const travels =
  /\b(?:vols?|flights?|trains?|airport|aeroport|gare|station|car|voiture|vehicule|ferry|flug|zug|rental|location)\b/;

/** A room, or a night in one, is spoken of. */
export const ofStay = new RegExp(
  String.raw`\b(?:${houses}|${flats}|${rooms}|${nights}|${stays}|reservations?|bookings?|buchung|booked (?:you |him |her |them |us )?into|vous (?:attend|accueill)\w+|expect(?:ing)? you|welcom(?:e|ing) you)\b`,
);

/** What joins two days that are the ends of one stay. */
export const rangeWords =
  /^(?: ?(?:-|–|—|→|to|thru|through(?: to)?|until|till|au|jusqu'au|and|bis(?: zum)?|al|hasta|hasta el|tot|tot en met|t\/m|til|do) ?| au (?:\w+ )?|,? ?(?:(?:and|et) )?(?:leaving|departing|checking out|check-?out|departure|depart|repartant)(?: on| le)?(?: the)? ?)$/;

/** What joins two days, without their weekdays and hours. */
export function between(shape: string): string {
  return shape
    .replace(/^(?:st|nd|rd|th|er)\b/, '')
    .replace(/ ?\([^()]{0,60}\)/, '')
    .replace(/,? ?\b(?:a partir de|des|a|ab|from|after|at|um|dalle) \d{1,2}(?:[:.h] ?\d\d| ?(?:h|uhr|[ap]m))\b/, '')
    .replace(weekdays, '')
    .replace(/\s+/g, ' ')
    .replace(/^[,.]/, '');
}

const weekdays = new RegExp(String.raw`\b${weekday}\b,? ?`, 'g');

const endWords = new RegExp(
  String.raw`\b(?:(?<come>${comes}|(?:you|vous|sie)(?: now| then)? (?:come|are coming|join|venez|kommen)|see you|expect(?:ing)? you|have you (?:down|booked|with us)|moving in|erwarten|begrussen|aspett\w+|arrivo)|(?<go>${goes}|ripart\w+)|(?<short>(?:in|out)(?= ?:| (?:on )?(?:the )?(?:[a-z]{3,9}\.?,? ?)?$))|(?:${otherDays}))(?![a-z\d])`,
  'g',
);

/** The end of a stay that words tell: the last of those in front of a day, or the first behind it. 'else' where they are of something else. */
export function nearestEnd(words: string, isBehind = false): { end: 'in' | 'out' | 'else'; weight: number } | null {
  const all = [...words.matchAll(endWords)];
  const nearest = isBehind ? all[0] : all.at(-1);
  if (!nearest) return null;
  const { come, go, short } = nearest.groups ?? {};
  if (short) return { end: short === 'in' ? 'in' : 'out', weight: 1.25 };
  return { end: come ? 'in' : go ? 'out' : 'else', weight: 3 };
}
