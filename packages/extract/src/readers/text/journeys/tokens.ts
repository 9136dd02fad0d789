import { type DateFacts, findDates } from '../../../text/dates.ts';
import { daysBetween, isDay } from '../../../text/days.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { isDayTitle } from '../day-title.ts';
import { withoutDeadlines } from '../deadlines.ts';
import { isDateOfLetter } from '../issue-day.ts';
import type { Label } from '../labels/labels.ts';
import { withoutFormer } from '../passages/former.ts';
import { rowsOfOthers } from '../passages/other-rows.ts';
import { isPartTitle } from '../passages/part-title.ts';
import type { Passage } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';
import { type Surroundings, surroundingsOf } from '../passages/surroundings.ts';
import { withLinesApart, withoutLooseHours, withoutToldTwice, withWholeRows } from '../passages/whole-rows.ts';
import { goesOn, isAside, isNextLeg, withoutAsides } from './asides.ts';
import { withDayAbove } from './day-below-way.ts';
import { withoutFarDays } from './days-of-else.ts';
import { withoutDurations } from './durations.ts';
import { withoutRemarks } from './end-remarks.ts';
import { withoutHalls } from './halls.ts';
import { withHoursOfForms } from './hours-of-forms.ts';
import { withoutOtherHours } from './hours-of-heads.ts';
import { withoutIdleHours } from './idle-hours.ts';
import { isDeskOfJourney } from './journey-desk.ts';
import { tokensOfLine } from './line-tokens.ts';
import { isMeeting } from './meetings.ts';
import { isKindBeside } from './numbers-below-products.ts';
import { placeIn } from './printed-place.ts';
import { endsTitledRow } from './titled-rows.ts';
import type { Token } from './token.ts';
import { isUntold, untoldIn } from './untold-columns.ts';
import { dayOfValidity, rowsOfValidity } from './validity.ts';
import { findVehicles, isBusAlone } from './vehicles.ts';
import { withoutWayAgain } from './way-again.ts';

