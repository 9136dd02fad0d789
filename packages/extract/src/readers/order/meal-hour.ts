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
