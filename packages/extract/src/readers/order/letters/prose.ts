import type { Candidate } from '../../../booking.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { boarding, isDeadline } from '../../text/deadlines.ts';
import { isCallingPoints } from '../../text/journeys/calling-points.ts';
import { isDayOfElse, isLongAgo } from '../../text/journeys/days-of-else.ts';
import type { Leg } from '../../text/journeys/leg.ts';
import { bookLeg } from '../../text/journeys/leg-bookings.ts';
import { legsOf } from '../../text/journeys/legs-of.ts';
import { rideOf } from '../../text/journeys/ride-of.ts';
import { rideWords } from '../../text/journeys/ride-words.ts';
import { roleBefore } from '../../text/journeys/roles.ts';
import type { Token, Vehicle } from '../../text/journeys/token.ts';
import { trainNumber } from '../../text/journeys/train-numbers.ts';
import { findVehicles } from '../../text/journeys/vehicles.ts';
import type { Reference } from '../../text/numbers/booking-number.ts';
import { mainReference } from '../../text/numbers/references.ts';
import { withoutFormer } from '../../text/passages/former.ts';
import { lineAt } from '../../text/passages/passage.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../../text/passages/sentences.ts';
import { withSeatsByWay } from '../../text/seats/seats-by-way.ts';
import { sharedOf } from '../../text/shared.ts';
import { sameDayWords } from '../days/days-from-last.ts';
import { titleOver } from '../days/title-over.ts';
import { daysTold } from '../days/told-days.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { asks, isBookedBeside, isOffer, unheld } from './offers-in-prose.ts';
import { isOpenTicket } from './open-ticket.ts';
import {
  byItsClock,
  goesOn,
  goingOn,
  isEnd,
  isLeaving,
  isVehicle,
  landingOf,
  onward,
  saysBothEnds,
  withoutEnds,
} from './sentences-go-on.ts';
import { type Around, aroundOf } from './told-around.ts';
import { endsOf, isClockTold } from './told-clocks.ts';
import { type Moment, placesTold } from './told-places.ts';
import { nightTrainIn, unnumberedTrain } from './unnumbered-train.ts';

