import type { Candidate, RentalCarBooking, TaxiBooking } from '../../booking.ts';
import { findTimes } from '../../text/times.ts';
import { hirerOf } from '../text/hirers.ts';
import { codeFor } from './codes.ts';
import { type Item, itemOf } from './items.ts';
import { hireOf, type RideEnd, taxiOf } from './ride-candidates.ts';
import { daysIn } from './said-days.ts';
import { dayOver, type OrderFacts } from './stays.ts';

/** A hired car whose piece says everything itself: who, both places, both times, its number. */
export function hireIn(item: Item, facts: OrderFacts): Candidate<RentalCarBooking> | null {
  const labelled = labelledHireIn(item, facts);
  if (labelled) return labelled;
  const start = starting.exec(item.shape) ?? awaiting.exec(item.shape);
  const finish = start && ending.exec(item.shape.slice(start.index + start[0].length));
  if (!start || !finish || item.text.length > 2000) return null;
  const middle = start.index + start[0].length + finish.index;
  const before = item.text
    .slice(0, start.index)
    .split(/[,;\n]+| [–—-] /u)
    .findLast((part) => /^ ?\p{Lu}\p{L}/u.test(part));
  const said = isThere.test(start[0]) ? placeAtEnd(before) : undefined;
  const first = endOf(item, start.index + start[0].length, middle, facts, placeAtEnd(before) ?? before?.trim());
  const from = first && said ? { ...first, name: said } : first;
  const rest = item.shape.slice(middle);
  const same = /\b(?:same (?:place|location|branch|station)|meme (?:lieu|agence|endroit))\b/.test(rest);
  const to = endOf(item, middle + finish[0].length, item.text.length, facts, same ? from?.name : undefined);
  const reference = codeFor(item, 'RentalCarReservation', facts.told);
  const hirer = hirerOf(facts.document, item.passages);
  if (!from || !to || !reference || !hirer) return null;
  const back = same ? { ...to, name: from.name, nameAt: from.nameAt } : to;
  return hireOf(facts, { reference, hirer, from, to: back });
}

/** "Pick-up: Denver Airport 09/13/2027 5:15 PM" over "Return: …" in one piece: the labels stand apart from their values. */
function labelledHireIn(item: Item, facts: OrderFacts): Candidate<RentalCarBooking> | null {
  const ends = [['pickUp'], ['dropOff', 'return']].map((labels, end) =>
    item.passages.filter(
      ({ label, under, former, shape }) =>
        !former &&
        ((label && labels.includes(label)) ||
          (end === 0 && ((label === 'from' && under === 'vehicle') || shortStart.test(shape)))),
    ),
  );
  const [start, finish] = ends.map(([p, more]) => {
    const end = p && !more ? itemOf([p]) : null;
    return end && endOf(end, shortStart.exec(end.shape)?.[0].length ?? 0, end.text.length, facts);
  });
  const reference = codeFor(item, 'RentalCarReservation', facts.told);
  const hirer = hirerOf(facts.document, item.passages);
  return start && finish && reference && hirer ? hireOf(facts, { reference, hirer, from: start, to: finish }) : null;
}

/** "Prise : Aéroport Roland Garros, …" over "Retour : …": in many words it is a label. */
const shortStart = /^prise ?: ?/;

/** Somebody who fetches the traveller: when, where, its number. */
export function transferIn(item: Item, facts: OrderFacts): Candidate<TaxiBooking> | null {
  const isDriven = driven.test(item.shape) || driven.test(item.passages[0]?.section ?? '');
  if (!isDriven || item.text.length > 1500 || ending.test(item.shape.replace(settingDown, ''))) return null;
  // a driver sets down when the way is done; who says an hour for it hires a car
  const down = item.shape.search(settingDown);
  if (down >= 0 && findTimes(item.text.slice(down)).length > 0 && findTimes(item.text.slice(0, down)).length > 0)
    return null;
  const start = fetching.exec(item.shape);
  const reference = codeFor(item, 'TaxiReservation', facts.told) ?? facts.reference;
  if (!start || (!reference && facts.reference === undefined)) return null;
  const stop =
    /[;.] |\n|\b(?:(?:et )?(?:vous )?(?:depose|conduit|emmene)|(?:and )?(?:will )?(?:drops?|takes?|brings?) you|and drops?|drop-?off|destination|going to)\b/.exec(
      item.shape.slice(start.index + start[0].length),
    );
  const end = stop ? start.index + start[0].length + stop.index : item.text.length;
  const first = start.index + start[0].length;
  const from = endOf(item, first, end, facts) ?? timedAbove(item, first, end, facts);
  const to = setDownAt.exec(item.text.slice(first))?.[1]?.trim();
  const line = { at: from?.nameAt.at ?? 0, text: from?.nameAt.text ?? '' };
  return from && taxiOf(facts, { reference, from, to: to ? { name: to, nameAt: line } : undefined });
}

const settingDown = /\bdepose\b|\bdrops?(?:-?off)?\b/g;
/** "; drop-off Wisma Kemang Suites", ", going to Copenhagen Airport", "dépose à l'hôtel Castel". */
const setDownAt =
  /(?:[Dd]rop-?off|[Dd]rops? (?:you )?(?:off )?|[Dd][ée]pose|[Gg]oing|[Ss]et down|[Dd]estination|(?:takes?|drives?|brings?) you|vous (?:conduira?|conduit|emm[eè]nera?|déposera))(?: ?:| at| to| à| au)? (?:the |l['’]|la |le )?((?:\p{Lu}|h[ôo]tel |gare |a[ée]roport )[^,;.:\n|()\d]{2,60})/u;

/** "10 h 45 : transfert privé …, prise en charge à la gare de Lille": the hour with which its line begins. */
function timedAbove(item: Item, from: number, to: number, facts: OrderFacts): RideEnd | null {
  const [time, more] = findTimes(item.text);
  const [line] = item.passages;
  if (!line || !time || more || time.at > 2) return null;
  const told = `${item.text.slice(0, to)} ${item.text.slice(time.at, time.at + time.length)} ${item.text.slice(to)}`;
  const end = endOf({ ...item, text: told }, from, to + time.length + 1, facts);
  const where = { at: line.at, text: line.text };
  return end && { ...end, nameAt: where, timeAt: where };
}

/** "Une voiture vous attend chez Hertz à l'aéroport d'Ajaccio": where a sentence ends. */
function placeAtEnd(sentence: string | undefined): string | undefined {
  // the last of "from Arnold Clark at Inverness Airport"
  return /^.*(?: à| at| from| au départ de) (?:l['’]|la |the )?((?:a[ée]roport |gare |\p{Lu})[^,;:()]{2,50}?) ?$/u.exec(
    sentence ?? '',
  )?.[1];
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-zé]{0,6}\.?$/i;

const starting =
  /\b(?:pick ?-?up|pick (?:it|the car) up|prise(?: en charge)?|retrait|collect(?:ion)?|depart de la location|(?:ready|waiting) (?:for you )?(?:at|from|on)|disponible)\b/;
/** "Une voiture vous attend à l'aéroport de Biarritz le 15", where no plainer word says when. */
const awaiting = /\bvous attend(?:ra)?\b/;
const ending =
  /\b(?:returns?|drop ?-?off|restitution|restituer|remise|retour|rendue?|rendre|rendrez|ramener|ramenerez|depose|(?:bring|take|hand|give) (?:it|the (?:car|vehicle)) back|(?:to be|is) (?:back|brought back))\b/;
/** Words of when a car is there, behind which no place stands. */
const isThere = /^(?:ready|waiting|disponible)/;
const driven =
  /\b(?:transfers?|transferts?|chauffeur|private hire|taxi|navette|shuttle|driver|car from|vtc|minicab|limousines?|(?:a|your) car (?:will|is|collects|picks)|car by|meet and greet|drivers|cars?, job)\b/;
const fetching =
  /\b(?:prise en charge|pick ?-?up|collects? you|collect(?:ed|ion)?(?: from| at)?|picks? you up|viendra vous chercher|vous (?:attend|attendra|prend(?:ra)?(?: en charge)?)|meets? you)\b/;

/** The place and time between two points of a piece; the day is the last one said up to there. */
function endOf(item: Item, from: number, to: number, facts: OrderFacts, otherwise?: string): RideEnd | null {
  const days = daysIn(item, facts.dates, facts.wholeDays);
  const own = days.find((said) => said.from >= from && said.to <= to) ?? days.filter((said) => said.to <= from).at(-1);
  const title = dayOver(item, facts);
  const day = own ?? (title && days.length === 0 ? { ...title, sure: true, from: 0, to: 0 } : undefined);
  const time = findTimes(item.text.slice(from, to))[0];
  if (!day || !time) return null;
  let rest = item.text.slice(from, to);
  const cut = (at: number, end: number) => {
    rest = rest.slice(0, at) + '|'.repeat(Math.max(0, end - at)) + rest.slice(end);
  };
  cut(time.at, time.at + time.length);
  for (const said of days) if (said.from >= from && said.to <= to) cut(said.from - from, said.to - from);
  const said = rest
    .split(/[|\n;,:]+| [–—-] |\. /u)
    .map((part) =>
      part
        .replace(/^(?:[\s(]*(?:from|at|on|le|la|à|a|de|du|in|au|the|it|to|back|:)(?=\s))*[\s(]*(?:l['’])?/iu, '')
        .replace(/[\s.]*(?:\b(?:at|à|le|on|by|before|avant))?[\s.]*$/iu, ''),
    )
    .find((part) => /^(?:\p{Lu}|a[ée]roport |gare |port )\p{L}/u.test(part) && part.length < 60 && !weekday.test(part));
  const name = said ?? (otherwise && otherwise.length < 60 ? otherwise : undefined);
  if (!name) return null;
  const where = { at: day.at, text: item.text.slice(0, 200) };
  return { name, day: day.day, time: time.time, sure: day.sure, nameAt: where, timeAt: where };
}
