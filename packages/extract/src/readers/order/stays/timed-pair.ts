import type { SaidDay } from '../days/said-days.ts';
import type { Item } from '../items.ts';

/**
 * "Entrée 12/01 dès 16:00 – Sortie 20/01 avant 10:00, ménage le 16/01": of several days two have an hour each, and what happens
 * on those between is no end of the stay. Null where it is not so plain.
 */
export function timedPair({ shape }: Item, said: readonly SaidDay[]): SaidDay[] | null {
  if (said.length < 3) return null;
  const [first, last, more] = said.filter(({ to }) => clockBehind.test(shape.slice(to, to + 40)));
  if (!first || !last || more || first.day >= last.day) return null;
  return said.every(({ day }) => day >= first.day && day <= last.day) ? [first, last] : null;
}

const clockBehind = /^[ ,(]{0,3}[^\d\n;.]{0,24}\d{1,2} ?(?:[:.h] ?\d\d|h\b|[ap]m\b)/;
