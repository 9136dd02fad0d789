import { countryCode } from '../../../knowledge/countries.ts';
import { findCities } from '../../../knowledge/index.ts';
import { onceWithin } from '../../../once-for.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../../text/found.ts';
import type { Label } from '../../text/labels/labels.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { type PrintedAddress, townIn } from '../../text/stays/addresses.ts';
import { nameAtEnd, nameIn } from '../../text/stays/hotel-name.ts';
import { findHotel, type Hotel } from '../../text/stays/hotel-place.ts';
import { phoneNear } from '../../text/stays/house-phone.ts';
import { isStreet, isStreetName } from '../../text/stays/streets.ts';
import { flats, houses } from '../../text/stays/vocabulary.ts';
import { topicOf } from '../../text/topics.ts';
import type { Item } from '../items.ts';
import { houseToldElsewhere } from './house-elsewhere.ts';

/**
 * The house of a piece about one stay, and its town: the one with an address, else the one that names its town. Pieces
 * that begin and end alike are asked for again and again while a record grows: each is looked into once.
 */
export function houseIn(item: Item, document: TextDocument): Found<Hotel> | null {
  return houseOf(document, `${item.passages[0]?.at} ${item.text}`, () => lookForHouse(item, document));
}

const houseOf = onceWithin<TextDocument, string, Found<Hotel> | null>();

function lookForHouse(item: Item, document: TextDocument): Found<Hotel> | null {
  const { text, passages } = item;
  const where = passages.filter(({ label }) => label === null || !ofDays.has(label));
  for (const lines of where.length < passages.length ? [passages, where] : [passages]) {
    const found = findHotel({ ...document, text }, asOneBlock(lines));
    if (found?.value.address?.city) return { ...found, value: withoutTown(found.value) };
  }
  return (
    houseBehindTown(passages) ??
    houseBelowTown(passages) ??
    houseInSentence(passages) ??
    houseOfRow(passages) ??
    houseToldElsewhere(item, document)
  );
}

/** "You stay at Burrastow Lodge, Walls ZE2 9PD", "vous logez au Gîte des Ifs, 29680 Roscoff": a house by its word, its town, and no street. */
function houseInSentence(passages: readonly Passage[]): Found<Hotel> | null {
  for (const p of passages) {
    if (p.inTable || p.label !== null || p.text.length > 600) continue;
    const parts = p.text.split(/(?<=[,;(:]) | (?=\()|\. (?=\p{Lu})/u);
    for (const [i, part] of parts.entries()) {
      const said = part.replace(/[\s,;:.)]+$/, '');
      const name = part.endsWith(',') ? (nameAtEnd(said) ?? nameIn(said)) : null;
      const [next = '', behind = ''] = parts.slice(i + 1, i + 3).map((one) => one.replace(/[\s,;:.)]+$/, ''));
      const address = addressIn(next, behind);
      if (!name || !address || !isHouse.test(plain(name))) continue;
      return {
        value: { name, address, phone: phoneNear([p], 0) },
        at: p.at + p.text.indexOf(name),
        text: p.text,
      };
    }
  }
  return null;
}

/** "à Kinsale, au Saltwater Lantern, 5 Scilly Walk (…)", "to Ghent, where the Lysbrug, Coupure 12, keeps a room": the town is said first. */
function houseBehindTown(passages: readonly Passage[]): Found<Hotel> | null {
  for (const p of passages) {
    const [, city = '', printed = '', street = ''] =
      p.inTable || p.label !== null || p.text.length > 900 ? [] : (townThenHouse.exec(p.text) ?? []);
    const name = printed && (isStreet(street) || numberBehind.test(street)) ? nameIn(printed) : null;
    if (!name) continue;
    return {
      value: { name, address: { street, city }, phone: phoneNear([p], 0) },
      at: p.at + p.text.indexOf(printed),
      text: p.text,
    };
  }
  return null;
}

/** "Kampala, Uganda: Acacia Crest Hotel, 14 Kyadondo Lane. Tel. …", "Porto – Casa do Rio, Rua das Flores 8": the town leads its line. */
function houseBelowTown(passages: readonly Passage[]): Found<Hotel> | null {
  for (const p of passages) {
    const [, city = '', land = '', printed = '', street = ''] =
      p.former || p.text.length > 900 ? [] : (townLeading.exec(p.text) ?? []);
    const country = countryCode(land) ?? undefined;
    const isTown = findCities(city, country).length > 0 && (land === '' || country !== undefined);
    const name = isTown && (isStreet(street) || numberBehind.test(street)) ? nameIn(printed) : null;
    if (!name) continue;
    const address = { street, city, ...(country ? { country } : {}) };
    return { value: { name, address, phone: phoneNear([p], 0) }, at: p.at + p.text.indexOf(printed), text: p.text };
  }
  return null;
}

