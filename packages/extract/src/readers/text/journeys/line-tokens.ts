import { airlinesByShortName } from '../../../knowledge/index.ts';
import { runsTrains } from '../../../knowledge/railways.ts';
import { weekdayNames } from '../../../text/calendar-words.ts';
import { type DateFacts, type FoundDate, findDates } from '../../../text/dates.ts';
import { readName } from '../../../text/names.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { zoneBehind } from '../../../text/zone-words.ts';
import { isDeadline } from '../deadlines.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { type Piece, piecesBetween } from '../passages/pieces.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import { isWriter } from '../people/addressees.ts';
import { airlineLetters } from './airline-letters.ts';
import { roleInBlocks, stopsInBlocks } from './block-letters.ts';
import type { Claims } from './claims.ts';
import { isClockByDot } from './clock-by-dot.ts';
import { isDayOfElse } from './days-of-else.ts';
import { amongWords } from './names-among-words.ts';
import { isNoStop, stopsAtClocks } from './no-stop.ts';
import { operatorsIn } from './operators.ts';
import { isOnMap, type PrintedPlace, placeIn } from './printed-place.ts';
import { roleAlone, roleBefore, roleOfLabel, roleOfStart, roleStart } from './roles.ts';
import { isRoute as wholeWay } from './ships.ts';
import { isStopOfTown } from './stops-of-towns.ts';
import type { Role, Token } from './token.ts';
import { townAndHall } from './town-and-hall.ts';
import { validity } from './validity.ts';
import { findVehicles, headSign } from './vehicles.ts';
import { withWholeRoute } from './whole-route.ts';

/** The days, times, numbers and places of one line, in its order. */
export function tokensOfLine(p: Passage, line: number, facts: DateFacts, around: Surroundings): Token[] {
  const about = { line, row: p.row, block: p.block, text: p.text };
  const cell = p.inTable ? p.cell : -1 - p.row;
  const claims: Claims = [];
  const dates = findDates(dayOf(p), facts);
  // "GWR 09:03" below the head "Train": called after its hour, which stands beside its stop
  const isCalled = p.label === 'train' && p.byColumn && /^\p{L}[\p{L} ]+ \d/u.test(p.text);
  const times = isCalled ? [] : timesOf(p, around, dates);
  for (const { at, length } of operatorsIn(p.shape, [...dates, ...times])) claim(claims, at, length, null);
  for (const { at, length } of validity(p.shape)) claim(claims, at, length, null);
  let elseEnd = -1;
  for (const { at, length, day, sure, weak, yearPrinted } of dates) {
    // "5:45 AM" over "Arrives Mon, Mar 15"
    // "to 15.10." below "Päivä" is a Thursday
    const lands =
      p.label !== 'date' && (roleOfLabel(p) === 'to' || roleOfStart(p.shape) === 'to') ? { ofArrival: true } : {};
    const labelled = p.label === 'date' && !p.inTable ? { isLabelled: true } : {};
    const said = {
      kind: 'date',
      day,
      sure,
      weak,
      yearPrinted,
      ...lands,
      ...labelled,
      at: p.at + at,
      ...about,
    } as const;
    const isElse = isDayOfElse(p.shape, at);
    if (isElse) elseEnd = at + length;
    claim(claims, at, length, isElse ? null : said);
  }
  for (const { at, length, day } of countedDaysIn(p, facts, around))
    claim(claims, at, length, {
      kind: 'date',
      day,
      sure: true,
      weak: false,
      yearPrinted: true,
      at: p.at + at,
      ...about,
    });
  for (const { at, length, time, daysLater, role } of times) {
    // "until 19 January 2027 23:59": the hour of that day
    const isElse = elseEnd >= 0 && at >= elseEnd && at - elseEnd < 8;
    const said = { kind: 'time', time, daysLater, role, cell, at: p.at + at, ...about } as const;
    claim(claims, at, length, isElse ? null : said);
    const zone = zoneBehind(p.text, at + length);
    if (zone > 0) claim(claims, at + length, zone, null);
  }
  for (const { at, length, vehicle } of findVehicles(p, around)) {
    claim(claims, at, length, { ...vehicle, at: p.at + at, ...about });
  }
  claims.sort((a, b) => a.at - b.at);
  const tokens = claims.flatMap((c) => (c.token ? [c.token] : []));
  return [...tokens, ...placesOf(p, claims, around, about)].sort((a, b) => a.at - b.at);
}

