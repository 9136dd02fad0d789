import type { DateFacts } from '../../../text/dates.ts';
import { findTimes } from '../../../text/times.ts';
import { dayTitleOf, isDayTitle } from '../day-title.ts';
import { saysIssued } from '../issue-day.ts';
import type { Passage } from '../passages/passages.ts';
import type { End, Hire, Moment } from './hire.ts';
import { momentIn } from './hire-moment.ts';
import { placeOf } from './hire-place.ts';
import { taxiWords } from './hire-words.ts';
import { withOnePlace } from './one-place.ts';
import { withPlacesBelow, withStreetOfPickUp } from './places-below.ts';

/**
 * The hires of a paper in reading order: where and when each begins and ends, by the labels of its lines, their titles and the
 * days over them. What a line leaves open, the next one may say.
 */
export function hiresIn(passages: readonly Passage[], facts: DateFacts): Hire[] {
  const hires: Hire[] = [];
  const named = passages.some((p) => isLabelled(p, pickUps));
  const starts = named ? pickUps : new Set(['departure', 'from']);
  const returns = new Set(['dropOff', 'return']);
  const ends = passages.some((p) => isLabelled(p, returns)) ? returns : new Set(['arrival', 'to']);
  // "Return", or "RETOUR : samedi 5 février", over a form that says again where one is collected: a ride of its own
  const ridesBack = passages.some(
    (p, i) => p.label === 'pickUp' && (p.under === 'return' || isDayOfWay(passages[i - 1], p)),
  );
  const rowsAt = new Map(passages.toReversed().map(({ row, at }) => [row, at]));
  let hire: Hire | null = null;
  let ahead: Moment | null = null;
  // "Pick-up: Saturday, 11:00" over "Orlando Airport" or "Address: …": the place is in the next line.
  let open: { end: End; block: number } | null = null;
  let before: Passage | null = null;
  for (const [i, p] of passages.entries()) {
    if (p.former || p.text.length > 300 || notTaken.test(p.shape)) continue;
    // "Issued on 4 January 2027 at 16:42": the moment of the paper
    if (p.label === null && saysIssued.test(p.shape)) continue;
    const above: Passage | null = before;
    before = p;
    // "[ALLER]" and "[RETOUR]" over a form each: a day below that title is the day of its ride, and no label of an end
    const isOfWay = ridesBack && p.label === 'return' && p.under === 'return';
    const isWhen = p.label === 'when' || p.label === 'current' || isOfWay;
    const isStart = isLabelled(p, starts);
    const isEnd = ridesBack ? p.label !== null && rideEnds.has(p.label) : isLabelled(p, ends);
    const moment = momentIn(p, facts);
    if (
      open &&
      (p.label === null || p.label === 'address' || p.label === 'place') &&
      !moment &&
      (p.block === open.block || isPlaceBelow(p, open.block, open.end === hire?.end && !hire.start.place)) &&
      !notPlaces.test(p.text)
    ) {
      fill(open.end, p, null);
      open = null;
      continue;
    }
    open = null;
    // "Trajet 2 – samedi 20 février 2027" over its table: the day of the drive below
    const isTitle =
      ((p.isHeading || isHeadOfForm(passages, i)) && isDayTitle(p)) ||
      isTitleOfRide(p) ||
      (ridesBack && p.label === 'return');
    const isOver =
      !ahead &&
      ((!hire && isDayOverHour(p, passages, facts)) ||
        ((!hire || isWhole(hire)) && isDay(p, facts) && isOverStart(p, passages, starts)));
    if ((isTitle || isOver) && moment && !moment.time) {
      ahead = { ...moment, isTitle: true };
      continue;
    }
    const clock = clockInFront(p, passages[i + 1]);
    if (clock) {
      if (ahead && isLabelled(passages[i + 1] ?? p, starts)) ahead.time ??= clock;
      continue;
    }
    // "Départ prévu | mardi 07/09/2027" over "Agence de départ | Toulouse": when, of the start whose place is next
    if (p.label === 'departure' && !isStart && (!hire || isWhole(hire)) && leadsToStart(passages, i, starts, facts)) {
      const time = findTimes(p.text)[0]?.time;
      if (moment) ahead = { ...moment, isTitle: !moment.time };
      else if (ahead && !ahead.time) ahead.time = time;
      continue;
    }
    if (isStart) {
      // "Pick-up | Drop-off" over a row of times and a row of places: the place is of the hire that is open.
      const isSecondRow = hire !== null && isRowBelow(hire, p, moment);
      // "Desk in arrivals hall" below place and time of both sides, or a street below the place in its cell: where in it
      const isBelow = p.inTable && hire?.start.place !== undefined && above?.cell === p.cell;
      if (!moment && hire && p.byColumn && (isBelow || isComplete(hire) || isPlaced(hire))) continue;
      if (!hire || (!isSecondRow && (hire.end.place || hire.end.moment))) {
        hire = { start: { moment: ahead ?? undefined }, end: {} };
        ahead = null;
        hires.push(hire);
      }
      fill(hire.start, p, moment);
      if (hire.start.moment?.time && !hire.start.place) open = { end: hire.start, block: p.block };
    } else if (isEnd && (hire || ahead)) {
      // "Pick-up time | Return time" over the place of both
      if (!hire) {
        hire = { start: { moment: ahead ?? undefined }, end: {} };
        ahead = null;
        hires.push(hire);
      }
      if (samePlaceWords.test(p.shape)) hire.end.place ??= hire.start.place;
      fill(hire.end, p, moment);
      // "8:00 AM" in a line of its own below its day
      const isMoment = moment !== null || (!p.inTable && hire.end.moment !== undefined && findTimes(p.text).length > 0);
      if (isMoment && !hire.end.place) open = { end: hire.end, block: p.block };
    } else if (hire && isOtherStart(p, hire, moment)) fill(hire.start, p, moment);
    else if (hire && moment?.time && above && isMomentBelow(p, moment, above, hire))
      hire[hire.start.place?.at === above.at ? 'start' : 'end'].moment = moment;
    else if (hire && moment?.time && isEndOfSpan(p, hire)) hire[hire.start.moment ? 'end' : 'start'].moment = moment;
    else if (p.label === 'time' && hire?.start.moment && !hire.start.moment.time)
      hire.start.moment.time = findTimes(p.text)[0]?.time;
    else if (moment && hire && (isWhen || p.label === 'date') && !hire.start.moment) hire.start.moment = moment;
    else if (
      !moment &&
      (isWhen || p.label === 'time' || fetchedAt.test(p.shape) || (above && isDayOverHour(above, passages, facts)))
    ) {
      // The day stands in one line and the time in another.
      const open = ahead ?? hire?.start.moment;
      if (open) open.time ??= findTimes(p.text)[0]?.time;
    } else if (moment && (!hire || isWhole(hire)) && (isWhen || p.label === 'date'))
      // the day of a row is its own, and not the paper's
      ahead =
        ahead && !(p.byColumn && ahead.at < (rowsAt.get(p.row) ?? 0)) ? ahead : { ...moment, isTitle: !moment.time };
    else if (
      moment?.time &&
      // "Booking KC-55810, made on 4 January at 09:12", before the paper was received
      moment.day >= facts.contextDate &&
      // "2) mercredi 23 juin à 17 h 40" over the second of two rides
      // or right above "De : …", which begins another
      (!hire || (isWhole(hire) && (/^\d{1,2} ?[).:–-] /u.test(p.text) || isOverStart(p, passages, starts)))) &&
      p.text.length < 90 &&
      !ofElse.test(p.shape) &&
      (p.label === null || isWhen || p.label === 'date')
    )
      ahead ??= moment;
  }
  for (const one of hires) {
    withPlacesBelow(one, passages);
    withOnePlace(one, passages);
    withStreetOfPickUp(one, passages);
  }
  return hires;
}

