/**
 * The form in which names are compared: lower case, no accents, punctuation as single spaces, "saint" as "st".
 * "Saint-Étienne–Châteaucreux" and "St Etienne Chateaucreux" are one name.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const words = /^[ -~]*$/.test(lower) ? lower.replace(/[^a-z0-9]+/g, ' ') : foldLetters(lower);
  return words.includes('saint') ? words.trim().replace(/\bsaint(e?)\b/g, 'st$1') : words.trim();
}

function foldLetters(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđ]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

const letters: { [letter: string]: string } = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };
