import { onceForText } from '../../../once-for.ts';
import { isOfTrade } from '../../../possible/trade-words.ts';
import { monthNames, weekdayNames } from '../../../text/calendar-words.ts';
import { plain } from '../../../text/plain.ts';
import { withoutLead } from './before-house.ts';
import { withoutBeside } from './beside-name.ts';
import { ownHouse } from './house-words.ts';
import { isNoHouse } from './no-house.ts';
import { isStreet } from './streets.ts';

/** A hotel's name as printed: without stars, and not a greeting, a label or a sentence. */
export const nameIn = onceForText(findName);

function findName(text: string): string | null {
  if (isSentence(text)) return null;
  const name = withoutLead(withoutBeside(text))
    // "…, from the 16th to the 18th, at The Magnolia Bend"
    .replace(/^(?:at|chez|au|aux|im|beim|al|all['’]|nel|en el) (?=(?:[Tt]he |la |le )?\p{Lu})/u, '')
    // "à la Pension Limmatblick", "is the Linden House": a small article is the sentence's
    .replace(/^(?:the|la|le|les|die|der|das) (?=\p{Lu})/u, '')
    // "HÔTEL Het Witte Anker": in capitals what kind of thing the line tells, and no part of a name that is not
    .replace(
      /^(?:HOTEL|HÔTEL|HÉBERGEMENT|HEBERGEMENT|NUITÉES?|LODGING|ACCOMMODATION) (?=\p{Lu}[\p{L}'’-]*\p{Ll}[^,]* \p{Lu})/u,
      '',
    )
    // "The Villa Camelia, Via Sempione Nord 41, keeps a room": what is called after its kind has no article of its own
    .replace(
      /^The (?=(?:Villa|Hotell?|H[ôo]tel|Pension|Albergo|Locanda|Riad|Casa|Gasthof|Gasthaus|Auberge|Hostal|Posada|Relais|Ryokan|Quinta|Pousada|Agriturismo|Domaine|Maison) (?!Hotel|Inn|Resort|Suites|House|Windsor)\p{Lu})/u,
      '',
    )
    // "L’Hôtel du Bief vous garde une chambre", "à l’Hostal Dos Cipreses"
    .replace(/^(?:[Ll]['’](?=H[ôo]tel (?:d[eu]s? |d['’]|\p{Lu}))|l['’](?=\p{Lu}))/u, '')
    .trim()
    .replace(/[\s,:.–—-]+$/, '');
  if (name.length < 4 || name.length > 70 || /[:@?!]/.test(name)) return null;
  // a post code or a phone, unless it is a house that a chain numbers
  if (/\d{3}/.test(name) && !/\b(?:hotel|resort|inn|lodge|rooms|home|suites|townhouse)\b/i.test(name)) return null;
  // "09MAR27", "MAR 14 SEP": a day
  if (/^\d{1,2}[ -]?\p{L}{3,9}\.?[ -]?\d{2,4}$/u.test(name) || isDay(name)) return null;
  // "Rue du Charroi 60": where somebody is
  if (/^\d{1,4} |\d{1,4} ?[a-z]?$/i.test(name) && isStreet(name)) return null;
  const words = name.split(' ');
  if (
    /\d{1,2}:\d\d|\b(?:mon|tue|wed|thu|fri|sat|sun|lun|jeu|ven|sam|dim)[a-zé]*\.?,? /i.test(`${name} `) &&
    /\d/.test(name)
  )
    return null;
  if (words.length > 9 || !/^[\p{Lu}\da-z&]/u.test(name) || !/\p{L}{3}/u.test(name)) return null;
  return isNoHouse(plain(name)) || isOfTrade(name) ? null : name;
}

/** A day of a week and a month, and nothing else. */
function isDay(name: string): boolean {
  const words = plain(name).split(/[ .,]+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return words.length === 3 && weekdayNames.has(first) && monthNames.has(last) && /^\d{1,2}$/.test(words[1] ?? '');
}

/** "No need to call the hotel to reconfirm.": it ends, its words are written small, and it speaks of the house as of some house. */
function isSentence(text: string): boolean {
  const small = text.split(/[\s,]+/).filter((word) => /^\p{Ll}/u.test(word)).length;
  if (/\p{Ll}{2}[.!]$/u.test(text.trim()) && small > 3) return true;
  // "Here the useful things:" over a list
  if (/:\s*$/.test(text) && small > 2 && !ownHouse.test(plain(text))) return true;
  return /(?<=\p{L} )(?:the (?:hotel|property|accommodation|house|host)|l['’](?:h[ôo]tel|établissement|hébergement|hôte)|das Hotel|die Unterkunft)(?= \p{Ll})/u.test(
    text,
  );
}

/** "… (2 nights) at Harbour View Hotel": the capitalised words at the end of a sentence's part. */
export function nameAtEnd(text: string): string | null {
  // "l'appartement « Le Nid des Docks »"
  const quoted = /[«“"„] ?([^«»“”"„]{3,60}?) ?[»”"“]$/u.exec(text.trim())?.[1];
  if (quoted) return nameIn(quoted);
  const match =
    /(?:(?<=^|\s)(?:at|in|into|to|im|bei|is|à l['’]|à|au|est|of|chez|(?:reach|rejoign|rejoindr|regagn|gagne)\p{Ll}*(?: \p{Ll}{1,12}){0,3}(?: l['’](?=h[ôo]tel))?)|:) ?(?:(?:h[ôo]tel|g[iî]te|chalet|g[iî]te rural|camping|domaine|cottage) )?((?:the |The |le |la |[Hh][ôo]tel (?:d[eu]s? (?:la |l['’])?|d['’])(?=\p{Lu}))?\p{Lu}[\p{L}'’&-]*(?: (?:(?:[dl]['’])?\p{Lu}[\p{L}'’&-]*|of|the|de|du|des|la|le|les|los|las|el|das|dos|da|do|del|della|delle|degli|dello|dei|di|der|den|van|het|zum|zur|am|im|dem|op|te|ten|ter|ved|vid|på|og|och|na|nan|an|ar|yr|&|and|et|y|und|\d{1,3}|(?<=\b(?:Inn|Hotel|House|Lodge|Suites|Residences?|Rooms|Resort|Villas?|Apartments|Boathouse|Woolstore) )(?:at|by|on)(?: the)?(?= \p{Lu}))){0,7})$/u.exec(
      text.trim(),
    );
  return match?.[1] ? nameIn(match[1]) : null;
}
