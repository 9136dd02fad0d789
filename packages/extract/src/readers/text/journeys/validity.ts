import { type DateFacts, findDates } from '../../../text/dates.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "NVB 06DEC NVA 06MAR", "Not valid before 06 Dec": between which days a fare may be flown. No journey's days, and "NVA"
 * is no airport there.
 */
export const validity = (shape: string): { at: number; length: number }[] =>
  [...shape.matchAll(bounds)].map(({ index, 0: said }) => ({ at: index, length: said.length }));

const bounds =
  /\b(?:nv[ab]|not valid (?:before|after)|non valable (?:avant|apres)(?: le)?)[ :./-]{0,3}\d{1,2}[ .-]?[a-z]{3,9}\b\.?(?:[ -]?\d{2,4})?(?! ?[:.]\d)|\bnv[ab] ?\/ ?nv[ab]\b/g;

/**
 * "WAŻNY: 14.10.2019 00:01 do 15.10.2019 06:00": between which moments a ticket holds, by its row; where nothing else in the
 * paper has a day, it may be the journey's.
 */
export function rowsOfValidity(passages: readonly Passage[], facts: DateFacts): ReadonlySet<number> {
  const firsts = passages.filter((p, i) => passages[i - 1]?.row !== p.row);
  const rows = firsts.filter((p) => !p.inTable && holds.test(p.shape)).map(({ row }) => row);
  if (rows.length === 0) return new Set();
  const daysIn = (own: readonly Passage[]) => own.flatMap((p) => findDates(p.text, facts)).length;
  const spans = rows.filter((row) => daysIn(passages.filter((p) => p.row === row)) === 2);
  return new Set(daysIn(passages.filter((p) => !spans.includes(p.row))) > 0 ? spans : []);
}

/** "Gültig: 14.06.2027" where nothing else in the paper has a day but when it was bought: the day of its journey. */
export function dayOfValidity(passages: readonly Passage[], facts: DateFacts): Passage | null {
  const dated = passages.filter((p) => p.label !== 'issued' && !p.former && findDates(p.text, facts).length > 0);
  const [only, more] = dated;
  return only && !more && holds.test(only.shape) && findDates(only.text, facts).length === 1 ? only : null;
}

const holds =
  /^(?:(?:ticket|billet|bilet|fahrkarte|biglietto|billete|jizdenka)(?: is)? )?(?:valid(?:ity)?|valable|validite|gultig(?:keit)?|valid[oa]|validita|validez|validade|wazn[yae]|waznosc|platnost|plati|geldig(?:heid)?|gyldig|giltig|gilt)\b/;