/** Journeys told in sentences: "you leave Frankfurt on ICE 692 at 10.14, reaching Berlin at 14.22". */
export function legsInProse(passages: readonly Passage[], facts: OrderFacts): Candidate[] {
  const paragraphs = paragraphsOf(passages.filter(({ former }) => !former));
  const overOf = titleOver(passages, facts);
  const isTold = (p: Passage) => p.text.length > 60 || (p.text.length > 30 && !p.isHeading && overOf(p) !== null);
  const sentences = paragraphs.filter(isTold).flatMap(sentencesOf).flatMap(clausesOf);
  const tokens: Token[] = [];
  let lastDay: string | null = null;
  // the sentence that told last on which day its journey ends
  let landedAt = -1;
  const around = aroundOf(passages);
  // the day with which a paragraph begins, which "the same evening" further down means
  let opening: { day: string; block: number } | null = null;
  // "Le vendredi 24 septembre, vous rejoindrez Porto en train.": the only day of the paragraph so far
  let announced: { days: Set<string>; block: number } = { days: new Set(), block: -1 };
  // "Tuesday 13 July." as a sentence of its own is the day of the paragraph
  let title: { day: string; block: number } | null = null;
  const told: Told = { ship: '', block: -1, ports: new Set() };
  const leads = leadingClocks(passages);
  const offered = new Set(paragraphs.flatMap((p) => (isOffer(p.shape) && !isBookedBeside(p) ? [p.block] : [])));
  sentences.forEach((p, line) => {
    if (
      givenUp.test(p.shape) ||
      isCallingPoints(p.shape) ||
      notHeld.test(p.shape) ||
      howOften.test(p.shape) ||
      isOpenTicket(p) ||
      unheld.test(p.shape) ||
      asks.test(p.shape) ||
      offered.has(p.block)
    )
      return;
    const said = tokensOf(
      p,
      line,
      { ...facts, dates: { ...facts.dates, contextDate: lastDay ?? facts.dates.contextDate } },
      lastDay,
      told,
      around,
    );
    leaveAt(leads.get(p.at), said, line);
    const ship = said.findLast((token) => token.kind === 'ship');
    if (ship) Object.assign(told, { ship: ship.name, block: p.block });
    const day = said.find((token) => token.kind === 'date');
    const same = sameDay.exec(p.shape);
    // "The same morning, that is on the 10th, …"
    const lead = same && same.index < 20 ? 60 : 20;
    if (day?.kind === 'date' && day.at - p.at < lead && sentences[line - 1]?.block !== p.block) {
      opening = { day: day.day, block: p.block };
      title = p.text.length < 40 ? { day: day.day, block: p.block } : null;
    } else if (sentences[line - 1]?.block !== p.block) {
      const over = day ? null : overOf(p);
      title = over ? { day: over, block: p.block } : null;
    }
    // "… and reach Singapore at 06:15 on Tuesday 11 January. The same morning you continue"
    const landed = sentences[line - 1]?.block === p.block && landedAt === line - 1 ? lastDay : null;
    if (announced.block !== p.block) announced = { days: new Set(), block: p.block };
    const [before, other] = announced.days;
    const opened = opening?.block === p.block ? opening.day : ([...announced.days].at(-1) ?? opening?.day);
    const isWhole = said.some(isVehicle) && said.filter(({ kind }) => kind === 'time').length === 2;
    const inherited = before && !other && !day && isWhole ? before : null;
    for (const token of said) if (token.kind === 'date') announced.days.add(token.day);
    // "puis avec le vol LX 138 à 13 h 15, arrivée à Hong Kong le mardi 5 octobre à 7 h 10": the day on which it ends
    const leaves = said.find(({ kind }) => kind === 'time');
    const isLater = onward.test(p.shape) && day !== undefined && leaves !== undefined && leaves.at < day.at;
    const goesOnFrom = isLater && sentences[line - 1]?.block === p.block ? lastDay : null;
    const own = goesOnFrom ?? (title?.block === p.block ? title.day : same ? (landed ?? opened ?? lastDay) : inherited);
    if (own && (!day || goesOnFrom || (same && p.at + same.index < day.at)))
      said.unshift({
        kind: 'date',
        day: own,
        sure: true,
        weak: false,
        yearPrinted: true,
        at: p.at,
        line,
        text: p.text,
      });
    if (landingOf(said)) landedAt = line;
    lastDay = landingOf(said) ?? (day?.kind === 'date' ? day.day : (own ?? lastDay));
    const isLanding = (landing.test(p.shape) || isEnd(said)) && !said.some(isVehicle) && isLeaving(tokens);
    if (!isLanding && !goesOn(p, said, sentences[line - 1], tokens))
      tokens.push({ kind: 'break', at: p.at, line, text: '' });
    else if (saysBothEnds(said)) withoutEnds(tokens);
    tokens.push(...goingOn(p, said, tokens, p.shape.search(backWords) >= 0));
  });
  const said = sharedOf(facts.document);
  const paragraphAt = (at: number) => paragraphs.findLast((one) => one.at <= at);
  // the number in a paragraph about a room is the hotel's
  const isOfStay = ({ at }: Reference) => {
    const p = passages[lineAt(passages, at)];
    return p !== undefined && aboutStay.test(p.shape) && !aboutJourney.test(p.shape);
  };
  const references = said.references.filter((reference) => !isOfStay(reference));
  const shared = { ...said, references, reference: mainReference(references), travelers: [...facts.travelers] };
  const returns = sentences.flatMap((p) => [...p.shape.matchAll(backWords)].map((match) => p.at + match.index));
  const unnumbered = tokens.some((token) => token.kind === 'flight') ? null : rideOf(facts.document);
  const isReturn = (at: number) => returns.some((back) => back < at && at - back < 120);
  const { legs } = legsOf(tokens, unnumbered, isReturn, rideWords(sentences, tokens));
  const booked = legs.filter((leg) => leg.departure);
  const priced = said.price && paragraphAt(said.price.at);
  // what a paragraph says it costs is of what the paragraph tells
  const isOfOther = (leg: Leg) =>
    priced &&
    priced !== paragraphAt(leg.vehicle.at) &&
    (aboutStay.test(priced.shape) || booked.some((other) => priced === paragraphAt(other.vehicle.at)));
  return withSeatsByWay(
    booked.map((leg) =>
      bookLeg(leg, sentences, isOfOther(leg) ? { ...shared, price: null } : shared, facts.document.node),
    ),
    sentences,
  );
}

