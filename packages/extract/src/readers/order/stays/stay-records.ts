import type { Candidate, LodgingBooking } from '../../../booking.ts';
import { onceWithin } from '../../../once-for.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { isTown } from '../../text/stays/addresses.ts';
import { isStreet } from '../../text/stays/streets.ts';
import { codeIn, codesIn } from '../codes.ts';
import { daysIn } from '../days/said-days.ts';
import { type Item, itemOf } from '../items.ts';
import { isTimedRow, passagesOfUnits, sectionFrom } from '../units.ts';
import { roomsAbove } from './rooms-above.ts';
import { stayAgain } from './same-house.ts';
import { type StayDays, stayDaysIn } from './stay-days.ts';
import { houseIn } from './stay-house.ts';
import { type StayUnit, stayUnitsOf } from './stay-units.ts';
import { type Around, isSomebodys, namedIn, type OrderFacts, stayIn } from './stays.ts';
import { staysByGuest } from './stays-by-guest.ts';
import { staysInRows } from './stays-in-rows.ts';

type Stay = Candidate<LodgingBooking>;

/**
 * Hotels, however the paper sets them out: from the row, the line or the sentence that names a house on to the next ones
 * until all is said that a stay needs, and a little further for its hours and its guests; from what stands right over the
 * house where that says the days or the number.
 */
export function staysOfRecords(passages: readonly Passage[], facts: OrderFacts): Stay[] {
  const held = passages.filter((p) => !p.former);
  const inRows = staysInRows(held, facts);
  const units = stayUnitsOf(
    held.filter(({ block }) => !inRows.blocks.has(block)),
    facts,
  );
  const stays: Stay[] = [...inRows.stays];
  let tried = 0;
  let end = 0;
  let section: readonly StayUnit[] = [];
  for (let i = 0; i < units.length && tried < maxTried; i++) {
    const unit = units[i];
    if (!unit) continue;
    if (unit.isTitle) section = unit.about === 'stay' ? sectionFrom(units, i) : [];
    if (!isFree(unit)) continue;
    const again = stayAgain(units, i, stays, facts);
    if (again) {
      stays.push(again.stay);
      i += again.taken - 1;
      continue;
    }
    if (!opensHouse(units, i, facts)) continue;
    tried++;
    const found = stayAt(units, i, end, section, facts);
    if (!found) continue;
    const at = i;
    end = found.end;
    i = end - 1;
    const [only, more] = found.stays;
    const all = only && !more ? [...roomsAbove(units, at, found.end, only, facts), only] : found.stays;
    stays.push(...all.filter((stay) => !stays.some((one) => isSame(one, stay))));
  }
  return stays;
}

const maxUnits = 14;
const maxCharacters = 2500;
/** No order books as many rooms; a paper that only repeats the word has no end. */
const maxTried = 120;

type Whole = { stays: Stay[]; end: number /** Whether labels say both its days. */; isTold?: boolean };

/** Whether what says the house of a stay says too that nobody here has it, or that it is no night. */
export function isDeclined({ booking, evidence }: Candidate, passages: readonly Passage[], facts: OrderFacts): boolean {
  const at = evidence.place?.at;
  if (typeof at !== 'number') return false;
  const units = stayUnitsOf(passages, facts);
  const start = units.findLastIndex(({ item }) => (item.passages[0]?.at ?? 0) <= at);
  // of a paragraph that begins there, the sentence that names the house
  const name = 'place' in booking ? (booking.place?.name ?? '') : '';
  const own = units.slice(start, start + 6).filter(({ block }) => block === units[start]?.block);
  const unit = own.find(({ item }) => name !== '' && item.text.includes(name)) ?? units[start];
  const isSaid = unit?.item.passages.every(({ inTable, label }) => !inTable && label === null);
  return unit?.about === 'declined' || (unit?.about === 'other' && isSaid === true);
}

/** Whether a unit names a house, whose address may stand in the next lines; asked of a unit by each record that may end there. */
function opensHouse(units: readonly StayUnit[], at: number, { document }: OrderFacts): boolean {
  return isOpening(units, at, () => namesHouse(units, at, document));
}

const isOpening = onceWithin<readonly StayUnit[], number, boolean>();

function namesHouse(units: readonly StayUnit[], at: number, document: TextDocument): boolean {
  const [first, ...next] = units.slice(at, at + 6);
  if (!first || first.isDay) return false;
  const end = next.findIndex(
    ({ about, isTitle, isDay }) => isTitle || isDay || about === 'other' || about === 'declined',
  );
  const own = [first, ...(end < 0 ? next : next.slice(0, end))];
  if (first.about === null && !own.some(({ item }) => hasAddress(item))) return false;
  for (let count = 1; count <= own.length; count++) {
    const house = houseIn(itemOf(passagesOfUnits(own.slice(0, count))), document);
    if (house) return first.item.text.includes(house.value.name);
  }
  return false;
}

const hasAddress = ({ passages }: Item) =>
  passages.some(
    (p) =>
      p.label === 'address' || p.text.split(/, | [–—|·] |[:;] | ?[()]/).some((part) => isStreet(part) || isTown(part)),
  );

