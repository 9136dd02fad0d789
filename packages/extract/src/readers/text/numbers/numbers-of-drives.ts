import { plain } from '../../../text/plain.ts';
import { rentsCars, taxiWords, wordsOf } from '../hires/hire-words.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf } from '../passages/sentences.ts';
import type { Reference } from './booking-number.ts';

/**
 * "Rental 1150884213 – amended", "Duty slip MLC/0127/338", "il suffit de signer le bon n° 0432", "Your cab tomorrow (M-30318)": hirers and
 * drivers write the number right behind what they do, or in brackets at the end of the subject, and call it nothing. Of several nobody
 * knows which it is; asked for and offered are no bookings.
 */
export function numbersOfDrives(passages: readonly Passage[], subject: string): Reference[] {
  const words = wordsOf(passages, subject);
  if (!taxiWords.test(words) && !rentsCars.test(words)) return [];
  const titled = inBrackets.exec(subject)?.[1];
  if (titled && isNumber(titled) && !asked.test(plain(subject)))
    return [{ value: titled, at: 0, text: subject, weight: 2 }];
  const open = passages.filter((p) => !p.former && p.text.length < 300 && !ofElse.has(p.label));
  const lines = [
    { text: subject, at: 0 },
    ...open.filter(({ inTable }) => inTable),
    // "signer le bon" over "n° 0432." goes on in the next line
    ...paragraphsOf(open),
  ];
  const found = lines.flatMap(({ text, at }) =>
    [...text.matchAll(behindWord)].flatMap((match) => {
      const [whole, value = ''] = match;
      const before = plain(text.slice(Math.max(0, match.index - 30), match.index));
      const isSaid = isNumber(value) && !asked.test(before) && !isPlate.test(value);
      return isSaid ? [{ value, at: at + match.index + whole.length - value.length, text, weight: 2 }] : [];
    }),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? found.slice(-1) : [];
}

const number = String.raw`((?:[A-Z]{2,4} (?=\d{4}))?(?=[A-Z\d/-]*\d{3})[A-Z\d]+(?:[/-][A-Z\d]+)*)`;
const behindWord = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Rr]ental|[Hh]ire|[Cc]ar [Hh]ire|[Jj]ob|[Rr]ide|[Tt]ransfers?|[Tt]axi|[Cc]ab|[Ss]huttle|[Dd]uty slip|[Tt]rip sheet|[Dd]ocket|[Bb]ooking|[Rr]eservation|[Cc]ontract|[Aa]greement|[Cc]ourse|[Tt]rajets?|[Tt]ransferts?|[Nn]avette|[Ll]ocation|[Cc]ontrat|[Rr]éservation|[Cc]ommande)(?: ?(?:n°|no\.?|nr\.?|ref\.?|réf\.?|(?:number|record)(?: with us)?(?: is)?|numéro|#|:))? \(?|[Bb]on (?:n°|no\.?|numéro) ?|(?:(?:[Pp]lease|[;,]|and|to) quote|[Qq]uoting|[Aa]bout|[Rr]appel(?:ez|er)) (?=[A-Z\d/-]*[A-Z]))${number}(?![\p{L}\d/-]| ?[€$£%]|[.,:]\d| (?:EUR|USD|GBP|CHF|CAD|AUD|INR|XOF|FCFA|F CFA|euros?|km|miles|jours?|days?|hours?|heures?|min)(?!\p{L}))`,
  'gu',
);
const inBrackets = new RegExp(String.raw`\(${number}\)\s*$`, 'u');

/** At least four of letters and digits, no year, no day and no telephone. */
const isNumber = (value: string) =>
  value.length >= 4 &&
  value.length <= 20 &&
  !/^(?:(?:19|20)\d\d|0\d{8,}|\d{1,2}[/-]\d{1,2}[/-](?:\d\d){1,2}|(?:19|20)\d\d-\d\d-\d\d)$/.test(value);
const isPlate = /^[A-Z]{2}-\d{3}-[A-Z]{2}$/;
const asked =
  /\b(?:quot(?:e|ation)s?|devis|offers?|offre|estimat\w+|enquiry|inquiry|requests?|demandes?|invoices?|factures?|receipts?|recus?|search|panier|basket)\b/;
const ofElse: ReadonlySet<Passage['label']> = new Set([
  'phone',
  'price',
  'flight',
  'train',
  'vehicle',
  'address',
  'other',
]);
