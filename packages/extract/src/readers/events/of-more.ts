import { plain } from '../../text/plain.ts';

/** Whether a paper is about a table, a room or a journey too. */
export const isOfMore = (text: string): boolean => ofOther.test(plain(text.slice(0, 20_000)));
const ofOther =
  /\b(?:check-?in|check-?out|boarding|flight|embarquement|pick-?up|(?:train|tgv|ter|ouigo|eurostar|intercites|vol|voiture|coach) (?:[a-z]{0,5}|n°) ?\d|platform|\d{1,2} (?:nuits?|nights?)|table (?:for|pour)|couverts)\b/;
