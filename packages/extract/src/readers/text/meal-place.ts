import { inLines } from '../../text/in-lines.ts';
import type { TextDocument } from '../../text-document.ts';
import type { Found } from './found.ts';
import type { Passage } from './passages/passages.ts';
import type { Shared } from './shared.ts';
import { isBeforeTown, readAddress } from './stays/addresses.ts';
import { phoneNear } from './stays/house-phone.ts';
import { houseNumberKept, isStreet } from './stays/streets.ts';

/** What the paper calls the house; else who signs the mail. */
export function houseOfMeal(
  document: TextDocument,
  lines: readonly Passage[],
  shared: Shared,
  until: number,
): Found<string> | null {
  const called = lines.find((p) => houseLabel.test(p.called) && isName.test(p.text));
  if (called) return { value: called.text.trim(), at: called.at, text: called.text };
  const texts = [...lines.map((p) => ({ text: p.text, at: p.at })), { text: shared.subject, at: 0 }];
  for (const pattern of houses)
    for (const { text, at } of texts) {
      const match = pattern.exec(text);
      const name = match?.[1]
        ?.trim()
        .replace(/[.,:;!–-]+$/, '')
        .trim();
      const signed = sentFor(document)?.trim();
      // "au Comptoir des Halles", and Le Comptoir des Halles signs
      if (match && name && signed && signed !== name && articled.exec(signed)?.[1] === name)
        return { value: signed, at: 0, text: signed };
      if (match && name && name.length > 2 && !/^(?:Votre|Your|Le|La|The|Table)$/.test(name))
        return { value: name, at: at + match[0].indexOf(match[1] ?? ''), text };
    }
  // "at 8pm at Lume, 14 Basin Street, Bristol BS1 4XX"
  for (const p of lines) {
    const match = p.label === null ? atHouse.exec(p.text) : null;
    if (match?.[1] && isStreet(match[2] ?? '')) return { value: match[1], at: p.at + match.index, text: p.text };
  }
  const isNone = (p: Passage) => notHouse.test(p.shape) && !tableOf.test(p.text.trim());
  const line = lines.find((p) => p.label === null && houseLine.test(p.text.trim()) && !isNone(p));
  if (line) return { value: line.text.trim(), at: line.at, text: line.text };
  // "The Salt Loft, 4 Quay Street, Bristol BS1 4JE"; at the foot of the mail of a portal that is the portal
  const isOwnFoot = (name: string, p: Passage) =>
    name === sentFor(document)?.trim() && lines.some((q) => q.at < p.at && isStreet(q.text.split(', ')[0] ?? ''));
  for (const p of lines) {
    const [name = '', street, ...more] = p.text.split(', ');
    const isPlaced = street && more.length > 0 && (isStreet(street) || isBeforeTown(street, more));
    if (p.label === null && isPlaced && isName.test(name) && !isOwnFoot(name, p))
      return { value: name, at: p.at, text: p.text };
  }
  const above = lines.find((p, i) => {
    const next = lines[i + 1];
    const isOver = next?.label === null && !p.inTable && !next.inTable;
    return p.label === null && isOver && isStreet(next.text.split(', ')[0] ?? '') && isName.test(p.text);
  });
  if (above && !isNone(above)) return { value: above.text.trim(), at: above.at, text: above.text };
  const house = lines.find((p) => p.label === 'hotel' && /^\p{Lu}[^,:]{2,60}$/u.test(p.text));
  if (house) return { value: house.text.trim(), at: house.at, text: house.text };
  const titled = lines.findLast(
    (p) => p.at <= until && p.isHeading && p.label === null && isName.test(p.text) && !notHouse.test(p.shape),
  );
  if (titled) return { value: titled.text.trim(), at: titled.at, text: titled.text };
  const sender = sentFor(document);
  return sender && !services.test(sender) ? { value: sender, at: 0, text: sender } : null;
}

/** "Forge & Vine via Bookify": for which house a service writes. */
const sentFor = ({ origin }: TextDocument): string | undefined =>
  origin.senderName?.replace(/ (?:via|par|through|powered by|chez|über|tramite|con) \p{Lu}.*$/u, '');

const houseLabel =
  /^(?:restaurante?|ristorante|locale|restaurang|restauracja|restaurace|restauracia|ravintola|etterem|gasthaus|gaststatte) ?:?$/;
