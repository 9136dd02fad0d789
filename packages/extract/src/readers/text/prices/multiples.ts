import type { findPrices } from '../../../text/prices.ts';
import type { Passage } from '../passages/passages.ts';

type Prices = ReturnType<typeof findPrices>;

/** "Soit par praticien : 386,45 € ; pour les deux : 772,90 €": of two amounts the one that is so many times what each costs. */
export function multipleIn({ shape }: Passage, prices: readonly Prices[number][]): Prices[number] | undefined {
  const [each, all, more] = prices;
  if (!each || !all || more || each.currency !== all.currency || !saysEach.test(shape)) return undefined;
  const count = Math.round(Number(all.amount) / Number(each.amount));
  const isMultiple = count > 1 && count < 40 && Math.abs(count * Number(each.amount) - Number(all.amount)) < 0.005;
  return isMultiple ? all : undefined;
}

export const saysEach = /\b(?:par|per|pro|each|apiece|chacune?s?|unitaire|piece|a head|por|a persona|cadauno)\b/;
