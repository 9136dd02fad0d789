import type { Found } from '../found.ts';

/** When somebody is fetched or a car is: its day, and the hour where one is printed. */
export type Moment = {
  day: string;
  sure: boolean;
  time?: string;
  at: number;
  text: string;
  /** Of the title above: a day beside the hour goes before it. */
  isTitle?: boolean;
};
export type End = { place?: Found<string>; moment?: Moment };
/** A hired car or a driver, as far as the paper has said it. */
export type Hire = { start: End; end: End };
