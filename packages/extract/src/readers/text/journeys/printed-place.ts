import {
  airlineByName,
  findAirports,
  findCity,
  findOwnCity,
  findStation,
  findStations,
  fold,
  type KnownPlace,
} from '../../../knowledge/index.ts';
import { railways } from '../../../knowledge/railways.ts';
import { isOfTrade } from '../../../possible/trade-words.ts';
import { weekdayNames } from '../../../text/calendar-words.ts';
import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { withCapital, withoutBesidePlace } from './beside-place.ts';
import { codedPlace } from './coded-place.ts';
import { notPlace } from './no-place.ts';
import { isWordOfEnd } from './roles.ts';
import { withoutTerminal } from './terminal-behind.ts';
import { isTrainsName } from './trains-by-name.ts';

/** A place as the paper writes it, and what the tables know of it. */
export type PrintedPlace = {
  /** Without code, terminal and platform; the code itself where nothing else is printed. */
  name: string;
  /** As printed, or the only airport of that name. */
  iata?: string;
  codePrinted: boolean;
  terminal?: string;
  /** With its terminal, which a coach's stop has in its name. */
  whole?: string;
  /** What it may be; the journey's kind decides. */
  airport?: KnownPlace;
  station?: KnownPlace;
  city?: KnownPlace;
};

export const isOnMap = ({ codePrinted, airport, station, city }: PrintedPlace) =>
  codePrinted || (airport ?? station ?? city) !== undefined;

/**
 * The place in a piece of a line, or null where it does not look like one. Where the line's label or time vouches for a
 * place, an unknown name is taken as printed.
 */
export function placeIn(
  piece: string,
  { labelled, timed }: { labelled: boolean; timed: boolean },
): PrintedPlace | null {
  const tidy = withoutStreetOfHall(withoutBesidePlace(labelled || timed ? withCapital(piece) : piece));
  if (tidy.length < 2 || tidy.length > 90 || weekdayNames.has(fold(tidy)) || ofClock.test(tidy)) return null;
  if (isTrainsName(tidy) || isOfTrade(tidy)) return null;
  const carried = withoutCarrier(withoutRideBehind(tidy));
  const coded = codedPlace(carried);
  if (coded) return coded;
  const { name: printed, terminal } = withoutTerminal(withoutRailway(carried));
  const name = withoutStationCode(printed);
  const known = knownAs(name);
  if (
    !/^[\p{Lu}\p{Lo}(]/u.test(name) ||
    !/\p{L}{2}/u.test(name) ||
    wordsIn(name) > 9 ||
    (labelled || timed ? /\d{2}|\p{L}\/\p{L}/u : /\d|\p{L}\/\p{L}/u).test(
      known.replace(labelled || timed ? streetOrFloor : /\([^)]*\)|(?<!\d)\d{1,3}(?:st|nd|rd|th) (?=\p{Lu})/gu, ''),
    )
  )
    return null;
  // "Tallinn D-Terminal", "Helsinki Olympia Terminal 10:30": of a town's ports one
  const isHall = /\bterminal$/i.test(name) && !((labelled || timed) && cityIn(name));
  if (notPlace.test(name) || isWordOfEnd(name) || ofSentence.test(name) || isHall || (!labelled && airlineByName(name)))
    return null;
  const airports = findAirports(known);
  const [airport] = airports;
  const station = findStation(known) ?? findStation(inFrontOfHall.exec(known)?.[1] ?? '') ?? undefined;
  const city =
    findCity(known) ?? cityOfHall(known) ?? (labelled || timed || stopInTown.test(name) ? cityIn(known) : undefined);
  const only =
    airport && (airports.length === 1 || (airports[1]?.weight ?? 0) < airport.weight - 1.5) ? airport : undefined;
  // One word is in the long name of some airport soon: "Bank", "Name".
  // and in the long name of some station
  const isStation = station !== undefined && (timed || isNamed(station, name));
  if (
    !labelled &&
    !/[ -]/.test(name.replace(/ ?\([A-Z]{1,5}\)$/, '')) &&
    !isStation &&
    !city &&
    !airports.some((a) => isNamed(a, name))
  )
    return null;
  if (!airport && !station && !city && findStations(known).length === 0) {
    if (!labelled && !(timed && isProper(name))) return null;
    // "Stena Line", "Brittany Ferries": who sails
    if (wordsIn(name) > 7 || shippingLine.test(name) || saysWhat(name)) return null;
  }
  const whole = terminal === undefined ? {} : { whole: withoutRailway(carried) };
  return { name, terminal, ...whole, codePrinted: false, airport: only, iata: only?.iata, station, city };
}

