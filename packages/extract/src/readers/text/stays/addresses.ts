import { countryCode, countryOf } from '../../../knowledge/countries.ts';
import { findCities, findCity, zoneOfCountry } from '../../../knowledge/index.ts';
import { stateCode } from '../../../knowledge/us-states.ts';
import { monthNames } from '../../../text/calendar-words.ts';
import { currencyCodes } from '../../../text/currencies.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { labelOf } from '../labels/labels.ts';
import { countryOfCode } from './country-of-code.ts';
import { townWithShortCode } from './short-codes.ts';
import { numberedWithDot } from './street-words.ts';
import {
  houseNumberKept,
  isDayOfMonth,
  isStreet,
  isStreetName,
  isWithinStreet,
  lasts,
  letterCode,
  namedStreet,
  stateThenCode,
  streetName,
  withoutDay,
} from './streets.ts';

/** A postal address in one or several lines; `name` is what stood before it. */
export type PrintedAddress = {
  name?: string;
  street?: string;
  postcode?: string;
  city?: string;
  country?: string;
};

const postcodes =
  '[A-Z]\\d[\\dW] [A-Z0-9]{4}|\\d{7}|\\d{6}|(?:[A-Z]{1,2}-)?\\d{5}(?:-\\d{3,4})?|(?:[A-Z]{1,2}-)?\\d{4}(?:-\\d{3}| ?[A-Z]{2}(?![A-Za-z]))?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|\\d{3}-\\d{4}|\\d{2}-\\d{3}|\\d{3} \\d{2,3}';
