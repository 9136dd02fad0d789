import { airportByIata, findCity, findStation } from '../../knowledge/index.ts';
import type { CalendarEvent } from '../../source.ts';
import { arrow } from './arrow.ts';

/** What a picture in front of a title says that the event is, in the word that the title would have. */
const pictures: [RegExp, string][] = [
  [/^[🚄🚅🚆🚂🚃🚈🚉🚊🚇🚝🚞🛤]/u, 'Train'],
  [/^[🚌🚍🚎🚏]/u, 'Bus'],
  [/^[✈🛩🛫🛬]/u, 'Flight'],
  [/^[🏨🛏🛌]/u, 'Hotel:'],
  [/^[🚕🚖🚐]/u, 'Taxi'],
  [/^[⛴🛳🚢]/u, 'Ferry'],
  [/^[🍽🍴🍷🥂🍻🍕🍜🍣]/u, 'Restaurant:'],
];

/**
 * "🚄 Paris Montparnasse → Rennes" as "Train Paris Montparnasse → Rennes": the title in words; null where no picture says more,
 * or where what stands behind it names no place and the text no number: "🚆 Bahn-Strategie → Vorstand".
 */
export function pictureInWords({ summary, description }: CalendarEvent): string | null {
  const title = summary.trim();
  const word = pictures.find(([picture]) => picture.test(title))?.[1];
  const rest = title.replace(/^[^\p{L}\d]+/u, '');
  if (!word || !rest) return null;
  const isSure = word.endsWith(':') || /\d{3}|[A-Z\d]{6}/.test(description) || namesPlace(rest);
  return isSure ? `${word} ${rest}` : null;
}

const journey = '(?:reisen?|resa|rejse|tur|reis|matka|fahrt|verbindung|billett|biljett|billet|utazás)';
/** How titles of other languages begin, and the word that they would have here. */
const abroad: [RegExp, string][] = [
  [
    new RegExp(
      `^(?:(?:tog|tåg|trein|juna|vonat|zug|bahn)-?${journey}|(?:tog|tåg|trein|juna|vonat|vlak|pociąg|comboio|trem)) ?:? `,
      'iu',
    ),
    'Train',
  ],
  [
    new RegExp(
      `^(?:(?:buss?|bussi|busz|autobus)-?${journey}|(?:buss|bussi|busz|autobusz|autobus|autokar|ônibus|autocarro)) ?:? `,
      'iu',
    ),
    'Bus',
  ],
  [new RegExp(`^(?:(?:fly|flyg|flug|vlieg)-?${journey}|flygning|flyvning|vlucht|voo|járat) ?:? `, 'iu'), 'Flight'],
];

/** "Togreise Oslo S - Bergen" as "Train Oslo S - Bergen": null where neither a way follows nor a place that is known. */
export function titleFromAbroad({ summary }: CalendarEvent): string | null {
  const title = summary.trim();
  const [pattern, word] = abroad.find(([one]) => one.test(title)) ?? [];
  const rest = pattern ? title.replace(pattern, '') : '';
  return word && (aWay.test(rest) || namesPlace(rest)) ? `${word} ${rest}` : null;
}

const aWay = new RegExp(String.raw`^\p{Lu}[^:\d]{1,40}?${arrow}\p{Lu}`, 'u');

function namesPlace(title: string): boolean {
  return title
    .split(/[^\p{L}\d .'’()-]+|\s[-–—]\s|\s(?:to|à|vers|nach|from|de|von)\s/u)
    .map((part) => part.trim())
    .some((part) => part !== '' && (findStation(part) ?? findCity(part) ?? airportByIata(part)) !== null);
}