const townLeading =
  /^(?:[-–•] ?)?(\p{Lu}[\p{L}'’ -]{2,30}?)(?:, (\p{Lu}[\p{L}'’ -]{2,30}?))?(?: ?:| [–—-]) (\p{Lu}[^,.;:()\d]{2,60}), ([^,;:()]{4,50}?)(?= \(|,|;|\. |\.?$)/u;

/** "Coupure 12": behind a house a street, whatever it is called. */
const numberBehind = /^\p{Lu}[\p{L}'’ .-]{2,36} \d{1,4} ?[a-z]?$/u;
const townThenHouse =
  /(?<!\p{L})(?:à|a|in|en|to|nach|near|près de|vers) (\p{Lu}[\p{L}'’ -]{2,30}), (?:(?:à l['’]|(?:au|à la|chez|at|im|beim|in der|in the|at the|où|where|wo) )(?:(?:le|la|les|the|das|der|die) |l['’])?)(\p{Lu}[^,.;:()\d]{2,60}), ([^,;:()]{4,50}?)(?= \(|,|\. |\.?$)/u;

/** "29680 Roscoff", "Lerwick"; "Jasons Corner, Stackpole SA71 5DF": what stands between a house and a town with its code is its street. */
function addressIn(next: string, behind: string): PrintedAddress | null {
  const town = townIn(next);
  if (town) return town;
  const below = townIn(behind);
  const isCity = findCities(next).length > 0;
  if (below && !isCity && /^\p{Lu}[\p{L}'’ .-]{2,40}$/u.test(next)) return { ...below, street: next };
  return isCity ? { city: next } : null;
}

const isHouse = new RegExp(
  String.raw`\b(?:${houses}|${flats}|house|hall|mill|barn|farm|farmhouse|arms|ferme|moulin|domaine|manoir)\b`,
);

/** "Logement | Campement Les Palétuviers, Foundiougne. Demi-pension": in the row of a stay a town that no list has stands behind its house. */
function houseOfRow(passages: readonly Passage[]): Found<Hotel> | null {
  const told = passages.find(({ inTable, label, row }, i) => {
    const before = passages[i - 1];
    const isBehindKind = before?.row === row && before.text.length < 20 && topicOf(before.shape) === 'stay';
    return inTable && (label === 'hotel' || isBehindKind);
  });
  if (!told) return null;
  const [, printed = '', city = ''] = nameThenTown.exec(told.text) ?? [];
  const name = printed && !noTown.test(plain(city)) && !isStreetName(city) ? nameIn(printed) : null;
  return name ? { value: { name, address: { city } }, at: told.at, text: told.text } : null;
}

const nameThenTown =
  /^(\p{Lu}[^,.;:\d]{3,50}), (\p{Lu}\p{Ll}[\p{L}'’]+(?:-(?:\p{Ll}{2,4}-)?\p{Lu}\p{Ll}[\p{L}'’]+| \p{Lu}\p{Ll}[\p{L}'’]+){0,2})(?=[.;]|$| [(–—-])/u;

/** What else an order says behind a house: the room, its board, how it stands. */
const noTown = inLines()`
  \b(?:
    chambres?|ch|rooms?|suites?|studios?|doubles?|singles?|simples?|twins?|triples?|lits?|beds?|nuits?|nuitees?|nights?|petits?
    |dejeuners?|breakfast|demi|half|pensions?|board|all|inclusive|formule|vue|view|standards?|superieure?s?|superior|confort
    |comfort|deluxe|classi\w+|privileges?|executive|annul\w+|cancel\w+|options?|confirm\w+|reserv\w+|booked|pax|personnes?
    |adultes?|adults?|tel|telephone|contact|ref|reference|voir|see|same|idem|wifi|parking|taxes?|bb|hb|fb|ro
  )\b
`;

/** What stands between "Hotel – Acacia Ridge Hotel" and the house's address below a box of days and price. */
const ofDays: ReadonlySet<Label> = new Set(['checkIn', 'checkOut', 'stayDates', 'nights', 'price']);

/** "Stadshotellet, Uppsala" over its address in Uppsala. */
function withoutTown(hotel: Hotel): Hotel {
  const [name, town, more] = hotel.name.split(', ');
  return name && town && !more && plain(town) === plain(hotel.address?.city ?? '') ? { ...hotel, name } : hotel;
}

/** Word makes a paragraph of each line of an address. */
function asOneBlock(passages: readonly Passage[]): Passage[] {
  const block = passages[0]?.block ?? 0;
  return passages.map((p) => (p.inTable || p.isHeading ? p : { ...p, block }));
}