/** "14h20  Prise en charge : Aéroport de Genève", "vers 15h55  Dépose : …": the hour of what its line goes on to call an end. */
function clockInFront(p: Passage, next: Passage | undefined): string | null {
  const isEnd = next?.label === 'pickUp' || next?.label === 'dropOff';
  if (!isEnd || p.label !== null || next.row !== p.row || next.byColumn || p.text.length > 24) return null;
  const [clock, more] = findTimes(p.text);
  const isAlone = clock && !more && onlyAbout.test(p.shape.slice(0, clock.at) + p.shape.slice(clock.at + clock.length));
  return isAlone ? clock.time : null;
}

const onlyAbout =
  /^ *(?:vers|environ|env\.?|approx(?:\.|imately)?|about|around|ca\.?|circa|gegen|a|at|um|[~≈])? *[:,–—-]? *$/;

/** "Collection" over "Munich Airport" and "Thursday 1 July, 18:00", each a paragraph: the moment at the place right above it. */
function isMomentBelow(p: Passage, moment: Moment, above: Passage, { start, end }: Hire): boolean {
  const open = [start, end].find(({ place }) => place?.at === above.at);
  const isAlone =
    p.label === null &&
    !p.inTable &&
    p.text.length < 50 &&
    /^(?:\p{L}+[.,]{0,2} )?$/u.test(p.text.slice(0, moment.at - p.at));
  return open !== undefined && !open.moment && isAlone && p.block - above.block <= 1;
}