/** What a document says that journeys are made of, in reading order; stays, prices and asides are left out. */
export function tokensOf(passages: readonly Passage[], facts: DateFacts): Token[] {
  const tokens: Token[] = [];
  const around = surroundingsOf(passages);
  const others = rowsOfOthers(passages, around);
  const valid = rowsOfValidity(passages, facts);
  const onlyDay = dayOfValidity(passages, facts);
  const untold = untoldIn(passages, facts);
  const asideLines = new Set<number>();
  let asideRow = -1;
  let asideCell = -1;
  let rowDay: Token | null = null;
  let tableDay: { token: Token; block: number; isOfRow?: boolean } | null = null;
  const titles = new Map<number, Token>();
  let hireCell = -1;
  const seen = new Set<number>();
  passages.forEach((p, line) => {
    const above = passages[line - 1];
    // "Leg 1 | Leg 2" beside each other are read one by one: what the first leaves open is not of the next
    const isOfForm = p.inTable && p.label !== null && !p.byColumn && above?.label !== null && above?.byColumn === false;
    const isNextColumn =
      isOfForm && above.block === p.block && above.row !== p.row && p.at < above.at && !seen.has(p.at);
    if (isNextColumn && tokens[tokens.length - 1]?.kind !== 'break')
      tokens.push({ kind: 'break', at: p.at, line, text: '' });
    seen.add(p.at);
    if (p.former || valid.has(p.row)) return;
    if (isDeskOfJourney(passages, line)) return;
    if (p.inTable && hiredLine.test(p.shape)) hireCell = p.cell;
    // "GO (T)" below "Fare" between both ends of a flight, in the row of the first
    const isFare = p.label === 'price' && p.byColumn;
    const breaks =
      others.has(p.row) ||
      isPartTitle(passages, line) ||
      (p.inTable && p.cell === hireCell && !journeyWord.test(p.shape)) ||
      (p.label !== null && elsewhere.has(p.label) && !isFare && !isWayBack(p, facts, around)) ||
      (p.under !== null && elsewhere.has(p.under) && !isFare) ||
      (p.under === 'vehicle' && p.inTable) ||
      (p.isHeading && otherSection.test(p.shape));
    if (breaks) {
      // "mardi 8 juin | 12h30 | Déjeuner" over rows whose cell for the day is empty: it is their day too
      const isDayOfRows = p.inTable && p.byColumn && p.label === 'date' && passages[line - 1]?.row !== p.row;
      const [date] = isDayOfRows ? tokensOfLine(p, line, facts, around) : [];
      if (date?.kind === 'date') tableDay = { token: date, block: p.block, isOfRow: true };
      if (tokens[tokens.length - 1]?.kind !== 'break') tokens.push({ kind: 'break', at: p.at, line, text: '' });
      return;
    }
    const isNamed =
      ((p.label === 'company' || p.label === 'other') && namesVehicle(p, around)) ||
      (p.label === 'other' && isBusAlone(p, around));
    const isSilent = p.label !== null && silent.has(p.label) && !isNamed;
    const isTold =
      tellsJourney(p, around) || isWhereOfJourney(p, around) || isPlaceBelow(p) || isUntold(p, untold, facts);
    if (isSilent && !isTold) return;
    if (!p.inTable && drivenLine.test(p.shape)) return;
    // "Mon" over "07/06/2027" in a cell: no town
    const below = passages[line + 1];
    if (p.inTable && weekday.test(p.shape) && below?.cell === p.cell && /^\d/.test(below.text)) return;
    // "Check out of The Wattle Terrace by 10:00" in a programme: the hour is no journey's
    if ((!p.inTable || p.text.length > 40) && leavingLine.test(p.shape)) return;
    // "10h45 : rendez-vous au comptoir Vietnam Airlines": nothing leaves at that hour
    if (isMeeting(p.shape) && !journeyWord.test(p.shape)) return;
    // "Kansai Shuttle Service, pick-up 06:40 at …" in the cell of a day: the hour is the driver's
    if (p.text.length > 40 && fetchedLine.test(p.shape) && !journeyWord.test(p.shape)) {
      if (tokens[tokens.length - 1]?.kind !== 'break') tokens.push({ kind: 'break', at: p.at, line, text: '' });
      return;
    }
    // a sentence about the hotel or a table: its hours are no journey's
    const isStill = (p.text.length > 60 && stayLine.test(p.shape)) || mealLine.test(p.shape);
    // "Nuit du vendredi 12 au samedi 13 février 2027, Intercités de nuit 5789": a train's night
    const goes = () => findVehicles(p, around).some(({ vehicle }) => vehicle.kind === 'train' && vehicle.number);
    if (!p.inTable && isStill && !journeyWord.test(p.shape) && !goes()) {
      if (tokens[tokens.length - 1]?.kind !== 'break') tokens.push({ kind: 'break', at: p.at, line, text: '' });
      return;
    }
    // "05:40  Amsterdam (AMS)  +1 jour": in a column of its own, it is of the time in its row.
    const later = /^\(?\+ ?([12])(?: ?(?:jours?|days?|j|d))?\)?$/.exec(p.shape)?.[1];
    const landing = later ? tokens.findLast((token) => token.kind === 'time') : undefined;
    if (later && landing?.kind === 'time' && landing.row === p.row) {
      landing.daysLater = Number(later);
      return;
    }
    // "18 h 00" over "Ouverture du comptoir d’enregistrement"
    if (isHourAlone(p) && below && !below.inTable && below.block === p.block && hasNoHour(below)) return;
    // "NON STOP    BERLIN TO AMSTERDAM": the whole row is aside.
    // "AA 6939" over "Operated by British Airways": the rest of the cell is.
    const text = withoutDeadlines(withoutFormer(p.text));
    const isLanding = p.label === 'other' && untold.get(p.block)?.ends.has(p.cell);
    const said: Passage = isLanding ? { ...p, label: 'arrival' } : p;
    const q = withoutAsides(text === p.text ? said : { ...said, text, shape: plain(text) });
    const isRest = asideLines.has(line - 1) && goesOn(passages[line - 1], p);
    if (isRest || (isAside(q) && p !== onlyDay && !isNextLeg(p, passages[line + 1]))) {
      asideLines.add(line);
      if (p.inTable && passages[line - 1]?.cell === p.cell) asideCell = p.cell;
      else asideRow = p.row;
    }
    if (p.text.length > 300 || asideRow === p.row || asideCell === p.cell) return;
    // "RETURN – Friday 5 March 2027" across a table: what follows is another way
    if (p.inTable && titledDay.test(p.shape) && passages[line - 1]?.row !== p.row && passages[line + 1]?.row !== p.row)
      tokens.push({ kind: 'break', at: p.at, line, text: '' });
    const all = tokensOfLine(q, line, facts, around);
    // "Monday 12 June: Copenhagen – Hamburg" across a table: where one is on that day is no journey yet
    // "Re: Brussels, 1–3 December: your arrangements" tells where it is all about
    const isAbout =
      (p.inTable && p.isHeading && p.label === 'date') ||
      (isSubject(p, passages[line - 1]) && all.every(({ kind }) => kind === 'place' || kind === 'date'));
    const own = isKindOfNumber(p, tokens, passages) ? all.filter(({ kind }) => kind !== 'train') : all;
    const told = isAbout ? own.filter(({ kind }) => kind !== 'place') : own;
    // "Thursday 10 February 2028" over a flight: the hour of a dinner above, with its day, is not its departure
    if (p.isHeading && isDayTitle(p) && isHourOnly(tokens)) tokens.push({ kind: 'break', at: p.at, line, text: '' });
    const isOfLetter = isDateOfLetter(p, line, facts);
    for (const token of told) if (token.kind === 'date' && isOfLetter) token.ofLetter = true;
    const [first, more] = told;
    const isAcross = endsTitledRow(passages, line);
    if (p.inTable && first?.kind === 'date' && !more && (isAcross || passages[line - 1]?.row !== p.row)) {
      rowDay = first;
      // "jeudi 7 octobre" across a table is of all rows down to the next, also of those below a hotel's
      if (p.isHeading || isAcross) tableDay = { token: first, block: p.block };
      else if (tableDay?.isOfRow) tableDay = null;
    }
    if (p.inTable && tableDay?.block === p.block) titles.set(p.row, tableDay.token);
    // "Fri 16 Apr" beside a cell of a hotel, a driver and a flight: the day is of each of them
    const day = rowDay?.row === p.row ? rowDay : tableDay?.block === p.block ? tableDay.token : null;
    if (day && tokens.at(-1)?.kind === 'break' && told.some(({ kind }) => kind !== 'date')) tokens.push(day);
    tokens.push(...told);
  });
  const lasting = withoutOtherHours(withoutDurations(withoutFarDays(tokens, facts.contextDate)));
  const timed = withoutHalls(withoutRemarks(withoutIdleHours(lasting, passages), passages));
  const told = withHoursOfForms(withoutWayAgain(withoutToldTwice(withPrintedYears(withoutRepeated(timed)))), passages);
  return withDayAbove(withWholeRows(withLinesApart(withoutLooseHours(told), passages), titles), passages);
}

