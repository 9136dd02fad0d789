import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { boarding, isDeadline } from '../../text/deadlines.ts';
import { isDayOfElse, isLongAgo } from '../../text/journeys/days-of-else.ts';
import { roleBefore } from '../../text/journeys/roles.ts';
import type { Role, Token, Vehicle } from '../../text/journeys/token.ts';
import { findVehicles } from '../../text/journeys/vehicles.ts';
import { withoutFormer } from '../../text/passages/former.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { daysTold } from '../days/told-days.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { byItsClock } from './sentences-go-on.ts';
import type { Around } from './told-around.ts';
import { endsOf, isClockTold } from './told-clocks.ts';
import { type Moment, placesTold } from './told-places.ts';
import { nightTrainIn, unnumberedTrain } from './unnumbered-train.ts';

/** What the sentences before said: the ship, in which paragraph, the ports, and whether the last of them left and came nowhere. */
export type Told = { ship: string; block: number; ports: Set<string>; isUnderWay: boolean };

/** A sentence that is read, with what each token tells of where it stands. */
type Sentence = { p: Passage; about: { line: number; text: string }; told: Told; around: Around };

/** What a sentence says: days, hours, what one rides in, places; and where a way back begins. */
export function tokensOf(
  printed: Passage,
  line: number,
  facts: OrderFacts,
  lastDay: string | null,
  told: Told,
  around: Around,
): Token[] {
  const text = withoutFormer(printed.text);
  const p = text === printed.text ? printed : { ...printed, text, shape: plain(text) };
  const sentence = { p, about: { line, text: printed.text.slice(0, 200) }, told, around };
  const { tokens, moments } = momentsIn(sentence, facts, lastDay);
  tokens.push(...vehiclesIn(sentence));
  const hasOwnShip = tokens.some(({ kind }) => kind === 'ship');
  tokens.push(...shipsIn(sentence, tokens));
  if (!hasOwnShip) tokens.push(...trainIn(sentence, tokens));
  tokens.push(...endsOf(placesTold(p, tokens, told, moments, sentence.about), p, moments));
  // "…, and return on the 22nd": a day behind these words is not the one on which the way there ends
  const hours = tokens.filter(({ kind }) => kind === 'time').map(({ at }) => at);
  // "On Thursday you return on …", "Vol UU 975 : au retour, …": there is nothing yet that could end
  for (const { index } of p.shape.matchAll(backWords))
    if (hours.some((at) => at < p.at + index)) tokens.push({ kind: 'break', at: p.at + index, line, text: '' });
  return withApartDays(tokens.sort((a, b) => a.at - b.at));
}

/** Days and hours, with what they take of the sentence: no place stands there. */
function momentsIn({ p, about, told }: Sentence, facts: OrderFacts, lastDay: string | null) {
  const tokens: Token[] = [];
  const moments: Moment[] = [];
  const clocks = findTimes(p.text).filter(({ weak, at }) => !weak || isClockTold(p, at, told.ports));
  for (const { day, sure, from, to } of daysTold(p, facts, lastDay)) {
    // "17.10, arrivée 18.05" is no day in May
    if (clocks.some(({ at }) => at === from)) continue;
    if (isDayOfElse(p.shape, from) || isLongAgo(day, facts.dates.contextDate)) continue;
    moments.push({ from, to, isClock: false });
    tokens.push({ kind: 'date', day, sure, weak: false, yearPrinted: true, at: p.at + from, ...about });
  }
  for (const { time, at, length, daysLater } of clocks) {
    if (isDeadline(p.shape, at, at + length)) continue;
    moments.push({ from: at, to: at + length, isClock: true });
    const role = roleBefore(p.shape.slice(0, at)) ?? roleOfEntry(p.shape, at, at + length);
    tokens.push({ kind: 'time', time, daysLater, role, at: p.at + at, ...about });
  }
  return { tokens, moments };
}

/** "19 h 00 : départ du car", "07:00 (local time) – arrival in Oban": what is done at the hour with which an entry begins. */
function roleOfEntry(shape: string, from: number, to: number): Role {
  const deed = /^\P{L}*$/u.test(shape.slice(0, from)) ? deedBehind.exec(shape.slice(to))?.groups : undefined;
  return deed?.leaves ? 'from' : deed ? 'to' : null;
}