/**
 * "New Delhi (NDLS)", "PATNA JN (PNBE)": a railway's own code is no part of the name, as an airport's is not. Where all is in capitals, a
 * word may stand in the bracket, "BERLIN (TEGEL)", "HALLE (SAALE)": a code has hardly a vowel, or is the name once more.
 */
function withoutStationCode(printed: string): string {
  const [, name, code] = /^(.*[\p{L}.]) ?\(([A-Z]{4,5})\)$/u.exec(printed) ?? [];
  if (!name || !code) return printed;
  const vowels = code.match(/[AEIOUY]/g)?.length ?? 0;
  const isCode = /\p{Ll}$/u.test(name) || name.startsWith(code) || (vowels < 2 && !ofHalls.test(code));
  return isCode ? name : printed;
}

const ofHalls = /^(?:NORD|WEST|NORTH|SOUTH|PORT|DOCK|HALL|TOWN|BHF|STN|CENTR|TRAM|PARK|STOP|STAND)$/;

/** "Start Date", "Booking Status", "Klasa", "Ticket Fare": what a paper calls a value, in any language, and on no map. */
function saysWhat(name: string): boolean {
  const label = labelOf(name);
  if (label !== null && !ofWhere.has(label)) return true;
  const last = name.split(' ').at(-1) ?? '';
  const isValue = last !== name && ofValues.has(labelOf(last) ?? 'other');
  return isValue;
}

/** Words that are in what places are called: "Bus Station", "Hôtel de Ville". */
const ofWhere: ReadonlySet<Label> = new Set(['place', 'address', 'city', 'hotel', 'route', 'from', 'to']);
const ofValues: ReadonlySet<Label> = new Set([
  'date',
  'time',
  'price',
  'issued',
  'status',
  'reference',
  'class',
  'phone',
]);

/** "Göteborg, Masthugget/Majnabbeterminalen", "(Quai 12)", "42nd Street", "München ZOB, Arnulfstraße 21": in which street a stop is. */
const streetOrFloor =
  /(?<=\p{L}{3}), ?\p{Lu}[\p{L}.'’ -]{2,30}\/\p{Lu}[\p{L}.'’ -]{2,40}$|\([^)]*\)|(?<!\d)\d{1,3}(?:st|nd|rd|th) (?=\p{Lu})|(?<=\p{L}{3}\)?), ?\p{Lu}[\p{L}.'’ -]{4,40} \d{1,4}[a-z]?(?:\/\d{1,3}[a-z]?)?$|(?<=\p{L}{3}\)?), ?\d{1,4}(?: ?bis| ?ter)?,? (?:\p{Ll}{2,12}|\p{Lu}\p{L}+) [\p{L}.'’ -]{3,40}$/gu;

/** "Paris Est, train de nuit Nightjet", "Wien Hbf, board the sleeper": behind a place that is known, what leaves there. */
function withoutRideBehind(text: string): string {
  const [, place, rest] = /^([^,]{2,60}), (\p{Ll}.*)$/u.exec(text) ?? [];
  if (!place || !rest || !rideBehind.test(plain(rest))) return text;
  // "Ardrossan, minibuses home with Rory": no stop is called so much, be the port on a list or not
  const isRemark = rest.split(' ').length > 2;
  return isRemark || findStation(place) || findCity(place) || findAirports(place).length > 0 ? place : text;
}

const rideBehind = inLines()`
  ^(?:(?:night|sleeper|express|direct|fast|slow|regional|local|through) ?)?
  (?:
    trains?|sleeper|vols?|flights?|(?:mini)?bus(?:es)?|(?:auto)?cars?|coach(?:es)?|ferry|bateau|navire|ship|boat|tram|taxis?
    |navettes?|shuttles?|transferts?|transfers?|(?:cabins?|berths?|seats?|cabines?|couchettes?|kabinen?|platze?) (?:for|pour|fur|with|avec|in|en|im)
  )\b(?! (?:station|stop|terminal|port|depot|park|bay|stand|rank))
  |^(?:
    depart(?:s|ing|ure)?|arriv(?:e|es|ee|ing|al)|board(?:ing)?|embark(?:ing)?|embarquement|embarquez|montee|fin du trajet
    |vous (?:prenez|montez)
  )\b
`;

