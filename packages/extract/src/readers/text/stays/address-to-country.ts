import { countryCode } from '../../../knowledge/countries.ts';
import { county, isBox, type PrintedAddress } from './addresses.ts';
import { isStreetName } from './streets.ts';

/**
 * "Plot 44 Kanjokya Street, Kampala, Uganda", "No. 12, Lane 45, Yanping Road, Da'an District, 106 Taipei, Taiwan": a line that
 * ends with a town and a country is an address, whatever its streets are called. What stands before the first part with a
 * number is the house. Null where it is not.
 */
export function addressToCountry(lines: readonly string[]): AddressAbroad | null {
  // one line, or up to four below each other
  for (let count = 1; count <= Math.min(4, lines.length); count++) {
    const found = inLine(lines.slice(0, count).join(', '));
    if (found) return found;
  }
  return null;
}

type AddressAbroad = { name: string | null; address: PrintedAddress };

function inLine(line: string): AddressAbroad | null {
  const parts = line
    .replace(/[.]$/, '')
    .split(/\s*(?:,|\||·|\s[–—-]\s)\s*/)
    .filter((part) => !isBox(part) && !contact.test(part));
  if (line.length > 180 || parts.length < 3 || /[:!?@]/.test(parts.join(','))) return null;
  const country = countryCode(parts.at(-1) ?? '');
  // "Praia do Forte – 48287-000 Mata de São João – BA, Brasil": a state behind its town
  if (/^[A-Z]{2,3}$/.test(parts.at(-2) ?? '')) parts.splice(-2, 1);
  // "Fisher Street, Doolin, Co. Clare, Ireland"
  if (county.test(parts.at(-2) ?? '') && parts.length > 3) parts.splice(-2, 1);
  const town = townOf(parts.at(-2) ?? '', parts.at(-3) ?? '');
  if (!country || !town) return null;
  const before = parts.slice(0, parts.length - 1 - town.parts);
  const first = before.findIndex((part) => /\d/.test(part) || isStreetName(part));
  if (first < 0 || first > 1 || !before.every(isShort)) return null;
  const { city, postcode } = town;
  return {
    name: first === 1 ? (before[0] ?? null) : null,
    address: { street: before.slice(first).join(', '), city, postcode, country },
  };
}

/** "Tel. (+57) 601 555 0127", "GSM : +212 661 555 014" */
const contact =
  /^(?:(?:t[ée]l(?:[ée]phone|efono)?|phone|gsm|mob(?:ile)?|fax|t|whatsapp|e-?mail|web)\b[ .:]|\(?\+\d|www\.|https?:|\S+@)/iu;

const isShort = (part: string) => /^(?:[\p{Lu}\d#]|km )/u.test(part) && part.split(' ').length < 7;

/** "106 Taipei", "Bangkok 10120", "Kampala", or the part before a code that stands alone. */
function townOf(last: string, before: string): { city: string; postcode?: string; parts: number } | null {
  const match =
    /^(?<front>[A-Z]{0,2}-?\d{3,7}(?:[ -]\d{2,4})?)? ?(?<city>\p{Lu}[\p{L}'’ .-]{1,30}?)(?: (?<back>\d{3,7}(?:[ -]\d{2,4})?))?$/u.exec(
      last,
    );
  const { front, city, back } = match?.groups ?? {};
  if (city) return { city, postcode: front ?? back, parts: 1 };
  if (!/^\d{3,7}(?:[ -]\d{2,4})?$/.test(last) || !/^\p{Lu}[\p{L}'’ .-]{1,30}$/u.test(before)) return null;
  return { city: before, postcode: last, parts: 2 };
}

/** "Corcovado Canopy Lodge, Playa Colorada, Drake Bay, Costa Rica" behind a label: a place that has no numbered streets. */
export function houseBeforeCountry(said: string): { name: string; address?: PrintedAddress } {
  const [name = said, ...parts] = said.split(', ');
  const country = countryCode(parts.at(-1) ?? '');
  const [street, city] = [parts.at(-3), parts.at(-2)];
  return country && city ? { name, address: { ...(street ? { street } : {}), city, country } } : { name: said };
}
