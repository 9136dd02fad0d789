import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, daysBetween, weekdayOf } from '../../../text/days.ts';
import { inLines } from '../../../text/in-lines.ts';
import type { Journey } from '../stays/stays.ts';

/**
 * A day that a sentence tells by the ends of the journey: "le soir même de votre arrivée", "the day after you land", "the evening
 * before you leave". No title over it says it better.
 */
export function dayByEnds(shape: string, journey: Journey | undefined): { day: string; sure: boolean } | undefined {
  if (!journey) return undefined;
  const { from, to } = journey;
  if (afterArrival.test(shape)) return from < to ? { day: addDays(from, 1), sure: true } : undefined;
  if (onArrival.test(shape)) return { day: from, sure: true };
  if (from === to) return undefined;
  if (beforeLeaving.test(shape)) return { day: addDays(to, -1), sure: true };
  const [, first, second] = evening.exec(shape) ?? [];
  return first || second ? { day: addDays(from, first ? 0 : 1), sure: true } : undefined;
}

/** The same, and "mardi soir" of one that has but one Tuesday. */
export function dayOfJourney(shape: string, journey: Journey | undefined): { day: string; sure: boolean } | undefined {
  return journey && (dayByEnds(shape, journey) ?? weekdayOfJourney(shape, journey) ?? numberOfJourney(shape, journey));
}

/** "Le 28, à 20 h 15": the one day of the journey with that number. */
function numberOfJourney(shape: string, { from, to }: Journey): { day: string; sure: boolean } | undefined {
  const numbers = new Set([...shape.matchAll(numberAlone)].map((match) => Number(match[1])));
  const [number, more] = numbers;
  if (number === undefined || more !== undefined || daysBetween(from, to) > 27) return undefined;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
  const day = days.find((one) => Number(one.slice(8)) === number);
  return day ? { day, sure: true } : undefined;
}

const numberAlone = /\b(?:le|on the|am|el|il) (\d{1,2})(?:st|nd|rd|th)?(?=,| (?:a|at|um|soir|evening|au soir)\b)/g;

const evening =
  /\b(?:(premier soir|first (?:evening|night)|erste[nr]? abend)|(deuxieme soir|second soir|second (?:evening|night)|zweite[nr]? abend))\b/;
const afterArrival =
  /\b(?:lendemain(?: soir| matin| midi)? de (?:ton|votre|leur|son|l') ?arrivee|(?:evening|night|day|morning) after (?:(?:you|they) (?:arrive|get in|land)|(?:your |their )?arrival)|(?:abend|tag) nach (?:ihrer|deiner|der) (?:ankunft|anreise))\b/;
const onArrival =
  /\b(?:(?:soir|midi|jour)(?:ee)?(?: meme)? de (?:ton|votre|leur|son|l') ?arrivee|(?:evening|night|day)(?: of your arrival| of arrival| (?:that |when |on which )?(?:you|they) (?:arrive|get in|land))|(?:abend|tag) (?:ihrer|deiner|der) (?:ankunft|anreise))\b/;
const beforeLeaving = inLines()`
  \b(?:
    dernier soir|last (?:evening|night)|letzte[nr]? abend
    |veille(?: au soir)? (?:de (?:ton|votre|leur|son) |du )(?:depart|retour)
    |(?:evening|night|day) before[ ]
    (?:(?:you|they) (?:leave|depart|return|fly (?:back|home)|travel (?:back|home))|(?:your|their) (?:departure|return))
    |(?:abend|tag) vor (?:ihrer|deiner|der) (?:abreise|ruckreise)
  )\b
`;

function weekdayOfJourney(shape: string, { from, to }: Journey): { day: string; sure: boolean } | undefined {
  const names = [
    ...shape.matchAll(/(?<![\p{L}\d])(\p{L}{5,10})(?: (?:soir|midi|evening|night|noon|abend|mittag))?(?!\p{L})/gu),
  ];
  const weekdays = new Set(names.flatMap(([, name]) => weekdayNames.get(name ?? '') ?? []));
  const [weekday, more] = weekdays;
  const length = daysBetween(from, to);
  if (weekday === undefined || more !== undefined || length > 6) return undefined;
  const day = Array.from({ length: length + 1 }, (_, i) => addDays(from, i)).find((one) => weekdayOf(one) === weekday);
  return day ? { day, sure: true } : undefined;
}