/** What is beside the journey, and for which the hour above it is said. */
function hasNoHour(p: Passage): boolean {
  // "Depart Geelong aboard Spirit of Tasmania II. Check-in closes 45 minutes prior.": its first sentence is what is done then
  const first = p.label === null ? (sentencesOf(p)[0] ?? p) : p;
  return findTimes(p.text).length === 0 && (isAside(first) || carLine.test(p.shape));
}

/** "Restitution de la voiture chez Jumbo Car, aéroport Roland-Garros": nobody flies from there at that hour. */
const carLine =
  /^(?:la )?(?:prise(?: en charge)?|retrait|restitution|remise|retour|depose)\b.{0,30}\b(?:voiture|vehicule)\b|^(?:collect|pick(?:ing)? up|return|drop(?:ping)? off)\b.{0,20}\b(?:car|vehicle|van)\b/;

/** "Alfa Pendular" beside "133", or below "AP 133" in the column of the trains, with the hours in its row: which kind of train that number is. */
function isKindOfNumber(p: Passage, tokens: readonly Token[], passages: readonly Passage[]): boolean {
  if (p.label !== 'train' || !p.byColumn || /\d/.test(p.text)) return false;
  const row = passages.filter((q) => q.block === p.block && q.row === p.row);
  if (isKindBeside(p, row)) return true;
  const above = tokens.filter(({ line }) => {
    const own = passages[line];
    return own?.block === p.block && own.row === p.row - 1;
  });
  return (
    above.some(({ kind, line }) => kind === 'train' && passages[line]?.label === 'train') &&
    above.every(({ kind }) => kind !== 'time')
  );
}

