import type { FoundTime } from './times.ts';

const words =
  'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-une vingt-deux vingt-trois'.split(
    ' ',
  );
const tens = { vingt: 20, trente: 30, quarante: 40, cinquante: 50 };
const ones = words.slice(0, 19).map((word, i) => [word, i + 1] as const);
/** "Cinq", "vingt-cinq", "quarante et une", "moins dix". */
export const minutesInFrench: { [words: string]: number } = Object.fromEntries([
  ...ones,
  ...Object.entries(tens).flatMap(([ten, count]) => [
    [ten, count] as const,
    ...ones.slice(0, 9).map(([one, more]) => [`${ten}${more === 1 ? ' et ' : '-'}${one}`, count + more] as const),
  ]),
  ['et quart', 15],
  ['et demi', 30],
  ['et demie', 30],
  ...[5, 10, 20, 25].map(
    (less) => [`moins ${['cinq', 'dix', '', 'vingt', 'vingt-cinq'][less / 5 - 1]}`, -less] as const,
  ),
  ['moins le quart', -15],
]);
/** What may stand behind an hour, and no "dix personnes". */
export const frenchMinutes = String.raw`(?:${Object.keys(minutesInFrench).toReversed().join('|')})(?![-\w]| (?:minutes?|personnes|couverts|convives|invites)\b)`;
const french = new RegExp(
  String.raw`(?<=(?:^|[ ,(])(?:a|a partir de|vers|des|avant|apres|entre|jusqu'a) )(?<hour>${words.toReversed().join('|')}) heures?\b(?: (?<minute>${frenchMinutes})|(?! (?:de (?!l'apres)|d'|avant|apres|plus |chacune?|[a-z-]+ minutes?\b)))(?: (?:du |de l')(?<part>matin|apres-midi|soir)\b)?`,
  'g',
);

/** "À onze heures", "à huit heures et demie du soir" in a text made plain. What may be of morning or afternoon is left. */
export function findSpokenTimes(shape: string): FoundTime[] {
  if (!shape.includes(' heure')) return [];
  return [...shape.matchAll(french)].flatMap((match) => {
    const { hour = '', minute = '', part } = match.groups ?? {};
    const said = words.indexOf(hour) + 1;
    // "à six heures cinquante-quatre" of a train, and no "à deux heures et demie" or "à deux heures vingt de route"
    const isExact = minute !== '' && !/^(?:et|moins) /.test(minute);
    const isFar = /^ (?:de |d')/.test(shape.slice(match.index + match[0].length));
    if (said < 7 && !part && (!isExact || isFar)) return [];
    const isLater = said < 12 && (part === 'soir' || part === 'apres-midi');
    const count = (said + (isLater ? 12 : 0)) * 60 + (minutesInFrench[minute] ?? 0);
    const clock = [Math.floor(count / 60), count % 60].map((figure) => String(figure).padStart(2, '0')).join(':');
    return [{ time: clock, at: match.index, length: match[0].length, daysLater: 0, weak: false }];
  });
}
