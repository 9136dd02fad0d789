import type { DayAt } from './days-of-flow.ts';

/** `told` is what says which day is which end; else they are all the days that there are. */
export type Pair = { first: DayAt; last: DayAt; weight: number; told: number; isListed?: boolean };

/** What a pair needs, and by how much it has to be better than the next. */
export const [enough, clear] = [4, 1];