/** "You leave Edinburgh at 06.05 on KL 930 and land …; KL 1977 takes you on from there": each half tells a journey. */
function clausesOf(p: Passage): Passage[] {
  const parts = [...p.shape.matchAll(partBehind)].filter(({ index, 0: words }) => {
    const [before, rest] = [p.text.slice(0, index), p.text.slice(index + words.length)];
    const isOnward = leadsOn.test(p.shape.slice(index + words.length));
    return (
      [before, rest].every((half) => numberOfRide.test(half)) &&
      findTimes(before).length > 1 &&
      findTimes(rest).length > (isOnward ? 0 : 1)
    );
  });
  // of several places at which it could be cut before the next number, a word between is surer than a comma
  const between = Map.groupBy(parts, ({ index }) => [...p.text.slice(0, index).matchAll(ridesOf)].length);
  const onwards = [...between.values()]
    .map(
      (all) =>
        all.find(({ index, 0: words }) => leadsOn.test(p.shape.slice(index + words.length))) ??
        all.find(([words]) => words !== ', ') ??
        all.at(-1),
    )
    .filter((one) => one !== undefined);
  const starts = [0, ...[...p.text.matchAll(journeyBehind)].map(({ index }) => index + 2)];
  for (const { index, 0: words } of onwards) starts.push(index + words.length);
  starts.sort((a, b) => a - b);
  return starts.map((from, i) => {
    const [text = '', shape = ''] = [p.text, p.shape].map((whole) => whole.slice(from, starts[i + 1]));
    return { ...p, text, shape, at: p.at + from };
  });
}

/** "…, arrivée à Zurich à 10 h 45, puis avec le vol LX 138 à 13 h 15, …": each half has its number and its hours. */
const partBehind = /[,;]? (?:et|and|und|e|y|while|whereas|tandis que|alors que) |[,;] /g;
const leadsOn =
  /^(?:puis|ensuite|de la\b|then|from there|correspondance|en correspondance|connect(?:ing)?|onward|continu(?:e|es|ing|ez|ant)|poi|luego|dann|weiter)\b/;
