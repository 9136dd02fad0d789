const particleWords =
  'de du des la le van von der den di da dos del della el al bin binti binte ibn do das y e zu zum ter of';
/** What stands before a family's name and has no capital: "de", "van". */
export const particles: ReadonlySet<string> = new Set(particleWords.split(' '));

/** "Cathal", "J.", and what stands before an Irish family. */
const capitalWord = String.raw`(?:\p{Lu}(?:\.|[\p{L}'’-]+)|Ó(?= \p{Lu}))`;
/** Source of a pattern (flag u): "van der ". */
export const particlesBefore = `(?:(?:${particleWords.replaceAll(' ', '|')}) ){0,3}`;

/** Source of a pattern (flag u): a family's name as a sentence prints it, "Berg", "van der Berg". */
export const printedFamily = `${particlesBefore}${capitalWord}`;

/** Source of a pattern (flag u): two to four words in capitals, "Ana de Souza", "Pieter van der Berg". */
export const printedName = `${capitalWord}(?: ${printedFamily}){1,3}`;
