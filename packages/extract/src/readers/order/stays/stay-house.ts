import { findCities } from '../../../knowledge/index.ts';
import { onceWithin } from '../../../once-for.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../../text/found.ts';
import type { Label } from '../../text/labels/labels.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { isStreet, isStreetName, readAddress } from '../../text/stays/addresses.ts';
import { nameIn } from '../../text/stays/hotel-name.ts';
import { findHotel, type Hotel } from '../../text/stays/hotel-place.ts';
import type { Item } from '../items.ts';

/**
 * The house of a piece about one stay, and its town: the one with an address, else the one that names its town. Pieces
 * that begin and end alike are asked for again and again while a record grows: each is looked into once.
 */
export function houseIn(item: Item, document: TextDocument): Found<Hotel> | null {
  return houseOf(document, `${item.passages[0]?.at} ${item.text}`, () => lookForHouse(item, document));
}

const houseOf = onceWithin<TextDocument, string, Found<Hotel> | null>();

function lookForHouse({ text, passages }: Item, document: TextDocument): Found<Hotel> | null {
  const where = passages.filter(({ label }) => label === null || !ofDays.has(label));
  for (const lines of where.length < passages.length ? [passages, where] : [passages]) {
    const found = findHotel({ ...document, text }, asOneBlock(lines));
    if (found?.value.address?.city) return { ...found, value: withoutTown(found.value) };
  }
  return inColumns(passages) ?? besideTown(passages) ?? saidFirst(text, passages);
}

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

/** "Zum Anker | Hamburg, Hafenstrasse 3": the house below its head, and its town below another. */
function inColumns(passages: readonly Passage[]): Found<Hotel> | null {
  const [house, another] = passages.filter((p) => p.label === 'hotel' && nameIn(p.text) !== null);
  const name = house && nameIn(house.text.split(/, /)[0] ?? '');
  const town = passages.find((p) => p.label === 'city' && p.row === house?.row);
  if (!house || another || !name || !town) return null;
  const parts = town.text.split(/, /).map((part) => part.trim());
  const city = parts.find((part) => findCities(part).length > 0);
  const street = [...parts, ...passages.filter((p) => p.row === house.row).map((p) => p.text)].find(isStreet);
  return city
    ? { value: { name, address: { city, ...(street ? { street } : {}) } }, at: house.at, text: house.text }
    : null;
}

/** "Skovly Guesthouse, Aarhus", "Hôtel Castel, 20222 Erbalunga": a house by its word or label, and where it stands. */
function besideTown(passages: readonly Passage[]): Found<Hotel> | null {
  for (const p of passages) {
    if (p.text.length > 120 || p.former) continue;
    const match =
      /^(?:[-–•] ?)?(?:\p{L}{4,14} ?: )?([^,;:–]{4,60}?)(?:, | – | - | \()(?:(\d{4,5}) )?(\p{Lu}[\p{L}'’ -]{2,30}?)(?=\)|,|;|\.|$)/u.exec(
        p.text,
      );
    const [name, postcode, city] = [nameIn(match?.[1] ?? ''), match?.[2], match?.[3]];
    // "Route de la Plage Blanche, 29930 Pont-Aven" in the rows of its hotel
    const isHouse = (p.label === 'hotel' && !isStreetName(match?.[1] ?? '')) || houseWord.test(plain(match?.[1] ?? ''));
    if (name && city && isHouse && (postcode || findCities(city).length > 0))
      return { value: { name, address: { ...(postcode ? { postcode } : {}), city } }, at: p.at, text: p.text };
  }
  return null;
}

/** "Leeukop House is your first stay, from 16 to 20 January: 31 Kloof Nek Rise, Cape Town 8001": who receives is said first, and where behind the days. */
function saidFirst(text: string, passages: readonly Passage[]): Found<Hotel> | null {
  const said = receives.exec(text);
  const name = nameIn(said?.[1] ?? '');
  const p = name ? passages.find((one) => one.text.includes(name)) : undefined;
  if (!said || !name || !p || p.former) return null;
  const rest = text.slice(said.index + said[0].length).split(/ ?[:;()] ?| [–—] /);
  const address = rest.map((part) => readAddress([part])).find((one) => one?.city && one.street);
  if (!address) return null;
  const { name: _, ...where } = address;
  return { value: { name, address: where }, at: p.at + p.text.indexOf(name), text: p.text };
}

const receives =
  /(?:^|[.;] )(?:[Tt]he |[Ll]['’]|[Ll]es? |[Ll]a )?(\p{Lu}[\p{L}\d&'’-]*(?: (?:\p{Lu}|d[eu]|des|la|le|les|l['’]|of|the|and|et|&)[\p{L}\d&'’-]*){0,6}) (?:(?:is|will be|est|sera) (?:your|our|the|votre|notre|l[ea]) (?:\p{L}+ ){0,2}(?:stay|hotel|home|base|lodging|address|house|stop|[ée]tape|h[ôo]tel|h[ée]bergement|adresse|s[ée]jour|logement|maison)(?!\p{L})|(?:welcomes?|awaits?|expects?|hosts?|receives?|will (?:welcome|host|receive|expect)) you(?!\p{L})|vous (?:accueill|attend|re[çc]o|h[ée]berge|loge)\p{L}*)/u;

const houseWord =
  /\b(?:hotels?|hostel|hostal|inn|suites?|pension|auberge|lodge|resort|apart(?:ment|hotel)s?|b&b|residence|guest ?house|gasthof|gasthaus|rooms|motel|albergo|pousada|relais|riad|ryokan|chambres d'hotes)\b/;