const deedBehind =
  /^(?: \([^()]{3,30}\))? ?[:–—,-] ?(?:the |le |la |l')?(?:(?<leaves>departs?|departures?|abfahrt|partenza|salida)|arriv(?:als?|ees?|es?|o)|ankunft|llegada)\b/;

/** What has a number or a name. "l'EC 330" is a train before it is a flight of the airline that has this code. */
function vehiclesIn({ p, about, around }: Sentence): Token[] {
  const vehicles = findVehicles(p, around);
  return vehicles.flatMap(({ at, length, vehicle }, i) =>
    vehicles.slice(0, i).some((other) => at < other.at + other.length && at + length > other.at)
      ? []
      : [{ ...(onRoad(p, vehicle) ?? vehicle), at: p.at + at, ...about }],
  );
}

/** "The return sailing is on …, same ship": on board of the one before, where the sentence names none. */
function shipsIn({ p, about, told, around }: Sentence, tokens: readonly Token[]): Token[] {
  if (tokens.some(isOtherRide) || around.crewed) return [];
  // "…, aboard the Stena Adventurer. Boarding at Holyhead no later than …", "You come back on the 5.00pm from Inis Mór"
  const boards = told.block === p.block && told.ship !== '' && boarding.test(p.shape.slice(0, 40));
  const isBack = told.block === p.block && p.shape.search(backWords) >= 0;
  // "You sail on the Ulysses. She leaves Dublin on Tuesday at 16:00"
  const isSame = told.block === p.block && itLeaves.test(p.shape);
  if (!sails.test(p.shape) && !boards && !isBack && !isSame) return [];
  const own = tokens.find((token) => token.kind === 'ship');
  const name = own?.name ?? (isBack && !boards && !sails.test(p.shape) ? '' : told.ship);
  const backs = [...p.shape.matchAll(backWords)].map(({ index }) => index + 1);
  return (own ? backs : [0, ...backs]).map((index) => ({ kind: 'ship', name, at: p.at + index, ...about }));
}

/** A train without a number, where nothing else is ridden in: by its name, by its hour, or as "the train". */
function trainIn({ p, about, around }: Sentence, tokens: readonly Token[]): Token[] {
  if (tokens.some(isOtherRide)) return [];
  const sleeper = nightTrainIn(p.text);
  const named = sleeper && { kind: 'train' as const, product: sleeper.name, at: sleeper.at };
  const clocked = tokens.some(({ kind }) => kind === 'ship') ? null : byItsClock.exec(p.shape);
  const unnamed = named ?? (clocked && { kind: 'train' as const, at: clocked.index });
  const train = (around.flies ? unnumberedTrain(p) : null) ?? unnamed;
  return train ? [{ ...train, at: p.at + train.at, ...about }] : [];
}

const isOtherRide = ({ kind }: Token) => kind === 'flight' || kind === 'train' || kind === 'bus';

/** "A seat on the Volcano Express coach, number VX 14, leaving …": no flight, where a sentence speaks of a coach alone. */
function onRoad({ shape }: Passage, vehicle: Vehicle): Vehicle | null {
  return vehicle.kind === 'flight' && byCoach.test(shape) && !byAir.test(shape)
    ? { kind: 'bus', number: vehicle.number }
    : null;
}

const byCoach = /\b(?:coach(?:es)?|bus(?:es)?|autocars?|autobus|fernbus|reisebus|autobuses|autopullman)\b/;
const byAir =
  /\b(?:fl(?:y|ies|ying|own|ights?)|vols?|avions?|air(?:lines?|ways|ports?)?|aeroports?|plane|land(?:s|ing)?|atterri\w*|decoll\w*|take-?off|boarding|terminal \w{1,2}|flug\w*)\b/;

/** "…, arriving in Leeds at 09.17, and coming home on Wednesday 17": the day of an arrival stands right behind its clock. */
function withApartDays(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const since = tokens.slice(0, i).findLastIndex(({ kind }) => kind === 'break') + 1;
    const own = tokens.slice(since, i);
    const isWhole = ['time', 'place'].every((wanted) => own.filter(({ kind }) => kind === wanted).length >= 2);
    return token.kind === 'date' && before && isWhole && token.at - before.at > 20
      ? [{ kind: 'break' as const, at: token.at, line: token.line, text: '' }, token]
      : [token];
  });
}

/** Where a way back begins; "aller-retour" is what a price is of. */
export const backWords = inLines('g')`
  \b(?:
    (?<!\baller(?:-| | et ))retour|way (?:back|home)|other direction|sens inverse|ruck(?:fahrt|reise|flug)|zuruck|rentre\w*|ritorno|rientr\w+|vuelta
    |vuelve|regres\w+|revien\w*|reviendr\w*|return\w*
    |(?:fly|flying|travel|travelling|home|come|coming) back
    |(?:fly|travel|come|go|head|sail)(?:s|ing)? home
    |back (?=on (?:the |mon|tue|wed|thu|fri|sat|sun|\d))
  )
`;
const sails = inLines()`
  \b(?:
    sail(?:s|ing)?|ferry|ferries|boat(?! (?:trip|tour|ride|cruise|excursion|hire))|crossing|(?:you|we) (?:will |'ll )?cross|ship|vessel|catamaran|hydrofoil|hovercraft|casts? off|set(?:s|ting)? sail
    |traversees?|(?:vous|on|nous) travers\w+|(?<!(?:promenade|sortie|excursion|tour|balade) en )bateau|navires?|traversier|paquebot|vedette|hydroglisseur|(?:vous|on|nous) navigu\w+
    |embarquez|embarquerez|appareill\w+|accost\w+|lev(?:e|ez|era) l'ancre|largu\w+ les amarres
  )\b
`;

/** What was said to sail, and where from. */
const itLeaves =
  /^(?:she|it|elle|il|the ship|le navire) (?:then )?(?:leaves|departs|quitte|part|partira|quittera|appareille)\b/;