/** "14.10" below the head "Date": a day, though no dot stands behind it. */
const dayOf = ({ text, label, byColumn }: Passage): string =>
  label === 'date' && byColumn && /^\d{1,2}\.\d{1,2}$/.test(text) ? `${text}.` : text;

/** "arr. 08.10 Day 7", "arrivée 8 h 10 (jour 7)": the day that the programme counts so. */
function countedDaysIn(p: Passage, facts: DateFacts, { days }: Surroundings) {
  if (days.size === 0 || p.text.length > 60) return [];
  return [
    ...p.shape.matchAll(/(?<=\d[ ,(]{1,3})(?:day|jour|tag|giorno|dia|dag|j) ?(\d{1,2})\b(?=[ ).]{0,2}$)/g),
  ].flatMap((match) => {
    const title = days.get(Number(match[1]));
    const [date, more] = title ? findDates(title, facts) : [];
    return date && !date.weak && !more ? [{ at: match.index, length: match[0].length, day: date.day }] : [];
  });
}

const wholeArrow = /^[\p{Lu}\p{Lo}][^→➔➜⇒:\d]{1,40} {0,4}(?:→|➔|➜|⇒|->|(?<= )>) {0,4}[\p{Lu}\p{Lo}][^→➔➜⇒:\d]{1,40}$/u;

/** Labels of a row that is a journey, in whose cells it is told. */
const journeys: ReadonlySet<Label> = new Set(['train', 'ship', 'flight']);

function claim(claims: Claims, at: number, length: number, token: Token | null): void {
  if (!claims.some((c) => at < c.end && at + length > c.at)) claims.push({ at, end: at + length, token });
}

