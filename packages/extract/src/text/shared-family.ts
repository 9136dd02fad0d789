import { isGivenName } from '../knowledge/index.ts';
import { particlesBefore } from './printed-name.ts';
import { printedTitle } from './titles.ts';

/**
 * People whose family's name is said once: "Mme et M. PAGNIER Solveig et Étienne", "CASTELLANO, Roy & Winifred", "Famille Pagnier :
 * Étienne, Solveig, Léo", "Mr & Mrs Roy and Winifred Castellano"; of "Mr & Mrs Roy Castellano" only he is named. Each with the
 * family behind, or null where it could be something else.
 */
export function namesOfFamily(printed: string): string[] | null {
  const text = printed.slice(0, 200).replace(remark, '').trim();
  const names = text.replace(bothTitled, '').replace(ofFamily, '');
  const isCouple = names !== text;
  return familyThenList(names, isCouple) ?? (isCouple ? (listThenFamily(names) ?? oneOfCouple(names)) : null);
}

/** "PAGNIER Solveig et Étienne", "Castellano, Roy & Winifred", and of those who are called a family "Pagnier Étienne, Solveig". */
function familyThenList(text: string, isCouple: boolean): string[] | null {
  const [, family = '', between = '', list = ''] = familyFirst.exec(text) ?? [];
  const given = list.split(andBetween);
  const isApart = between.trim() !== '' || isCouple || shouted.test(family);
  // of names in capitals nothing tells which are the family's: "MARTIN PAUL, CLAIRE DAVID"
  const isList = given.length > 1 && given.every((one) => inSmallLetters.test(one));
  return isApart && isList && areGiven(given, isCouple) ? given.map((one) => `${one} ${family}`) : null;
}

/** "Roy and Winifred Castellano", "Roy Castellano". */
function listThenFamily(text: string): string[] | null {
  const [, list = '', family = ''] = familyLast.exec(text) ?? [];
  const given = list.split(andBetween);
  return family && areGiven(given, true) ? given.map((one) => `${one} ${family}`) : null;
}

/** "CASTELLANO Roy". */
function oneOfCouple(text: string): string[] | null {
  const [, family = '', given = ''] = shoutedThenGiven.exec(text) ?? [];
  return family && isGivenName(given) ? [`${given} ${family}`] : null;
}

/** Two who are called a couple may have names of which people have but one. */
function areGiven(names: readonly string[], isCouple: boolean): boolean {
  return isCouple && names.length === 2 ? names.some(isGivenName) : names.every(isGivenName);
}

/** "– 40 rue des Vinaigriers", "; 2 adultes": what stands behind them. */
const remark = /\s*(?:[;*|–—\n]|\s-\s).*$/su;
const bothTitled = new RegExp(
  String.raw`^${printedTitle}\.? ?(?:et|and|und|&|\+|\/) ?${printedTitle}\.? (?=\p{Lu})`,
  'u',
);
const ofFamily = /^(?:(?:[Ll]a |[Tt]he )?(?:[Ff]amille|FAMILLE|[Ff]amily|FAMILY|Familie) )(?=\p{Lu})/u;
const capital = String.raw`\p{Lu}[\p{L}'’-]+`;
const inCapitals = String.raw`\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+){0,2}`;
const shouted = new RegExp(`^${inCapitals}$`, 'u');
const inSmall = String.raw`\p{Lu}[\p{L}'’-]*\p{Ll}`;
const inSmallLetters = new RegExp(`^${inSmall}(?: ${inSmall})?$`, 'u');
const familyName = String.raw`${particlesBefore}(?:(?:Le|La|De|Du|Des|Van|Von|El|Al|Ben|Di|Da|Dos|Del) )?${capital}(?: \p{Lu}[\p{Lu}'’-]+){0,2}`;
const and = String.raw` ?(?:,|&|\+|\/|(?<= )(?:et|and|und)(?= )) ?`;
const andBetween = new RegExp(and, 'u');
const givenList = `${capital}(?: ${capital})?(?:${and}${capital}(?: ${capital})?){1,6}`;
const familyFirst = new RegExp(String.raw`^(${familyName})( ?[:,(] ?| )(${givenList})\)?$`, 'u');
const familyLast = new RegExp(`^(${capital}(?:${and}${capital})*) (${familyName})$`, 'u');
const shoutedThenGiven = new RegExp(String.raw`^(\p{Lu}[\p{Lu}'’-]+) (${capital})$`, 'u');

/** Whole names with no more than a space or a dash between: "BEAUMONT Tobias BEAUMONT Saskia", "ROOK/DANIEL MR FALK/INES MS". */
export function namesBesideEachOther(text: string): string[] | null {
  for (const [all, each] of setOut) {
    const names = all.test(text) ? (text.match(each) ?? []) : [];
    if (names.length > 1) return names.map((name) => name.trim());
  }
  return null;
}

const givenNames = `${inSmall}(?: ${inSmall}){0,2}`;
const ofTicket = String.raw`${inCapitals} ?\/ ?${inCapitals}? ?(?:MRS?|MS|MISS|MSTR|CHD|DR|MME|MLLE)\b`;
const setOut = [`${inCapitals} ${givenNames}`, `${givenNames} ${inCapitals}`, ofTicket].map((one): [RegExp, RegExp] => [
  new RegExp(`^${one}(?: (?:[–—-] )?${one}){1,6}$`, 'u'),
  new RegExp(one, 'gu'),
]);
