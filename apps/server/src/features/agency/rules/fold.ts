/** What `normalize` leaves whole and a person types as two letters, or as another one. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Text as it is searched and ordered: neither case nor accents count. `Łukasz Müller` → `lukasz muller`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[æœßøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export type Named = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Everything that a search looks at: each word begins after a space, so that a short one can be looked for at beginnings alone. */
export function searchText({ firstName, lastName, email }: Named): string {
  const address = fold(email);
  const parts = address.split(/[@._+-]+/).join(' ');
  return ` ${fold(`${firstName} ${lastName}`).replaceAll(/[-'’]/g, ' ')} ${fold(`${firstName} ${lastName}`)} ${address} ${parts} `;
}

/** By family name, then first name; who has no name stands under their address. */
export function sortName({ firstName, lastName, email }: Named): string {
  return fold(`${lastName} ${firstName}`) || fold(email);
}

const mostTerms = 6;

/**
 * What was typed, as patterns of SQL's LIKE that must all match. Three letters and more are found anywhere; fewer only
 * where a word begins, because one letter is somewhere in everybody.
 */
export function searchPatterns(query: string): string[] {
  const terms = fold(query).split(' ').filter(Boolean).slice(0, mostTerms);
  return terms.map((term) => {
    const plain = term.replaceAll(/[\\%_]/g, '\\$&');
    return term.length < 3 ? `% ${plain}%` : `%${plain}%`;
  });
}
