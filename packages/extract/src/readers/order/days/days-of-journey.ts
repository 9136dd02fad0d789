import { weekdayNames } from '../../../text/calendar-words.ts';
import { addDays, daysBetween, weekdayOf } from '../../../text/days.ts';
import type { Journey } from '../stays/stays.ts';

/**
 * A day that a sentence tells by the journey: "le soir même de votre arrivée", "the evening before you leave", "mardi soir" of one
 * that has but one Tuesday.
 */
export function dayOfJourney(shape: string, journey: Journey | undefined): { day: string; sure: boolean } | undefined {
  if (!journey) return undefined;
  if (onArrival.test(shape)) return { day: journey.from, sure: true };
  if (beforeLeaving.test(shape) && journey.to > journey.from) return { day: addDays(journey.to, -1), sure: true };
  return weekdayOfJourney(shape, journey);
}

const onArrival =
  /\b(?:(?:soir|midi|jour)(?:ee)?(?: meme)? de (?:ton|votre|leur|son|l') ?arrivee|(?:evening|night|day)(?: of your arrival| of arrival| (?:that |when |on which )?(?:you|they) (?:arrive|get in|land))|(?:abend|tag) (?:ihrer|deiner|der) (?:ankunft|anreise))\b/;
const beforeLeaving =
  /\b(?:veille(?: au soir)? (?:de (?:ton|votre|leur|son) |du )(?:depart|retour)|(?:evening|night|day) before (?:(?:you|they) (?:leave|depart|return|fly (?:back|home)|travel (?:back|home))|(?:your|their) (?:departure|return))|(?:abend|tag) vor (?:ihrer|deiner|der) (?:abreise|ruckreise))\b/;

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
