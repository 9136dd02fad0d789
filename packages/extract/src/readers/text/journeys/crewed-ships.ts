import type { Passage } from '../passages/passages.ts';

/**
 * "M/V Pointe des Espagnols, IMO 9400000", "Joining vessel: MV Ocean Star": a ship that one is sent to work on. When she calls
 * at a port is no crossing of anybody's; where the paper speaks of a ferry too, it may be one.
 */
export const speaksOfCrew = (passages: readonly Pick<Passage, 'shape'>[]): boolean =>
  passages.some(({ shape }) => ofCrew.test(shape)) && !passages.some(({ shape }) => ofCrossing.test(shape));

const ofCrew =
  /\bimo ?(?:n°|no\.?|number|#)? ?:? ?\d{7}\b|\b(?:crew change|joining (?:instructions|vessel|date)|sign(?:ing)?[- ]on (?:port|vessel|date)|convocation d'embarquement|releve (?:d'|de l')equipage|port de releve)\b/;

const ofCrossing = /\b(?:ferry|ferries|crossings?|sailings?|traversees?|catamaran)\b/;
