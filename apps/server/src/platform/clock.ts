/** What time it is. Given to whoever needs it, so that a test can say so. */
export type Clock = {
  now(): Date;
};

export const systemClock: Clock = { now: () => new Date() };
