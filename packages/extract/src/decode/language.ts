import type { Language } from '../text-document.ts';

const commonWords: [Language, string][] = [
  ['en', 'the and your you for with from please this our is are to of will have'],
  ['fr', 'le la les vous votre vos et du des pour avec nous est une dans au sur'],
  ['de', 'der die das und ihre sie mit für von wir ist ihr den bitte zum nicht auf'],
  ['es', 'el los las su para con por del una usted es que reserva en y'],
  ['it', 'il gli di per con della tua sua che una è grazie del dal'],
  ['nl', 'het een van uw voor met en u wij is op bij naar'],
  ['pt', 'o os as do da para com você sua seu uma em não por'],
  ['sv', 'och din att för är på med av inte kan till ditt från vi'],
  ['da', 'og din at for er på med af ikke kan til dit fra vi'],
  ['no', 'og din at for er på med av ikke kan til ditt fra vi'],
  ['pl', 'w na z do dla się jest nie za prosimy oraz przed od'],
  ['cs', 've na za se je pro si prosím děkujeme od vaše před'],
];

const languageOf = new Map<string, Language[]>();
for (const [language, words] of commonWords)
  for (const word of words.split(' ')) languageOf.set(word, [...(languageOf.get(word) ?? []), language]);

/** By the small words, of which a language has its own; "unknown" where there are too few to tell. */
export function guessLanguage(text: string): Language {
  const counts = new Map<Language, number>();
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  for (const word of words)
    for (const language of languageOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < 3) return 'unknown';
  return second && second[1] === first[1] ? 'unknown' : first[0];
}