/** "Returning: Fri. 5/7/27, Acela 2170": what goes on that day, and no car that is brought back. */
function isWayBack(p: Passage, facts: DateFacts, around: Surroundings): boolean {
  if (p.label !== 'dropOff' || !p.called.startsWith('return') || findDates(p.text, facts).length !== 1) return false;
  return findVehicles(p, around).some(({ vehicle }) => vehicle.number !== undefined);
}

function isHourAlone({ text, label }: Passage): boolean {
  if (label !== null) return false;
  const [hour, more] = findTimes(text);
  return hour !== undefined && !more && hour.length === text.trim().length;
}

function isSubject(p: Passage, before: Passage | undefined): boolean {
  const isBehind = before?.block === p.block && subjectWord.test(`${before.shape} `) && before.text.length < 14;
  return !p.inTable && (isBehind || subjectWord.test(p.shape));
}

const subjectWord = /^(?:re|subject|objet|concerne|betreff|betrifft|oggetto|asunto) ?: /;

/** Since the last break a day and a clock, and nothing that goes anywhere. */
function isHourOnly(tokens: readonly Token[]): boolean {
  const open = tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'break') + 1);
  return open.some(({ kind }) => kind === 'time') && open.every(({ kind }) => kind === 'time' || kind === 'date');
}

/** "STENA LINE" over "m/s STENA GERMANICA": who sails. */
const shippingLine = /^(?:[a-z&]+ ){1,3}(?:lines?|ferries|seaways|ferry company|shipping)$/;

/** A number in a cell beside two rows is of both, and of one journey. */
function withoutRepeated(tokens: Token[]): Token[] {
  const seen = new Set<number>();
  return tokens.filter((token, i) => {
    const next = tokens[i + 1];
    if (token.kind === 'ship' && next?.kind === 'ship' && next.row === token.row && next.line === token.line + 1)
      return !shippingLine.test(plain(token.name));
    if (token.kind !== 'flight' && token.kind !== 'train' && token.kind !== 'bus') return true;
    const isNew = !seen.has(token.at);
    seen.add(token.at);
    return isNew;
  });
}

/**
 * "Flight FA 203 | … | Cape Town (CPT) to Johannesburg (JNB)" below "What | When | Where", "ICE 1508 | Berlin Hbf 08:00 → Leipzig
 * Hbf 09:13": no address.
 */
function isWhereOfJourney(p: Passage, around: Surroundings): boolean {
  if (p.label !== 'address' || !p.byColumn) return false;
  const [first, second, more] = findTimes(p.text);
  const between = first && second && !more ? p.text.slice(first.at + first.length, second.at) : '';
  return around.namedRows.has(p.row) || /\p{L}{3}/u.test(between);
}

/** "London Heathrow – LHR" below the head "Place", which is a seat's word in French. */
function isPlaceBelow({ label, byColumn, text }: Passage): boolean {
  return label === 'seat' && byColumn && !/\d/.test(text) && placeIn(text, { labelled: false, timed: false }) !== null;
}

const weekday =
  /^(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|die|mit|don|fre|son|gio|mie|jue|vie|sab|dom)\.?$/;

const elsewhere = new Set([
  'stayDates',
  'checkIn',
  'checkOut',
  'hotel',
  'room',
  'nights',
  'pickUp',
  'dropOff',
  'price',
  'expected',
  'cancellation',
]);
const titledDay =
  /^(?:outward|outbound|inbound|return|aller|retour|hinfahrt|ruckfahrt|hinreise|ruckreise|day|jour|tag|leg|trajet|segment)\b.{0,12}[–—:-]? .{0,24}\d/;
const stayLine = /\b(?:nuits?|nuitees?|nights?|chambres?|rooms?|zimmer|ubernachtung\w*|check-?in)\b/;
const mealLine =
  /\btable (?:for|pour|de|fur) \w{1,6}\b|\b(?:dinner|diner|lunch|(?<!petit[ -])dejeuner|abendessen) (?:at|chez|au|a la|with|avec|booked|reserve)\b/;
