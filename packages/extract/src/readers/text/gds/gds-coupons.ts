import { airlineByCode, airportByIata, findAirports } from '../../../knowledge/index.ts';
import { findDates } from '../../../text/dates.ts';
import { addDays } from '../../../text/days.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Leg } from '../journeys/leg.ts';
import { type PrintedPlace, placeIn as placeNamed } from '../journeys/printed-place.ts';
import { endsOf } from './gds-ends.ts';
import type { PrintedService } from './gds-services.ts';

// The receipt of an electronic ticket, a coupon for each flight, in columns that only blanks make. Where it lands stands below:
//   FROM / TO            FLIGHT  CL DATE   DEP   ARR   FARE BASIS  BAG ST
//   LONDON HEATHROW LHR  SK0806  M  24NOV  1020  1335  MSAGO       1PC OK
//   OSLO OSL                                           24NOV   24NOV
// Others have a column for that, or print the hour of the landing beside the place, with its day: "NEW YORK JFK   ARRIVAL TIME: 1245   ARRIVAL DATE: 13MAR",
// "PAPEETE FAAA   HEURE D'ARRIVEE: 2250  DATE D'ARRIVEE: 25JUN".
// The days in the last columns are those between which the coupon is valid.
const heads =
  /(?<!\p{L})(?:FLIGHT|FLT|VOL|VOO|VUELO|VOLO|FLUG|VLUCHT|U[ÇC]U[ŞS])(?!\p{L}).*(?<!\p{L})(?:DATE|DATA|FECHA|DATUM|TAR[Iİ]H)(?!\p{L}).*(?<!\p{L})(?:DEP|DEPARTS?|TIME|HEURE|D[ÉE]PART|PARTIDA|SALIDA|SAL|HORA|PARTENZA|PART|ABFLUG|AB|VERTREK|KALKI[ŞS])(?!\p{L})/iu;
