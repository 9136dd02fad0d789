import { inLines } from '../../../text/in-lines.ts';
import type { FoundVehicle } from './vehicles.ts';

/**
 * "171 Northeast Regional", "12280 Taj Express", "Shatabdi Express (12001)": American and Indian railways print the number in
 * front of the train's name, or behind it.
 */
export function trainByName(text: string): FoundVehicle | null {
  const front = titled.exec(text) ?? american.exec(text) ?? numberInFront.exec(text);
  if (front?.[1] && front[2]) return trainAt(front, front[2], front[1]);
  const behind = numberBehind.exec(text) ?? classBehind.exec(text);
  return behind?.[1] && behind[2] ? trainAt(behind, behind[1], behind[2]) : null;
}

function trainAt(match: RegExpExecArray, product: string, number: string): FoundVehicle {
  return { at: match.index, length: match[0].length, vehicle: { kind: 'train', product, number } };
}

const ofAmtrak = [
  'Northeast Regional|Acela Express|Acela|Pacific Surfliner|Keystone|Empire Service|California Zephyr|Coast Starlight',
  'Empire Builder|Lake Shore Limited|Capitol Limited|Sunset Limited|Southwest Chief|Silver Meteor|Silver Star|Texas Eagle',
  'City of New Orleans|Vermonter|Downeaster|Adirondack|Maple Leaf|Ethan Allen Express|Carolinian|Hiawatha|Wolverine',
  'Lincoln Service|Pennsylvanian|Amtrak Cascades|Capitol Corridor|San Joaquins|Missouri River Runner|Palmetto',
].join('|');
/** "Northeast Regional" in a line of its own: a train, and no place. */
export const isTrainsName = (text: string): boolean => trainAlone.test(text);
const trainAlone = new RegExp(`^(?:${ofAmtrak}|${ofAmtrak.toUpperCase()})$`);

const american = new RegExp(
  String.raw`(?<![\p{L}\d:.,/€$-])(\d{1,4}) (${ofAmtrak}|${ofAmtrak.toUpperCase()})(?! ?\d)(?!\p{L})`,
  'u',
);

/** "Train 5: California Zephyr", "TRAIN 5: CALIFORNIA ZEPHYR (17 hrs, 15 min)": what follows the number in its line is how it is called. */
const titled = new RegExp(
  String.raw`^(?:[Tt]rain|TRAIN|[Zz]ug|[Tt]reno|[Tt]ren|[Tt]rein) (?:[nN]o\.? ?|[nN]° ?|# ?)?(\d{1,5}) ?[:–—-] ?(${ofAmtrak}|${ofAmtrak.toUpperCase()}|\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2} (?:Express|Limited|Zephyr|Flyer|Mail))(?=$| ?\()`,
  'u',
);

/** "Al Boraq n° 1014, 1ère classe", "Gautrain no. 214 · 2nd class": a product that no list has, its number, and in which class one rides. */
const classBehind = inLines('u')`
  ^(?!
    (?:
      R[ée]servation|Booking|Dossier|Billet|Ticket|Commande|Order|Voiture|Coach|Car|Wagen|Wagon|Si[èe]ge|Place|Seat|Platz|Carte
      |Card|Passag|Passeng|Voyageu|Travel|Client|Vol|Flight|Bus|Autocar|Trajet|Journey|Leg|Segment
    )\p{L}*[ ]
  )(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:[nN]° ?|[nN]o\.? ?|[nN]r\.? ?)?(\d{1,5})(?=
    [ ]?[,(·|–-] ?(?:
      (?:[12](?:st|nd|[èe]re?|re|nde|e|ª|\.)?|[Ff]irst|[Ss]econd|[Ss]tandard|[Pp]remi[èe]re|[Ss]econde|[Bb]usiness) ?
      (?:[Cc]lasse?|[Kk]lasse)
      |(?:[Cc]lasse|[Cc]lass|[Kk]lasse) ?[12](?!\d)
    )
  )
`;

/** Five figures, which nothing else in front of such a name has. */
const kinds =
  '(?:Express|Exp\\.?|Mail|Rajdhani|Shatabdi|Duronto|Vande Bharat|Tejas|Garib Rath|Intercity|Superfast|SF|Humsafar)';
const name = String.raw`(?:\p{Lu}[\p{L}'’-]+ ){0,3}${kinds}(?: (?:Express|Exp\.?|Mail))?`;
const numberInFront = new RegExp(String.raw`(?<![\p{L}\d:.,/₹€$-])(\d{5}) [–—-]? ?(${name})(?!\p{L})`, 'u');
const numberBehind = new RegExp(
  String.raw`(?<![\p{L}\d'’-])(${name}) ?[(–—-]? ?(?:[Nn]o\.? ?|[Tt]rain (?:no\.? ?)?)?(\d{5})(?!\d)`,
  'u',
);