/** @param from where what was read before ends. */
function stayAt(
  units: readonly StayUnit[],
  at: number,
  from: number,
  section: readonly StayUnit[],
  facts: OrderFacts,
): Whole | null {
  // the days right over the house are its own, where none before it has taken them
  const lead = units[at - 1];
  const isLed = at > from && lead !== undefined && isFree(lead) && saysDays(lead, facts) && !isNumberedApart(units, at);
  const starts = isLed ? [at - 1, at] : [at];
  for (let above = at - 1; above >= Math.max(from, at - maxAbove); above--) {
    const unit = units[above];
    if (!unit || !isFree(unit) || (unit.about !== 'stay' && !saysDays(unit, facts))) break;
    starts.push(above);
    if (unit.isTitle) break;
  }
  const days = daysOver(units, at, facts);
  const isStay = section.length > 0;
  const number = (isStay ? codeIn(itemOf(passagesOfUnits(section))) : null) ?? undefined;
  for (const around of [
    { number: null, isStay, days: null },
    { number, isStay, days },
  ])
    for (const start of starts) {
      const whole = stayFrom(units, start, at, around, facts);
      if (whole) return whole;
    }
  return null;
}

const maxAbove = 4;

/** "Un véhicule vous attend du 12 au 14 avril (réservation 118442)." over a paragraph that has a number too: each is of its own. */
function isNumberedApart(units: readonly StayUnit[], at: number): boolean {
  const [lead, unit] = [units[at - 1], units[at]];
  const own = units.slice(at, at + maxUnits).filter(({ block }) => block === unit?.block);
  return (
    lead?.block !== unit?.block &&
    [own, lead ? [lead] : []].every((part) => codesIn(itemOf(passagesOfUnits(part))).length > 0)
  );
}

const isFree = ({ about }: StayUnit) => about !== 'other' && about !== 'declined';

/** Both days of a stay, in its own words. */
function saysDays({ item }: StayUnit, facts: OrderFacts): boolean {
  return new Set(daysIn(item, facts.dates, facts.wholeDays).map(({ day }) => day)).size > 1;
}

/** @param start of the first unit; `at` is the one with the house. */
function stayFrom(
  units: readonly StayUnit[],
  start: number,
  at: number,
  around: Around,
  facts: OrderFacts,
): Whole | null {
  let whole: Whole | null = null;
  let byRoom: Whole | null = null;
  for (let end = at + 1; end <= at + maxUnits; end++) {
    const last = units[end - 1];
    if (!last || (end > at + 1 && !goesOn(units, at, end - 1, facts))) break;
    if (last.about === 'declined') {
      // said of the room above: it is not kept
      if (!whole || (last.block === units[at]?.block && !isOfOtherDay(last, units[at], facts))) return null;
      break;
    }
    if (end > at + 1 && namesOther(units[at], last, facts)) break;
    const own = units.slice(start, end);
    const isAgain = saysDays(last, facts) && own.slice(0, -1).some((unit) => saysDays(unit, facts));
    if (end > at + 1 && isAgain && !(units[at] && hasSameDay(units[at], last))) break;
    const item = itemOf(passagesOfUnits(own));
    if (item.text.length > maxCharacters) break;
    const stays = staysIn(item, facts, around);
    if (stays.length === 0 && whole) break;
    if (stays.length === 0) continue;
    byRoom ??= withRoomsBelow({ stays, end }, units, start, facts);
    // "In 8 Mar" over "Out 11 Mar" below the house: said of the room itself, and not counted from a day above
    const isTold = !whole?.isTold && saysEnds(item) && hasOnlyOne(stays, whole?.stays);
    if (!whole || isTold || isMore(stays, whole.stays)) whole = { stays, end, isTold: saysEnds(item) };
  }
  return byRoom && byRoom.stays.length > (whole?.stays.length ?? 0) ? byRoom : whole;
}

/** "Tue 6 July | Free day. A boat can be arranged; nothing is reserved." in a row below that of the room: said of its own day. */
function isOfOtherDay(unit: StayUnit, above: StayUnit | undefined, facts: OrderFacts): boolean {
  const [own, other] = [unit, above].map((one) => one?.item.passages.find(({ inTable }) => inTable)?.row);
  return own !== undefined && own !== other && daysIn(unit.item, facts.dates, facts.wholeDays).length > 0;
}

/** A house in another paragraph of a letter: what is told there is of that one. */
function namesOther(first: StayUnit | undefined, unit: StayUnit, { document }: OrderFacts): boolean {
  const isTold = [first, unit].every((one) =>
    one?.item.passages.every(({ inTable, isHeading }) => !inTable && !isHeading),
  );
  if (!first || !isTold || unit.block === first.block || unit.item.text.length < 60) return false;
  const house = houseIn(unit.item, document)?.value.name;
  return house !== undefined && !first.item.text.includes(house);
}

/**
 * Below a house and its days a row or a sentence for each room, with its number and whose it is: what was taken is the house
 * with the first of them.
 */
