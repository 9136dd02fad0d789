import type { Passage } from '../passages/passages.ts';

/**
 * Whose crowns "1 580 kr" are: those that the paper names by their code, else those of the language that it is in, else of the only land that it
 * names. Null where that tells none, or several.
 */
export function crownsOf(passages: readonly Passage[]): string | null {
  for (const signs of [codes, words, lands]) {
    const [only, more] = Object.keys(signs).filter((code) => passages.some(({ shape }) => signs[code]?.test(shape)));
    if (only) return more ? null : only;
  }
  return null;
}

type Signs = { [code: string]: RegExp };

const codes: Signs = { SEK: /\bsek\b/, NOK: /\bnok\b/, DKK: /\bdkk\b/, ISK: /\bisk\b/ };

/** What only one of them writes so. */
const words: Signs = {
  SEK: /\b(?:och|bokning\w*|biljett\w*|resa|aterresa|resenar\w*|varav|betalning|kvitto)\b/,
  NOK: /\b(?:billett|utreise|hjemreise|hvorav|mva|kvittering for|kjop\w*|overnatting\w*)\b/,
  DKK: /\b(?:billet|afgang|rejse\w*|udrejse|hjemrejse|heraf|kob|overnatning\w*|gaest|værelse|vaerelse)\b/,
  ISK: /\b(?:bokun\w*|farmidi|samtals|ferdadagur)\b/,
};

const lands: Signs = {
  SEK: /\b(?:sverige|sweden|schweden|suede|svezia|suecia|zweden)\b|\+46/,
  NOK: /\b(?:norge|norway|norwegen|norvege|norvegia|noruega|noorwegen)\b|\+47/,
  DKK: /\b(?:danmark|denmark|danemark|danimarca|dinamarca|denemarken)\b|\+45/,
  ISK: /\b(?:island|iceland|islande|islanda|islandia|ijsland)\b|\+354/,
};
