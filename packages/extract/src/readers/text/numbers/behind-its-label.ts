import { plain } from '../../../text/plain.ts';
import { labelOf } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { leadingCode, type Reference } from './booking-number.ts';

/**
 * "Bestellnummer 4 881 203 771", "Varausnumerosi on 3HK9PL", "Ditt bokningsnummer är RKM4TU": a number behind what its language calls
 * one, with no colon between, at the end of a line or within a sentence.
 */
export function behindItsLabel(passages: readonly Passage[]): Reference[] {
  return passages.flatMap((p) => {
    if (p.former || p.label === 'reference' || p.text.length > 300) return [];
    return [...p.text.matchAll(wordThenCode)].flatMap((match) => {
      const [, words = '', code = ''] = match;
      const value = leadingCode(code) ?? inThree.exec(code)?.[0];
      const said = plain(words).split(' ');
      const isLabel = [1, 2, 3].some((count) => {
        const label = said.slice(-count).join(' ').replace(ofYours, '');
        return label.length > 7 && ofNumber.test(label) && !spokenOf.test(label) && labelOf(label) === 'reference';
      });
      return value && /\d/.test(value) && isLabel
        ? [{ value, at: p.at + match.index + match[0].lastIndexOf(code), text: p.text, weight: 2.5 }]
        : [];
    });
  });
}

/** German words that are known in sentences already. */
const spokenOf = /buchung|auftrag|reservierung/;

const wordThenCode =
  /(?<![\p{L}\d])((?:[\p{L}-]{2,24} ){0,2}[\p{L}-]{3,24}\.?) (?:(?:on|är|er|is|ist|lautet|est|es|è|é|jest|je|to|van) )?:? ?(?=[A-Z\d ]{0,14}\d)([A-Z\d][A-Z\d./-]*(?: \d{2,4}){0,4})(?![\p{L}\d])/gu;

/** "Varausnumerosi": Finnish says so that it is yours. */
const ofYours = /(?<=numero|koodi)(?:si|nne)$|(?<=tunnu)ksesi$/;

const inThree = /^[1-9]\d?(?: \d{3}){2,3}$/;

/** Of the words for a booking, those that mean its number; English and French ones are known elsewhere. */
const ofNumber =
  /\p{L}nummer|numer (?!de|du)\p{L}|kod(?:e|en)? \p{L}|\p{L}kode?\b|\p{L}code\b|codi(?:ce|go) d|(?:numero|tunnus|koodi|nro|viite)$|szam|azonosito|cislo \p{L}|referen[tzs]|referan|riferim|locali[sz]ad|n° d[aei] /u;
