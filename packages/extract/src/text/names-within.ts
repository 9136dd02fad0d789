import { isGivenName } from '../knowledge/index.ts';
import { companyFormWord } from './company-forms.ts';
import { inLines } from './in-lines.ts';
import { readName } from './names.ts';
import { plain } from './plain.ts';
import { isPost } from './posts.ts';

/**
 * The names in a text that says more, each from what somebody is called by to the family's name: "Passagère Mme Geneviève
 * Larrivée Aéroplan ••• 118" → "Geneviève Larrivée", "IMOGEN WALSH Access closes 07.58" → "IMOGEN WALSH". Of three words in
 * capitals the third belongs to it where nothing comes after. Streets, houses and firms called after somebody are left out.
 */
export function namesWithin(text: string): { name: string; at: number }[] {
  const words = wordsOf(text.slice(0, 600));
  const names: { name: string; at: number }[] = [];
  /** The last word of the name before. */
  let taken = -1;
  for (let i = 0; i < words.length; i++) {
    const first = words[i];
    if (!first || !isCapital(first.text) || !isGivenName(first.text) || isOfThing(text, first.at)) continue;
    const run = runFrom(words, i);
    const end = run.at(-1);
    const isAlone =
      end !== undefined && /^ ?(?:$|[,;:()\n–—·|]|- |\.(?: |$))/u.test(text.slice(end.at + end.text.length));
    const name = readName((isAlone ? run : shortest(run)).map((one) => one.text).join(' '));
    if (!name || run.some((one) => isThing(plain(one.text)))) continue;
    // "Ford Fusion or similar"
    if (orSimilar.test(text.slice(first.at + name.length, first.at + name.length + 30))) continue;
    // "Odile et Jean-Marc Castaing": the family's name is said once
    const other = besideOf(words.slice(Math.max(taken + 1, i - 2), i), first, text);
    if (other && isOfThing(text, other.at)) continue;
    if (other) names.push({ name: `${other.text} ${name.slice(name.indexOf(' ') + 1)}`, at: other.at });
    names.push({ name, at: first.at });
    i += run.length - 1;
    taken = i;
  }
  return names;
}

/** "Odile", in front of "et Jean-Marc Castaing". */
function besideOf(before: readonly Word[], { at }: Word, text: string): Word | undefined {
  return before.find(
    (one) =>
      isCapital(one.text) &&
      isGivenName(one.text) &&
      /^ (?:et|and|und|&|e|y) $/.test(text.slice(one.at + one.text.length, at)),
  );
}

/** Words one space apart in capitals as the first has them, with "de", "van" between. */
function runFrom(words: readonly Word[], start: number): Word[] {
  const run: Word[] = [];
  let isFamilyShouted = false;
  for (const next of words.slice(start, start + 6)) {
    const before = run.at(-1);
    if (before && next.at !== before.at + before.text.length + 1) break;
    const isShouted = /^\p{Lu}[\p{Lu}'’-]+$/u.test(next.text);
    if (!isCapital(next.text) && !/^(?:d[eiua]s?|la|le|van|von|der|den|ten|ter|el|al|bin|ibn|y)$/.test(next.text))
      break;
    // "Thu. Feb": shortened, and no initial; "Toon de QR-code": a thing
    if (/\p{L}{3}\.$|^\p{Lu}{2,}-\p{Ll}/u.test(next.text)) break;
    // "Lucie VAUQUELIN Adulte": a family's name in capitals ends the name
    if (isFamilyShouted && !isShouted) break;
    isFamilyShouted = isShouted;
    run.push(next);
    if (next.isLast) break;
  }
  while (run.length > 0 && !isCapital(run.at(-1)?.text ?? '')) run.pop();
  return run;
}

/** The given names and the first word of the family's. */
function shortest(run: readonly Word[]): Word[] {
  const family = run.findIndex(({ text }, i) => i > 0 && isCapital(text) && !isGivenName(text));
  return family < 0 ? [...run] : run.slice(0, family + 1);
}

function isCapital(one: string): boolean {
  return /^\p{Lu}/u.test(one);
}

/** "Hotel Anna Maria", "rue Jean Jaurès", "chez Jeanne Toulemont": what is called after somebody. */
function isOfThing(text: string, at: number): boolean {
  const before = plain(text.slice(Math.max(0, at - 30), at));
  if (
    /(?:^|[^\p{L}])(?:rue|avenue|av\.|bd|boulevard|place|quai|allee|impasse|chemin|cours|square|via|calle|gare|station|aeroport|airport|hall|salle|room|espace|institut|lycee|hopital|fondation|chez|saint|st|ste|sainte|\d) $/u.test(
      before,
    )
  )
    return true;
  // in capitals, right before: part of what it is called, but for a title or a label
  const [, capital] = /(?:^|[^\p{L}])(\p{Lu}[\p{L}'’.-]*) $/u.exec(text.slice(Math.max(0, at - 30), at)) ?? [];
  // and not the end of the sentence before
  if (capital === undefined || /\p{L}{4}\.$/u.test(capital)) return false;
  return !beforeName.test(plain(capital)) && !isPost(capital);
}

const orSimilar =
  /^.{0,12} (?:or|ou|oder|o|of) (?:an? |une? |l[’'])?(?:similar|similaire|[ée]quivalent|[äa]hnlich|simile|soortgelijk)/iu;

type Word = { text: string; at: number /** The sentence ends with it. */; isLast: boolean };

/** The words of a text; "Moreau." at the end of a sentence is a name, "Thu." and "J." are shortened. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}][\p{L}'’-]*\.?/gu)].map(({ 0: word, index: at }) => {
    const isLast = word.length > 4 && word.endsWith('.') && /^(?:$|\n| \p{Lu})/u.test(text.slice(at + word.length));
    return { text: isLast ? word.slice(0, -1) : word, at, isLast };
  });
}

const beforeName = inLines()`
  ^(?:
    mr|mrs|ms|miss|dr|prof|mx|m|mme|mlle|mm|monsieur|madame|mademoiselle|herrn?|frau|sig|sra?|dna|dhr|mw|mevr|mevrouw
    |passag(?:er|ere)s?|passengers?|voyageu(?:r|se)s?|travell?ers?|guests?|clients?|cliente|names?|noms?|driver
    |conduct(?:eur|rice)|locataire|adult|adulte|titulaire|holder|for|pour|hello|hi|dear|bonjour|cher|chere|thanks?|merci|with|avec
    |by|par|de|of
  )\.?$
`;
const isThing = (word: string) => things.test(word) || companyFormWord.test(word);

const things = inLines()`
  ^(?:
    ferr(?:y|ies)|lines?|club|islands?|beach|street|road|avenue|square|court|house|tower|terminal|co|group|groupe|partners?|associates|consulting
    |solicitors|avocats|notaires|architects?|evasions?|rewards?|plus|gold|team|bar|cafe|restaurant|museum|musee|university|school
    |cathedral|palace|palais|bridge|pont|taxis?|cabs?|minicabs?|cars?|chauffeurs|drivers|limousines?|limos?|transfers?|transferts?
    |shuttles?|navettes?|coaches|autocars?|travels?|tours?|voyages|holidays?|events?|productions?|pictures|films?|players|hotels?
    |hospitality|logistics|maritime|shipping|foundation|fondation
  )$
`;
