import type { Passage } from '../../text/passages/passages.ts';
import { sentencesOf } from '../../text/passages/sentences.ts';
import { codesIn } from '../codes.ts';
import { itemOf } from '../items.ts';

/** A paragraph that asks, or that says what could be had: "the fare is £182; we would hold it until Friday". */
export function isOffer(shape: string): boolean {
  return unheld.test(shape) || (offers.test(shape) && !confirms.test(shape));
}

/** "Your booking number is 77193028. … There is a sailing on Monday, on which nothing is booked.": of that sentence alone. */
export function isBookedBeside(p: Passage): boolean {
  const sentences = sentencesOf(p);
  const held = sentences.filter(({ shape }) => !unheld.test(shape));
  return held.length < sentences.length && held.some((one) => codesIn(itemOf([one])).length > 0);
}

export const unheld =
  /\b(?:(?:we|i) (?:would|could|can) hold|nothing (?:is|has been) (?:booked|reserved)|not yet booked|rien n'est (?:encore )?(?:reserve|confirme))\b/;
/** Of a sentence: "If you would like to stay longer, BA 499 leaves Malaga …". */
export const asks =
  /\b(?:(?:we|i) (?:would|could|can) (?:book|reserve)|would you like|if you (?:would|wish|prefer|want)|shall (?:i|we) (?:book|reserve)|souhaitez-vous|voulez-vous que|si vous (?:souhait|prefer|desir)\w+|(?:nous pourrions|je pourrais|nous pouvons) (?:vous )?(?:reserver|bloquer|retenir))\b/;
/** "The airline quotes both under 9GKWFA", "please quote XB4NRD", "a bus offers free Wi-Fi": what has an object offers nothing. */
const offers =
  /\b(?:quotations?|devis|proposals?|propositions?|offres?|angebote?s?|(?:quotes?|offers?)(?! (?:both|all|an?|the|this|these|your|you|it|them|free|ref\w*|booking|number|(?=[a-z]*\d)[a-z\d]{5,})\b))\b/;
const confirms = /\b(?:confirm\w*|booked|issued|accepted|reservee?s?|emis|accept\w*|accord|gebucht|bestatig\w*)\b/;
