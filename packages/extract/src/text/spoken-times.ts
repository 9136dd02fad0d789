import type { FoundTime } from './times.ts';

const words =
  'une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-une vingt-deux vingt-trois'.split(
    ' ',
  );
const minutes: { [words: string]: number } = {
  dix: 10,
  quinze: 15,
  'et quart': 15,
  vingt: 20,
  trente: 30,
  'et demie': 30,
  'quarante-cinq': 45,
  'moins le quart': -15,
};
const french = new RegExp(
  String.raw`(?<=(?:^|[ ,(])(?:a|vers|des|avant|jusqu'a) )(?<hour>${words.toReversed().join('|')}) heures?\b(?: (?<minute>${Object.keys(minutes).join('|')})\b)?(?: (?:du |de l')(?<part>matin|apres-midi|soir)\b)?(?! (?:de |d'|avant|apres|plus |chacune?))`,
  'g',
);

/** "À onze heures", "à huit heures et demie du soir" in a text made plain. What may be of morning or afternoon is left. */
export function findSpokenTimes(shape: string): FoundTime[] {
  if (!shape.includes(' heure')) return [];
  return [...shape.matchAll(french)].flatMap((match) => {
    const { hour = '', minute = '', part } = match.groups ?? {};
    const said = words.indexOf(hour) + 1;
    if (said < 7 && !part) return [];
    const isLater = said < 12 && (part === 'soir' || part === 'apres-midi');
    const count = (said + (isLater ? 12 : 0)) * 60 + (minutes[minute] ?? 0);
    const clock = [Math.floor(count / 60), count % 60].map((figure) => String(figure).padStart(2, '0')).join(':');
    return [{ time: clock, at: match.index, length: match[0].length, daysLater: 0, weak: false }];
  });
}
