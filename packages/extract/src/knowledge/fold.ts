/**
 * The form in which names are compared: lower case, no accents, punctuation as single spaces, "saint" as "st".
 * "Saint-Étienne–Châteaucreux" and "St Etienne Chateaucreux" are one name.
 */
export function fold(text: string): string {
  let plain = text.toLowerCase();
  if (!/^[ -~]*$/.test(plain)) {
    plain = plain
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/[ßøæœłđ]/g, (letter) => letters[letter] ?? letter);
  }
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bsaint(e?)\b/g, 'st$1');
}

const letters: { [letter: string]: string } = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };
