import type { Candidate, RentalCarBooking, TaxiBooking } from '../../booking.ts';
import { findTimes } from '../../text/times.ts';
import { hirerOf } from '../text/hirers.ts';
import { codeIn } from './codes.ts';
import type { Item } from './items.ts';
import { hireOf, type RideEnd, taxiOf } from './ride-candidates.ts';
import { daysIn } from './said-days.ts';
import type { OrderFacts } from './stays.ts';

/** A hired car whose piece says everything itself: who, both places, both times, its number. */
export function hireIn(item: Item, facts: OrderFacts): Candidate<RentalCarBooking> | null {
  const start = starting.exec(item.shape);
  const finish = start && ending.exec(item.shape.slice(start.index + start[0].length));
  if (!start || !finish || item.text.length > 2000) return null;
  const middle = start.index + start[0].length + finish.index;
  const before = item.text
    .slice(0, start.index)
    .split(/[,;\n]+| [–—-] /u)
    .findLast((part) => /^ ?\p{Lu}\p{L}/u.test(part));
  const from = endOf(item, start.index + start[0].length, middle, facts, placeAtEnd(before) ?? before?.trim());
  const rest = item.shape.slice(middle);
  const same = /\b(?:same (?:place|location|branch|station)|meme (?:lieu|agence|endroit))\b/.test(rest);
  const to = endOf(item, middle + finish[0].length, item.text.length, facts, same ? from?.name : undefined);
  const reference = codeIn(item);
  const hirer = hirerOf(facts.document, item.passages);
  if (!from || !to || !reference || !hirer) return null;
  const back = same ? { ...to, name: from.name, nameAt: from.nameAt } : to;
  return hireOf(facts, { reference, hirer, from, to: back });
}

/** Somebody who fetches the traveller: when, where, its number. */
export function transferIn(item: Item, facts: OrderFacts): Candidate<TaxiBooking> | null {
  if (
    !driven.test(item.shape) ||
    item.text.length > 1500 ||
    ending.test(item.shape.replace(/\bdepose\b|\bdrops?\b/g, ''))
  )
    return null;
  const start = fetching.exec(item.shape);
  const reference = codeIn(item) ?? facts.reference;
  if (!start || (!reference && facts.reference === undefined)) return null;
  const stop = /[;.] |\n|\b(?:depose|and drops?|drop-?off|et depose|destination)\b/.exec(
    item.shape.slice(start.index + start[0].length),
  );
  const end = stop ? start.index + start[0].length + stop.index : item.text.length;
  const from = endOf(item, start.index + start[0].length, end, facts);
  return from && taxiOf(facts, { reference, from });
}

/** "Une voiture vous attend chez Hertz à l'aéroport d'Ajaccio": where a sentence ends. */
function placeAtEnd(sentence: string | undefined): string | undefined {
  return /(?: à| at| from| au départ de) (?:l['’]|la |the )?((?:a[ée]roport |gare |\p{Lu})[^,;:()]{2,50}?) ?$/u.exec(
    sentence ?? '',
  )?.[1];
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-zé]{0,6}\.?$/i;

const starting =
  /\b(?:pick ?-?up|pick (?:it|the car) up|prise(?: en charge)?|retrait|collect(?:ion)?|depart de la location)\b/;
const ending = /\b(?:returns?|drop ?-?off|restitution|remise|retour|rendu|depose)\b/;
const driven =
  /\b(?:transfers?|transferts?|chauffeur|private hire|taxi|navette|shuttle|driver|car from|vtc|minicab|limousines?|(?:a|your) car (?:will|is|collects|picks))\b/;
const fetching =
  /\b(?:prise en charge|pick ?-?up|collects? you|picks? you up|viendra vous chercher|vous (?:attend|attendra|prendra en charge)|meets? you)\b/;

/** The place and time between two points of a piece; the day is the last one said up to there. */
function endOf(item: Item, from: number, to: number, facts: OrderFacts, otherwise?: string): RideEnd | null {
  const days = daysIn(item, facts.dates, facts.wholeDays);
  const day = days.find((said) => said.from >= from && said.to <= to) ?? days.filter((said) => said.to <= from).at(-1);
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
        .replace(/^(?:[\s(]*(?:from|at|on|le|à|a|de|du|in|au|the|it|to|back|:)(?=\s))*[\s(]*(?:l['’])?/iu, '')
        .replace(/[\s.]*(?:\b(?:at|à|le|on))?[\s.]*$/iu, ''),
    )
    .find((part) => /^(?:\p{Lu}|a[ée]roport |gare |port )\p{L}/u.test(part) && part.length < 60 && !weekday.test(part));
  const name = said ?? (otherwise && otherwise.length < 60 ? otherwise : undefined);
  if (!name) return null;
  const where = { at: day.at, text: item.text.slice(0, 200) };
  return { name, day: day.day, time: time.time, sure: day.sure, nameAt: where, timeAt: where };
}
