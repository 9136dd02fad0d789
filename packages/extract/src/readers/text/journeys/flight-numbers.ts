import { airlineByCode, airlineByName, airlinesByShortName, airportByIata } from '../../../knowledge/index.ts';
import { stateCode } from '../../../knowledge/us-states.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import { airlineLetters } from './airline-letters.ts';
import { placeIn } from './printed-place.ts';
import type { Vehicle } from './token.ts';

/** "Air France 1234", "DELTA 1463*" in a paper of Delta Air Lines or beside the ends of a leg. */
export function flightByName(text: string, says: Surroundings['says'], isBesideEnds: boolean): Vehicle | null {
  const [, name, number] = namedFlight.exec(text) ?? [];
  if (!name || !number) return null;
  const short = airlinesByShortName(name);
  const airline =
    airlineByName(name) ??
    airlineByCode(airlineLetters[name] ?? '') ??
    short.find((one) => says(one.name)) ??
    (isBesideEnds ? (short.length === 1 ? short[0] : short.find((one) => one.name === `${name} Airlines`)) : undefined);
  return airline ? { kind: 'flight', airline: airline.name, iata: airline.iata, number } : null;
}

const namedFlight =
  /^(\p{Lu}[\p{L}' ]{2,30}?),? (?:(?:[Ff]light|FLIGHT|[Vv]ol|VOL|[Ff]lug|[Vv]uelo|[Vv]olo|[Vv]lucht)(?: (?:[Nn]o\.?|[Nn]umber|[Nn]°|#))? )?(\d{1,4}) ?[*†]?$/u;

/** "You leave Nashville at 9:40 a.m. on Southwest 1182 and arrive in Austin at 11:55 a.m.": in a sentence who flies, behind a word that leads to it. */
export function flightsNamedIn(text: string): { at: number; length: number; vehicle: Vehicle }[] {
  return [...text.matchAll(namedInSentence)].flatMap(({ index, 1: name = '', 2: number = '', 0: { length } }) => {
    const short = airlinesByShortName(name);
    const airline =
      airlineByName(name) ??
      airlineByCode(airlineLetters[name] ?? '') ??
      (short.length === 1 ? short[0] : short.find((one) => one.name === `${name} Airlines`));
    return airline
      ? [{ at: index, length, vehicle: { kind: 'flight' as const, airline: airline.name, iata: airline.iata, number } }]
      : [];
  });
}

const namedInSentence = inLines('gu')`
  (?<=
    (?<!\p{L})(?:
      [Oo]n|[Bb]y|[Aa]board|[Ww]ith|[Tt]akes?|[Tt]ake|[Yy]our|[Tt]he|[Vv]ia|[Vv]ol|[Ff]light|[Pp]ar|[Aa]vec|[Ll]e|[Ll]a|[Vv]otre
      |[Ss]ur
    ) (?:(?:vol|the|le) )?
  )(\p{Lu}[\p{L}'&-]+(?: \p{Lu}[\p{L}'&-]+){0,2}) (?:(?:flight|vol)(?: (?:no\.?|number|n°))? )?(\d{2,4})
  (?![\p{L}\d]|[:.,]\d| ?(?:h|am|pm|a\.m|p\.m|€|EUR|USD|km)(?!\p{L}))
`;

/** All that may be flights' numbers in a line, and more: for telling soon that it names none. */
export function flightNumbersIn(text: string): string[] {
  const named = namedFlight.exec(text)?.[2];
  const coded = [...text.matchAll(flightNumber)].map((match) => match[2] ?? match[4] ?? '');
  const told = flightsNamedIn(text).flatMap(({ vehicle }) => ('number' in vehicle ? (vehicle.number ?? []) : []));
  return [...(named ? [named] : []), ...coded, ...told];
}

export function speaksOfFlights(p: Passage): boolean {
  const [, letters = ''] = /^([A-Z]{3,5}) \d{2,4}$/.exec(p.text) ?? [];
  return (
    letters in airlineLetters ||
    flightWords.test(p.shape) ||
    clockThenCode.test(p.text) ||
    /\([A-Z]{3}\)|\d(?: ?[AaPp][Mm])? ?[•·|] ?[A-Z]{3}$/.test(p.text)
  );
}

/** "QF775" in a paper that says "Qantas": who is named with a number of its own flies. */
export function namesWhoFlies(passages: readonly Passage[]): boolean {
  const codes = new Set(
    passages.flatMap(({ text }) => [...text.matchAll(flightNumber)].map((match) => (match[4] ? (match[3] ?? '') : ''))),
  );
  const names = [...codes].flatMap((code) => (notAirlines.has(code) ? [] : (airlineByCode(code)?.name ?? [])));
  return names.some((name) => passages.some(({ shape }) => ` ${shape} `.includes(` ${plain(name)} `)));
}

/** Not the aircraft: "Airbus A380", "A 320", nor "TVA FR 40 123456789"; "AI-2860" as Indian agencies print it. */
export const flightNumber = inLines('gu')`
  (?<![\p{L}\p{N}.-])(?<!\b(?:Airbus|Boeing|Embraer|ATR) )(?!A3(?:[1-5]0|1[89]|2[01]|80)(?!\d))(?:
    ((?<=(?:Flight|Vol) )(?:EZY|EJU|EZS|RYR|WZZ|VLG|AFR|BAW|DLH|KLM|SWR)(?= \d)|[A-Z]{3}(?=\d)) ?(\d{2,4})
    |([A-Z]{2}|[A-Z]\d|\d[A-Z])(?: {0,4}|-(?=\d{2,4}(?!\d)))0{0,3}(\d{1,4})
  )(?!(?!\p{Lu}\p{Ll}{3})[\p{L}\d€%]|[.,:]\d|-\d| \d{5,}| \d{3} \d{3}| ?(?:kg|€|EUR|km|min)\b)
`;

/** "22:00 CDG Paris Charles de Gaulle" in a line of its own. */
const clockThenCode = /^\d{1,2}[:h.]\d\d(?: ?[AaPp][Mm])?(?: ?\(?\+\d\)?)? {1,3}[A-Z]{3} \p{Lu}\p{Ll}/u;

const flightWords =
  /\b(?:airbus|boeing|embraer|flights?|vols?|flug|fluge|airlines?|airport|aeroport|flughafen|boarding|flyg|vuelos?|volo|voos?|vluchten|vlucht|airways|avion|compagnies? aeriennes?)\b/;

/** ICAO codes that airlines print on tickets instead of their IATA code. */
export const printedIcao: { [code: string]: string } = {
  EZY: 'U2',
  EJU: 'EC',
  EZS: 'DS',
  RYR: 'FR',
  TRA: 'HV',
  TVF: 'TO',
  WZZ: 'W6',
  VLG: 'VY',
  AFR: 'AF',
  BAW: 'BA',
  DLH: 'LH',
  KLM: 'KL',
  SWR: 'LX',
};

export function readFlight(
  match: RegExpMatchArray & { index: number },
  p: Passage,
  { flies, says }: Pick<Surroundings, 'flies' | 'says'>,
): { kind: 'flight'; airline: string; iata?: string; number: string } | null {
  const [, icao, icaoDigits, iata, digits] = match;
  if (icao && icaoDigits) {
    const code = printedIcao[icao];
    return code
      ? {
          kind: 'flight',
          airline: airlineByCode(code)?.name ?? icao,
          iata: code,
          number: icaoDigits.replace(/^0+(?=\d)/, ''),
        }
      : null;
  }
  if (!iata || !digits) return null;
  // "LHR T5 1035": a terminal and an hour
  if (/^T\d$/.test(iata) && airportByIata(/(?<!\p{L})([A-Z]{3}) $/u.exec(p.text.slice(0, match.index))?.[1] ?? ''))
    return null;
  // "De Havilland Q400": an aircraft
  if (/^0*$/.test(digits) || madeBy.test(p.text.slice(0, match.index))) return null;
  // "Falkirk FK2 7AA": where somebody lives in Britain
  if (
    /^[A-Z]{2}\d{1,2}$/.test(match[0]) &&
    /^ \d[A-Z]{2}(?![\p{L}\d])/u.test(p.text.slice(match.index + match[0].length))
  )
    return null;
  // "Union Row House, Aberdeen AB11": a district behind its town, at the end of an address
  if (
    /^[A-Z]{1,2}\d{1,2}$/.test(match[0]) &&
    isBehindTown(p.text.slice(0, match.index)) &&
    p.label !== 'flight' &&
    p.text.endsWith(match[0])
  )
    return null;
  // "88 Broad Street, Boston, MA 02110"
  if (/^[A-Z]{2} \d{5}$/.test(match[0]) && stateCode(iata) !== null) return null;
  // "Itinerary WP7731": a number of the paper; "Imputation : UB 902": whose money it is
  const lead = p.shape.slice(0, match.index);
  const isOneWord = !match[0].includes(' ');
  if (paperNumber.test(lead) || bookingNumber.test(lead) || (isOneWord && ofConfirmation.test(lead))) return null;
  const before = p.shape.slice(Math.max(0, match.index - 14), match.index);
  const said =
    /\b(?:flight|vol|flug|vuelo|volo|voo|vlucht|flyg)s?(?: ?(?:n°|no\.?|number|:))? ?$/.test(before) ||
    p.label === 'flight';
  const airline = airlineByCode(iata);
  // "GL-207": a number of anything, unless its house or the word stands before it, or its house is named and all of the way is told
  const isHouses =
    airline &&
    (isBehindHouse(airline.name, match.index, p) ||
      (says(airline.name) && (standsAlone(match, p) || findTimes(p.text).length === 2)));
  if (match[0].includes('-') && !said && !isHouses) return null;
  if (!airline) {
    const name = flyingHouse.exec(p.text.slice(0, match.index))?.[1] ?? '';
    // "N° de vol | 3S 311": alone beside its label it is no aircraft
    const isAlone = p.label === 'flight' && /^\S{2} \d{3,4}$/.test(p.text.trim());
    return name || (said && (isAlone || !/\d/.test(iata)))
      ? { kind: 'flight', airline: name, iata, number: digits.replace(/^0+(?=\d)/, '') }
      : null;
  }
  if (!said) {
    // "BA 075": the naught is printed
    const isShort = (/\d+$/.exec(match[0])?.[0].length ?? 0) < 3;
    const isNamed = isBehindHouse(airline.name, match.index, p);
    // "DE1508", "PC 1208", "AM 0402" alone in its line or column, where the paper speaks of flights
    const isWhole =
      (/^(?:DE|PC)$/.test(iata) || says(airline.name)) && flies && digits.length > 2 && match[0] === p.text.trim();
    if ((notAirlines.has(iata) && !isWhole) || (!flies && isShort && !isNamed && !leadsJourney(match, p))) return null;
    // "A330", "T2", "2 x 23": a digit in the code needs the word flight, its house, a space and three digits, or a line of its own.
    const isLong = / /.test(match[0]) && digits.length >= 3;
    const isOwn = flies && digits.length >= 2 && (standsAlone(match, p) || tellsWay(p));
    if (/\d/.test(iata) && !isLong && !isNamed && !isOwn && !leadsJourney(match, p)) return null;
    if (digits.length < 2 && !isSurely(match, iata, airline.name, p)) return null;
  }
  return { kind: 'flight', airline: airline.name, iata, number: digits.replace(/^0+(?=\d)/, '') };
}

/** Who builds aeroplanes, before what one of them is called: "Airbus A321LR", "Boeing 737-800". */
export const madeBy =
  /\b(?:De Havilland(?: Canada)?|Bombardier|Airbus|Boeing|Embraer|ATR|Fokker|Saab|Canadair|Dash|Cessna|Dornier|Comac|Sukhoi|BAe|Beechcraft) ?-?$/;

function isBehindTown(lead: string): boolean {
  const [, town] = /, (\p{Lu}[\p{L}'’ -]{2,24}) $/u.exec(lead) ?? [];
  return town !== undefined && placeIn(town, { labelled: false, timed: false }) !== null;
}

/** A number of one digit: "NZ6" alone in its column or in front of its line, "Aer Lingus EI 7", "XK 9 Ajaccio – Toulouse, décollage 18 h 45". */
function isSurely(match: RegExpMatchArray & { index: number }, code: string, airline: string, p: Passage): boolean {
  const [before, after] = [p.shape.slice(0, match.index), p.text.slice(match.index + match[0].length)];
  if (before === '' && /^(?:$|[,.]? )/.test(after)) return true;
  // "COMING BACK — FR6"
  if (/[–—:|-] ?$/.test(before) && after === '') return true;
  // "Sat 13 Mar 2027 • NZ 8 operated by Air New Zealand"
  if (/[•·|] ?$/.test(before) && /^(?:$| ?[•·|]| (?:operated by|op[ée]r[ée]))/iu.test(after)) return true;
  const [house = ''] = plain(airline).split(' ');
  if (house.length > 2 && before.includes(house)) return true;
  return !wordsInCapitals.has(code) && (findTimes(p.text).length > 0 || flightWords.test(p.shape));
}

/** "PAL Airlines PB 901": who says that it flies does so under its number, though no list has its code. */
const flyingHouse =
  /((?:(?!(?:Vol|Flight|Flug|Volo|Vuelo|Voo) )\p{Lu}[\p{L}'’&-]* ){0,3}(?:Air|Airlines?|Airways|Aviation|Aero\p{Ll}*|Avia\p{Ll}*|Aérien|Aéreas)(?: \p{Lu}[\p{L}'’-]+){0,2}) ?\(?$/u;

/** "Vol Volotea V7 78", "IndiGo 6E 61": whose flight it is stands right before its number. */
function isBehindHouse(airline: string, at: number, p: Passage): boolean {
  const before = ` ${p.shape.slice(0, at).replace(/[ ,:(–—-]+$/, '')}`;
  const [first = '', ...more] = plain(airline).split(' ');
  return [first, [first, ...more].join(' ')].some((name) => name.length > 3 && before.endsWith(` ${name}`));
}

/** "6E 61, 11-Aug-2027, Bengaluru (BLR) 06:15 – Delhi (DEL) 09:00": in front of a line that tells the whole way. */
function leadsJourney(match: RegExpMatchArray & { index: number }, p: Passage): boolean {
  const after = p.text.slice(match.index + match[0].length);
  const isInFront = match.index === 0 && / /.test(match[0]) && /^(?:,| [–—-]| |:)/.test(after);
  return isInFront && (after.match(/\([A-Z]{3}\)/g)?.length === 2 || findTimes(after).length === 2);
}

/** "U22463" alone in its line or its cell, or beside the day or the length of the way: "U2 35 · 1h20", "(U2963)". */
function standsAlone(match: RegExpMatchArray & { index: number }, p: Passage): boolean {
  const [before, after] = [p.text.slice(0, match.index), p.text.slice(match.index + match[0].length)];
  const isParted = /(?:^|[,·•|(]| [–-]) ?$/.test(before) && /^(?:$|\)|,? ?[·•|]| [–-])/.test(after);
  return (p.label === null || besideNumbers.has(p.label)) && isParted;
}

/** What stands before a journey's number in its form, or over it. */
const besideNumbers: ReadonlySet<Label> = new Set(['train', 'flight', 'return', 'route', 'departure', 'date']);

/** "On Thursday 21 October, U22463 leaves Lyon (LYS) at 14:53 and arrives in Porto (OPO) at 16:13." */
export function tellsWay({ text }: Passage): boolean {
  const codes = new Set([...text.matchAll(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu)].map(([code]) => code));
  return findTimes(text).length === 2 && [...codes].filter((code) => airportByIata(code) !== null).length === 2;
}

/** "TO 6 PERSONS", "AT 9" are no flights of the airlines of these codes. */
const wordsInCapitals = new Set('AT TO AS ON IN OF BY LE LA DU AU UN OR SO IF NO GO UP DO WE MY AN A5 TV'.split(' '));

/** "Your booking reference is GV118": a small house's own. */
const bookingNumber =
  /\b(?:booking|reservation|confirmation|dossier)(?: (?:is|est)(?: l[ea])?| (?:reference|number|code|ref\.?|no\.?|n°)(?: (?:is|est)(?: l[ea])?| ?:)?) ?$/;

/** "Confirmation OL7730" beside a table in a restaurant: no flight has a confirmation's number. */
const ofConfirmation = /\b(?:conf(?:irmation)?|r[ée]f(?:[ée]rence)?|pnr|locator)\.?:? $/u;

const paperNumber = inLines()`
  \b(?:
    itinerary|order|voucher|invoice|commande|devis|facture|contrat|bon|quote|proposal|club|miles|bonus|rewards|frequent flyer
    |member(?:ship)?|carte|card|imputation(?: budgetaire| analytique)?|budget|cost cent(?:re|er)|charge code|centre de cout
    |kostenstelle|code (?:projet|affaire|analytique)|project code
  )(?: (?:n°|no\.?|number|ref\.?|#))? ?:? ?$
`;

// Codes that are everyday abbreviations: post boxes, classes, countries before a post code, trains.
const notAirlines = new Set([
  'BP',
  'CS',
  'PO',
  'NO',
  'CH',
  'ID',
  'IC',
  'RE',
  'RB',
  'EN',
  'NR',
  'TV',
  'PC',
  'VP',
  'HQ',
  'PP',
  'DE',
  'IT',
  'PT',
  'ES',
  'BE',
  'NL',
  'GB',
  'UK',
  'EU',
  'PM',
  'AM',
  // "Corso Vittorio Emanuele II 131"
  'II',
  'IV',
]);
