import type { Block } from './block.ts';
import type { Stay } from './facts.ts';
import type { Manner } from './manner.ts';

/** What a stay's paper says besides: its own number, for whom. */
export type Known = { reference?: string; guest?: string };
export type Layout = (stay: Stay, manner: Manner, known: Known) => Block[];

export const nightsOf = ({ from, to }: Stay): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
export const townOf = ({ postcode, city }: Stay): string =>
  /^[A-Z]/.test(postcode) ? `${city} ${postcode}` : `${postcode} ${city}`;
export const addressOf = (stay: Stay, m: Manner): string =>
  `${stay.street}, ${townOf(stay)}, ${stay.country[m.language]}`;
export const numbered = (m: Manner, { reference, guest }: Known): string[] => [
  ...(reference ? [`${m.word('reference')}${m.colon}${reference}`] : []),
  ...(guest ? [`${m.word('guest')}${m.colon}${guest}`] : []),
];
export const pairs = (m: Manner, { reference, guest }: Known): string[][] => [
  ...(reference ? [[m.word('reference'), reference]] : []),
  ...(guest ? [[m.word('guest'), guest]] : []),
];
