import { isGivenName } from '../knowledge/index.ts';
import { printedTitle } from './titles.ts';

/**
 * People whose family's name is said once: "Mme et M. PAGNIER Solveig et Étienne", "CASTELLANO, Roy & Winifred", "Famille Pagnier :
 * Étienne, Solveig, Léo", "Mr & Mrs Roy and Winifred Castellano"; of "Mr & Mrs Roy Castellano" only he is named. Each with the
 * family behind, or null where it could be something else.
 */
export function namesOfFamily(printed: string): string[] | null {
  const text = printed
    .slice(0, 200)
    .replace(/\s*(?:[;*|–—\n]|\s-\s).*$/su, '')
    .trim();
  const rest = text.replace(bothTitled, '').replace(ofFamily, '');
  const isCouple = rest !== text;
  /** Two who are called a couple may have names that nobody else has. */
  const areGiven = (names: readonly string[]) =>
    isCouple && names.length === 2 ? names.some(isGivenName) : names.every(isGivenName);
  const [, family = '', between = '', list = ''] = familyFirst.exec(rest) ?? [];
  const given = list.split(andBetween);
  const isApart = between.trim() !== '' || isCouple || shouted.test(family);
  if (isApart && given.length > 1 && given.every((one) => givenWords.test(one)) && areGiven(given))
    return given.map((one) => `${one} ${family}`);
  const [, givenFirst = '', behind = ''] = (isCouple && familyLast.exec(rest)) || [];
  const before = givenFirst.split(andBetween);
  if (behind && areGiven(before)) return before.map((one) => `${one} ${behind}`);
  const [, alone = '', one = ''] = (isCouple && familyThenGiven.exec(rest)) || [];
  return alone && isGivenName(one) ? [`${one} ${alone}`] : null;
}

const bothTitled = new RegExp(
  String.raw`^${printedTitle}\.? ?(?:et|and|und|&|\+|\/) ?${printedTitle}\.? (?=\p{Lu})`,
  'u',
);
const ofFamily = /^(?:(?:[Ll]a |[Tt]he )?(?:[Ff]amille|FAMILLE|[Ff]amily|FAMILY|Familie) )(?=\p{Lu})/u;
const capital = String.raw`\p{Lu}[\p{L}'’-]+`;
const shouted = /^\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)*$/u;
const familyWords = String.raw`(?:(?:de|du|van|von|der|den|di|da|la|le) ){0,2}${capital}(?: \p{Lu}[\p{Lu}'’-]+){0,2}`;
const and = String.raw` ?(?:,|&|\+|\/|(?<= )(?:et|and|und)(?= )) ?`;
const andBetween = new RegExp(and, 'u');
const givenList = `${capital}(?: ${capital})?(?:${and}${capital}(?: ${capital})?){1,6}`;
const givenWords = /^\p{Lu}[\p{L}'’-]*\p{Ll}(?: \p{Lu}[\p{L}'’-]*\p{Ll})?$/u;
const familyFirst = new RegExp(String.raw`^(${familyWords})( ?[:,(] ?| )(${givenList})\)?$`, 'u');
const familyLast = new RegExp(`^(${capital}(?:${and}${capital})*) (${familyWords})$`, 'u');
const familyThenGiven = new RegExp(String.raw`^(\p{Lu}[\p{Lu}'’-]+) (${capital})$`, 'u');

/** Whole names with no more than a space or a dash between: "BEAUMONT Tobias BEAUMONT Saskia", "ROOK/DANIEL MR FALK/INES MS". */
export function namesBesideEachOther(text: string): string[] | null {
  for (const [all, each] of setOut) {
    const names = all.test(text) ? (text.match(each) ?? []) : [];
    if (names.length > 1) return names.map((name) => name.trim());
  }
  return null;
}

const inCapitals = String.raw`\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,2}`;
const inSmall = String.raw`\p{Lu}[\p{L}'’-]*\p{Ll}(?:[ -]\p{Lu}[\p{L}'’-]*\p{Ll}){0,2}`;
const ofTicket = String.raw`${inCapitals} ?\/ ?${inCapitals}? ?(?:MRS?|MS|MISS|MSTR|CHD|DR|MME|MLLE)\b`;
const setOut = [`${inCapitals} ${inSmall}`, `${inSmall} ${inCapitals}`, ofTicket].map((one): [RegExp, RegExp] => [
  new RegExp(`^${one}(?: (?:[–—-] )?${one}){1,6}$`, 'u'),
  new RegExp(one, 'gu'),
]);
