import { airlineByName, airportByIata, findAirports } from '../knowledge/index.ts';
import { inLines } from './in-lines.ts';
import type { FoundTime } from './times.ts';
import { weekdays } from './weekday-words.ts';

/**
 * Clocks of four digits without a mark between, "Dep Brisbane (BNE) 0955", "in from 1400", "18 Aug 2027 1150": only where
 * the words around them leave nothing else that they might be, for a year, a fare, a post code and a house look the same.
 */
export function findRunTimes(shape: string): FoundTime[] {
  if (!/(?<!\d)(?:[01]\d|2[0-3])[0-5]\d(?!\d)/.test(shape)) return [];
  const ofStops = clocksOfStops(shape);
  const found: FoundTime[] = [];
  for (const match of shape.matchAll(run)) {
    const before = shape.slice(Math.max(0, match.index - 80), match.index);
    const behind = shape.slice(match.index + 4, match.index + 24);
    const isYear = /^(?:19|20)/.test(match[0]);
    const isSaid = isBehindAirport(before, isYear) || (isYear ? behindWholeDay : behindDay).test(before);
    const isTold =
      behindEnd.test(before) ||
      ofStops.has(match.index) ||
      (!isYear && (behindWord.test(before) || (behindStop.test(before) && !isNumbered.test(before))));
    if ((!isSaid && !isTold && !isJoined(before, behind, isYear)) || !goesOn.test(behind)) continue;
    const later = daysLater.exec(behind);
    found.push({
      time: `${match[1]}:${match[2]}`,
      at: match.index,
      length: 4 + (later?.[0].length ?? 0),
      daysLater: later ? Number(later[1] ?? 1) : 0,
      weak: false,
    });
  }
  return found;
}

/** "LHR T5 1035 - LOS 1655": two airports by their codes, and behind each its four digits. */
function clocksOfCodes(shape: string): number[] {
  const match = codes.exec(shape);
  const isBoth = [match?.[1], match?.[3]].every(
    (code) => code && !money.has(code) && airportByIata(code.toUpperCase()),
  );
  return match && isBoth ? [match.indices?.[2]?.[0] ?? -1, match.indices?.[4]?.[0] ?? -1] : [];
}

