import type { Candidate, RentalCarBooking, TaxiBooking } from '../../booking.ts';
import { plain } from '../../text/plain.ts';
import { findTimes } from '../../text/times.ts';
import { hirerOf } from '../text/hirers.ts';
import { codeFor } from './codes.ts';
import type { Item } from './items.ts';
import { hireOf, type RideEnd, taxiOf } from './ride-candidates.ts';
import { daysIn, type SaidDay } from './said-days.ts';
import { dayOver, type OrderFacts } from './stays.ts';

/** A hired car in one row: "14/09/2027 11h30 au 16/09/2027 17h00 | Europcar – Lyon Part-Dieu – restitution Grenoble". */
export function spannedHireIn(item: Item, facts: OrderFacts): Candidate<RentalCarBooking> | null {
  if (item.text.length > 1200 || !(hired.test(item.shape) || (fetched.test(item.shape) && given.test(item.shape))))
    return null;
  const days = daysIn(item, facts.dates, facts.wholeDays);
  const moments = days.flatMap((said) => momentOf(item, said));
  const [from, until, more] = moments;
  const reference = codeFor(item, 'RentalCarReservation', facts.told);
  const hirer = hirerOf(facts.document, item.passages);
  if (!from || !until || more || !reference || !hirer) return null;
  const behind = item.text.slice(item.shape.indexOf(plain(hirer.value)) + hirer.value.length);
  const said = pickedUpAt.exec(item.text)?.[1];
  const start = (
    said ??
    /^ ?(?:[–—,:|-]|à|at|in) ?(?:l['’]|la |the )?(?:agence |station )?(\p{Lu}[^–—,;:|()\n]{2,50})/u.exec(behind)?.[1]
  )?.trim();
  const back =
    /\b(?:restitution|retour|return(?:ed)?|drop-?off|dropped)(?: ?[:–—-]| at| to| à| a)? (?:l['’]agence |l['’]|la |the )?((?:\p{Lu}|a[ée]roport|gare)[^–—,;:|()\n]{2,50})/u.exec(
      item.text,
    );
  // it says that the car is given back, and not plainly where
  const isPlaceless = !back && barelyGiven.test(item.shape);
  if (!start || (!back && !isPlaceless && given.test(item.shape))) return null;
  const end = (moment: Moment, name: string): RideEnd => ({ ...moment, name, nameAt: moment, timeAt: moment });
  // Both places stand in the row that begins with the day of the start.
  const to = { ...end(until, back?.[1]?.trim() ?? start), nameAt: from };
  return hireOf(facts, { reference, hirer, from: end(from, start), to });
}

/** "retrait et retour à l'aéroport de Lyon", "pick-up Salzburg Hbf". */
const pickedUpAt =
  /\b(?:[Pp]ick-?up|[Pp]rise en charge|[Rr]etrait|[Cc]ollection|[Aa]bholung)(?: et (?:retour|restitution)| and (?:return|drop-?off))?(?: ?[:–—-]| at| from| à| a| de)? ?(?:l['’]|la |the )?((?:\p{Lu}|a[ée]roport|gare)[^–—,;:|()\n]{2,50})/u;
const fetched = /\b(?:pick-?up|prise en charge|retrait|collection|abholung)\b/;
const given = /\b(?:returns?|drop-?off|restitution|retour|r[uü]ckgabe)\b/;
/** "return 7 April": only when, and so where it was fetched. */
const barelyGiven =
  /\b(?:returns?|drop-?off|restitution|retour|r[uü]ckgabe) ?:?(?: on| le| am)?(?: (?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun|die|mit|don|fre|son)[a-z]*[.,]{0,2})? \d/;
const hired =
  /\b(?:location(?! de (?:salle|materiel))|car (?:hire|rental)|rental car|hire car|hired car|voiture de location|vehicule de location|(?:car|voiture|vehicule) (?:is|has been|est|a ete|vous) (?:booked|reserved|hired|reservee?|louee?|attend))\b/;

/** A driver in one line: "17:30 – Taxi from the hotel to Schiphol (ref UTC-9931)", under the title of its day. */
export function shortTransferIn(item: Item, facts: OrderFacts): Candidate<TaxiBooking> | null {
  const isDriven = item.text.length < 400 && driven.test(item.shape);
  const match = isDriven
    ? (route.exec(item.text) ?? (item.passages.length === 1 ? dashedRoute.exec(item.text) : arrowOf(item)))
    : null;
  const reference = codeFor(item, 'TaxiReservation', facts.told);
  const [time, second] = findTimes(item.text);
  if (!match?.groups?.from || !reference || !time || second) return null;
  const [said, other] = daysIn(item, facts.dates, facts.wholeDays);
  const title = dayOver(item, facts);
  const day = said?.day ?? title?.day;
  if (!day || other) return null;
  const line = { at: item.passages[0]?.at ?? 0, text: item.text };
  const { from: start, town, to: end } = match.groups;
  const name = town && /^\d/.test(start) ? `${start.trim()}, ${town}` : start.trim();
  const toName = end?.trim();
  const from = { name, day, time: time.time, sure: said?.sure !== false, nameAt: line, timeAt: line };
  return taxiOf(facts, { reference, from, to: toName ? { name: toName, nameAt: line } : undefined });
}

const driven = /\b(?:taxis?|transfert?s?|chauffeur|vtc|minicab|private car|navette|shuttle|limousines?)\b/;
/** "Transfert aller : Carthage Limousines, mardi 9 février à 17 h 30, Aéroport de Tunis-Carthage – Dar El Yasmine." */
const dashedRoute =
  /(?<=[,:] ?|^)(?:l['’]|the |la |le )?(?<from>\p{Lu}[^,:;.|\n–—→]{2,50}?)(?<town>(?!)x)? ?(?: [–—-] |→|->| > ) ?(?:l['’]|the |la |le )?(?<to>\p{Lu}[^,:;.|\n–—→]{2,50}?)(?= ?[,;.|(]| at \d| à \d|$)/mu;

/** "Transfert en minibus | Navettes Cigalou : Aéroport de Nantes → Hôtel du Môle" in a programme's row. */
function arrowOf(item: Item): RegExpExecArray | null {
  return /^(?:\d{1,2} ?[:.h] ?\d\d\n)?[^\n]{0,30}\b(?:taxi|transferts?|transfers?|chauffeur|vtc|minicab|navette|shuttle|private car)\b/.test(
    item.shape,
  )
    ? arrow.exec(item.text)
    : null;
}

const arrow =
  /(?:^|[\n:,]) ?(?<from>\p{Lu}[^→➔➜⇒>:;,\n]{2,60}?) ?(?:→|➔|➜|⇒|->|>) ?(?<to>\p{Lu}[^→➔➜⇒>:;,(\n]{2,60})(?<town>)/u;
const route =
  /(?<!\p{L})(?:taxi|transfert?|chauffeur|vtc|minicab|private car)\b[^.\n]{0,40}? (?:from|de|depuis|du) (?:l['’]|the |la |le )?(?<from>[\p{L}\d][^,(;.\n]{2,50}?(?: \([A-Z]{3}\))?)(?:, (?<town>[^,;.\n]{2,30}?),?)? (?:to|à|vers|jusqu['’](?:à|au)|au) (?:l['’]|the |la |le )?(?<to>\p{L}[^,(;.\n]{2,50}?)(?= ?[,(;.\n|–—]| at \d| à \d|$)/iu;

type Moment = SaidDay & { time: string };

/** "14/09/2027 à 11h30": the time right behind the day. */
function momentOf(item: Item, said: SaidDay): Moment[] {
  const behind = item.text.slice(said.to, said.to + 14);
  const [time] = findTimes(behind);
  return time && /^[\s,]*(?:à|at|a|–|-)?\s*$/u.test(behind.slice(0, time.at)) ? [{ ...said, time: time.time }] : [];
}