/** "Retour : vous n'avez pas réservé de retour. Réservez-le avant le 2 mars". */
const notTaken =
  /\b(?:(?:you have|you've) (?:not|n't) (?:booked|reserved)|(?:you )?haven't (?:booked|reserved)|n'avez pas (?:encore )?(?:reserve|commande|pris)|no return (?:booked|reserved)|book (?:it|your return) (?:before|by|now)|reservez-l[ea] (?:avant|vite|maintenant))\b/;

/** "Prise en charge 22h20": the hour, in a line that has no colon. */
const fetchedAt =
  /^(?:heure de )?(?:prise en charge|pick-?up(?: time)?|collection|rendez-vous|abholung|abfahrt) ?(?:at|a|um|:|[–—-])? ?\d{1,2} ?[:.h] ?\d\d(?: ?[ap]m| ?uhr| ?hrs)?$/;

/** What begins a ride, "Pickup at: Denver Airport", stands in the next line of the same paragraph. */
function isOverStart(p: Passage, passages: readonly Passage[], starts: ReadonlySet<string>): boolean {
  const next = passages[passages.indexOf(p) + 1];
  return next !== undefined && next.block === p.block && isLabelled(next, starts);
}

/** "ALLER : samedi 29 janvier" right above where one is collected: the day alone. */
const isDayOfWay = (above: Passage | undefined, { block }: Passage) =>
  above?.label === 'return' &&
  !above.byColumn &&
  above.block === block &&
  /\d/.test(above.text) &&
  findTimes(above.text).length === 0;

/** "Friday 17 September 2027" over "20:00", each in a line of its own, or over "10:30 AM – 10:40 AM pickup". */
function isDayOverHour(p: Passage, passages: readonly Passage[], facts: DateFacts): boolean {
  const next = passages[passages.indexOf(p) + 1];
  if (next?.label !== null || next.block !== p.block || !isDay(p, facts)) return false;
  const hours = findTimes(next.text);
  const beside = hours.reduceRight((text, { at, length }) => text.slice(0, at) + text.slice(at + length), next.shape);
  return hours.length > 0 && hours.length < 3 && !/[^\s:–—-]/u.test(beside.replace(ofHour, ''));
}

const ofHour = /\b(?:pick-?up|time|collection|prise en charge|depart|between|entre|at|a|from|de|and|et|to)\b/g;

/** The place of a start stands in one of the next lines, and no moment beside it. */
function leadsToStart(passages: readonly Passage[], i: number, starts: ReadonlySet<string>, facts: DateFacts): boolean {
  const next = passages.slice(i + 1, i + 4).find(({ label }) => label !== null && label !== 'departure');
  return next !== undefined && isLabelled(next, starts) && momentIn(next, facts) === null;
}

/** "Saturday, February 6, 2027", and nothing else. */
const isDay = ({ label, text }: Passage, facts: DateFacts) => label === null && dayTitleOf(text, facts) !== null;

/** "Pick-up | Drop-off" over a row of places, one of days and one of times: what this row says is what the hire lacks. */
function isRowBelow({ start, end }: Hire, p: Passage, moment: Moment | null): boolean {
  if (moment) return start.place !== undefined && end.place !== undefined && !start.moment && !end.moment;
  if (start.moment && end.moment && !start.moment.time && !end.moment.time) return findTimes(p.text).length === 1;
  return start.moment !== undefined && !start.place && !end.place;
}

/** "Pickup: Tuesday, 06:15" and "From: …"; "Agence de départ : …" and "Date de départ : …": the other half of the start. */
function isOtherStart(p: Passage, { start, end }: Hire, moment: Moment | null): boolean {
  if (p.label === 'from') return !start.place && !end.place;
  return p.label === 'departure' && moment !== null && !start.moment && start.place !== undefined && !end.moment;
}

function isComplete({ start, end }: Hire): boolean {
  return [start, end].every(({ place, moment }) => place !== undefined && moment?.time !== undefined);
}

/** "Agence Lyon Part-Dieu | Agence Marseille" over a row of their streets: both places stand, and no day as yet. */
function isPlaced({ start, end }: Hire): boolean {
  return [start, end].every(({ place, moment }) => place !== undefined && moment === undefined);
}

