import type { Person } from '../../../booking.ts';
import { isGivenName } from '../../../knowledge/index.ts';
import { printedFamily } from '../../../text/printed-name.ts';
import { printedTitle } from '../../../text/titles.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Mr and Mrs A. Tindall" over the address and "Dear Marjorie and Alec," below it, "Madame Bellefond" and "Chère Solange,":
 * the family's name stands in the one, and what each is called by in the other.
 */
export function greetedOfFamily(passages: readonly Passage[]): Found<Person>[] {
  const head = passages.slice(0, 20);
  for (const [i, p] of head.entries()) {
    const { first, second, initials = '', family } = (!p.former && addressed.exec(p.text)?.groups) || {};
    if (!first || !family) continue;
    const greeting = head.slice(i + 1).find(({ text, former }) => !former && greets.test(text));
    const called = greeting ? givenIn(greeting.text) : [];
    const isInitial = (name: string) => initials.includes(name.slice(0, 1));
    const isEach =
      called.length === (second ? 2 : 1) &&
      called.every((name) => isGivenName(name) || (initials !== '' && isInitial(name)));
    const isSame = initials === '' || called.some(isInitial);
    if (greeting && isEach && isSame)
      return called.map((given) => ({ value: { name: `${given} ${family}` }, at: greeting.at, text: greeting.text }));
  }
  return [];
}

const title = `(?:${printedTitle}|Sir|Lady)`;
const addressed = new RegExp(
  String.raw`^(?<first>${title})\.?(?: (?:and|&|et|und) (?<second>${title})\.?)? (?<initials>(?:\p{Lu}\.? ?(?:&|and|et)? ?){0,4}(?<=[. ]))?(?<family>${printedFamily})(?:, \p{Ll}.{2,40})?$`,
  'u',
);
const greeting = '(?:Dear|Hello|Hi|Good (?:morning|afternoon)|Bonjour|Ch[eè]re?s?|Liebe[rs]?|Hallo)';
const greets = new RegExp(`^${greeting} \\p{Lu}.{1,60}[,!]?$`, 'iu');

/** "Dear Marjorie and Alec,", "Chère Solange, cher Étienne,". */
function givenIn(text: string): string[] {
  const words = text.replace(new RegExp(`(?<!\\p{L})${greeting} `, 'giu'), '').replace(/ ?[,!]$/, '');
  const names = words.split(/,? (?:and|et|und|&) |, /u);
  return names.every((name) => /^\p{Lu}[\p{L}'’-]+$/u.test(name)) ? names : [];
}