/** "7:00 AM Newfoundland Time", "17:00 (UK time)", "09:45 (heure de Paris)": by whose clock. */
const ofClock =
  / (?:Time|Zeit)$|^(?:\p{L}+ ){1,4}(?:time|Time|Zeit|tijd|tid)\)?$|^(?:heures? |ora |hora )(?:locales?|d[eu]|d['’]|de la|des|di|local|fran[çc]aise|anglaise|britannique|\p{Ll}+e)(?!\p{L})/u;

/** "New York, NY - Moynihan Train Hall at Penn Station" has nine. */
const wordsIn = (name: string) => name.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;

const shippingLine = / (?:Lines?|Linea|Ferr(?:y|ies)|Seaways|Shipping|F[äa]hren|Navigazione)$/u;

/** As the tables have it: "Paris Montparnasse 1 et 2" and "Aéroport CDG 2 TGV" without their halls, "Brussels-Midi/Zuid" in one language. */
function knownAs(name: string): string {
  const whole = name.replace(/ (?:Hall )?\d(?: ?(?:et|&|and|-) ?\d)?(?= TGV$|$)/iu, '');
  const twin = /^(\p{Lu}[^/]{1,40}[^/ ]) ?\/ ?\p{Lu}/u.exec(whole)?.[1];
  // "London St Pancras Int’l": where trains from abroad end
  const short = / Int(?:ernational|['’]?l\.?)$/iu.test(whole) ? whole.slice(0, whole.lastIndexOf(' ')) : undefined;
  return (
    [twin, short].find((other) => other && (findStation(other) ?? (other === twin ? findCity(other) : null))) ?? whole
  );
}

/** "British Airways, London Gatwick (LGW)", "Melbourne Tullamarine, Qantas": who flies is not where. */
function withoutCarrier(text: string): string {
  const comma = text.indexOf(', ');
  if (comma > 1 && airlineByName(text.slice(0, comma))) return text.slice(comma + 2);
  const last = text.lastIndexOf(', ');
  return last > 1 && airlineByName(text.slice(last + 2)) ? text.slice(0, last) : text;
}

/** "Avanti West Coast, London Euston": whose train it is. */
function withoutRailway(text: string): string {
  const comma = text.indexOf(', ');
  return comma > 1 && ofRailway.test(text.slice(0, comma)) ? text.slice(comma + 2) : text;
}

const ofRailway = new RegExp(`^(?:${railways})$`);

/** Whether this is one of its names, and all of it. */
export function isNamed(place: KnownPlace, name: string): boolean {
  return [place.name, place.city, place.frenchCity, place.english, place.french, ...(place.otherNames ?? [])].some(
    (n) => n && fold(n) === fold(name),
  );
}

/** "Riia bussijaam, Prāgas iela 1": in which street the station of a town is, is not what it is called. */
const withoutStreetOfHall = (text: string): string => hallThenStreet.exec(text)?.[1] ?? text;
const hallInSmall = 'bussijaam|raudteejaam|autoosta|autobusų stotis|linja-autoasema|rautatieasema|autogara';
const hallThenStreet = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)? (?:${hallInSmall})), \p{Lu}[\p{L}.'’ -]{3,40} \d{1,4}[a-z]?$`,
  'u',
);
const hallAtEnd = new RegExp(` (?:${hallInSmall})$`, 'u');

/** "Saint-Jean Village", not "Angaben für Kontrolle": every word is a name's. */
function isProper(name: string): boolean {
  // "Riia bussijaam": the station of a town that no list calls so
  if (hallAtEnd.test(name) && isProper(name.replace(hallAtEnd, ' Hall'))) return true;
  const words = name.replace(/ \([^()]*\)$/, '').split(/[\s-]+/);
  return (
    words.length > 1 &&
    words.length < 6 &&
    words.every((word) => /^[\p{Lu}(]/u.test(word) || /^(?:de|du|des|la|le|les|sur|am|an|der|of|the|d'|l')$/.test(word))
  );
}

/** "Paris (Quai de Bercy)", "Toulouse (Gare routière)", "New York (Penn Station)", "Washington Union Station", "Washington, DC (Union Station)" */
const stopInTown = inLines('u')`
  ^\p{Lu}[\p{L}' .-]+ \(\p{Lu}[^()\d]{2,36}(?<=[ -])(?:
    [Ss]tation|STATION|[Ss]ta\.?|STA\.?|[Hh]all|HALL|[Tt]erminal|TERMINAL|[Cc]ent(?:er|re)|Hbf|Bahnhof|ZOB
  )\)$
  |^\p{Lu}[\p{L}'. -]+, [A-Z]{2} \((?:\p{Lu}|\d{1,3}(?:st|nd|rd|th) )[^()\d]{2,40}\)$
  |^\p{Lu}[\p{L}' -]+ (?:
    \((?:[Gg]are|[Qq]uai|[Pp]ort|[Aa][eé]roport|[Bb]us|[Cc]oach|[Cc]entral|[Ss]tation|[Tt]erminal|ZOB)\b[^()\d]*\)
    |[Gg]are (?:centrale|principale|routi[èe]re|maritime)
    |(?:\d{1,3}(?:st|nd|rd|th) )?\p{Lu}\p{L}+ (?:
      Station|Train Hall|Transit Cent(?:er|re)|Transportation Cent(?:er|re)
    )
  )$
  |^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? (?:
    (?:rautatie|juna|linja-auto|bussi)?asema|(?:järnvägs|central|buss)?station|(?:jernbane|buss|tog)?stasjon
    |banegård|pályaudvar|vasútállomás|nádraží|stanica|kolodvor|(?:bussi|raudtee)?jaam|autoosta|stacija|stotis
  )$
`;

/** "Roscoff Gare maritime": where ships or coaches leave a town that is on no list of cities, and has a railway. */
const inFrontOfHall = /^(\p{Lu}[\p{L}' -]+) [Gg]are (?:routi[èe]re|maritime)$/u;

/** "Gare d’autocars de Montréal", "Gare routière de Lyon": the town behind the kind of its hall. */
function cityOfHall(name: string): KnownPlace | undefined {
  const town = hallBefore.exec(name)?.[1];
  return (town && findCity(town)) || undefined;
}

export const kindOfHall = String.raw`(?:centrale?|principale?|routi[èe]re|maritime|internationale?|d['’](?:autocars?|autobus)|des (?:autocars|autobus|bus))(?!\p{L})`;
const hallBefore = new RegExp(
  String.raw`^(?:[Gg]are|[Tt]erminal|[Ss]tation) ${kindOfHall} (?:de |d['’]|du )(\p{Lu}[\p{L}'’ -]{1,40})$`,
  'u',
);

/** The city that a longer name begins with: "Geneva Bus Station". */
function cityIn(name: string): KnownPlace | undefined {
  // "Roma Street", "Liverpool Street", "Oxford Road": called after a street, in another town
  if (/^\p{L}+ (?:Street|Road|Avenue|Lane)$/iu.test(name)) return undefined;
  const front = name.replace(/\s*\(.*$/, '');
  // "PORTLAND ME"
  const [, town, state] = /^(\p{L}[\p{L} .'’-]*?),? ([A-Z]{2})$/u.exec(front) ?? [];
  const there = town && state ? findCity(`${town}, ${state}`) : null;
  if (there?.state === state && there) return there;
  const words = front.split(/[ ,-]+/);
  // "Toulouse (Gare routière)": what is in brackets is the rest
  for (let length = Math.min(3, front === name ? words.length - 1 : words.length); length > 0; length--) {
    const town = words.slice(0, length).join(' ');
    // "Bergen stasjon": a town that another is called after has a station of its own
    const city = findCity(town) ?? (stopInTown.test(name) ? findOwnCity(town) : null);
    if (city) return city;
  }
  return undefined;
}

/** "Hotel may be cancelled", "Then the" before an hour, "Traversée Blue Star Ferries": a sentence, and who sails. */
const ofSentence =
  /\b(?:Ferries|Airlines|Airways)$| (?:the|an?|der|die|das|il|les?|la)$| (?:may|can|must|will|should|is|are|be|peut|doit|sera|est|sont|kann|muss|wird) /u;