function withRoomsBelow(whole: Whole, units: readonly StayUnit[], start: number, facts: OrderFacts): Whole {
  const own = units.slice(start, whole.end);
  const first = own.findLast((unit) => isRoom(unit, facts));
  if (!first || own.length < 2 || whole.stays.length > 1) return whole;
  const house = own.filter((unit) => unit !== first);
  const stays = [...whole.stays];
  let { end } = whole;
  for (const unit of units.slice(end, end + maxRooms)) {
    if (!isRoom(unit, facts) || houseIn(unit.item, facts.document)) break;
    const stay = stayIn(itemOf(passagesOfUnits([...house, unit])), facts, { number: null, isStay: true });
    if (!stay) break;
    stays.push(stay);
    end++;
  }
  return { stays, end };
}

const maxRooms = 20;

/** One number, and one traveller or a cell for one. */
function isRoom({ item, about, isTitle }: StayUnit, facts: OrderFacts): boolean {
  if (isTitle || about === 'other' || about === 'declined' || codesIn(item).length !== 1) return false;
  return namedIn(item, facts.travelers).length === 1 || item.passages.some(isSomebodys);
}

function staysIn(item: Item, facts: OrderFacts, around: Around): Stay[] {
  const byGuest = staysByGuest(item, facts);
  if (byGuest.length > 0) return byGuest;
  const stay = stayIn(item, facts, around);
  return stay ? [stay] : [];
}

/** "3–5 May: Strasbourg" over the house. */
function daysOver(units: readonly StayUnit[], at: number, facts: OrderFacts): StayDays | null {
  const title = units.slice(Math.max(0, at - 12), at).findLast(({ isTitle, isDay }) => isTitle || isDay);
  return title ? stayDaysIn(title.item, facts) : null;
}

const saysEnds = ({ passages }: Item): boolean =>
  (['checkIn', 'checkOut'] as const).every((end) =>
    passages.some((p) => p.label === end && /\d.*\p{L}{3}|\d[./-]\d/u.test(p.text)),
  );

/** One room of the house as before, however many nights were counted then. */
const hasOnlyOne = ([one, more]: readonly Stay[], [known, other]: readonly Stay[] = []): boolean =>
  one !== undefined && !more && !other && one.booking.place?.name === known?.booking.place?.name;

/** More guests with a number of their own, or an hour or a telephone that was not said yet; of the same house and days. */
function isMore(stays: readonly Stay[], known: readonly Stay[]): boolean {
  const [a, b] = [stays[0]?.booking, known[0]?.booking];
  if (a?.place?.name !== b?.place?.name || dayOf(a?.checkIn) !== dayOf(b?.checkIn)) return false;
  if (dayOf(a?.checkOut) !== dayOf(b?.checkOut)) return false;
  const [now = 0, before = 0] = [a, b].map(
    (one) => [one?.checkIn?.local, one?.checkOut?.local, one?.place?.phone].join('').length,
  );
  return stays.length > known.length || (a?.reference === b?.reference && now > before);
}

const dayOf = (moment: { local: string } | undefined) => moment?.local.slice(0, 10);

/** A new title, another day, another house, a booking of another kind: there the record is at its end. */
function goesOn(units: readonly StayUnit[], at: number, next: number, facts: OrderFacts): boolean {
  const [first, unit] = [units[at], units[next]];
  if (!first || !unit || unit.isDay || unit.about === 'other' || (unit.isTitle && next > at + 1)) return false;
  if (isTimedRow(first) && isTimedRow(unit) && !hasSameDay(first, unit) && !areBothEnds(first, unit)) return false;
  return !opensHouse(units, next, facts);
}

/** "10-03-2028 to 12-03-2028" in one cell beside both rows, that of the house and that of its hours. */
const hasSameDay = ({ item: a }: StayUnit, { item: b }: StayUnit) =>
  a.passages.some((p) => p.byColumn && ofDay.has(p.label) && b.passages.some(({ at }) => at === p.at));
const ofDay: ReadonlySet<string | null> = new Set(['date', 'when']);

/** "In Friday 4 June, from 15:00" over "Out Sunday 6 June" below "When": the days of one room, in the two lines of its cells. */
const areBothEnds = ({ item: a }: StayUnit, { item: b }: StayUnit) =>
  a.passages.some((p) => isOfDay(p) && comes.test(p.shape)) && b.passages.some((p) => isOfDay(p) && goes.test(p.shape));
const isOfDay = ({ byColumn, label }: Passage) => byColumn && (label === 'when' || label === 'date');
const comes =
  /^(?:in|from|du|vom|dal|del|arr\w*|anreise|check-?in) ?:? .*\d|\d.*\b(?:from|after|des|a partir de|ab|dalle|desde las) \d/;
const goes =
  /^(?:out|to|until|till|au|bis|al|dep\w*|abreise|check-?out) ?:? .*\d|\d.*\b(?:by|before|until|avant|jusqu'a|bis|entro le|hasta las) \d/;

function isSame({ booking: a }: Stay, { booking: b }: Stay): boolean {
  if (a.reference === b.reference && dayOf(a.checkIn) === dayOf(b.checkIn)) return true;
  return a.place?.name === b.place?.name && dayOf(a.checkIn) === dayOf(b.checkIn) && a.reference === b.reference;
}
