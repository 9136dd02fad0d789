import { airlineByCode } from '../../../knowledge/index.ts';
import { trainNumber } from './train-numbers.ts';

/** What carries one, where a text is its number and no more: "DY 1313" a flight, "TGV INOUI 6619" and "SJ Snabbtåg 433" trains. */
export function wholeNumber(text: string): 'flight' | 'train' | null {
  const said = text.trim();
  const [, airline] = /^([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?0*\d{1,4}$/.exec(said) ?? [];
  if (airline) return airlineByCode(airline) ? 'flight' : null;
  const [train, more] = said.length > 40 ? [] : [...said.matchAll(trainNumber)];
  const isAll = train && !more && train.index + train[0].length === said.length;
  return isAll && whoRuns.test(said.slice(0, train.index)) ? 'train' : null;
}

/** Nothing, or "SJ ", "Deutsche Bahn " in front of the train. */
const whoRuns = /^(?:\p{Lu}[\p{L}&]{1,12} ){0,2}$/u;
