import { besideDay, type End, elseWord, isPair, labelledEnd, type SaidEnd, toldEnd } from './clock-ends.ts';
import { type Around, type Clock, clocksAround, leadOf } from './clocks.ts';
import type { DayAt } from './days-of-flow.ts';
import { since, until } from './end-words.ts';
import { type Flow, passageAt, placeOf } from './flow.ts';
import { hoursInWords } from './hours-in-words.ts';
import { isOfElse, isOfJourney, ofRooms } from './other-hours.ts';

/** An hour, and where the paper says it. */
export type HourSaid = { time: string; at: number; text: string };
export type Hours = { in?: HourSaid | undefined; out?: HourSaid | undefined };
type Weight = { in: number; out: number };

/**
 * From when a room may be had, and by when it is left. Every clock of the passages is weighed for either end: the label of its cell,
 * the day beside it, the nearest word before it that comes or leaves, "from" and "by"; against it what else a house has hours for,
 * what somebody asks for, a day that is neither end. One that nothing but "from" or "by" speaks for has to be the only one.
 * @param days all that the flow says
 */
export function hoursOfEnds(flow: Flow, days: readonly DayAt[], first: DayAt, last: DayAt): Hours {
  const weighed = clocksAround(flow, days, first, last).map((around) => ({ ...around.clock, ...weigh(around) }));
  const words = hoursInWords(flow.shape);
  const hourOf = (end: End) => {
    const said = best(weighed, end) ?? words[end];
    const p = said && passageAt(flow, said.at);
    return (
      said && p && { time: said.time, at: p.at + said.at - (flow.starts[placeOf(flow, said.at)] ?? 0), text: p.text }
    );
  };
  return { in: hourOf('in'), out: hourOf('out') };
}

/** The hour with the most for it, of several the first. */
function best(weighed: readonly (Clock & Weight)[], end: End): { time: string; at: number } | undefined {
  const said = weighed.filter((one) => one[end] >= least);
  const hour = ({ time, last }: Clock) => (end === 'out' ? (last ?? time) : time);
  const top = Math.max(...said.map((one) => one[end]));
  const one = said.find((clock) => clock[end] === top);
  const isAlone = new Set(said.map(hour)).size === 1;
  return one && (top >= enough || isAlone) ? { time: hour(one), at: one.at } : undefined;
}

/** What a clock needs that is the only one, and what it needs otherwise. */
const [least, enough] = [1, 2];

function weigh(around: Around): Weight {
  const none = { in: 0, out: 0 };
  const { clock, flow, first, last, before, next, from, to } = around;
  const p = passageAt(flow, clock.at);
  const sentence = flow.shape.slice(from, to);
  const lead = leadOf(around, clock.at);
  const own = lead.slice(lead.lastIndexOf(';') + 1);
  const beside = besideDay(around);
  if (!p || beside === 'else' || isOfElse(around, p, own)) return none;
  if (isPair(around, clock, next)) return { in: 8, out: 0 };
  if (isPair(around, before, clock)) return { in: 0, out: 8 };
  const isNear = [first, last].some((day) => passageAt(flow, day.from)?.block === p.block);
  const isSince = since.test(lead) || notBefore.test(own);
  const isUntil = until.test(lead) && !isSince;
  const told = toldEnd(own);
  if (told?.end === 'else') return beside ? { ...none, [beside.end]: beside.weight - 4 } : none;
  // "14 to 17 June 2027, from 3 pm": nobody has to leave from an hour on
  const ofDay =
    beside && isSince && clock.last === undefined && told?.end !== 'out' ? { ...beside, end: 'in' as const } : beside;
  const label = labelledEnd(around, { isSince, isUntil, isNear: isNear && !isOfJourney(around) });
  // trains come and leave too
  const isVague = told?.isOfJourneys && !isNear && !isSince && !isUntil && !ofRooms.test(sentence);
  const said = [ofDay, label, isVague ? null : told].filter((one): one is SaidEnd => !!one);
  const isBare =
    said.length === 0 && (p.label === null || p.label === 'room' || p.label === 'hotel') && !elseWord.test(sentence);
  const weight = isBare ? (ofTwo(around, sentence) ?? likely(clock, isSince, isUntil, sentence)) : none;
  const total = (end: End) => {
    const sum = said.reduce((all, one) => all + (one.end === end ? one.weight : 0), weight[end]);
    // what the paragraph of the days says is of them
    return sum + (isNear && sum > 0 ? 1.5 : 0) - doubt;
  };
  // "21.40" is perhaps a price
  const doubt =
    (clock.weak && !isSince && !isUntil && !told ? 1 : 0) + (comesAbout.test(lead) ? 6 : about.test(lead) ? 2 : 0);
  return {
    // "check-in until 22:00": from when, it does not say
    in: total('in') - (isUntil ? (clock.time >= '18:00' && !clock.last ? 8 : 1.5) : 0) - (clock.time < '09:00' ? 2 : 0),
    out: total('out') - (isSince && !clock.last ? 1.5 : 0) - ((clock.last ?? clock.time) > '16:00' ? 2 : 0),
  };
}

/** "Rooms cannot be had before 2 pm", "La chambre ne sera pas prête avant 14 h". */
const notBefore =
  /\b(?:not|cannot|can't|won't|ne|nicht|erst)\b[^.;]{0,60}\b(?:before|until|till|avant|vor|ab)(?: les)? ?$/;

/** "vers 18h30", "at about 6.30 p.m.": when somebody comes, where the house does not say from when its rooms are ready. */
const about =
  /\b(?:vers|environ|aux (?:environs|alentours) de|about|around|approx\w*\.?|gegen|ca\.?|circa|verso)(?: les?)? ?$/;

/** "arrive vers 22h45", "arrives about 10.45 pm": of a guest it is said who comes when, and never of the house. */
const comesAbout =
  /\b(?:arrive(?:s|ra|nt|ront)?|will arrive|kommt|arriva) (?:vers|environ|aux (?:environs|alentours) de|about|around|at about|gegen|verso)(?: les?)? ?$/;

/** "We take the rooms over at 3 pm and give them up at 11 am": of two hours in a sentence about rooms that of the afternoon comes first. */
function ofTwo({ clock, before, next, from, to }: Around, sentence: string): Weight | null {
  const [opens, closes] = before && before.at >= from ? [before, clock] : [clock, next];
  if (!closes || closes.at >= to || !ofRooms.test(sentence)) return null;
  const isBoth =
    opens.time >= '12:00' &&
    opens.time <= '18:30' &&
    closes.time >= '07:00' &&
    closes.time <= '13:00' &&
    closes.time < opens.time;
  return isBoth ? (clock === opens ? { in: 2.5, out: 0 } : { in: 0, out: 2.5 }) : null;
}

/** "from 3 pm" of an afternoon, "by 10" of a morning, where nothing else is said; and both in a sentence about rooms. */
function likely({ time, last }: Clock, isSince: boolean, isUntil: boolean, sentence: string): Weight {
  const of = ofRooms.test(sentence) ? 0.5 : 0;
  const until = last ?? time;
  return {
    in: isSince && time >= '12:00' && time <= '18:30' ? 1 + of : 0,
    out: isUntil && until >= '07:00' && until <= '13:00' ? 1 + of : 0,
  };
}