/** "St. Gallen", "Washington D.C."; behind a longer word a full stop ends the sentence. */
const cityWord = "(?:(?:\\p{Lu}\\.){2,}|\\p{Lu}\\p{L}{0,3}\\.|\\p{Lu}[\\p{L}'’-]*)";
const cityName = `${cityWord}(?:[ -](?:${cityWord}|\\d{1,2}(?![\\d])|(?:am|an|der|de|du|da|do|dos|das|di|del|della|delle|dei|degli|la|le|les|los|las|el|sur|sous|en|upon|of|on|by|aan|op|bei|ob)(?!\\p{L})|d'[\\p{L}]+)){0,4}`;
/** "75006 Paris", "EH3 8JB": the code, and the city after it; "372 000 XOF" is what it costs, "17590 ARS EN RÉ" a town. */
const codeThenCity = new RegExp(
  `^(?:(${postcodes})) +(?!(?:${currencyCodes})(?![\\p{L}-]| \\p{Lu}))(${cityName})`,
  'u',
);
/** "Edinburgh EH3 8JB", "Chicago, Illinois 60605 USA". */
const cityThenCode = new RegExp(`^(${cityName}) +(${postcodes})(?: +(\\p{Lu}[\\p{L} ]+))?$`, 'u');
/** "88 Aliwal Street, Singapore 199948 Tel +65 6555 0192" */
const phoneBehind =
  /(?<=[\p{L}\d]),? (?:[Tt][ée]l(?:[ée]phone)?|[Pp]h(?:one)?|TEL|[Ff]ax|[Mm]obile)\b\.? ?:? ?(?=[+(\d]).*$|\s[☎☏✆📞]\uFE0F? ?[+(\d].*$/u;
/** "Stornoway HS1 2DB (01632 …) for three nights", "Selby YO8 4AA: two singles": what a sentence goes on with. */
const sentenceBehind =
  /(?<=\d[A-Z\d]{0,4})(?: (?:\(|(?:for|from|on|with|under|where|until|and|pour|du|sous|avec|où|jusqu['’]au|et)\s)|: ).*$/u;
/** "Tadoussac (Québec) G0T 2A0", "Carleton-sur-Mer (QC) G0C 1J0 Canada" */
const regionBetween = / \(\p{Lu}[\p{L} .'’-]{1,24}\),? (?=[A-Z\d]{2,4}[ -]?[A-Z\d]{2,4}(?: \p{Lu}[\p{L} ]+)?$)/u;
const regionBehind = / \(\p{Lu}[\p{L} .'’-]{1,24}\)$/u;
const onlyCode = new RegExp(`^(${postcodes})$`);
/** "Co. Galway H71 XY20" below the town. */
const countyThenCode = new RegExp(`^(?:Co\\.?|County) \\p{Lu}[\\p{L}]+ (?:${postcodes})$`, 'u');

/** Splits lines (an address block, or one line with commas or dots between) into its parts; null without a street and a city. */
export function readAddress(lines: readonly string[], isLabelled = false): PrintedAddress | null {
  // "Route de Midoun, km 4": how far along the road is of the street
  const split = (line: string) =>
    houseNumberKept(line.replace(phoneBehind, '')).split(
      /\s*(?:,(?! ?(?:km|lot|villa|parcelle) \d)|·|•|\||;|\s[–—-]\s)\s*/u,
    );
  const parts = lines
    .flatMap(split)
    .flatMap((part, i, all) => (isQuarter(part) && i > 0 ? [] : [[part, ...quartersBehind(all, i)].join(', ')]))
    .map((part) => part.trim())
    // "BP 3412", between the street and the town
    .filter((part) => part !== '' && !isBox(part));
  const address: PrintedAddress = {};
  let streetAt = -1;
  for (let i = 0; i < parts.length && i < 14; i++) {
    const printed = parts[i] ?? '';
    const part = (numberedWithDot.test(printed) ? printed : printed.replace(/\.$/, '')).replace(postBox, '');
    if (streetAt < 0 && (isStreet(part) || isBeforeTown(part, parts.slice(i + 1)) || (isLabelled && i === 0))) {
      // "27 rue de la Cale à Saint-Nazaire": a sentence says the town without a comma
      const within = /^(.*[\p{L}\d]) (?:à|in|a|en) (\p{Lu}[\p{L}'’ -]{2,40})$/u.exec(part);
      const saysTown = within?.[2] && findCities(within[2]).length > 0;
      address.street = saysTown ? within?.[1] : part;
      if (saysTown) address.city = within?.[2];
      streetAt = i;
      const plot = parts[i - 1];
      if (isWithinStreet(plot)) {
        address.street = `${plot}, ${address.street}`;
        streetAt--;
      }
      continue;
    }
    const short = townWithShortCode(part);
    if (streetAt < 0 && !short && !codeThenCity.test(part)) continue;
    if (streetAt >= 0 && i - streetAt > 5) break;
    if (short && !address.city) {
      Object.assign(address, short);
      continue;
    }
    const after = codeThenCity.exec(part);
    // "Old Town, 31-043 Kraków": a quarter that some town is called after gives way to the town with its code.
    if (after && (!address.city || !address.postcode)) {
      const land = countryCode(after[2] ?? '') ?? codeOfLand(after[2] ?? '');
      if (land && address.city) {
        address.postcode = after[1];
        address.country = land;
        break;
      }
      address.postcode = (after[1] ?? '').replace(/^[A-Z]{1,2}-/, '');
      // "20121 Milano MI"
      address.city = after[2]?.replace(/(?<=\p{Ll}) [A-Z]{2}$/u, '');
      // "6940 Durbuy (Belgique)"
      const said = countryCode(/\(([\p{L} -]{4,30})\)$/u.exec(part)?.[1] ?? '');
      if (said) address.country = said;
      const prefix = /^([A-Z]{1,2})-/.exec(part)?.[1];
      if (prefix) address.country = prefix.length === 2 ? prefix : plates[prefix];
      continue;
    }
    // "Mon 14 Jun 2027" below the address is no town with its code
    const told = part.replace(sentenceBehind, '').replace(regionBetween, ' ');
    const before = isDated(told) ? null : cityThenCode.exec(told);
    if (before && !address.postcode) {
      address.postcode = before[2];
      // "Illinois 60605" belongs to the city before it, which may end the street: "12 Bay Street Austin, Texas 78701".
      const town = address.street && stateCode(before[1] ?? '') ? townAtEnd(address.street) : null;
      if (town) [address.street, address.city] = town;
      // "Kaga, Ishikawa 922-0242": where the code has a prefecture before it, the town stands before that
      const above = japaneseCode.test(part) && i - 1 > streetAt ? townAbove(parts, i) : undefined;
      address.city ??= above ?? (isRegion(before[1] ?? '') ? townAbove(parts, i) : withoutRegion(before[1] ?? ''));
      if (before[3]) address.country ??= countryCode(before[3]) ?? undefined;
      continue;
    }
    if (onlyCode.test(part)) {
      address.postcode ??= part;
      continue;
    }
    const country = countryCode(part) ?? (address.city ? landOf(part) : null);
    if (country) {
      address.country = country;
      break;
    }
    const code =
      onlyCode.test(parts[i + 1] ?? '') || onlyCode.test(parts[i + 2] ?? '') || countyThenCode.test(parts[i + 1] ?? '');
    const isInCountry = landOf(parts[i + 1] ?? '') !== null || county.test(parts[i + 1] ?? '');
    // "Tadoussac (Québec)" beside its code, two blanks between
    const bare = code ? part.replace(regionBehind, '') : part;
    if (!address.city && streetAt === i - 1 && (code || isInCountry) && /^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(bare)) {
      address.city = bare;
      continue;
    }
    // "Lisbon (26 to 28 April)", "3 rue Cloche, à Poitiers : une table"
    const place = part.replace(/ ?\(.*$| ?:(?= |$).*$/, '').replace(/^(?:à|in) (?=\p{Lu})/u, '');
    const town = place.replace(/ \d{1,2}$/, '');
    // A district's number stays, as in “Dublin 8”: it is printed as the town's name
    if (!address.city && streetAt >= 0 && !/\d/.test(town) && findCities(town).length > 0) address.city = place;
  }
  if (!address.street && !address.city) return null;
  if (streetAt > 0) address.name = parts[streetAt - 1];
  return address;
}

/** "NAIROBI" over "00100 KE": reservation systems have the country behind the code. */
const codeOfLand = (text: string): string | null => (/^[A-Z]{2}$/.test(text) ? (countryOf(text) ?? null) : null);

/** "214 Ebisu-cho, Shimogyo-ku": in Japan the quarter and the ward are of the street; Tokyo's wards are towns of their own. */
const isQuarter = (part: string) => /^\p{Lu}[\p{L}]+-(?:ku|cho|machi|gun|mura)$/u.test(part);
function quartersBehind(parts: readonly string[], i: number): readonly string[] {
  const end = parts.findIndex((part, at) => at > i && !isQuarter(part));
  return /^T[oō]kyo/i.test(parts[end] ?? '') ? [] : parts.slice(i + 1, end < 0 ? undefined : end);
}

/** "Ireland (until 1 May)", "Kenya." at the end of a sentence, "comté de Cork (Irlande)". */
function landOf(part: string): string | null {
  const inside = /\(([\p{L} -]{4,30})\)$/u.exec(part)?.[1];
  return countryCode(part.replace(/ ?\(.*$|\. .*$|(?<=\p{L}{3})\.$/u, '')) ?? (inside ? countryCode(inside) : null);
}

/** "Chad", "Jersey" too, which elsewhere are more often somebody or something else. */
const isLand = (part: string): boolean => landOf(part) !== null || (part.length > 3 && countryOf(part) !== undefined);

/** A box of the post office alone. */
export const isBox = (part: string) => onlyBox.test(part);
const onlyBox = /^(?:\d{2} )?(?:B\.?P\.?|P\.? ?O\.? ?Box) ?\d{1,7}(?:-\d{3,5})?$/iu;

/** "01 BP 884 Abidjan": a box of the post office in front of its town. */
const postBox = /^(?:\d{2} )?(?:B\.?P\.?|P\.? ?O\.? ?Box) \d{1,6} (?=\p{Lu})/u;

/** "75006 Paris", "Kyoto 600-8310": a town with its code. */
export function isTown(said: string): boolean {
  const part = said.replace(phoneBehind, '');
  if (codeThenCity.test(part) || townWithShortCode(part)) return true;
  const town = cityThenCode.exec(part.replace(sentenceBehind, '').replace(regionBetween, ' '))?.[1];
  // "NUMERO DE CONFIRMATION IL-33871" is no town
  return town !== undefined && !isDated(part) && labelOf(town) === null;
}

/** "29680 Roscoff", "Walls ZE2 9PD": a town and its code, and no street. */
export function townIn(said: string): { postcode: string; city: string } | null {
  const [, postcode = '', city = ''] = codeThenCity.exec(said) ?? [];
  if (city) return { postcode, city };
  const [, town = '', code = ''] = cityThenCode.exec(said.replace(sentenceBehind, '')) ?? [];
  return town && !isDated(said) && labelOf(town) === null ? { postcode: code, city: town } : null;
}

/** "Sydney NSW 2000", "Québec QC G1R 4P5": the state stands between the town and its code. */
export function withoutRegion(town: string): string {
  const match = /^(.{2,40}?),? ([A-Z]{2,3})$/.exec(town);
  const isRegion = match?.[2] !== undefined && (regions.has(match[2]) || stateCode(match[2]) !== null);
  return isRegion ? (match[1] ?? town) : town;
}

/** "Stowe, VT 05672", "Ballina, Co. Mayo F26 K4P7": what stands before the code is no town. */
function isRegion(said: string): boolean {
  return county.test(said) || (/^[A-Z]{2,3}$/.test(said) && (regions.has(said) || stateCode(said) !== null));
}

const regions = new Set('NSW VIC QLD SA WA TAS ACT NT AB BC MB NB NL NS ON PE QC SK YT NU'.split(' '));

/** "Co. Mayo F28 K4P7", "Derbyshire S32 1AB": the county, below the town. */
export const county = inLines('u')`
  ^(?:Co\.?|County|Contae|[Cc]omté de) \p{Lu}
  |^(?:(?:North|South|East|West) )?(?:
    \p{Lu}\p{L}+shire|Kent|Essex|Surrey|Sussex|Norfolk|Suffolk|Devon|Cornwall|Dorset|Somerset|Cumbria|Northumberland|Rutland
    |Merseyside|Isle of \p{Lu}\p{L}+|Orkney|Shetland|Highland|Argyll|Caithness|Sutherland|Moray|Angus|Fife|(?:Mid)?[Ll]othian
    |Anglesey|Powys|Gwynedd|Dyfed|Clwyd
  )$
`;

function townAbove(parts: readonly string[], i: number): string | undefined {
  const above = parts[i - 1] ?? '';
  return /^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(above) && !streetName.test(plain(above)) ? above : undefined;
}

function isDated(part: string): boolean {
  return (
    plain(part)
      .split(/[ .,]+/)
      .some((word) => monthNames.has(word)) && /\b(?:19|20)\d\d\b/.test(part)
  );
}

/** "304 East Bay Street Austin": the street and the town that follows its word. */
function townAtEnd(street: string): [string, string] | null {
  const match =
    /^(.{4,60} (?:Street|St\.?|Avenue|Ave\.?|Boulevard|Blvd\.?|Road|Rd\.?|Drive|Dr\.?|Way|Lane|Highway|Place|Plaza|Parkway|Pkwy\.?)(?: [NSEW]{1,2})?) (\p{Lu}[\p{L}. ]{2,30})$/u.exec(
      street,
    );
  return match?.[1] && match[2] && findCities(match[2]).length > 0 ? [match[1], match[2]] : null;
}

/** "Limmatquai 88", "Úvoz 244/61" is a street where "8001 Zürich" follows, "Old Quay Road" where "Westport, Co. Mayo F28 K4P7" does. */
export function isBeforeTown(part: string, following: readonly string[]): boolean {
  const [next, ...more] = following;
  if (next === undefined || part.length >= 60 || isDayOfMonth(part) || lasts.test(part)) return false;
  if (
    isTown(next) &&
    /^(?:\d{1,4}[a-z]?,? (?:\p{L}|\d{1,2}(?:e|st|nd|rd|th) \p{L})|\p{Lu}[\p{L} .'’-]+ \d{1,4}[a-z]?(?:[-/]\d{1,4}[a-z]?)?$)/u.test(
      part,
    )
  )
    return true;
  // "22 Cannery Bluff, Monterey, CA 93940", "2180 South Harbor Landing, Chicago, Illinois 60616 USA"
  const isAboveState = /^\p{Lu}[\p{L}.'’ -]{2,30}$/u.test(next) && isOfState(more[0] ?? '');
  // "3 Polkirt Steps, Mevagissey, PL26 6UX": nothing but a street stands two lines above such a code
  const isAboveCode =
    /^\p{Lu}[\p{L}.'’ -]{2,30}$/u.test(next) && more.slice(0, 2).some((line) => letterCode.test(withoutCounty(line)));
  // "3-14 Kazuemachi, Kanazawa, Ishikawa 920-0908": the lot and the house of a Japanese quarter
  if (lotOfQuarter.test(part) && [next, ...more].slice(0, 3).some((line) => japaneseCode.test(line))) return true;
  if ((isAboveState || isAboveCode) && !isDated(part) && /^\d{1,5}[a-z]? \p{Lu}\p{L}/u.test(part)) return true;
  // "Rosmoney Quay" over "Old Quay Road" is the house
  if (isStreet(next) || streetName.test(plain(next))) return false;
  if (!isStreetName(part) || !namedStreet.test(withoutDay(part))) return false;
  const hasCode = (said: string | undefined) => {
    // "…, Main Road, Borve HS2 0RX." ends its sentence
    const line = said?.replace(/\.? ?$/, '').replace(sentenceBehind, '') ?? '';
    return codeThenCity.test(line) || cityThenCode.test(line) || onlyCode.test(line);
  };
  if (hasCode(next)) return true;
  // "Royal Road, Trou aux Biches, Île Maurice": where no town has a code
  return /^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(next) && (more.slice(0, 2).some(hasCode) || isLand(more[0] ?? ''));
}

/** "CA 93940", "Illinois 60616 USA" */
function isOfState(line: string): boolean {
  const whole = /^(\p{Lu}[\p{L} ]{3,20}) \d{5}(?:-\d{4})?(?: USA?)?$/u.exec(line)?.[1];
  return stateThenCode.test(line) || (whole !== undefined && stateCode(whole) !== null);
}

const lotOfQuarter = /^\d{1,4}(?:-\d{1,3}){0,2},? \p{Lu}\p{L}+(?:[ -]\p{L}+){0,3}$/u;
const japaneseCode = /^(?:\p{Lu}[\p{L} -]{2,30},? )?(?:〒 ?)?\d{3}-\d{4}(?:,? Japan|,? Japon)?$/u;

/** "PL26 6UX" of "Cornwall PL26 6UX". */
function withoutCounty(line: string): string {
  const [, before = '', code = line] = /^(\p{Lu}[\p{L}. ]{3,24}) ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u.exec(line) ?? [];
  return county.test(before) ? code : line;
}

export function zoneOfAddress(address: PrintedAddress): string | undefined {
  if (!address.city) return address.country ? zoneOfCountry(address.country) : undefined;
  // "Copenhagen K", "Dublin 8": what its quarter is called is not the town's name
  const town = address.city.replace(/(?<=\p{L}) (?:[A-ZØ]{1,3}|\d{1,2})$/u, '');
  const country = address.country ?? countryOfCode(address.postcode);
  const city = findCity(address.city, country) ?? findCity(town, country);
  return city?.zone ?? (country ? zoneOfCountry(country) : undefined);
}

const plates: { [letter: string]: string } = {
  F: 'FR',
  D: 'DE',
  A: 'AT',
  B: 'BE',
  I: 'IT',
  E: 'ES',
  L: 'LU',
  P: 'PT',
  S: 'SE',
  N: 'NO',
};
