import type { Evidence, PlaceTime } from '../../booking.ts';
import { hasClock, readIsoTime } from '../../iso-time.ts';
import { airportByIata, findStation } from '../../knowledge/index.ts';
import type { PassField, PlainDay, WalletPass } from '../../source.ts';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { type Label, labelOf } from '../text/labels/labels.ts';
import { evidenceOf } from './fields.ts';

/** What a moment is about: the words of keys and labels that say so, and what such labels are called in any language. */
export type About = { words: RegExp; called: readonly Label[] };

/** What a field says of a moment: its clock, and the day where it prints one. */
export type Moment = { clock: string; day?: PlainDay; offset?: string; field: PassField };

/**
 * A moment as passes have it: printed ("18h35", "02 Aug 2027 08:15"), as ISO 8601 where the phone is to write it out in
 * its own language, or in the label of a place ("ab 07:05"). Undefined without a clock.
 */
export function momentOf(pass: WalletPass, about: About, contextDate: PlainDay): Moment | undefined {
  const isSaid = ({ label }: PassField) => about.words.test(label.trim());
  const isCalled = ({ label }: PassField) => about.called.some((one) => labelOf(label) === one);
  const fields = pass.fields.filter(({ section }) => section !== 'backFields');
  const back = pass.fields.filter(({ section, value }) => section === 'backFields' && value.length <= longest);
  const named = [
    ...fields.filter(({ key }) => about.words.test(key)),
    ...fields.filter(isSaid),
    ...fields.filter(isCalled),
    ...back.filter((field) => isSaid(field) || isCalled(field)),
  ].map((field) => readMoment(field.value, field, contextDate));
  const found = named.find((moment) => moment !== undefined);
  if (found) return found;
  // "ab 07:05" above "Köln Hbf"
  return fields
    .filter(isSaid)
    .map((field) => readMoment(field.label, field, contextDate))
    .find((moment) => moment !== undefined);
}

/** The day that the pass prints, for those without a moment of their own. */
export function dayPrinted(pass: WalletPass, contextDate: PlainDay): { day: PlainDay; field: PassField } | undefined {
  const order = orderOf(pass);
  for (const field of pass.fields.filter(({ section }) => section !== 'backFields')) {
    const day = dayIn(field.value, contextDate, order) ?? dayIn(field.label, contextDate, order);
    if (day) return { day, field };
  }
  return undefined;
}

/** At this clock on the day it prints, else on the given one. */
export function timeAt(moment: Moment | undefined, day: PlainDay | undefined): PlaceTime | undefined {
  const its = moment?.day ?? day;
  return moment && its
    ? { local: `${its}T${moment.clock}:00`, ...(moment.offset && { offset: moment.offset }) }
    : undefined;
}

export function evidenceOfMoment(node: string, moment: Moment | undefined): Evidence | undefined {
  return evidenceOf(node, moment?.field);
}

export function readMoment(text: string, field: PassField, contextDate: PlainDay): Moment | undefined {
  const exact = readIsoTime(text);
  if (exact)
    return hasClock(exact)
      ? { clock: exact.local.slice(11, 16), day: exact.local.slice(0, 10), offset: exact.offset, field }
      : undefined;
  if (text.length > longest) return undefined;
  const day = dayIn(text, contextDate);
  // "0730", as airports write it; in a field about hours it is nothing else
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hour) return { clock: `${hour}:${minute}`, field };
  const [time, ...others] = findTimes(text.replace(/\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/, ' '));
  return time && others.length === 0 && time.daysLater === 0
    ? { clock: time.time, ...(day && { day }), field }
    : undefined;
}

/** "12/03/2027" is a day of March wherever the pass leaves from, but in the States; undefined where nobody knows. */
function orderOf(pass: WalletPass): 'dmy' | 'mdy' | undefined {
  const [from] = pass.fields.filter(({ section }) => section === 'primaryFields');
  const { country } =
    [from?.value ?? '', from?.label ?? '']
      .map((text) => (labelOf(text) ? null : (findStation(text) ?? airportByIata(text.trim()))))
      .find((place) => place !== null) ?? {};
  if (!country) return undefined;
  return country === 'US' ? 'mdy' : 'dmy';
}

/** The only day that a short text says. */
export function dayIn(text: string, contextDate: PlainDay, order?: 'dmy' | 'mdy'): PlainDay | undefined {
  const exact = readIsoTime(text);
  if (exact) return exact.local.slice(0, 10);
  if (text.length > longest) return undefined;
  const [date, ...others] = findDates(text, { contextDate, language: 'unknown', ...(order && { order }) });
  return date && others.length === 0 && date.sure && !date.weak ? date.day : undefined;
}

/** Beyond, it is a sentence about times rather than one. */
const longest = 60;

export const departs: About = {
  called: ['departure'],
  words:
    /^(?:scheduled |planned |planm[äa][ßs]+ige |geplante |local )?(?:std|etd|dep(?:arts?|arture|t)?(?:[ _-]?time)?|dep_\w*|heure de d[ée]part|d[ée]part|ab|abf(?:ahrt|lug)?(?:s?zeit)?|salida|partenza|vertrek|partida|leaves|avg[åa]ng)(?:\b|$|(?=[A-Z_]))/i,
};
export const arrives: About = {
  called: ['arrival'],
  words:
    /^(?:scheduled |planned |planm[äa][ßs]+ige |geplante |local )?(?:sta|eta|arr(?:ives?|ival)?(?:[ _-]?time)?|arr_\w*|heure d['’]arriv[ée]e|arriv[ée]e|an|ankunft(?:szeit)?|llegada|arrivo|aankomst|chegada|ankomst)(?:\b|$|(?=[A-Z_]))/i,
};
export const boards: About = {
  called: [],
  words: /^(?:board|embarquement|einsteig|embarque|imbarco|instap|boarding)/i,
};
