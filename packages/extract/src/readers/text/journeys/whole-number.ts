import { airlineByCode } from '../../../knowledge/index.ts';
import { products } from './train-numbers.ts';

/** What carries one, where a text is its number and no more: "DY 1313" a flight, "TGV INOUI 6619" a train. */
export function wholeNumber(text: string): 'flight' | 'train' | null {
  const [, airline] = /^([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?0*\d{1,4}$/.exec(text.trim()) ?? [];
  if (airline) return airlineByCode(airline) ? 'flight' : null;
  return wholeTrain.test(text.trim()) ? 'train' : null;
}

const wholeTrain = new RegExp(`^(?:${products}) ?\\d{1,6}$`, 'u');
