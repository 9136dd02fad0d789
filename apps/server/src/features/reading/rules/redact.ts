/**
 * The text without what no model needs to find a booking: numbers of cards, accounts and identity papers, loyalty numbers,
 * addresses and telephones, days of birth, and links, which often open something. Takes out too much rather than too little:
 * what is missing is only left blank afterwards.
 */
export function redact(text: string): string {
  return rules.reduce((left, [pattern, by]) => left.replace(pattern, by as never), text);
}

type Rule = readonly [RegExp, string | ((...found: string[]) => string)];

/** What goes before a number, with a few words, a mark or a line break between. No part of it can be read in two ways, so it is done in time. */
const labelled = (label: string, by: string): Rule => [
  new RegExp(
    `((?<![\\p{L}])(?:${label})[^\\d\\n]{0,40}(?:\\n[^\\d\\n]{0,12})?)(\\d[\\dA-Z]{0,30}(?:[ ./-]\\d[\\dA-Z]{0,20}){0,6})`,
    'giu',
  ),
  (whole = '', before = '', number = '') => (number.replace(/\D/g, '').length < 4 ? whole : `${before}${by}`),
];

const rules: Rule[] = [
  [/\b(?:https?:\/\/|www\.)\S{1,2000}/gi, '[link]'],
  [/[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{1,255}/gu, '[e-mail]'],
  // The two lines at the foot of a passport.
  [/[A-Z\d<]{5,44}<[A-Z\d<]{5,44}/g, '[document]'],
  labelled(
    'passe?ports?|identity card|id card|carte d.identité|cni|driv\\w+ licen[cs]e|permis|national id|visa|document n|redress|known travell?er|ktn',
    '[document]',
  ),
  labelled(
    'loyalty|frequent fl[iy]er|member(?:ship)?|fidélité|flying blue|miles|bonus|bahncard|grand voyageur|adhérent|abonn',
    '[loyalty]',
  ),
  labelled('birth|born|naissance|né le|née le|dob', '[birth]'),
  labelled('tel|tél|phone|smartphone|cell|gsm|fax|mobile|portable|call us|appel', '[phone]'),
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g, '[account]'],
  [/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g, (found = '') => (isCard(found) ? '[card]' : found)],
  // What is left of a card that was printed in part.
  [/(?<![\p{L}*•])[x*•](?:[ -]?[x*•]){1,18}[ -]?\d{2,4}\b/giu, '[card]'],
  [/(?<![\p{L}\d])(?:\+|00)\d{1,3}(?:[ .\-/]?\(?\d{1,4}\)?){2,6}(?!\d)/gu, '[phone]'],
  [/(?<!\d)0[1-9](?:[ .-]?\d\d){4}(?!\d)/g, '[phone]'],
  [/\(\d{3}\) ?\d{3}[ -]\d{4}\b/g, '[phone]'],
];

/** The sum that Luhn's rule makes of a card's digits. */
function isCard(written: string): boolean {
  const digits = [...written.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((all, digit, i) => all + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}