/** "Melbourne MEL 0700", "Sydney SYD 1930" in a cell of its own: an airport, its code and its clock; "Lisbon LIS 2027" is a year. */
function clockOfAirport(shape: string): number[] {
  const [, name = '', code = '', clock = ''] = stopAlone.exec(shape) ?? [];
  if (!code || /^20[23]/.test(clock)) return [];
  return findAirports(name.trim()).some(({ iata }) => iata === code.toUpperCase()) ? [shape.lastIndexOf(clock)] : [];
}
const stopAlone = /^([a-z][a-z' -]{2,40}) \(?([a-z]{3})\)?,? (?:(?:t|terminal )\d[a-z]? )?((?:[01]\d|2[0-3])[0-5]\d)$/;

/** "Tue 14 Sep: Nairobi Terminus 1500, Mombasa Terminus 2018": behind a day two names, and behind each its four digits. */
function clocksOfStops(shape: string): ReadonlySet<number> {
  const match = stops.exec(shape);
  const [from, to] = match?.indices?.slice(1) ?? [];
  return new Set(from && to ? [from[0], to[0]] : [...clocksOfCodes(shape), ...clockOfAirport(shape)]);
}

/** "between 1600 and 2000 hrs", "0800–1000 hrs": the word behind the second is of both; "3 July 2027 – 1600 hrs" is a year. */
function isJoined(before: string, behind: string, isYear: boolean): boolean {
  return joined.test(behind) && (!isYear || /(?:^|[\n(:]|\b(?:between|from|entre|zwischen))\s*$/.test(before));
}
const joined =
  /^ ?(?:[–—-]|and|to|until|till|et|a|und|bis) ?(?:[01]\d|2[0-3])[0-5]\d ?h(?:rs?|ours|eures)?(?![\p{L}\d])/u;

const run =
  /(?<![\d\p{L}.,:/+#€$£-])([01]\d|2[0-3])([0-5]\d)(?![\d\p{L}€$£%]|[.,:/]\d|-\d(?!\d{3} ?h)| ?(?:eur|usd|gbp|aud|nzd|chf)\b)/gu;
const daysLater =
  /^ ?(?:\(?\+ ?([12])(?: ?(?:days?|jours?|tage?|j|d))?\)?|\(?(?:the )?(?:next|following) day\)?|\(?le lendemain\)?)/;

const month = String.raw`(?:jan|feb|fev|mar|apr|avr|may|mai|jun|jui|jul|aug|aou|sep|oct|okt|nov|dec|dez)[a-z]{0,6}\.?`;
/** What may follow a clock: another word makes the figures a house's, "pick-up at 1204 Market Street", or an amount. */
const goesOn = inLines('u')`
  ^(?:
    $|[\n,;.)|·/–—-]|:(?: |$)| ?[(+–—-]
    | (?:
      h|hrs?|on|at|and|or|until|till|to|by|in the|the|next|following|(?:[a-z]{2,9} )?time|local|le (?:lendemain|\d.*)|et|au|a|from
      |t\d|terminal
      |(?:arr|dep)(?:\.|art(?:s|ing)?|ive[sd]?|iving)?
      |lands|leaves|lv
      |(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?
      |(?:lun|mar|mercre|jeu|vendre|same)(?:di)?|dimanche|\d{1,2}[ ./-].*
      |\d{1,2}(?:jan|feb|fev|mar|apr|avr|may|mai|jun|jui|jul|aug|aou|sep|oct|okt|nov|dec|dez)(?:\d\d)?
    )(?![\p{L}\d])
  )
`;
/** "Dep Brisbane (BNE) 0955", "(SYD) T1 2005" */
const behindCode = /(?:^|[\s,;])([^\d\n]{2,50})\(([a-z]{3})\),?((?: (?:t|terminal )\d[a-z]?,?)?)(?: at| a)? $/;

/** Not "Price (EUR) 1200" nor "Lufthansa (DLH) 1440"; "Lisbon (LIS) 2027" is a year unless one says that it lands. */
function isBehindAirport(before: string, isYear: boolean): boolean {
  const [, name = '', code = '', terminal] = behindCode.exec(before) ?? [];
  if (!code || money.has(code) || airportByIata(code.toUpperCase()) === null) return false;
  if (airlineByName(name.trim())) return false;
  return !isYear || Boolean(terminal) || leadOfStop.test(name);
}
const money = new Set(
  'eur usd gbp chf cad aud nzd inr jpy cny sgd hkd sek nok dkk pln czk huf zar brl mxn thb'.split(' '),
);
const leadOfStop = /^(?:dep|arr|leav|lands?\b|landing|lv\b|etd|eta|std|sta\b|fly|abflug|ankunft)/;

const since =
  "(?: (?:at|a|by|from|until|till|before|after|not? later than|des|a partir de|jusqu'a|avant|apres|bis|ab|um))? ";
/** "08APR27 THU 1120", "8 Apr 2027 (Thu) 1120" */
const weekday = String.raw`(?:,? \(?(?:${weekdays})\.?\)?)?`;
/** "18/08/2027 0930", "Fri 04/12/26, until 1200", "18 Aug 2027 0930", "18AUG27 1150" */
const behindWholeDay = new RegExp(
  String.raw`(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)|\d{1,2}[ -]?${month}[ -]?(?:\d{4}|\d\d)|${month} \d{1,2},? \d{4})${weekday},?${since}$`,
);
/** "Wed 18 Aug 1150" */
const behindDay = new RegExp(String.raw`${behindWholeDay.source}|\d{1,2}[ -]?${month}${weekday},?${since}$`);
/** "In from 1400, out by 1100", "check-in 1500", "arrivée dès 1500" */
const behindWord = inLines()`
  (?:
    \b(?:
      check-?in|check-?out|in|out|ready|arrival|departure|arrivee|depart|etd|eta|std|sta|dep|arr|departs|arrives|lv|pick-?up
      |drop-?off
    )\b[^\d\n.;]{0,20}? (?:from|by|at|after|before|until|till|des|a partir de|avant|a)
    |\b(?:check-?in|check-?out|etd|eta|std|sta|dep|arr|departs?|departing|leaves?|leaving|arrives?|arriving|lands?|landing|lv)\.?
    :?
    |\b(?:
      check-?in (?:opens|starts|begins)|check-?out (?:closes|ends)|(?:due|gets|touch(?:es|ing) down)(?: in)?(?: at)?
      |arrival|departure|boards?|boarding|docks|docking|sails|sailing|takes? off|taking off|rooms? (?:ready|available|free)(?: from| at)?
    )
  ) $
`;
const codeAndClock = String.raw`(?<![\p{L}\d])([a-z]{3})(?: t\d[a-z]?)? ((?:[01]\d|2[0-3])[0-5]\d)`;
const codes = new RegExp(
  String.raw`${codeAndClock}(?: ?[–—→/-]>? ?|,? | (?:to|a) )${codeAndClock}(?=$|[\n,;.)]| ?[(+–—-])`,
  'du',
);
const stopAndClock = String.raw`[\p{L}][\p{L}'’.() -]{3,40} ((?:[01]\d|2[0-3])[0-5]\d)`;
const stops = new RegExp(
  String.raw`\d{1,2}[ -]?${month}(?:[ -]?(?:\d{4}|\d\d))?(?:, ?|: ?| [–—-] | )(?:(?:[\p{L}]{2,12} )?[a-z]{0,2} ?\d{1,5}[:,]? )?${stopAndClock}(?:, ?| ?[–—→/-]>? ?| (?:to|a) )${stopAndClock}(?=$|[\n,;.)]| [(+–—-])`,
  'du',
);
/** "DEP 1910", "arriving 2025": an end of a journey, though elsewhere both are years. */
const behindEnd =
  /(?:^|[\s,;])(?:(?:dep|arr|etd|eta|std|sta|lv)\.?:?|(?:arrives?|arriving|departs?|departing|lands|landing)(?: at)?) $/;
/** "Dep Brisbane 0955", "Collect Honolulu Airport 0900": from the beginning of the line. */
const behindStop =
  /(?:^|\n)(?:(?:dep|departs?|departing|leaves?|lv|arr|arrives?|arriving|lands?)\.?:? [^\d\n:]{3,50}|(?:collect(?:ion)?|pick-?up|returns?|drop-?off|prise en charge|retrait|restitution|retour):? [^\d\n]{0,40}\b(?:airport|station|terminal|branch|depot|aeroport|gare|agence)),? $/;
/** "Dep gate 1204", "Arr train NZ 1440" */
const isNumbered =
  /\b(?:gate|room|train|flight|bus|coach|unit|suite|box|no|ref|number|seat|platform|porte|chambre|vol|quai|n°|[a-z]{2}|[a-z]\d|\d[a-z]),? $/;
