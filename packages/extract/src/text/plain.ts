/**
 * The same text for matching: lower case, no accents, one kind of space, dash and apostrophe. It keeps its length, so
 * that an offset in one is an offset in the other.
 */
export function plain(text: string): string {
  return text.replace(/[^\0-\x7f]/g, plainLetter).toLowerCase();
}

/** Letters whose stroke is no accent to Unicode, and the sigma that ends a word, which capitals have not. */
const strokes: { [letter: string]: string } = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ', ð: 'd', þ: 't' };

const known = new Map<string, string>();

function plainLetter(letter: string): string {
  const before = known.get(letter);
  if (before !== undefined) return before;
  let after = letter.toLowerCase();
  if (/[\s\u200b-\u200d\u2060\ufeff]/u.test(letter)) after = letter === '\n' ? '\n' : ' ';
  else if (/[\u2010-\u2015\u2212]/u.test(letter)) after = '-';
  else if (/[‘’ʼ´`]/u.test(letter)) after = "'";
  // "Nº", as it is printed in Spain, is "N°"
  else if (letter === 'º') after = '°';
  else if (/[“”«»]/u.test(letter) && letter !== '»' && letter !== '«') after = '"';
  // what Unicode takes apart there are no accents, but the letters of a syllable
  else if (/\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(letter)) after = letter;
  else after = strokes[after] ?? after.normalize('NFD').charAt(0);
  if (after.length !== 1) after = letter;
  known.set(letter, after);
  return after;
}