/** A town, and perhaps which of its terminals: "MANCHESTER T2", "PARIS CDG TERMINAL 2E". */
const named = String.raw`\p{Lu}(?:[\p{L}.,'’()/-]| (?! )){2,34}?(?: ,?(?:T|TERM(?:INAL|\.)? )(?:\d[A-Z]?|[A-Z]))?`;
const coupon = new RegExp(
  String.raw`^[ >]{0,8}(?:\d{1,2}[. ] ?)?(${named})(?: {2,20}(${named}))? {1,20}([A-Z]{2}|[A-Z]\d|\d[A-Z]) {0,4}(\d{1,4}) {1,12}\/?([A-Z]) {1,12}(?:[A-Z]{2,3} )?(\d{1,2} ?[A-Z]{3}(?: ?\d{2}|\d{4})?) {1,8}(\d{2}[:.]?\d{2})(?: {1,8}(\d{2}[:.]?\d{2})(?![\p{L}\d])(?: ?\+(\d))?)?(?![\p{L}\d:])(.*)$`,
  'u',
);
const placeBelow = new RegExp(String.raw`^[ >]{0,8}(?:\d{1,2}[. ] ?)?(${named})(?: {2,}.*|[ ]*)$`, 'u');
const lands =
  /(?<!(?:\p{L}|DATE D['’]))(?:HEURE D['’] ?)?ARR(?:IVAL|IV[ÉE]E|IVES)?(?: TIME)? ?:? {0,8}(\d{2}[:.]?\d{2})(?!\d)/iu;
const landsOn =
  /(?<!\p{L})(?:ARR(?:IVAL|IV[ÉE]E)? ?DATE|DATE D['’] ?ARRIV[ÉE]E) ?:? {0,8}(\d{1,2} ?[A-Z]{3}(?: ?\d{2,4})?)(?!\p{L})/iu;
/** "DOHA (DOH)   18NOV  0035" */
const dayAndHour = /(?<![\p{L}\d])(\d{1,2}[A-Z]{3}) {1,8}(\d\d[:.]?\d\d)(?![\p{L}\d])/u;
const noPlace =
  /^(?:(?:DEPARTURE |ARRIVAL )?TERMINAL|DEPART|ARRIV|OPERATED|OP[ÉE]R[ÉE]|VIA|NVB|NVA|BAG|SEAT|SI[ÈE]GE|STATUS|NOTE|SURFACE)\b/iu;
const maxLines = 3000;

export function couponsIn(document: TextDocument): PrintedService[] {
  const lines = document.text.slice(0, 100_000).split('\n').slice(0, maxLines);
  const found: PrintedService[] = [];
  let isBelowHeads = false;
  let at = 0;
  lines.forEach((line, i) => {
    isBelowHeads ||= heads.test(line);
    const match = isBelowHeads ? coupon.exec(line.trimEnd()) : null;
    const leg = match ? legOf(match, at, lines.slice(i + 1, i + 6), document) : null;
    const status = / (RQ|WL|SA|NS|UN|UC|HX)\b/.exec(match?.[10] ?? '')?.[1];
    if (leg) found.push({ leg, status: waits(status) });
    at += line.length + 1;
  });
  // where a page of print has broken some of them, whoever reads by the words sees more
  const said = new Set(lines.join('\n').match(anyCoupon)).size;
  return found.length >= said ? found : [];
}

const anyCoupon =
  /(?<![A-Z\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}\s{1,20}\/?[A-Z]\s{1,20}(?:[A-Z]{2,3} )?\d{1,2} ?[A-Z]{3}(?!\p{L})/gu;

/** In the words that the lines below a printed service have. */
const waits = (code: string | undefined) =>
  code === undefined || code === 'NS' ? '' : /^(?:RQ|WL|SA)$/.test(code) ? 'WAITLIST' : 'NOT CONFIRMED';

function legOf(match: RegExpExecArray, at: number, below: readonly string[], document: TextDocument): Leg | null {
  const [line, from = '', to = '', iata = '', number = '', , date = '', departs = '', arrives = '', later = ''] = match;
  const next = below.findIndex((other) => coupon.test(other.trimEnd()));
  // the place of the next coupon where no other stands between: one journey on
  const own = next < 0 ? below : below.slice(0, next + 1);
  const whole = wrapped(from, own[0]);
  const lines = whole ? own.slice(1) : own;
  const goal = to ? endOf(to) : (lines.map((other, i) => goalIn(other, lines[i + 1])).find((place) => place) ?? null);
  const origin = whole ?? endOf(from);
  const airline = airlineByCode(iata);
  const facts = { contextDate: document.contextDate, language: document.language };
  const [day] = findDates(date.replace(/ /g, ''), facts);
  if (!origin || !goal || !airline || !day || origin.name === goal.name) return null;
  const beside = (next < 0 ? below : below.slice(0, next)).join('\n');
  const [, besideDay, besideHour] = dayAndHour.exec(beside) ?? [];
  const landing = clock(arrives || (lands.exec(beside)?.[1] ?? besideHour));
  const said = landsOn.exec(beside)?.[1] ?? besideDay;
  const [landingDay] = said ? findDates(said.replace(/ /g, ''), { ...facts, contextDate: day.day }) : [];
  const about = { at: at + line.indexOf(from), line: 0, text: line.trim() };
  const { place, time } = endsOf(about);
  const leaves = clock(departs);
  if (!leaves) return null;
  return {
    vehicle: { kind: 'flight', airline: airline.name, iata, number: number.replace(/^0+(?=\d)/, ''), ...about },
    from: place(origin, 'from'),
    to: place(goal, 'to'),
    departure: time(leaves, 'from'),
    ...(landing ? { arrival: time(landing, 'to', Number(later || 0)) } : {}),
    arrivalDay: landingDay?.day ?? (later ? addDays(day.day, Number(later)) : undefined),
    day: { day: day.day, sure: day.sure, ...about },
    firstLine: 0,
    lastLine: -9,
  };
}

/** Where a line says that one lands, or the next coupon that one goes on from. */
function goalIn(line: string, next: string | undefined): PrintedPlace | null {
  const printed = placeIn(line);
  const isEnd = lands.test(line) || coupon.test(line.trimEnd());
  return wrapped(printed, next) ?? (isEnd ? endOf(printed) : placeOf(printed));
}

/** "PARIS CHARLES" over "DE GAULLE": the column was too narrow for a name that somebody knows, and neither line is another place. */
function wrapped(printed: string, next: string | undefined): PrintedPlace | null {
  const rest = alone.exec(next?.trimEnd() ?? '')?.[1];
  if (!printed || !rest || noPlace.test(rest)) return null;
  const both = placeOf(`${printed.trim()} ${rest}`);
  const isOther = (part: PrintedPlace | null) =>
    part !== null && (part.codePrinted || part.airport?.iata !== both?.airport?.iata);
  return isOther(endOf(printed)) || isOther(placeOf(rest)) ? null : both;
}

const alone = /^[ >]{0,8}(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})$/u;

function placeIn(line: string): string {
  const printed = coupon.exec(line.trimEnd())?.[1] ?? placeBelow.exec(line.trimEnd())?.[1] ?? '';
  return noPlace.test(printed) ? '' : printed;
}

function clock(printed: string | undefined): string | null {
  const [, hour = '', minute = ''] = /^(\d\d)[:.]?(\d\d)$/.exec(printed ?? '') ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour}:${minute}` : null;
}

/** "LONDON HEATHROW LHR", "OSLO (OSL)", or a town: of several airports nobody knows which. */
function placeOf(printed: string): PrintedPlace | null {
  const said = printed.trim();
  const [, town = '', code = ''] = /^(.*[\p{L}.]) \(?([A-Z]{3})\)?$/u.exec(said) ?? [];
  const airport = code ? airportByIata(code) : null;
  if (airport) return { name: town, iata: code, codePrinted: true, airport };
  const place = placeNamed(said, { labelled: false, timed: true });
  return place?.airport || (place?.city && findAirports(said).length > 0) ? place : null;
}

/** Where only an end of a flight stands: "PAPEETE FAAA", of a town that has one airport, whatever that is called. */
function endOf(printed: string): PrintedPlace | null {
  const [, said = '', terminal] = /^(.*?)(?: ,?(?:T|TERM(?:INAL|\.)? )(\d[A-Z]?|[A-Z]))?$/u.exec(printed.trim()) ?? [];
  const [, town = ''] = /^(.{4,}) \p{Lu}[\p{L}'’-]+$/u.exec(said) ?? [];
  const known = placeOf(said) ?? (town ? placeOf(town) : null);
  return known && { ...known, ...(known.codePrinted ? {} : { name: said }), ...(terminal ? { terminal } : {}) };
}
