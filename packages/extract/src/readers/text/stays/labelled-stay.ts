import { type DateFacts, findDates } from '../../../text/dates.ts';
import { addDays } from '../../../text/days.ts';
import { findTimes } from '../../../text/times.ts';
import { isDayTitle } from '../day-title.ts';
import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import { withPolicy } from './house-hours.ts';
import type { Moment, Stay } from './stay.ts';

/** Labelled days: "Check-in", "Arrivée". Several different stays are left to the sections they stand in. */
export function labelledStay(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const both = bothDays(passages, facts);
  if (both) return both;
  const ins = momentsUnder(passages, facts, ['checkIn'], 'first');
  const outs = momentsUnder(passages, facts, ['checkOut'], 'last');
  const arrival =
    ins[0] ?? fromDayTitle(passages, facts) ?? momentsUnder(passages, facts, ['arrival', 'expected'], 'first')[0];
  const departure = outs[0] ?? momentsUnder(passages, facts, ['departure'], 'last')[0];
  if (!arrival || !departure)
    return ins.length + outs.length === 0 ? (titledDays(passages, facts) ?? fromTo(passages, facts)) : null;
  if (distinct(ins) > 1 || distinct(outs) > 1) return null;
  return { in: withPolicy(arrival, passages, 'in'), out: withPolicy(departure, passages, 'out') };
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
  const below = passages.find((one) => one.label === 'stayDates' && !one.former);
  const hours = below ? findTimes(below.text).filter(({ weak }) => !weak) : [];
  const [from, to] = hours.length === 2 ? hours : [];
  const moment = ({ day, sure, at }: typeof first, time: string | undefined) => ({
    day,
    sure,
    time,
    at: p.at + at,
    text: p.text,
  });
  return {
    in: withPolicy(moment(first, from?.time), passages, 'in'),
    out: withPolicy(moment(second, to?.time), passages, 'out'),
  };
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
    return [
      { in: withPolicy(moment(from, first), passages, 'in'), out: withPolicy(moment(to, second), passages, 'out') },
    ];
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
  return { day: date.day, sure: date.sure, time: time.time, at: title.at + date.at, text: title.text };
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
  const times = findTimes(p.text).filter((time) => !time.weak);
  // "16 et 17 février (départ le 18)": each night by its day, and the last one ends on the day after
  const joint = p.shape.slice(first.at + first.length, second.at);
  const areNights = p.label === 'nights' && listed.test(joint) && addDays(first.day, 1) === second.day;
  const last = areNights ? { ...second, day: addDays(second.day, 1) } : second;
  const moment = (date: typeof first, from: number, to: number) => ({
    day: date.day,
    sure: date.sure,
    time: times.find((time) => time.at > from && time.at < to)?.time,
    at: p.at + date.at,
    text: p.text,
  });
  return {
    in: withPolicy(moment(first, first.at, second.at), passages, 'in'),
    out: withPolicy(moment(last, second.at, p.text.length), passages, 'out'),
  };
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
  const moment = (of: Passage, { day, sure, at }: typeof first) => {
    const [time, other] = findTimes(of.text).filter(({ weak }) => !weak);
    return { day, sure, time: other ? undefined : time?.time, at: of.at + at, text: of.text };
  };
  return {
    in: withPolicy(moment(p, first), passages, 'in'),
    out: withPolicy(moment(next, last), passages, 'out'),
  };
}

const untilDay = /^(?:jusqu'au|au|to|until|till|bis(?: zum)?|al|hasta|tot)\b/;

function distinct(moments: Moment[]): number {
  return new Set(moments.map((m) => m.day)).size;
}

function momentsUnder(
  passages: readonly Passage[],
  facts: DateFacts,
  labels: string[],
  which: 'first' | 'last',
): Moment[] {
  const moments: Moment[] = [];
  let open: Moment | null = null;
  let openBlock = -1;
  let wasMine = false;
  passages.forEach((p) => {
    const mine =
      (p.label !== null && labels.includes(p.label)) ||
      (p.under !== null && labels.includes(p.under) && (p.label === 'date' || p.label === 'time')) ||
      (wasMine && p.label === null && p.block === openBlock && onlyHours.test(p.shape));
    wasMine = mine;
    if (!mine || p.former) {
      // The other column's value may stand between: "Check-in  Checkout" over two lines of values.
      if (!mine && p.block !== openBlock) open = null;
      return;
    }
    const text = withoutFormer(p.text);
    const [date] = findDates(text, facts).filter((d) => !d.weak || facts.language !== 'en');
    // "14-Apr-2027, flight SN 205, ETA 2040 hrs": when somebody lands is no hour of the house
    const times =
      p.label === 'expected'
        ? []
        : findTimes(text).filter((t) => {
            const lead = p.shape.slice(0, t.at);
            // "20 Apr 2027 (after 14.00)": behind such a word dotted figures are a clock's
            return (!t.weak || fromOrUntil.test(lead)) && !announced.test(lead);
          });
    if (date) {
      open = { day: date.day, sure: date.sure, at: p.at + date.at, text: p.text };
      openBlock = p.block;
      moments.push(open);
    }
    const time = which === 'first' ? times[0] : times[times.length - 1];
    if (open && time && !open.time && !/\b(?:expected|prevue?|annonce)\b/.test(p.shape)) open.time = time.time;
  });
  return moments;
}

/** "15:00 – 23:00" in the line below "Check-in: Thu, 8 Jul 2027". */
const onlyHours =
  /^\(?(?:(?:between|entre|zwischen|from|de|von|dalle|desde(?: las)?|tra le|fra le) )?\d{1,2}(?: ?[:.h] ?\d{2})? ?(?:[ap]\.?m\.?|h|uhr)? ?(?:[–—-]|to|and|a|et|und|bis|alle|y|e le|until) ?\d{1,2}(?: ?[:.h] ?\d{2})? ?(?:[ap]\.?m\.?|h|uhr)?\)?$/;

const announced =
  /\b(?:eta|expected|estimated|landing|lands|flight|vol|flug|train|arriving (?:on|with|by)|atterri\w*|prevue?|annoncee?|about|around|vers|environ|approx\w*)\b[^|]*$/;
const fromOrUntil =
  /\b(?:from|after|before|until|till|by|des|a partir de|apres|avant|jusqu'a|ab|bis|dalle|entro le|desde las|hasta las|vanaf|tot) ?$/;
