import { airportByIata, findCity, findStation } from '../../knowledge/index.ts';
import type { CalendarEvent } from '../../source.ts';

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

function namesPlace(title: string): boolean {
  return title
    .split(/[^\p{L}\d .'’()-]+|\s[-–—]\s|\s(?:to|à|vers|nach|from|de|von)\s/u)
    .map((part) => part.trim())
    .some((part) => part !== '' && (findStation(part) ?? findCity(part) ?? airportByIata(part)) !== null);
}