const isName = /^\p{Lu}[\p{L}\d'’&. -]{2,40}$/u;
const notHouse =
  /\b(?:team|equipe|reservation|booking|booked|confirmation|confirmed|dinner|lunch|details|table|price|menu|conditions|summary|code|ref|number|numero)\b/;
/** "La Table des Remparts": so a house may be called. */
const tableOf = /^(?:(?:À )?[Ll]a |Une )?Table (?:de la |d[eu]s? |d['’])\p{Lu}/u;

const particles =
  "(?:de|del|dos|do|das|di|della|van|von|der|den|y|im|am|zum|zur|des|du|d['’]\\p{L}+|la|le|les|l['’]\\p{L}+|et|&|of|the|and|à|au|aux|sur|ved|vid|på|pod|nad|w|u|aan|bij|op|i)(?![\\p{L}])";
const aWord = "\\p{Lu}[\\p{L}\\d'’&.-]*";
const aHouse = `(${aWord}(?: (?:${particles} ){0,2}${aWord}){0,5})`;
const houses = [
  new RegExp(
    `^(?:Restaurant|Établissement|Venue|Lieu|Ristorante|Restaurante|Restaurang|Restauracja|Restaurace|Reštaurácia|Ravintola|Restoran|Restorāns|Restoranas|Étterem|Local|Lokal) ?: ?${aHouse}`,
    'u',
  ),
  new RegExp(`(?:restaurant|brasserie|bistrot?) (?:est |is )?${aHouse}(?= (?:est|is|has|a été)\\b|[,.!\\n]|$)`, 'u'),
  new RegExp(
    `(?:[Tt]able|[Bb]ooked|[Rr]éservée?|[Rr]eserviert|[Rr]eservation|[Bb]ooking|[Rr]éservation|[Dd]inner|[Dd]îner|[Ll]unch|[Dd]éjeuner|Tisch|[Bb]ord(?:et)?|[Rr]eservasjon(?:en)?|[Rr]eservationen|[Rr]ezerwacj\\p{L}{1,2}|[Ss]tolik|[Rr]ezervac\\p{L}{1,2}|[Pp]renotazione|[Tt]avolo|[Rr]eserva|[Mm]esa|[Rr]eservering|[Tt]afel)(?: [a-z0-9]+){0,3} (?:at|chez|au|à|im|bei|in|hos|på|presso|da|en|em|bij|w|v|u) ${aHouse}`,
    'u',
  ),
];
const atHouse = new RegExp(`(?<!\\p{L})(?:at|chez|au|à|im|bei|in|al|da) ${aHouse}, ([^,]{5,50}),`, 'u');
/** Alone in its line. */
const houseLine = inLines('u')`
  ^(?:
    Restaurant|Brasserie|Bistrot?|Trattoria|Osteria|Ristorante|Pizzeria|Taverne?|Taverna|Auberge|Café|Wirtshaus|Gasthaus|Gasthof
    |Weinstube|Cantina|Bodega|Taberna|Mesón|Marisquería|Izakaya|Bar|Chez|Le[ ]|La[ ]|Les[ ]|The[ ]
  ) ?\p{Lu}[\p{L}\d'’&. -]{1,40}$
  |^\p{Lu}[\p{L}\d'’&. -]{1,40} (?:Restaurant|Brasserie|Bistro|Trattoria|Grill|Kitchen|Tavern|Brewery|Steakhouse|Dining)$
`;
const articled = /^(?:Le|La|Les|L['’]|The|Il|El|Das|Der|Die|O|A) ?(.+)$/u;
const services =
  /\b(?:thefork|opentable|resy|sevenrooms|zenchef|lafourchette|bookatable|quandoo|noreply|no-reply|reservations?|bookings?|info|contact|support)\b/i;

export function addressOfMeal(lines: readonly Passage[]) {
  for (const [i, p] of lines.entries()) {
    // "📍 4 quai Finkwiller"
    // "4307, rue Saint-Denis, Montréal": the number of its street
    const parts = houseNumberKept(p.text.replace(/^[^\p{L}\d]+/u, '')).split(/\s*,\s*/);
    const at = parts.findIndex((part, k) => isStreet(part) || isBeforeTown(part, parts.slice(k + 1)));
    if (at < 0) continue;
    const address = readAddress([parts.slice(at).join(', '), ...lines.slice(i + 1, i + 3).map((q) => q.text)]);
    if (address?.city) return { ...address, phone: phoneNear(lines, i) };
  }
  return null;
}
