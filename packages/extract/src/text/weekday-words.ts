import { weekdayNames } from './calendar-words.ts';

/** "Do 12 de junho", "give me 3 May": words as well, and a weekday only where no other stands in front. */
const alsoWords = new Set(['me', 'do', 'vi', 'je', 'za']);
/** All names of weekdays, as an alternation. */
export const weekdays = [...weekdayNames.keys()]
  .sort((a, b) => b.length - a.length)
  .map((word) => (alsoWords.has(word) ? `(?<![a-z],? )${word}` : word))
  .join('|');

export const startsWithWeekday = new RegExp(`^(?:${weekdays})\\b`);
export const endsWithWeekday = new RegExp(`\\b(?:${weekdays})\\.?,? (?:le |the |den )?$`);
