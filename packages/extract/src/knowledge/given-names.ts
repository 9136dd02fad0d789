import { fold } from './fold.ts';
import table from './given-names.generated.json' with { type: 'json' };

let names: Set<string> | undefined;

/** Is this what somebody is called before the family's name: "Nolwenn", "Jean-Marc"? Towns and words that are names too are not. */
export function isGivenName(word: string): boolean {
  names ??= new Set([...table.lines, ...more].flatMap((line) => line.split(' ')));
  const [first = '', ...others] = fold(word).split(' ');
  return names.has(first) && others.every((part) => names?.has(part));
}

/** Of France, Brittany, Belgium, Quebec and the Ivory Coast, which the table does not have. */
const more = [
  'annick berengere donatien edwige ghislaine gilberte ginette godefroy gwladys hyacinthe ignace joffrey ladislas laurette lucette',
  'marcelline maryline marylene maryvonne nordine nourredine pascaline pierrette romaric sylvaine sylvette victorine violaine zoelie',
  'guenole gwenael gwenn lenaig nolwen riwan rozenn soazig tugdual katrijn liesbeth wivine benoite gaetane guylaine karyne',
  'adjoua akissi koffi kouassi',
];
