import { inLines } from '../../../text/in-lines.ts';
import { findTimes } from '../../../text/times.ts';
import type { Label } from '../labels/labels.ts';
import { type Around, type Clock, leadOf } from './clocks.ts';
import type { DayAt } from './days-of-flow.ts';
import { comes, elseOpens, goes, since } from './end-words.ts';
import { type Flow, passageAt, placeOf } from './flow.ts';

export type End = 'in' | 'out';
/** What says of which end a clock is, and how much it weighs. */
export type SaidEnd = { end: End; weight: number };

/** Null too of a day that is said nowhere. */
const labelAt = (flow: Flow, { from }: DayAt): Label | null =>
  from < 0 || from >= flow.shape.length ? null : (passageAt(flow, from)?.label ?? null);

/** The end that the label of its cell or line says, or of the day over an hour alone, unless its own words say one. */
export function labelledEnd(
  { clock: { at, time }, flow, first, last }: Around,
  { isSince, isUntil, isNear }: { isSince: boolean; isUntil: boolean; isNear: boolean },
): SaidEnd | null {
  const i = placeOf(flow, at);
  const [over, p] = [flow.passages[i - 1], flow.passages[i]];
  if (!p) return null;
  const isAlone = p.text.length < 14;
  if (p.label === 'time' && p.byColumn)
    return isSince ? { end: 'in', weight: 3 } : isUntil ? { end: 'out', weight: 3 } : null;
  const isBelow =
    p.label === null &&
    over !== undefined &&
    (over.block === p.block ? over.cell !== p.cell : !p.inTable && !over.inTable) &&
    p.text.length < 24 &&
    findTimes(over.text).length === 0;
  const label =
    p.label === 'time' || p.label === 'date' || (p.label === null && p.under)
      ? p.under
      : isBelow
        ? over.label
        : p.label;
  const said = label ? ends[label] : undefined;
  if (!said) return null;
  const [headed, weight, isSure] = said;
  // "Départ / début | Arrivée / fin" of trains and rooms alike, over "après 15h" and "avant 11h"
  const isTurned = !isSure && (headed === 'out' ? isSince && time >= '12:00' : isUntil && time <= '13:00');
  const end = isTurned ? (headed === 'out' ? 'in' : 'out') : headed;
  // of a train, where the days of the stay have labels of their own; but none arrives "from 16:00"
  const isOfRoom = isSure || (headed === 'in' ? isSince && time >= '12:00' : isUntil && time <= '13:00');
  const ofDay = labelAt(flow, end === 'in' ? first : last);
  if (!isOfRoom && ofDay !== label && ((ofDay !== null && ends[ofDay]) || !isNear)) return null;
  // "14:00 | 11:00" in a row below the days
  const isHeaded = p.byColumn && isAlone;
  if (!isHeaded && endWord.test(flow.shape.slice(flow.starts[i], at))) return null;
  return { end, weight: isHeaded && isNear ? weight + 2 : weight };
}

const ends: { [label in Label]?: [End, number, boolean] } = {
  checkIn: ['in', 6, true],
  checkOut: ['out', 6, true],
  arrival: ['in', 4, false],
  departure: ['out', 4, false],
  from: ['in', 2, false],
  to: ['out', 2, false],
};

/** The nearest word before a clock that comes or leaves, or opens something else. */
export function toldEnd(lead: string): { end: End | 'else'; weight: number; isOfJourneys: boolean } | null {
  const nearest = [...lead.matchAll(endWords)].at(-1);
  if (!nearest) return null;
  const far = lead.length - nearest.index - nearest[0].length;
  const { come, go, short } = nearest.groups ?? {};
  if (!come && !go && !short) return { end: 'else', weight: 0, isOfJourneys: false };
  // "Le restaurant vous accueille de 19h30 à 21h30"
  const isWelcome = /attend|accueill|recev|welcom/.test(nearest[0]);
  if (isWelcome && elseWord.test(lead)) return { end: 'else', weight: 0, isOfJourneys: false };
  if (far > 70) return null;
  if (short) return { end: short.startsWith('in') ? 'in' : 'out', weight: 3, isOfJourneys: false };
  const isOfJourneys = ofJourneys.test(nearest[0]) && !ofHouse.test(lead);
  const weight = (far > 40 ? 3 : 4) - (isOfJourneys || isWelcome ? 1 : 0) - (elseWord.test(lead) ? 1.5 : 0);
  return { end: come ? 'in' : 'out', weight, isOfJourneys };
}

