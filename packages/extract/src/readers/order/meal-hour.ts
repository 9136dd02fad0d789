import { findTimes } from '../../text/times.ts';
import type { Item } from './items.ts';

/** When a table is: "19:45", "half past seven", and "sept heures et demie" of an evening. */
export function clockOfMeal({ text, shape }: Item): { time: string } | null {
  const [said] = findTimes(text);
  if (!said) return hourOfMeal(shape);
  const hour = Number(said.time.slice(0, 2));
  const isInWords = !/\d/.test(text.slice(said.at, said.at + said.length));
  const isEvening = isInWords && hour < 11 && !ofMorning.test(shape);
  return { time: isEvening ? `${hour + 12}${said.time.slice(2)}` : said.time };
}

const ofMorning = /\b(?:matin|breakfast|brunch|petit[ -]dejeuner|morning)\b/;

/** "A table for two is waiting for you at half past nine": one dines in the evening, and lunches at noon. */
export function hourOfMeal(shape: string): { time: string } | null {
  const match =
    /\b(?:at|from) (?:(half|(?:a )?quarter) (past|to) )?(six|seven|eight|nine|ten|twelve|one|two)\b(?! (?:guests|people|in the|to|days?|minutes?))/.exec(
      shape,
    );
  const hour = match?.[3] ? hoursOfMeals[match[3]] : undefined;
  const isLunch = /\blunch\b/.test(shape);
  if (!match || hour === undefined || isLunch !== hour < 15) return null;
  const minutes = match[1] === 'half' ? 30 : match[1] ? 15 : 0;
  const count = hour * 60 + (match[2] === 'to' ? -minutes : minutes);
  return { time: `${String(Math.floor(count / 60)).padStart(2, '0')}:${String(count % 60).padStart(2, '0')}` };
}

const hoursOfMeals: { [word: string]: number } = {
  twelve: 12,
  one: 13,
  two: 14,
  six: 18,
  seven: 19,
  eight: 20,
  nine: 21,
  ten: 22,
};
