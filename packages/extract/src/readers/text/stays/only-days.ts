import { type DateFacts, findDates } from '../../../text/dates.ts';
import { addDays, daysBetween } from '../../../text/days.ts';
import { isDateOfLetter } from '../issue-day.ts';
import type { Label } from '../labels/labels.ts';
import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../passages/sentences.ts';
import { nightsIn } from './nights.ts';
import { isNotHeldBefore, isOffered } from './spoken-stay.ts';
import type { Moment, Stay } from './stay.ts';

/**
 * Two days are all that a paper about a house and nothing else has to say: those on which one comes and goes, whatever it
 * calls them ("In: … Out: …", "Du … | Au …"). Days until which to cancel or to pay do not count; a third leaves it open.
 */
export function onlyDays(passages: readonly Passage[], facts: DateFacts): Stay | null {
  if (passages.some(({ label, former }) => !former && label !== null && ofJourneys.has(label))) return null;
  if (!passages.some(({ label, shape }) => label === 'hotel' || label === 'room' || ofRooms.test(shape))) return null;
  const dated = passages.filter((p, line) => !isDateOfLetter(p, line, facts));
  const days = saidIn(dated).flatMap((p) => daysIn(p, facts));
  const [first, second, more] = [...new Set(days.map(({ day }) => day))].map((day) =>
    days.filter((d) => d.day === day),
  );
  // the only day of a letter that counts nights may be that on which it was written
  const isTold = first?.every(({ day }) => day > facts.contextDate) === true;
  const last = second ?? (first && isTold ? afterNights(first, passages) : null);
  if (!first || !last || more) return null;
  const [arrival, departure] = [first[0], last[0]];
  if (!arrival || !departure) return null;
  const ends = { in: arrival, out: departure };
  const nights = daysBetween(ends.in.day, ends.out.day);
  const isAhead = ends.in.day >= facts.contextDate;
  if (nights < 1 || nights > 31 || !isAhead || Math.abs(ends.out.at - ends.in.at) > 400) return null;
  return { in: arrival, out: departure, spoken: true, inferred: true };
}

/** "Your holiday starts on 31 July", "7 nights": the day after the nights that the paper counts, where it counts one number only. */
function afterNights([first]: readonly Moment[], passages: readonly Passage[]): Moment[] | null {
  const counting = passages.filter(({ label, former }) => !former && label !== 'cancellation');
  const counts = new Set(counting.flatMap(({ shape }) => (isOfOther(shape) ? [] : (nightsIn(shape)?.count ?? []))));
  const [count, more] = counts;
  return first && count && !more ? [{ ...first, day: addDays(first.day, count) }] : null;
}

/** Sentences, and cells with the words of their row before them, that do not speak of other days. */
function saidIn(passages: readonly Passage[]): Passage[] {
  const rows = new Map<string, string>();
  const rowOf = ({ block, row }: Passage) => `${block} ${row}`;
  for (const p of passages) if (p.inTable) rows.set(rowOf(p), `${rows.get(rowOf(p)) ?? ''} ${p.shape}`);
  const told = paragraphsOf(passages.filter((p) => !isOfOtherDays(p)))
    .filter(({ shape }) => !isOffered(shape))
    .flatMap(sentencesOf);
  const cells = passages.filter((p) => p.inTable && !p.former && !isOfOtherDays(p));
  return [
    ...told.filter((p) => !isOfOther(p.shape)),
    ...cells.filter((p) => !isOfOther(rows.get(rowOf(p)) ?? '')),
  ].sort((a, b) => a.at - b.at);
}

function isOfOther(shape: string): boolean {
  return otherDays.test(shape);
}

function isOfOtherDays({ label }: Passage): boolean {
  return label !== null && ofOtherDays.has(label);
}

function daysIn(p: Passage, facts: DateFacts): Moment[] {
  const text = withoutFormer(p.text);
  return findDates(text, facts).flatMap((date) => {
    const lead = p.shape.slice(Math.max(0, date.at - 90), date.at);
    if (date.weak || !date.sure || isNotHeldBefore(lead)) return [];
    return [{ day: date.day, sure: true, at: p.at + date.at, text: p.text }];
  });
}

const ofOtherDays: ReadonlySet<Label> = new Set(['cancellation', 'issued', 'price', 'former', 'expected']);
const ofJourneys: ReadonlySet<Label> = new Set([
  'flight',
  'train',
  'ship',
  'pickUp',
  'dropOff',
  'vehicle',
  'route',
  'from',
  'to',
  'coach',
]);
/** What one books for the night. The house's name alone may be where a driver goes. */
const ofRooms =
  /\b(?:hotels?|rooms?|chambres?|nights?|nuits?|nuitees?|sejour|stay|guests?|breakfast|petits?[ -]dejeuners?|check-?in|zimmer|ubernachtung\w*|fruhstuck|camer[ae]|soggiorno|colazione|habitacion(?:es)?|estancia|desayuno|appartements?|apartments?|studios?|hebergements?|logements?|accommodation|lodging|residence)\b/;
const otherDays =
  /\b(?:cancel\w*|annul\w*|storn\w*|no-?show|penalt\w*|penalite\w*|refund\w*|rembours\w*|balance|solde|restant|received|recue?s?|pa(?:y|id|yment|ye|yee|yer|iement|yable)|regl(?:e|er|ement|ez)|deb(?:it|ite|itee)|charged?|charging|deposit|acompte|arrhes|prelev\w*|due|deadline|date limite|valid\w*|valable|expir\w*|issued?|emis(?:e|sion)?|edite\w*|created|cree[es]?|booked on|made on|reserve[es]? le|effectuee? le|invoice\w*|factur\w*|updated|sent|conference|congres|meeting|reunion|seminar\w*|seminaire\w*|concert|dinner|diner|table|taxi|transfer|flight|vol|train|parking)\b/;
