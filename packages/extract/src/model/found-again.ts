import type { Booking, Candidate, Doubt, Evidence, PlaceTime } from '../booking.ts';
import { checked } from '../check.ts';
import { complete } from '../complete.ts';
import { guessLanguage } from '../decode/language.ts';
import { limits } from '../limits.ts';
import { findDates } from '../text/dates.ts';
import { plain } from '../text/plain.ts';
import { findTimes } from '../text/times.ts';
import { type ModelBooking, type ModelField, modelFields, modelKinds } from './model-booking.ts';

/** A model's word is a suggestion, however sure it sounds: below what is placed without a person. */
const confidence = 0.3;
const mostBookings = 10;
const longestValue = 160;

export type FoundAgain = {
  candidates: Candidate[];
  /** Values that the model gave and that the text does not hold. */
  leftOut: number;
};

/**
 * What a model says was booked, as far as the text that it was given says so too. Every value is found again there: a word
 * as it is printed, a day and a time of day by our own grammar. What is not found is left out and counted.
 * @param said the model's answer, from JSON; anything at all.
 * @param text what the model was given, never more.
 */
export function foundAgain(said: unknown, text: string, contextDate: string): FoundAgain {
  const source = openText(text, contextDate);
  const bookings = bookingsIn(said).slice(0, mostBookings);
  const weighed = bookings.map((booking) => weigh(booking, source));
  return {
    candidates: weighed.flatMap(({ candidate }) => (candidate ? checked(complete(candidate)) : [])),
    leftOut: weighed.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

function bookingsIn(said: unknown): ModelBooking[] {
  const list = (said as { bookings?: unknown } | null)?.bookings;
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const kind = modelKinds.find((known) => known === (one as { kind?: unknown } | null)?.kind);
    if (!kind) return [];
    const value = (field: ModelField) => {
      const given = (one as Record<string, unknown>)[field];
      return typeof given === 'string' ? given.trim() : '';
    };
    return [{ kind, ...Object.fromEntries(modelFields.map((field) => [field, value(field)])) } as ModelBooking];
  });
}

type Text = {
  passage(value: string, isCode?: boolean): string | null;
  moment(day: string, time: string): { time: PlaceTime; text: string; isSure: boolean; hasTime: boolean } | null;
};

function weigh(said: ModelBooking, source: Text): { candidate: Candidate | null; leftOut: number } {
  const evidence: { [field: string]: Evidence } = {};
  const doubts: Doubt[] = [];
  let leftOut = 0;
  const word = (from: ModelField, field: string, isCode = false): string | undefined => {
    if (said[from] === '') return undefined;
    const text = source.passage(said[from], isCode);
    if (text === null) {
      leftOut += 1;
      return undefined;
    }
    evidence[field] ??= { node: '', text };
    return text.replace(/\s+/g, ' ');
  };
  const moment = (which: 'start' | 'end', field: string): PlaceTime | undefined => {
    const [day, time] = [said[`${which}Date`], said[`${which}Time`]];
    if (day === '' && time === '') return undefined;
    const found = source.moment(day, time);
    if (!found || (time !== '' && !found.hasTime)) leftOut += 1;
    if (!found) return undefined;
    if (!found.isSure) doubts.push({ code: 'unsure-date', field });
    evidence[field] = { node: '', text: found.text };
    return found.time;
  };
  const booking = compose(said, word, moment);
  const holds = Object.keys(evidence).some((field) => field !== 'reference' && field !== 'carrier');
  if (!holds) return { candidate: null, leftOut };
  return { candidate: { booking, evidence, rank: 'model', confidence, doubts }, leftOut };
}

type Word = (from: ModelField, field: string, isCode?: boolean) => string | undefined;
type Moment = (which: 'start' | 'end', field: string) => PlaceTime | undefined;

