import { monthNames } from '../../../text/calendar-words.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { numberedWithDot, streetWord } from './street-words.ts';

const beforeCode =
  /(?<![\p{L}\d])(\d{1,4}(?: ?(?:bis|ter))?,? \p{L}[\p{L}'’ .-]{4,40}\p{L}) ((?:F-)?\d{5} \p{Lu}\p{L})/gu;

/** "25,Koil Street": the number and its street are one part of an address. */
export function houseNumberKept(line: string): string {
  // "4 quai Finkwiller 67000 Strasbourg": no comma before the town
  const apart = line.replace(beforeCode, (whole, street: string, town: string) =>
    isStreet(street) ? `${street}, ${town}` : whole,
  );
  return apart
    .replace(numberBehindComma, '$1$2 $3')
    .replace(
      /(^|, | [–—-] |\()((?:[A-Z]{1,2}[-/])?\d{1,5}(?:[-/](?:\d{1,4}|[A-Z]))?(?: ?(?:[a-z]|bis|ter))?),\s?(?=((?:\d{1,2}(?:e|st|nd|rd|th) )?\p{L}[^,]*))/giu,
      (whole, lead, number, street) => (lead === '' || streetWord.test(plain(street)) ? `${lead}${number} ` : whole),
    );
}

/** "Plaza del Castillo, 2", "Via Garibaldi, 14": in the south of Europe a comma stands before the number of the house. */
const numberBehindComma =
  /(^|, )((?:calle|c\/|plaza|pza\.|avenida|avda\.|paseo|carrer|ronda|camino|via|viale|piazza|corso|largo|rua|pra[çc]a|travessa) [^,\d:;.]{3,40}), (\d{1,4}[a-z]?)(?=$|, )/giu;

/** "Plot 9, Sector 17", "Unit 4B, 12 Dock Road", "Bâtiment C, 3 rue du Port": where in the street, said before it. */
export function isWithinStreet(part: string | undefined): boolean {
  return (
    part !== undefined &&
    /^(?:plot|unit|block|flat|suite|shop|lot|house|building|bldg|b[âa]t(?:iment)?|haus|geb[äa]ude)\.? (?:no\.? ?|n° ?)?(?:\d{1,4}[A-Z]?|[A-Z]\d{0,3})$/iu.test(
      part,
    )
  );
}

/** "2 h 25" beside "Frecciarossa 9735": how long a journey takes. */
export const lasts =
  /^\d{1,2} ?(?:h|hrs?|hours?|heures?|std)\.?(?: ?(?:\d{1,2}|et demie)(?: ?(?:m|mn|min|minutes?))?\.?)?$/i;

/** "May 22" before "2027" over "Arrive 7:38 PM": no house of May Street. */
export function isDayOfMonth(part: string): boolean {
  const words = plain(part).split(/[ .]+/);
  return (
    words.length === 2 && words.some((word) => monthNames.has(word)) && words.some((word) => /^\d{1,2}$/.test(word))
  );
}

/** In capitals, or in a sentence as French and its sisters write it: "route de la Corniche". */
export const namedStreet =
  /^(?:\p{Lu}|(?:rue|place|quai|chemin|route|avenue|impasse|all[ée]e|boulevard|cours|mont[ée]e|ruelle|lieu-?dit|via|viale|piazza|calle|plaza|paseo|rua|largo|praça) )[^\d@:!?]{3,45}$/u;
export const letterCode =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]\d[\dW] [A-Z\d]{4})(?:, \p{Lu}[\p{L} ]+)?$/u;
export const stateThenCode = /^[A-Z]{2} \d{5}(?:-\d{4})?(?: USA?)?$/;

/** A street that has no numbers: "Old Quay Road", "Sky Road Lower", "Place de l'Église", "Dorfstrasse", "Le Bourg". */
export const streetName = inLines()`
  ^(?:the |upper |lower |old |new )?[a-z' -]{0,34}\b(?:
    street|st|road|rd|lane|terrace|quay|square|row|avenue|drive|crescent|green|hill|esplanade|parade
    |promenade|way|walk|wynd|close|gate|pier|strand|brae
  )(?: (?:lower|upper|middle|little|great|north|south|east|west))?$
  |^(?:the square|main street|high street)$
  |^(?:
    rue|place|quai|chemin|route|avenue|impasse|allee|esplanade|promenade|boulevard|cours|hameau|lieu-?dit
    |ruelle|montee|rue|via|viale|piazza|piazzetta|vicolo|corso|localita|calle|plaza|paseo|avenida|carrer
    |camino|rua|largo|praca|am|an der|auf der|im
  ) [a-z' -]{2,38}$
  |^(?:le|au) (?:bourg|village)$
  |^[a-z -]{3,30}(?:
    strasse|straße|gasse|weg|platz|allee|damm|ufer|straat|gracht|laan|plein|gatan|vagen|gade|vej|veien
  )$
`;

/** "Old Quay Road", "boulevard de la Corniche": a street without a number. */
export const isStreetName = (part: string) => streetName.test(plain(withoutDay(part)));

/** "place du 14-Juillet", "rue du 8 Mai 1945": the day that a street is called after is no number of a house. */
export const withoutDay = (part: string) => part.replace(dayOfStreet, 'Jour');
const dayOfStreet =
  /(?<= (?:du|del|de|do) )(?:1er|\d{1,2})[ -](?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|mayo|julio|abril|outubro)(?:[ -]1[89]\d\d)?$/iu;

/** "41 rue de Tournai", "Carrer de la Barra 21", "Sonnwendgasse 11", "12-14 Torphichen Wynd". */
export function isStreet(part: string): boolean {
  const shape = plain(numberedWithDot.test(part) ? part.slice(0, -1) : part);
  if (part.length < 6 || part.length > 70 || !/\d/.test(shape) || /[@€$£%:;]/.test(part)) return false;
  // "3-14-2 Shibakoen": block, lot and house of a Japanese quarter
  if (/^\d{1,2}-\d{1,3}-\d{1,3},? \p{Lu}\p{Ll}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u.test(part)) return true;
  if (colombian.test(shape)) return true;
  // "155/8 Soi Suan Phlu 4": a lot and the house on it; "B-7/12 Kedar Road", "No. 14/A Brigade Road"
  const numberFirst =
    /^(?:no\.? ?|n° ?|#)?(?:[a-z]{1,2}[-/])?\d{1,5}(?: ?[a-d]| ?bis| ?ter)?(?:[-/](?:\d{1,4}|[a-z]\b)){0,2}[ ,]+[a-z]/.test(
      shape,
    );
  const numberLast = /[a-z.] ?\d{1,4}(?: ?[a-d]|-\d{1,4})?$/.test(shape);
  if (numberFirst && streetWord.test(shape)) return true;
  // "sur place, taxe de séjour de 4" is a sentence
  const isName = /^\p{Lu}/u.test(part) || streetWord.test(shape.split(' ')[0] ?? '');
  if (
    numberLast &&
    isName &&
    streetWord.test(shape) &&
    !/\b(?:terminal|hall|room|chambre)\b|^(?:\w+ )?gate\b/.test(shape)
  )
    return true;
  return false;
}

/** "Carrera 13 No. 88-41", "Calle 10 # 3-25 Sur": the crossing, and how far from it. */
const colombian =
  /^(?:carrera|cra|kra|kr|calle|cl|avenida(?: carrera| calle)?|av|diagonal|transversal|circular)\.? \d{1,3} ?[a-z]{0,2}(?: bis)? ?(?:no\.?|n°|#|num\.?) ?\d{1,3}[a-z]? ?[-–] ?\d{1,3}\b/;