/** "Début : dimanche 18 juillet 2027, 06:45" over "Fin : …", below the place of each: the span says no place, and no more of what. */
function isEndOfSpan({ label, shape, text }: Passage, { start, end }: Hire): boolean {
  if (!start.place || !end.place || end.moment || text.length > 70) return false;
  if (start.moment && start.moment.at < Math.max(start.place.at, end.place.at)) return false;
  return start.moment ? label === 'to' || spanEnds.test(shape) : label === 'from' || spanBegins.test(shape);
}

const spanBegins =
  /^(?:debut|start|starts|begins?|from|du|beginn|von|inizio|inicio|dal|desde)(?: de la location| of (?:the )?(?:rental|hire))?(?: ?: ?| (?=\d|(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)[a-z]*[ .,]))/;
const spanEnds =
  /^(?:fin|ends?|until|to|au|ende|bis|fine|al|hasta)(?: de la location| of (?:the )?(?:rental|hire))?(?: ?: ?| (?=\d|(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)[a-z]*[ .,]))/;

/** Fetched and brought: the next day is that of the way back. */
function isWhole({ start, end }: Hire): boolean {
  return start.moment?.time !== undefined && start.place !== undefined && end.place !== undefined;
}

/** "* Trajet 1 - samedi 8 janvier 2028" over the labelled lines of its paragraph, or the first line of all. */
function isHeadOfForm(passages: readonly Passage[], i: number): boolean {
  const [above, p, below] = [passages[i - 1], passages[i], passages[i + 1]];
  const isFirst = p?.label === null && !p.inTable && above?.block !== p.block && below?.block === p.block;
  return i === 0 || (isFirst && below?.label !== null);
}

/** "PRIVATE CAR – Thursday 6 May 2027" across a table. */
function isTitleOfRide({ inTable, byColumn, label, text, shape }: Passage): boolean {
  return (
    inTable &&
    !byColumn &&
    (label === null || label === 'date') &&
    text.length < 70 &&
    taxiWords.test(shape.split(/[–—:(-]/)[0] ?? '')
  );
}

/**
 * "Denver International Airport" right below the hour, as a title or over its address.
 * @param isLast of the hour at which the car goes back, where nothing has said yet where it is fetched: both places may stand below.
 */
function isPlaceBelow({ isHeading, block, text, shape }: Passage, above: number, isLast: boolean): boolean {
  const isPlace = isHeading || (!isLast && stations.test(shape) && !/[.:]$/.test(text));
  return isPlace && block - above === 1 && text.length < 60 && !/\d/.test(text);
}

const stations =
  /\b(?:airport|aeroport|flughafen|aeropuerto|aeroporto|railway station|train station|gare|bahnhof|downtown|city cent(?:er|re)|centre-ville)\b/;

export const pickUps = new Set(['pickUp']);
const rideEnds: ReadonlySet<string> = new Set(['dropOff', 'to', 'arrival']);

export function isLabelled(p: Passage, labels: ReadonlySet<string>): boolean {
  if (p.label !== null && labels.has(p.label)) return true;
  return p.under !== null && labels.has(p.under) && (p.label === null || within.has(p.label) || p.label === p.under);
}

const within = new Set(['date', 'time', 'when', 'place', 'address', 'city', 'from', 'to']);

function fill(end: End, p: Passage, moment: Moment | null): void {
  if (moment && (!end.moment || end.moment.isTitle)) end.moment = moment;
  else if (moment?.time && end.moment && !end.moment.time) end.moment.time = moment.time;
  else if (end.moment && !end.moment.time) {
    const [time] = findTimes(p.text);
    if (time && !openingHours.test(p.shape)) end.moment.time = time.time;
  }
  if (end.place || openingHours.test(p.shape) || p.label === 'phone') return;
  const place = placeOf(p);
  if (place) end.place = { value: place, at: p.at, text: p.text };
}

const samePlaceWords =
  /\b(?:meme (?:lieu|agence|endroit)|same (?:place|location|station|branch))\b|^(?:the )?same(?: as (?:the )?(?:pick-?up|collection|above).{0,12})?$|^(?:idem|identique|comme au depart)\b/;
/** "… ou l'équivalent" below the hour is which car. */
const notPlaces =
  /[:€£$]|\d,\d\d|(?<!\p{L})(?:ou|or) (?:(?:un |une |l['’]|an )?[ée]quivalente?|similaire|semblable|similar)(?!\p{L})/iu;
/** "Votre location a été annulée le 11/05/2027 à 19.54 h": when something else was done. */
const ofElse =
  /\b(?:annul\w+|cancel\w+|storn\w+|paid|paye\w*|rembours\w+|refund\w*|recue?s?|received|made|effectuee?)\b/;
const openingHours = /\b(?:ouvert|open|opening|fermeture|closes|hours|horaires|night of|nuit du)\b/;
