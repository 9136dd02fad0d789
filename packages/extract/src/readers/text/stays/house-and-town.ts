import { findCities } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { readAddress } from './addresses.ts';
import { nameIn } from './hotel-name.ts';
import type { Hotel } from './hotel-place.ts';
import { isStreet, isStreetName } from './streets.ts';
import { flats, houses } from './vocabulary.ts';

/** A house whose town stands beside it, below another head or behind a sentence, where no address stands below or behind its name. */
export const houseAndTown = (document: TextDocument, passages: readonly Passage[]): Found<Hotel> | null =>
  inColumns(passages) ?? besideTown(passages) ?? inTownAt(passages) ?? saidFirst(document, passages);

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

/** "The last night you sleep in Musanze at Sabyinyo View Lodge, booking SVL-0619": the town in front of the house. */
function inTownAt(passages: readonly Passage[]): Found<Hotel> | null {
  for (const p of passages) {
    const [, city = '', printed = ''] = (!p.former && sleepsIn.exec(p.text)) || [];
    const name = nameIn(printed);
    if (name && findCities(city).length > 0 && (houseWord.test(plain(name)) || name.includes(' ')))
      return { value: { name, address: { city } }, at: p.at + p.text.indexOf(printed), text: p.text.slice(0, 200) };
  }
  return null;
}

const sleepsIn = inLines('u')`
  (?<!\p{L})(?:
    [Ss]leep(?:s|ing)?|[Ss]tay(?:s|ing)?|[Ss]pend(?:s|ing)?|[Nn]ights?|[Dd]or(?:mez|mirez|s)|[Ll]og(?:ez|erez)
    |[Ss]éjourn(?:ez|erez)|[Nn]uits?|[Pp]ass(?:ez|erez)
  )(?: [\p{Ll}\d]+){0,4} (?:in|à|near|près de) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}),? (?:at|with|à|au|chez)
  (?: the| la| le| l['’])? ?(\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’&-]*|de|du|des|la|le|les|of|the|and|&|et|am|zum)){0,6})
  (?=[,.;(]| [–—(]|$)
`;

/** "Leeukop House is your first stay, from 16 to 20 January: 31 Kloof Nek Rise, Cape Town 8001": who receives is said first, and where behind the days. */
function saidFirst({ text }: TextDocument, passages: readonly Passage[]): Found<Hotel> | null {
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

const receives = inLines('u')`
  (?:^|[.;] )(?:[Tt]he |[Ll]['’]|[Ll]es? |[Ll]a )?
  (\p{Lu}[\p{L}\d&'’-]*(?: (?:\p{Lu}|d[eu]|des|la|le|les|l['’]|of|the|and|et|&)[\p{L}\d&'’-]*){0,6}) (?:
    (?:is|will be|est|sera) (?:your|our|the|votre|notre|l[ea]) (?:\p{L}+ ){0,2}
    (?:stay|hotel|home|base|lodging|address|house|stop|[ée]tape|h[ôo]tel|h[ée]bergement|adresse|s[ée]jour|logement|maison)
    (?!\p{L})
    |(?:welcomes?|awaits?|expects?|hosts?|receives?|will (?:welcome|host|receive|expect)) you(?!\p{L})
    |vous (?:accueill|attend|re[çc]o|h[ée]berge|loge)\p{L}*
  )
`;

const houseWord = new RegExp(
  String.raw`\b(?:${houses}|${flats}|apart(?:ment|hotel)s?|rooms|fermes?|moulin|domaine|maison|mas|chambres d'hotes)\b`,
);