function compose(said: ModelBooking, word: Word, moment: Moment): Booking {
  const reference = word('reference', 'reference', true);
  const company = () => named(word('company', 'carrier'));
  const place = (from: ModelField, field: string) => named(word(from, field));
  switch (said.kind) {
    case 'flight': {
      const [, iata, digits] =
        /^([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?0*(\d{1,4})$/i.exec(word('number', 'number', true) ?? '') ?? [];
      const name = word('company', 'carrier');
      return {
        type: 'FlightReservation',
        ...defined({
          reference,
          carrier: name || iata ? defined({ name, iata: iata?.toUpperCase() }) : undefined,
          number: digits,
          from: airport(word('from', 'from')),
          to: airport(word('to', 'to')),
          departure: moment('start', 'departure'),
          arrival: moment('end', 'arrival'),
        }),
      };
    }
    case 'train':
    case 'bus':
    case 'ferry':
      return {
        type: journeys[said.kind],
        ...defined({
          reference,
          carrier: company(),
          number: word('number', 'number', true)?.replace(/^\D+/, '') || undefined,
          from: place('from', 'from'),
          to: place('to', 'to'),
          departure: moment('start', 'departure'),
          arrival: moment('end', 'arrival'),
        }),
      };
    case 'hotel': {
      const name = word('placeName', 'place');
      const [street, city] = [word('street', 'place'), word('city', 'place')];
      return {
        type: 'LodgingReservation',
        ...defined({
          reference,
          place: name ? { name, ...defined({ street, city }) } : undefined,
          checkIn: moment('start', 'checkIn'),
          checkOut: moment('end', 'checkOut'),
        }),
      };
    }
    case 'car':
    case 'transfer': {
      const city = word('city', 'from');
      const name = word('from', 'from') ?? city;
      const type = said.kind === 'car' ? 'RentalCarReservation' : 'TaxiReservation';
      return {
        type,
        ...defined({
          reference,
          carrier: company(),
          from: name ? { name, ...defined({ city }) } : undefined,
          to: place('to', 'to'),
          departure: moment('start', 'departure'),
          arrival: said.kind === 'car' ? moment('end', 'arrival') : undefined,
        }),
      };
    }
    case 'restaurant':
    case 'event': {
      const name = word('placeName', 'place');
      const [street, city] = [word('street', 'place'), word('city', 'place')];
      const type = said.kind === 'event' ? 'EventReservation' : 'FoodEstablishmentReservation';
      return {
        type,
        ...defined({
          reference,
          name: said.kind === 'event' ? name : undefined,
          place: name ? { name, ...defined({ street, city }) } : undefined,
          departure: moment('start', 'departure'),
          until: moment('end', 'until'),
        }),
      };
    }
  }
}

const journeys = { train: 'TrainReservation', bus: 'BusReservation', ferry: 'BoatReservation' } as const;

const named = (name: string | undefined) => (name ? { name } : undefined);
const airport = (name: string | undefined) => (name && /^[A-Z]{3}$/.test(name) ? { iata: name } : named(name));

function defined<T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}

/** The text, asked for one value at a time. */
function openText(whole: string, contextDate: string): Text {
  const text = whole.slice(0, limits.textCharacters);
  const shape = plain(text);
  const dates = findDates(text, { contextDate, language: guessLanguage(text) }).filter(({ weak }) => !weak);
  const times = findTimes(text);
  return {
    passage(value, isCode = false) {
      // What was taken out before sending stands there in brackets, and is no value.
      if (value.length > longestValue || !/[\p{L}\p{N}]/u.test(value) || /[[\]]/.test(value)) return null;
      const match = pattern(plain(value), isCode).exec(shape);
      return match ? text.slice(match.index, match.index + match[0].length) : null;
    },
    moment(day, time) {
      const days = dates.filter((date) => date.day === day);
      const [first] = days;
      if (!first) return null;
      const clocks = times.filter((found) => found.time === time);
      const pairs = days.flatMap((date) =>
        clocks.map((clock) => ({ date, clock, apart: Math.abs(date.at - clock.at) })),
      );
      const nearest = pairs.sort((a, b) => a.apart - b.apart)[0];
      const printed = (one: { at: number; length: number }) => text.slice(one.at, one.at + one.length);
      if (!nearest)
        return { time: { local: day }, text: printed(first), isSure: first.sure && first.yearPrinted, hasTime: false };
      const { date, clock } = nearest;
      const from = Math.min(date.at, clock.at);
      const until = Math.max(date.at + date.length, clock.at + clock.length);
      return {
        time: { local: `${day}T${time}:00` },
        text: until - from <= longestValue ? text.slice(from, until) : printed(date),
        isSure: date.sure && date.yearPrinted && !clock.weak,
        hasTime: true,
      };
    },
  };
}

/** As a word of its own; white space is white space, and in a code it may stand anywhere or nowhere. */
function pattern(value: string, isCode: boolean): RegExp {
  const literal = (part: string) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  const words = isCode
    ? [...value.replace(/\s/g, '')].map(literal).join(' ?')
    : value.split(/\s+/).map(literal).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u');
}
