import { countryCode } from '../../../knowledge/countries.ts';
import { findCities } from '../../../knowledge/index.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import type { PrintedAddress } from './addresses.ts';
import { nameAtEnd, nameIn } from './hotel-name.ts';
import { houseOfDomain } from './house-of-domain.ts';
import { houseWord } from './house-words.ts';

/**
 * The house of a letter that prints no address of a known form: whoever wrote it, where its name is a house's or is spelt like
 * its domain, or whom the letter thanks for choosing. Its town is one that stands behind the name.
 */
export function houseAlone(
  document: TextDocument,
  passages: readonly Passage[],
): Found<{ name: string; address?: PrintedAddress }> | null {
  const { senderName = '', sender = '', subject = '' } = document.origin;
  const own = nameIn(senderName.replace(/ [-–—|·,] .*$/, ''));
  const said = [subject, ...passages.slice(0, 12).map(({ text }) => text)].flatMap((text) => chosen(text) ?? []);
  for (const name of [houseOfDomain(passages, sender), ...said, own]) {
    const lines = name ? passages.filter((p) => !p.former && p.shape.includes(plain(name))) : [];
    const [first] = lines;
    if (!name || !first) continue;
    const city = lines.map((p) => townBehind(p, name)).find((town) => town !== null);
    // a site that lets rooms of others is spelt like its domain and thanks its customers too
    if (!isHouse(name) && (!city || !said.includes(name))) continue;
    return { value: { name, ...(city ? { address: { city } } : {}) }, at: first.at, text: first.text.slice(0, 200) };
  }
  return null;
}

/** "Thank you for choosing Keppel Orchard House" in the letter of a house, which its address at the foot does not name. */
export function houseChosen(passages: readonly Passage[]): string | null {
  for (const p of passages.slice(0, 12)) {
    const name = p.label === null && !p.former ? chosen(p.text) : null;
    if (name && isHouse(name)) return name;
  }
  return null;
}

const isHouse = (name: string) => houseWord.test(plain(name)) || moreKinds.test(plain(name));
const moreKinds = inLines()`
  \b(?:
    ryokan|minshuku|casa|casona|posada|hacienda|finca|quinta|dar|villas?|camp|camps|safari|homestay|chalet|haus|gites?|domaine
    |manoir|mas|bungalows?|guest house|gasthaus|agriturismo|masseria|palazzo|campement|case|ecolodge|retreat|cottages?|maison
    |relais|bastide|ferme|b ?& ?b|bed and breakfast|villa|haveli|wada|pensao|zajazd|dwor
    |[a-z]{3,9}hotell?
  )\b
`;

/** "Thank you for choosing The Meridian Grand Kigali.", "votre réservation au Riad Zitoun", "uw verblijf in Hotel De Wulp" */
function chosen(text: string): string | null {
  const part = text.length < 300 ? choice.exec(text)?.[1] : undefined;
  const name = part ? nameAtEnd(`at ${part.replace(/[.!,]+$/, '')}`) : null;
  return name && name.split(' ').length > 1 ? name : null;
}

const choice = inLines('u')`
  (?:
    [Tt]hank you for choosing (?:to stay (?:at|with) )?
    |[Mm]erci d['’]avoir choisi[ ]
    |(?:reservation|booking|stay|séjour|r[ée]servation) (?:at|au|à l['’]|à la|à|chez)[ ]
    |(?:verblijf|overnachting|boeking|reservering) (?:in|bij)[ ]|(?:Aufenthalt|Buchung|Reservierung) (?:im|in der|in|bei)[ ]
    |(?:estancia|reserva|estadia|estada) (?:en|no|na|em)[ ]|(?:soggiorno|prenotazione) (?:presso|al|alla|all['’]|da)[ ]
    |(?:vistelse|bokning|opphold|ophold|bestilling|booking) (?:på|hos)[ ]
  )((?:[Tt]he |[Dd]e |[Hh]et |[Dd]er |[Dd]as |[Ee]l |[Ll]a |le |l['’])?\p{Lu}[\p{L}'’&-]*(?: (?:\p{Lu}[\p{L}'’&-]*|de|du|des|la|le|les|of|the|and|&|et|do|da|del))*)
  (?=[.!,;)]|$| (?:for|from|du|pour|is|est|has)\b)
`;

/** "The Meridian Grand Kigali | KG 7 Avenue | Kigali | T +250 …": of what stands behind the name, the first that is a town. */
function townBehind({ text, shape }: Passage, name: string): string | null {
  const rest = text.slice(shape.indexOf(plain(name)) + name.length);
  const parts = rest.split(/\s*(?:,|\||·|\s[–—-]\s)\s*/).map((part) => part.trim());
  return (
    parts.find(
      (part) => /^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(part) && countryCode(part) === null && findCities(part).length > 0,
    ) ?? null
  );
}
