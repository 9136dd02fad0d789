import { countIn, countWords } from '../text/meals.ts';
import type { Item } from './items.ts';

/** "Table pour 3", "3 couverts", or a cell below "Couverts". */
export function partyIn({ shape, passages }: Item): number | null {
  // "Guests | 6 (both travellers and four from the customer)"
  const own = passages.find(isCovers);
  const said = own ? null : [tableFor, people].flatMap((words) => words.exec(shape)?.slice(1) ?? []).find(Boolean);
  const count = own ? countIn(own) : (countWords[said ?? ''] ?? Number(said ?? (forOne.test(shape) ? 1 : 0)));
  return count > 0 ? count : null;
}

/** What stands beside "Guests" or "Couverts". */
export const isCovers = ({ label, shape, called }: Item['passages'][number]): boolean =>
  label === 'party' || (eaters.test(called.trim()) && /^\d/.test(shape));

const number = String.raw`(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze)`;
const eaters = /^(?:guests|covers|couverts|convives|diners|people|persons|personnes|participants|party(?: size)?) ?:?$/;
/** "a table for four awaits you", "table pour 3 chez Amélie", and not "table for 7.30 pm" or "for 12 June"; "pour 4 personnes" of what is no table. */
export const tableFor = new RegExp(
  String.raw`\btable (?:for|pour|de|of)(?: les| the)? ${number}\b(?! ?(?:h\b|heures?|hrs|o'clock|uhr|[ap]\.?m|nights?|nuits?|hours?|jan|feb|fev|mar|avr|apr|mai|may|jui|jun|jul|aou|aug|sep|oct|nov|dec)|[.:/-]\d|(?:st|nd|rd|th|er)\b)|\b(?:party of|pour|for)(?: les| the)? ${number}(?: (?:people|persons?|personnes|guests|couverts|participante?s|participants|convives)| (?:at|from|under|with|avec|incl|including|dont|a|chez|au|sous|is|est|sera|vous|has|awaits?|will|in|reservee?|retenue?|booked|reserved|held)\b|,|\.(?!\d)| \(|\n|$)`,
);
/** "A table for one", "a table at The Creel, Main Street, for one": behind the house it is a table's too. */
const forOne =
  /\b(?:a|your|the) table (?:at|chez|in) [^.;\n]{3,90}, for one\b(?=,| on | at |[.;\n]|$)|\b(?:a|your|the) table for one\b(?! (?:hour|night|evening))|\b(?:une|la|votre) table pour une?\b(?! (?:heure|nuit|soir))/;
const people = new RegExp(
  String.raw`\b${number} (?:couverts?|convives|covers|diners|guests|personnes?|persons?|pers|people|in all|all told|of you|of us|en tout)\b|\b(?:din|dejeun|soup)(?:ons|ez|es|erons|erez|eras) a ${number}\b(?! ?(?:h\b|heures?\b|:))`,
);