const journeyWord =
  /\b(?:trains?|tgv|ice|vols?|flights?|flug|eurostar|ferry|traversee|crossing|sailing|bus|coach|navire|ship|seat|siege|intercites|nightjet|caledonian sleeper|night riviera|couchettes?|wagons?-lits?|sleeper berth)\b|\b[a-z]{2} ?\d{3,4}\b/;

const leavingLine =
  /^(?:\d{1,2}[:.h]\d\d ?[–—:-]? ?)?(?:check(?:ing)?[ -]?out (?:of|from|by|before|at|is)|depart de l'hotel|liberation de la chambre|leave the hotel|dine[rd]?|dinner|lunch|breakfast|dejeuner|petit-dejeuner)\b/;

/** "17:30 – Taxi from the hotel": its time is no train's. */
const drivenLine =
  /^(?:\d{1,2}[:.h]\d\d)? ?[–—:-]? ?(?:(?:une?|le|votre|an?|the|your|ein|ihr) )?(?:private )?(?:taxi|transfert?|chauffeur|driver|vtc|minicab)\b/;

/** "Jour | Programme" over a cell that tells a whole journey in a line. */
function tellsJourney(p: Passage, around: Surroundings): boolean {
  if (p.label !== 'other' && p.label !== 'vehicle' && p.label !== 'coach') return false;
  return p.text.length > 40 && findTimes(p.text).length === 2 && findVehicles(p, around).length > 0;
}

/** "Minibus ADA, Renault Trafic ou similaire" over "Départ : Bordeaux Gare" in a cell: where a car is fetched is no stop. */
const hiredLine =
  /\b(?:or|ou|oder|o|of) (?:(?:a |an |un |une |l')?(?:similar|similaire|equivalente?)|ahnlich|simile|soortgelijk)\b/;

const fetchedLine =
  /\b(?:transfers?|transferts?|chauffeur|shuttle|navette|taxi|limousines?|driver|private car)\b.*\b(?:pick-?up|picks? you up|collects?|meets? you|prise en charge|viendra|vous attend|vous prend)\b/;

/** Labels of what belongs to a journey and is no part of its way. */
const besideTheWay = [
  'reference',
  'ticket',
  'seat',
  'coach',
  'person',
  'bookedBy',
  'phone',
  'address',
  'issued',
  'price',
  'class',
  'status',
  'company',
  'lasts',
] as const satisfies readonly Label[];
const silent: ReadonlySet<Label> = new Set([...besideTheWay, 'other', 'vehicle']);
/** "Compagnie : Transavia - Vol TO 4322", "Carrier | British Airways BA 65, World Traveller Plus" */
const namesVehicle = (p: Passage, around: Surroundings) =>
  namesFlight.test(p.shape) ||
  (p.label === 'company' && findVehicles(p, around).some(({ vehicle }) => vehicle.kind === 'flight')) ||
  (behindHouse.test(p.text) && findVehicles(p, around).some(({ vehicle }) => vehicle.number));
const namesFlight = /\b(?:vol|flight|flug|volo|vuelo) (?:n° ?)?[a-z\d]{2} ?\d{2,4}(?=$|[,;)]| ?[–—·|(-])/;
const behindHouse =
  /^\p{Lu}[\p{L}'’&. -]{1,40}[ ,(–-]{1,3}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|\p{L}{2,12}) ?\d{1,5}(?=$|[,);]| [(–·|-])/u;
const otherSection =
  /\b(?:hotel|hebergement|accommodation|car (?:rental|hire)|location de voiture|meals?|lunch|dinner|dejeuner|diner|price|prix|payment|paiement|conditions|baggage|bagages|cancell|annulation|remarks?|informations?)\b/;

/** "07 JUN" below "TUE 07 JUNE 2016" is of the same year, however long ago. */
function withPrintedYears(tokens: Token[]): Token[] {
  const printed = tokens.flatMap((t) => (t.kind === 'date' && t.yearPrinted ? [t.day] : []));
  return tokens.map((token) => {
    if (token.kind !== 'date' || token.yearPrinted) return token;
    const near = printed
      .map((day) => day.slice(0, 4) + token.day.slice(4))
      .find((day, i) => isDay(day) && Math.abs(daysBetween(printed[i] ?? day, day)) <= 3);
    return near ? { ...token, day: near, yearPrinted: true } : token;
  });
}
