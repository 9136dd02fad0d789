import { findPrices } from '../../../text/prices.ts';
import type { Passage } from '../passages/passages.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import { clockMask, namedPlaces, numbered, postcode, verbs } from './named-places.ts';
import type { PrintedPlace } from './printed-place.ts';
import type { Role } from './token.ts';

export type NamedPlace = { at: number; length: number; place: PrintedPlace; role: Role; grade: number };

/** The places that a line names among other words, "TGV 8319 au départ de Paris, arrivée à La Rochelle", and which end each is said to be. */
export function namesInLine(
  p: Passage,
  taken: readonly { at: number; end: number; isClock: boolean }[],
  around: Surroundings,
  end: Role,
): NamedPlace[] {
  let { text, shape } = p;
  const mask = (at: number, length: number, by = '|') => {
    text = text.slice(0, at) + by.repeat(length) + text.slice(at + length);
    shape = shape.slice(0, at) + by.repeat(length) + shape.slice(at + length);
  };
  for (const { at, end: until, isClock } of taken) mask(at, until - at, isClock ? clockMask : '|');
  for (const { at, length } of findPrices(text)) mask(at, length);
  for (const pattern of [numbered, postcode])
    for (const match of text.matchAll(pattern)) mask(match.index, match[0].length);
  const said: { at: number; role: Role }[] = [];
  for (const match of shape.matchAll(verbs)) {
    said.push({ at: match.index, role: match.groups?.to === undefined ? 'from' : 'to' });
    mask(match.index, match[0].length);
  }
  const found = namedPlaces({ ...p, text, shape }, around, end);
  return found.map(({ at, length, place, end: own, grade }, i) => {
    const before = found[i - 1]?.at ?? -1;
    const verb = said.findLast((one) => one.at < at && one.at > before);
    const isLed = own === null && verb !== undefined && rightBehind.test(shape.slice(verb.at, at));
    return { at, length, place, role: own ?? verb?.role ?? null, grade: grade + (isLed ? 1 : 0) };
  });
}

/** "gets into Lerwick", "docking at Cork": what was the verb is masked. */
const rightBehind = /^\|+ (?:you )?(?:(?:in|into|at|to|from|a|au|en|de|du|en gare de) )?(?:the |le |la |l')?$/;