const ofJourneys = /^(?:arriv|depart|leav|quitt|repart|anreise|abreise|ankunft|partenza|salida|llega)/;
/** "L'heure d'arrivée est fixée à 15h": a house has such hours. */
const ofHouse = /\b(?:heures? d(?:'arrivee|e depart)|(?:arrival|departure) times?)\b/;

export const endWord = new RegExp(String.raw`\b(?:${comes}|${goes})\b`);
export const elseWord = new RegExp(String.raw`\b(?:${elseOpens})\b`);
const endWords = new RegExp(
  String.raw`\b(?:(?<come>${comes})|(?<go>${goes})|(?<short>(?:in|out)(?=:? ?$|:? ?(?:\d|from|by|on|at|after|before|[a-z]{3,9},? (?:the )?\d)))|(?:${elseOpens}))(?![a-z\d])`,
  'g',
);

/** The day right before a clock, perhaps in the line over it of one cell, or right behind it. */
function dayBeside({ flow, days }: Around, { at, to }: Clock): DayAt | undefined {
  const { shape } = flow;
  const [below, over] = [passageAt(flow, at), (day: DayAt) => passageAt(flow, day.from)];
  const isOver = (day: DayAt) => below?.inTable === true && over(day)?.cell === below.cell;
  return (
    days.findLast((day) => {
      const joint = at >= day.to && at - day.to < 60 ? shape.slice(day.to, at) : null;
      return joint !== null && between.test(joint.replace('\n', isOver(day) ? ' ' : '\n')) && !elseWord.test(joint);
    }) ?? days.find((day) => day.from >= to && day.from - to < 20 && dayBehind.test(shape.slice(to, day.from)))
  );
}

/** What may stand between a day and its time: "12 NOV 2027 (FRI) 15:00", "(SUN) ~ 10:00". */
const between = inLines()`
  ^(?: ?\([a-z]{2,9}\.?\))?[ ,(]{0,3}(?:[~～] ?)?(?:
    (?:[a-z' -]{2,40} )??(?:
      ab|bis|vor|um|nach|from|after|by|before|until|at|a partir de|a compter de|des|avant|apres|jusqu'a|au plus tard(?: a)?
      |pas avant|no later than|not before|dalle|entro(?: le)?|entre|between|zwischen|tra
    )(?: les)? ?
    |(?:a|de)[ ]
  )?$
`;
/** "Until noon on the 14th", "jusqu'à 11 h le 14". */
const dayBehind = /^ ?(?:le |on (?:the )?|am )?$/;

/** The day that was taken for an end says more of its hour than the same day elsewhere; another day says that it is of something else. */
export function besideDay(around: Around): SaidEnd | 'else' | null {
  const { flow, first, last } = around;
  const day = dayBeside(around, around.clock);
  if (!day) return null;
  const end = day.day === first.day ? 'in' : day.day === last.day ? 'out' : 'else';
  if (end === 'else') return end;
  const taken = end === 'in' ? first : last;
  const [label, own] = [labelAt(flow, day), labelAt(flow, taken)];
  const isTaken = day.from === taken.from || (label !== null && ends[label] && (own === label || !own || !ends[own]));
  return { end, weight: isTaken ? 6 : 0.5 };
}

/** "15:00 / 11:00", "du 4 au 6 mai 2027, 15 h – 11 h", "Check-in/out: from 3 pm, by 11": from then on one day, until then on the other. */
export function isPair(around: Around, a: Clock | undefined, b: Clock | undefined): boolean {
  const { flow, from, last } = around;
  const joint = a && b && b.time < a.time && a.at >= from ? betweenPair.exec(flow.shape.slice(a.to, b.at)) : null;
  if (!a || !joint) return false;
  const lead = leadOf(around, a.at);
  return (
    dayBeside(around, a)?.from === last.from ||
    passageAt(flow, a.at)?.label === 'stayDates' ||
    bothEnds.test(lead) ||
    (joint[1] !== undefined && since.test(lead))
  );
}

const betweenPair = /^ ?(?:[–—/-]|→|,|\|)? ?(?:(by|until|till|before|avant|jusqu'a|pour|bis|entro le|hasta las) )?$/;
/** "Check-in / out | ", "Arrivée et départ : " */
const bothEnds =
  /\b(?:check-?in|arriv\w*|anreise|in) ?(?:\/|and|et|&|-|–|und) ?(?:check-?out|out|depart\w*|abreise)\b[^\n;]{0,24}$/;
