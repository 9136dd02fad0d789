import type { Segment } from '@escale/contract';
import type { Hint } from '@escale/contract/continuity/hints';
import { duration, shortDay } from '../../../../words/dates.ts';
import type { Language } from '../../../../words/language.ts';
import type { Say } from '../../../../words/words.ts';
import { titleOf } from '../../../segments/naming.ts';

/** The reason in one line, and what to do about it. */
export function hintText(
  hint: Hint,
  segments: readonly Segment[],
  t: Say,
  language: Language,
): { reason: string; advice: string } {
  const dayText = (day: string) => shortDay(day, language).replaceAll(',', '');
  switch (hint.kind) {
    case 'overlap': {
      const other = segments.find(({ id }) => id === hint.after);
      return {
        reason: t('itinerary.hintOverlap', { other: other ? titleOf(other, t) : '', time: duration(hint.minutes) }),
        advice: t('itinerary.hintOverlapAdvice'),
      };
    }
    case 'two-hotels':
      return {
        reason: t('itinerary.hintTwoHotels', { count: hint.nights, day: dayText(hint.day) }),
        advice: t('itinerary.hintTwoHotelsAdvice'),
      };
    case 'no-bed':
      return {
        reason: t('itinerary.hintNoBed', { count: hint.nights, day: dayText(hint.day) }),
        advice: t('itinerary.hintNoBedAdvice', { place: hint.place }),
      };
    case 'tight-connection':
      return {
        reason: t('itinerary.hintTight', { time: duration(hint.minutes), place: hint.place }),
        advice: t('itinerary.hintTightAdvice', { needed: duration(hint.needed) }),
      };
    case 'other-hub':
      return {
        reason: t('itinerary.hintOtherHub', { time: duration(hint.minutes), from: hint.from, to: hint.to }),
        advice: t('itinerary.hintOtherHubAdvice', { needed: duration(hint.needed) }),
      };
    case 'late-drop-off':
      return {
        reason: t('itinerary.hintLateDropOff'),
        advice: t('itinerary.hintLateDropOffAdvice', { place: hint.place }),
      };
    case 'stay-after-leaving':
      return {
        reason: t('itinerary.hintStay', { count: hint.nights, place: hint.place }),
        advice: t('itinerary.hintStayAdvice'),
      };
  }
}