/** The hours of a line, without durations and deadlines, and which end its words say each is of. */
export function timesOf(
  p: Passage,
  { padded, twice, colons, dots, lengths }: Surroundings,
  dates: readonly FoundDate[],
) {
  const { text, shape, row } = p;
  const isTime = p.label === 'time' || p.label === 'departure' || p.label === 'arrival';
  const times = (isLengthOfWay.test(shape) && roleOfLabel(p) === null ? [] : findTimes(asClock(p)))
    .filter(
      (t) => !(padded && /^\dh\d\d$/.test(shape.slice(t.at, t.at + t.length))) || landsOn.test(shape) || twice.has(row),
    )
    .filter((t) => !lengths.has(shape.slice(t.at, t.at + t.length)))
    .filter((t) => !isDeadline(shape, t.at, t.at + t.length))
    .filter((t) => !(isChange.test(shape) && /\((?:env(?:iron|\.) |about |ca\. )?$/.test(shape.slice(0, t.at))))
    .filter(() => !(dots && /^\d{1,2} ?h ?\d\d$/.test(shape)))
    .filter((t) => !(colons && /^\d{1,2} ?h ?\d\d$/.test(shape.slice(t.at, t.at + t.length))))
    // "Zurich (ZRH) 18.50": a dot between two figures is a clock's right behind a code
    .filter(
      (t) =>
        !t.weak ||
        isTime ||
        roleBefore(shape.slice(0, t.at)) !== null ||
        isClockByDot(p, t) ||
        /\([a-z]{3}\),?(?: (?:at|a|um))? $/.test(shape.slice(0, t.at)),
    )
    .map((t) => ({
      ...t,
      role: saidBefore(p, t.at, dates) ?? roleInBlocks(shape.slice(t.at + t.length)) ?? roleOfLabel(p),
    }));
  // "05:40 Amsterdam, Schiphol (AMS) +1 jour"
  const tail = /(?<!(?:utc|gmt) ?)\(?\+ ?([12])(?: ?(?:jours?|days?|j|d))?\)?$/.exec(shape)?.[1];
  const [only, more] = times;
  if (tail && only && !more && only.daysLater === 0) only.daysLater = Number(tail);
  const digits = isTime ? /^([01]\d|2[0-3])([0-5]\d)(?: ?\+(\d))?$/.exec(text) : null;
  if (digits) {
    const time = `${digits[1]}:${digits[2]}`;
    times.push({
      time,
      at: 0,
      length: text.length,
      daysLater: Number(digits[3] ?? 0),
      weak: false,
      role: roleOfLabel(p),
    });
  }
  // "LV AUSTIN (AUS) 210P": an American agency's clock.
  const role = roleOfStart(shape) ?? roleOfLabel(p);
  for (const match of role ? text.matchAll(/(?<![\w.])(1[0-2]|[1-9])([0-5]\d)([AP])M?\b/g) : []) {
    const hour = (Number(match[1]) % 12) + (match[3] === 'P' ? 12 : 0);
    const time = `${String(hour).padStart(2, '0')}:${match[2]}`;
    times.push({ time, at: match.index, length: match[0].length, daysLater: 0, weak: false, role });
  }
  return times;
}

/** "07:05 hours" behind "Departs": no length of anything. */
const asClock = (p: Passage): string =>
  roleOfLabel(p) === null ? p.text : p.text.replace(/(?<=\d:\d\d )hours?\b/i, ({ length }) => 'hrs'.padEnd(length));

/** "arr. 16:20": the word in front of the clock; behind "Depart: 2027-05-10 08:50, arrive 2027-05-10 13:59" also that in front of its day. */
function saidBefore(p: Passage, at: number, dates: readonly FoundDate[]): Role {
  const own = roleBefore(p.shape.slice(0, at));
  if (own !== null || roleOfLabel(p) === null) return own;
  const day = dates.find((date) => dayThenClock.test(p.shape.slice(date.at + date.length, at)));
  return day ? roleBefore(p.shape.slice(0, day.at)) : null;
}

const dayThenClock = /^,? (?:(?:at|a|um|om|kl\.?) )?$/;

/** "Bruxelles-National 5h30 (samedi 20)": an hour of a day is no length. */
const landsOn = new RegExp(String.raw`\dh\d\d \((?:le |on )?(?:${[...weekdayNames.keys()].join('|')})\b`);

/** "Changement de gare (1 h 44)": in brackets, how long one has. */
const isChange =
  /^(?:changement|correspondance|escale|attente|change of|changing|connection|connecting|layover|stopover|transfer|umstieg|umsteigen)\b/;

/** "3 h 43 · 1 correspondance · 2de classe": how long the way takes. */
const isLengthOfWay =
  /^(?:env(?:iron|\.) |about |ca\. )?\d{1,2} ?h ?\d\d(?: ?m(?:in|n)?)? ?(?:[·,|(–-]|avec|with|mit) ?(?:(?:\d|une?|one|two|deux|eine?n?) (?:correspondances?|changements?|changes?|stops?|stopovers?|escales?|umstiege?)|dont|directe?|non-?stop|sans (?:correspondance|escale|changement))\b/;

function placesOf(p: Passage, claims: Claims, around: Surroundings, about: { line: number; text: string }): Token[] {
  const timed = around.timedRows.has(p.row);
  const hasTime = claims.some((c) => c.token?.kind === 'time');
  const rowRole = p.inTable ? null : (around.timedRows.get(p.row) ?? null);
  const isAtClockLine = around.atClockLines.has(about.line);
  // "Time | Place | Number" over "8:46am | Paris Bercy Seine | FlixBus 714"
  const isBelowPlace = p.byColumn && p.label === 'place';
  const isOfClock = !p.inTable || hasTime || around.pairs.has(p.row) || isBelowPlace;
  const isBesideTime = isAtClockLine || around.twice.has(p.row) || (timed && isOfClock);
  const isPlace = (text: string) => placeIn(text, { labelled: false, timed: false }) !== null;
  // "Caen (Ouistreham)", "Hull (King George Dock)": of a town its harbour
  const isKnown = ({ text }: { text: string }) => isPlace(text) || isPlace(text.replace(partOfTown, ''));
  // "OUTWARD   Portsmouth to Caen (Ouistreham)", "Aller : Stockholm (Kapellskär) – Naantali"
  const ends = p.label === 'return' ? bothEnds.exec(p.text)?.slice(1) : undefined;
  const isSaidBothWays = around.ways.has(p.text) || (ends?.some((text) => isKnown({ text })) ?? false);
  const pieces = withWholeRoute(
    piecesBetween(p.text, p.shape, claims, p.label === 'route' || isSaidBothWays).filter(
      ({ text }) => text.trim() !== '' && !roleAlone.test(plain(text).trim()),
    ),
    p,
    claims,
    around.ways.has(p.text),
  );
  // "Harwich → Hook of Holland": where one end is known, the other is a place too; "Paris Bercy Seine – Lyon Perrache"
  const way = wayOf(p.text, claims);
  const isArrow =
    pieces.length === 2 &&
    pieces.some(isKnown) &&
    (wholeArrow.test(way) ||
      (wholeWay.test(way) && pieces.every((piece) => isKnown(piece) || isStopOfTown(piece.text))));
  const isWay = p.label !== null && journeys.has(p.label) && !p.byColumn && wholeWay.test(p.text);
  // "CalMac ferry MV Finlaggan | 09:45 – 12:05 | Kennacraig – Port Askaig" below "What | When | Where"
  const isWhere = p.label === 'address' && p.byColumn && around.namedRows.has(p.row) && wholeWay.test(p.text);
  const isBothWays = isSaidBothWays && pieces.length === 2;
  const isRoute = isArrow || isBothWays || ((p.label === 'route' || isWay || isWhere) && pieces.length === 2);
  const whole = townAndHall(p, pieces, claims, around);
  if (whole) pieces.splice(0, pieces.length, whole);
  const inBlocks = stopsInBlocks(p, claims);
  if (inBlocks) pieces.splice(0, pieces.length, ...inBlocks);
  // "BA 198 · Boeing | World Traveller · Seat 31K" below "Departs | Arrives": none of the columns
  const isAside =
    p.byColumn && (p.label === 'departure' || p.label === 'arrival') && !timed && around.numberRows.has(p.row);
  // "ICE 579 nach München": where the train goes on to, not where one gets off.
  // "ship Megastar, Helsinki West Harbour 10:30 – Tallinn D-Terminal 12:30": ports that no list has
  const sails =
    claims.some((c) => c.token?.kind === 'ship') && claims.filter((c) => c.token?.kind === 'time').length === 2;
  // "Cairnryan 11:30 – Belfast 13:45": each end in front of its hour, and one of them is known, or what goes has a number
  const isNumbered = claims.some(({ token }) => token && 'number' in token && token.number !== undefined);
  const isSure = isNumbered || pieces.some(isKnown);
  const isOfTimedWay = isSure && timedWay.test(p.text);
  const isOfWayAtHours = isSure && wayAtHours.test(p.text);
  const rides = !hasTime && claims.some((c) => c.token?.kind === 'train' || c.token?.kind === 'bus');
  // "dep. 10.56 London St Pancras": the word before the clock is of the place behind it
  const [clock, more] = claims;
  const ofClock = clock?.token?.kind === 'time' && !more && pieces.length === 1 ? clock : null;
  const lead = ofClock ? p.shape.slice(0, ofClock.at).trim() : '';
  const told = roleStart.test(`${lead} `) || roleAlone.test(lead) ? roleBefore(`${lead} `) : null;
  const named = pieces.flatMap((piece) => {
    if (isNoStop(p, piece, claims) || around.betweenStops.has(p.row)) return [];
    // "Bus N76 Richtung Zürich - Lyon - Barcelona": all that is behind the word
    const before =
      pieces.length > 1 ? p.shape.slice(0, piece.at) : p.shape.slice(Math.max(0, piece.at - 12), piece.at + 24);
    if (rides && headSign.test(before)) return [];
    // "Florence Hall : voiture 6, place 44": who travels is no station
    if (around.names.has(plain(readName(piece.text.split(/ ?:/)[0] ?? '') ?? ''))) return [];
    if (p.label === 'from' && isWriter(piece.text) && !/\([A-Z]{3}\)/.test(piece.text)) return [];
    const role =
      piece.role ??
      (ofClock && piece.at > ofClock.at ? told : null) ??
      (isAside ? null : roleOfLabel(p)) ??
      rowRole ??
      around.stopCells.get(p.cell) ??
      null;
    // "From: Travel office" heads a memo: without a time beside it only a known place counts.
    const vouched = isAside ? false : p.inTable || isBesideTime || p.label === 'departure' || p.label === 'arrival';
    const isAtClock = /^ ?\d{1,2}[:.h]\d\d/.test(p.text.slice(piece.at + piece.text.length));
    const isBehindClock = isOfWayAtHours && /\d[:.h]\d\d ?$/.test(p.text.slice(0, piece.at));
    const isPort = (isAtClock && (sails || isOfTimedWay)) || isBehindClock;
    const isStop = (piece.at === 0 && stopThenClock.test(p.text)) || (hasTime && around.ends.has(piece.text.trim()));
    const isEnd = role !== null && (vouched || ((p.label === 'from' || p.label === 'to') && isStopOfTown(piece.text)));
    const labelled =
      inBlocks !== null ||
      isRoute ||
      isPort ||
      isStop ||
      piece.isEnd === true ||
      isEnd ||
      around.besideStops.has(about.line);
    if (isOperator(piece, claims)) return [];
    const printed = placeIn(piece.text, { labelled, timed: isBesideTime });
    const place = printed ?? (hasTime ? stationAtEnd(piece.text) : null);
    if (!place || (around.belowSeats.has(about.line) && !isOnMap(place))) return [];
    const strong = role !== null || timed || around.timedCells.has(p.cell) || around.afterTime.has(about.line);
    const cell = p.inTable ? p.cell : -1 - p.row;
    return [{ ...piece, token: { kind: 'place' as const, place, role, strong, cell, at: p.at + piece.at, ...about } }];
  });
  const stops = stopsAtClocks(named, p, claims).map(({ token }) => token);
  if ((told || whole) && stops.length === 1) return stops;
  return amongWords(p, stops, claims, around, about);
}

const bothEnds =
  /^(\p{Lu}[\p{L}'’ ().-]{2,40}) (?:[–—→-]|to|nach|à|vers|naar|a|do|til|till) (\p{Lu}[\p{L}'’ ().-]{2,40})$/u;
const partOfTown = / \(\p{Lu}[\p{L}'’ -]{2,30}\)$|, \p{Lu}[\p{L}'’. ()-]{2,30}$/u;

/** "2. Île-Rousse > Toulon – navire Mega Smeralda", "Trip 2: Bergen – Hirtshals": neither which it is of several nor who carries is a part of the way. */
function wayOf(text: string, claims: Claims): string {
  const ship = claims.find(({ token }) => token?.kind === 'ship');
  const head = ship
    ? text.slice(0, ship.at).replace(/[ :–—-]*(?:navire|ship|vessel|ferry|bateau|M\/S)?[ :]*$/i, '')
    : text;
  return head.replace(/^(?:\p{L}{3,12} )?\d{1,2}(?:[.)]| ?:) /u, '');
}

const timedWay =
  /(?<![\p{L}\d])\p{Lu}[\p{L}'’ -]{2,40} \d{1,2}[:.h]\d\d (?:[–—-]|→|to|à) \p{Lu}[\p{L}'’ -]{2,40} \d{1,2}[:.h]\d\d(?!\d)/u;

/** "09:12 Aioi to 10:05 Shin-Osaka": each end behind its hour. */
const wayAtHours =
  /(?<![\d:.])\d{1,2}[:.h]\d\d \p{Lu}[\p{L}'’ -]{2,40} (?:[–—-]|→|to|à) \d{1,2}[:.h]\d\d \p{Lu}[\p{L}'’ -]{2,40}/u;

/** "CRAIGNURE arr 1045": where, what is done there and when, and no more in the line. */
const stopThenClock = /^\p{Lu}[\p{L}'’ .-]{2,30} (?:dep|arr|d[ée]p|ab|an)\.? ?\d{1,2}[:.h]?\d\d(?: ?hrs)?$/u;

/** "JR Central Nozomi 213", "Deutsche Bahn ICE 15": who runs a train stands right before its number, and is on no map. */
function isOperator({ text, at }: Piece, claims: Claims): boolean {
  const end = at + text.length;
  const behind = claims.find((one) => one.at === end)?.token;
  const ride = behind?.kind;
  // "TAP TP 1365": no Tapachula
  if (
    behind?.kind === 'flight' &&
    airlineLetters[/(?:^|[^\p{L}\d])(\p{Lu}{3}) $/u.exec(text)?.[1] ?? ''] === behind.iata
  )
    return true;
  // "UNITED FLIGHT UA 1543", "DELTA FLIGHT DL 1209"
  const house = ride === 'flight' ? /^(.*\S) (?:flight|vol|flug|vuelo|volo) $/i.exec(text)?.[1] : undefined;
  if (house && airlinesByShortName(house.trim()).length > 0) return true;
  const isBeforeNumber = ride === 'train' || ride === 'bus' || house !== undefined;
  if (!isBeforeNumber || !/\p{L} $/u.test(text)) return false;
  if (runsTrains(text.trim())) return true;
  const place = placeIn(text, { labelled: true, timed: false });
  return place !== null && !place.codePrinted && !place.airport && !place.station && !place.city;
}

/** "LNER service, London Kings Cross": what stands before the comma is not the station. */
function stationAtEnd(text: string): PrintedPlace | null {
  const comma = text.lastIndexOf(', ');
  const place = comma < 0 ? null : placeIn(text.slice(comma + 2), { labelled: false, timed: false });
  return place?.station ? place : null;
}