const numberOfRide = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}(?![\p{L}\d])|${trainNumber.source}`,
  'u',
);
const ridesOf = new RegExp(numberOfRide.source, 'gu');

const journeyBehind = /; (?=(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4} \p{Ll})/gu;

/** "Arrivée à Zurich à 15.35.", as a sentence of its own and perhaps of the next day. */
const landing = /^(?:arriv\w+|atterrissage|landing|ankunft|llegada|arrivo)\b/;

const aboutStay =
  /\b(?:restaurant|table|rooms?|chambres?|nights?|nuits?|hotel|hebergement|zimmer|ubernachtung\w*|(?:you|they) (?:will )?stay|staying|sejourn(?:ez|erez|ons|erons)|log(?:ez|erez|erons|era|eront)|dorm(?:ez|irez|irons)|check-?in|half[- ]board|demi-pension|gites?|cottages?)\b/;
const aboutJourney =
  /\b(?:flights?|vols?|trains?|tgv|airline|compagnie|fly|flies|flying|rail|ferry|ticket|billets?|flug|zug)\b/;

const backWords =
  /\b(?:retour|way (?:back|home)|other direction|sens inverse|ruck(?:fahrt|reise|flug)|zuruck|rentre\w*|ritorno|rientr\w+|vuelta|vuelve|regres\w+|revien\w*|reviendr\w*|return\w*|(?:fly|flying|travel|travelling|home|come|coming) back|(?:fly|travel|come|go|head|sail)(?:s|ing)? home|back (?=on (?:the |mon|tue|wed|thu|fri|sat|sun|\d)))/g;
const notHeld =
  /\b(?:lapse[ds]?|disregard|not on this (?:memo|order|booking|itinerary)|proposal|option|not booked|no reservation|non reserve\w*|hors commande|if the)\b/;
/** "Trains run from London Victoria every half hour; the 07:35 reaches Brighton …": what runs for everybody. */
const howOften =
  /\b(?:every (?:\d{1,3} |half |half-|quarter of an |few |two |three )?(?:hours?|minutes?|mins?)|(?:half-)?hourly|(?:toutes|tous) les (?:\d{1,3} |deux |trois |demi-|quarts? d')?(?:heures?|minutes?|mn|min)|chaque (?:heure|demi-heure|quart d'heure)|(?:alle \d{1,3} minuten|stundlich))\b/;
/** "Flight BA 1442 … is replaced by:", and what takes its place stands below. */
const givenUp = /\b(?:replaced by|remplacee?s? par) ?:?$/;
const sameDay = new RegExp(sameDayWords);
const sails =
  /\b(?:sail(?:s|ing)?|ferry|crossing|traversee|bateau|navire|ship|vessel|embarquez|embarquerez|appareill\w+|accost\w+)\b/;

/** "17.50" in a column of its own, in front of "U2 8480, Basel (BSL) to London Gatwick (LGW), 18.30 on the ground": where each begins. */
function leadingClocks(passages: readonly Passage[]): ReadonlyMap<number, Passage> {
  return new Map(
    passages.flatMap((p, i) => {
      const [before, next] = [passages[i - 1], passages[i + 1]];
      const [clock, more] = findTimes(p.text);
      const isAlone = clock && !more && clock.length === p.text.trim().length && p.label === null;
      const isLead = isAlone && before?.row !== p.row && next?.row === p.row && passages[i + 2]?.row !== p.row;
      return isLead ? [[next.at, p] as const] : [];
    }),
  );
}

/** Of a journey that tells one hour, and has another in front of it: that it leaves at. */
function leaveAt(lead: Passage | undefined, said: Token[], line: number): void {
  const [clock, ...more] = said.filter(({ kind }) => kind === 'time');
  const isJourney = said.some(isVehicle) && said.filter(({ kind }) => kind === 'place').length === 2;
  if (!lead || !isJourney || more.length > 0 || said.some(({ kind }) => kind === 'date')) return;
  if (clock?.kind !== 'time' || clock.role === 'from') return;
  clock.role = 'to';
  const [time] = findTimes(lead.text);
  if (time)
    said.unshift({ kind: 'time', time: time.time, daysLater: 0, role: 'from', at: lead.at, line, text: lead.text });
}

/** What the sentences before said. */
type Told = { ship: string; block: number; ports: Set<string> };

function tokensOf(
  printed: Passage,
  line: number,
  facts: OrderFacts,
  lastDay: string | null,
  told: Told,
  around: Around,
): Token[] {
  const text = withoutFormer(printed.text);
  const p = text === printed.text ? printed : { ...printed, text, shape: plain(text) };
  const about = { line, text: printed.text.slice(0, 200) };
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
    tokens.push({ kind: 'time', time, daysLater, role: roleBefore(p.shape.slice(0, at)), at: p.at + at, ...about });
  }
  // "l'EC 330" is a train before it is a flight of the airline that has this code
  const vehicles = findVehicles(p, around);
  for (const [i, { at, length, vehicle }] of vehicles.entries())
    if (!vehicles.slice(0, i).some((other) => at < other.at + other.length && at + length > other.at))
      tokens.push({ ...(onRoad(p, vehicle) ?? vehicle), at: p.at + at, ...about });
  // "The return sailing is on …, same ship": on board of the one before
  const own = tokens.find((token) => token.kind === 'ship');
  const isOther = tokens.some(({ kind }) => kind === 'flight' || kind === 'train' || kind === 'bus');
  // "…, aboard the Stena Adventurer. Boarding at Holyhead no later than …", "You come back on the 5.00pm from Inis Mór"
  const boards = told.block === p.block && told.ship !== '' && boarding.test(p.shape.slice(0, 40));
  const isBack = told.block === p.block && p.shape.search(backWords) >= 0;
  if ((sails.test(p.shape) || boards || isBack) && !isOther && !around.crewed) {
    const name = own?.name ?? (isBack && !boards && !sails.test(p.shape) ? '' : told.ship);
    const backs = [...p.shape.matchAll(backWords)].map(({ index }) => index + 1);
    for (const index of own ? backs : [0, ...backs]) tokens.push({ kind: 'ship', name, at: p.at + index, ...about });
  }
  const sleeper = nightTrainIn(p.text);
  const named = sleeper && { kind: 'train' as const, product: sleeper.name, at: sleeper.at };
  const isSailed = tokens.some(({ kind }) => kind === 'ship');
  const clocked = isSailed ? null : byItsClock.exec(p.shape);
  const unnamed = named ?? (clocked && { kind: 'train' as const, at: clocked.index });
  const train = own || isOther ? null : ((around.flies ? unnumberedTrain(p) : null) ?? unnamed);
  if (train) tokens.push({ ...train, at: p.at + train.at, ...about });
  tokens.push(...endsOf(placesTold(p, tokens, told.ports, moments, about), p, moments));
  // "…, and return on the 22nd": a day behind these words is not the one on which the way there ends
  const hours = tokens.filter(({ kind }) => kind === 'time').map(({ at }) => at);
  // "On Thursday you return on …", "Vol UU 975 : au retour, …": there is nothing yet that could end
  for (const { index } of p.shape.matchAll(backWords))
    if (hours.some((at) => at < p.at + index)) tokens.push({ kind: 'break', at: p.at + index, line, text: '' });
  return withApartDays(tokens.sort((a, b) => a.at - b.at));
}

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
