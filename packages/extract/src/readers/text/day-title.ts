import { anyDay, type DateFacts, type FoundDate, findDates } from '../../text/dates.ts';
import { plain } from '../../text/plain.ts';
import type { Passage } from './passages/passage.ts';

/**
 * The day over a part of a programme, which is all that its line says: "jeudi 7 octobre", "Jour 2 – mercredi 19 mai 2027",
 * "Monday 12 June 2028: Copenhagen – Hamburg". Null where the line says more than where one is on that day.
 */
export function dayTitleOf(text: string, facts: DateFacts): FoundDate | null {
  if (text.length > 110) return null;
  const [date, more] = findDates(text, facts);
  if (!date || more || date.weak) return null;
  const shape = plain(text);
  const [before, behind] = [shape.slice(0, date.at), shape.slice(date.at + date.length)];
  const counted = /^(?:jour|day|tag|etape|dag|giorno|dia) \d/.test(shape);
  if (text.length - date.length < (counted ? 28 : 16)) return date;
  return leadOfDay.test(before) && whereabouts.test(behind) && !isDeadline.test(behind) ? date : null;
}

const leadOfDay = /^(?:[*•·▪-] )?(?:(?:jour|day|tag|etape|dag|giorno|dia) \d{1,2} ?[:–—.,·-]? ?)?$/;
/** ": Copenhagen – Hamburg", " – at sea", " (Oslo)": words without a figure. */
const whereabouts = /^ ?[:–—,·|(-] ?[a-z][^\d:]{2,70}$/;
const isDeadline =
  /\b(?:deposits?|balance|payments?|deadline|due|cancel\w*|invoice|issued|valid|acompte|solde|paiement|annul\w*|facture|echeance|limite|frist|anzahlung|hotels?|flights?|vols?|trains?|ferry|car|voiture|transfers?|transferts?)\b/;

/** A line outside tables that is such a title, and no date of a letter: "Jour 3 – Dimanche 30 mai 2027", "Friday, September 10". */
export function isDayTitle({
  text,
  label,
  under,
  inTable,
}: Pick<Passage, 'text' | 'label' | 'under' | 'inTable'>): boolean {
  if (inTable || (label !== null && label !== under)) return false;
  const date = dayTitleOf(text, anyDay);
  if (!date) return false;
  const shape = plain(text);
  const behind = shape.slice(date.at + date.length);
  return countedLead.test(shape.slice(0, date.at)) && (/^[ ,.:]*$/.test(behind) || whereabouts.test(behind));
}

/** "JOUR 1" in a cell in front of the day. */
export const countedDay = /^(?:jour|day|tag|etape|dag|giorno|dia) \d{1,2}$/;

const countedLead =
  /^(?:[*•·▪-] )?(?:(?:jour|day|tag|etape|dag|giorno|dia|trajet|transfer|transfert|course|ride|drive|fahrt|corsa|leg|trip|journey) (?:n° ?|no\.? ?|nr\.? ?|# ?)?\d{1,2} ?[:–—.,·-]? ?)?(?:le |on |am )?$|^(?:aller|retour|outward|outbound|return|inbound|way (?:out|back)|hinfahrt|ruckfahrt) ?[:–—-] ?$/;
