import { type DateFacts, findDates } from '../../../text/dates.ts';
import { addDays } from '../../../text/days.ts';
import { findTimes } from '../../../text/times.ts';
import { isDayTitle } from '../day-title.ts';
import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import type { Moment, Stay } from './stay.ts';

/** Labelled days: "Check-in", "Arrivée". Several different stays are left to the sections they stand in. */
export function labelledStay(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const both = bothDays(passages, facts);
  if (both) return both;
  const ins = momentsUnder(passages, facts, ['checkIn']);
  const outs = momentsUnder(passages, facts, ['checkOut']);
  const arrival = ins[0] ?? fromDayTitle(passages, facts) ?? momentsUnder(passages, facts, ['arrival', 'expected'])[0];
  const departure = outs[0] ?? momentsUnder(passages, facts, ['departure'])[0];
  if (!arrival || !departure)
    return ins.length + outs.length === 0 ? (titledDays(passages, facts) ?? fromTo(passages, facts)) : null;
  if (distinct(ins) > 1 || distinct(outs) > 1) return null;
  return { in: arrival, out: departure };
}

/** "HOTEL – Monday 3 May to Thursday 6 May 2027 (3 nights)" over the form of the house; its hours may stand below. */
function titledDays(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const p = passages
    .slice(0, 3)
    // "… je décale donc votre" over "séjour : au lieu du 19 au 22 août": a sentence goes on
    .find(
      (one) => !one.former && one.text.length < 110 && ofHouse.test(one.shape) && /^[^\p{L}]*\p{Lu}/u.test(one.text),
    );
  const [first, second, third] = p ? findDates(withoutFormer(p.text), facts).filter(({ weak }) => !weak) : [];
  if (!p || !first || !second || third || second.day <= first.day) return null;
  const moment = ({ day, sure, at }: typeof first) => ({ day, sure, at: p.at + at, text: p.text });
  return { in: moment(first), out: moment(second) };
}

/** "Du | vendredi 12 mars 2027" over "Au | lundi 15 mars 2027 (3 nuits)": two rows of a table, one below the other. */
function fromTo(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const pairs = passages.flatMap((p, i) => {
    const [first, until, second] = passages.slice(i + 1, i + 4);
    const isPair = p.inTable && !p.former && since.test(p.shape) && first?.row === p.row;
    if (!isPair || !until || !till.test(until.shape) || second?.row !== until.row || until.block !== p.block) return [];
    const [from, more] = findDates(first.text, facts);
    const [to, another] = findDates(second.text, facts);
    if (!from || more || !to || another || to.day <= from.day) return [];
    const moment = ({ day, sure, at }: typeof from, of: Passage) => ({ day, sure, at: of.at + at, text: of.text });
    return [{ in: moment(from, first), out: moment(to, second) }];
  });
  const [only, more] = pairs;
  return only && !more ? only : null;
}

const since = /^(?:du|from|vom|von|dal|del|desde(?: el)?|van) ?:?$/;
const till = /^(?:au|to|until|till|bis(?: zum)?|al|hasta(?: el)?|tot) ?:?$/;

const ofHouse = /^[^a-z]{0,4}(?:hotel|accommodation|stay|sejour|hebergement|logement|lodging|unterkunft)\b/;

/** "Check-in | from 15:00" in the part of a programme over which its day stands. */
function fromDayTitle(passages: readonly Passage[], facts: DateFacts): Moment | null {
  const at = passages.findIndex((p) => p.label === 'checkIn' && !p.former);
  const p = passages[at];
  const title = passages.slice(0, Math.max(at, 0)).findLast(isDayTitle);
  const [date] = title ? findDates(title.text, facts) : [];
  const [time, more] = p ? findTimes(p.text).filter(({ weak }) => !weak) : [];
  if (!p || !title || !date || !time || more || findDates(p.text, facts).length > 0) return null;
  return { day: date.day, sure: date.sure, at: title.at + date.at, text: title.text };
}

/** "In / Out: 6 April 2027 (from 14:00) / 11 April 2027 (by 11:00)". */
function bothDays(passages: readonly Passage[], facts: DateFacts): Stay | null {
  // "Dates: 16-19 March 2027" over "Room: Superior Double"
  const hasRoom = passages.some((q) => q.label === 'room' && !q.former);
  const p = passages.find(
    (q) =>
      !q.former &&
      (q.label === 'stayDates' ||
        (q.label === 'date' && hasRoom && findDates(q.text, facts).length === 2) ||
        (q.label === 'nights' && findDates(q.text, facts).filter((date) => !date.weak).length === 2)),
  );
  const [first, second, third] = p ? findDates(withoutFormer(p.text), facts).filter((date) => !date.weak) : [];
  if (p && first && !second) return acrossCells(p, first, passages, facts);
  if (!p || !first || !second || third || second.day <= first.day) return null;
  // "16 et 17 février (départ le 18)": each night by its day, and the last one ends on the day after
  const joint = p.shape.slice(first.at + first.length, second.at);
  const areNights = p.label === 'nights' && listed.test(joint) && addDays(first.day, 1) === second.day;
  const last = areNights ? { ...second, day: addDays(second.day, 1) } : second;
  const moment = ({ day, sure, at }: typeof first) => ({ day, sure, at: p.at + at, text: p.text });
  return { in: moment(first), out: moment(last) };
}

const listed =
  /^(?:st|nd|rd|th|er)?(?:,? ?(?:et|and|und|&|\+|e|y) ?|, ?)(?:(?:du|le|the|on|of|vom) )?(?:[a-z]{3,9},? )?$/;

/** "Dates du séjour" over two cells, or over two lines: "du samedi 24 juillet à partir de 16 h", "au samedi 31 juillet avant 10 h". */
function acrossCells(
  p: Passage,
  first: { day: string; sure: boolean; at: number },
  passages: readonly Passage[],
  facts: DateFacts,
): Stay | null {
  const next = passages[passages.indexOf(p) + 1];
  const isBelow =
    next?.label === 'stayDates' && next.block === p.block && (next.cell === p.cell || untilDay.test(next.shape));
  const isBeside = next?.row === p.row && next.label === null;
  const [last, more] = next && (isBelow || isBeside) ? findDates(next.text, facts) : [];
  if (!next || !last || more || last.weak || last.day <= first.day) return null;
  const moment = (of: Passage, { day, sure, at }: typeof first) => ({ day, sure, at: of.at + at, text: of.text });
  return { in: moment(p, first), out: moment(next, last) };
}

const untilDay = /^(?:jusqu'au|au|to|until|till|bis(?: zum)?|al|hasta|tot)\b/;

function distinct(moments: Moment[]): number {
  return new Set(moments.map((m) => m.day)).size;
}

function momentsUnder(passages: readonly Passage[], facts: DateFacts, labels: string[]): Moment[] {
  return passages.flatMap((p) => {
    const isOf = p.label !== null && labels.includes(p.label);
    const isUnder = p.under !== null && labels.includes(p.under) && (p.label === 'date' || p.label === 'time');
    const text = withoutFormer(p.text);
    const [date] =
      (isOf || isUnder) && !p.former ? findDates(text, facts).filter((d) => !d.weak || facts.language !== 'en') : [];
    return date ? [{ day: date.day, sure: date.sure, at: p.at + date.at, text: p.text }] : [];
  });
}
