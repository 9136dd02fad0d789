import type { Candidate } from '../../../booking.ts';
import { findTimes } from '../../../text/times.ts';
import { isCallingPoints } from '../../text/journeys/calling-points.ts';
import type { Leg } from '../../text/journeys/leg.ts';
import { bookLeg } from '../../text/journeys/leg-bookings.ts';
import { legsOf } from '../../text/journeys/legs-of.ts';
import { rideOf } from '../../text/journeys/ride-of.ts';
import { rideWords } from '../../text/journeys/ride-words.ts';
import type { Token } from '../../text/journeys/token.ts';
import type { Reference } from '../../text/numbers/booking-number.ts';
import { mainReference } from '../../text/numbers/references.ts';
import { lineAt } from '../../text/passages/passage.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { paragraphsOf, sentencesOf } from '../../text/passages/sentences.ts';
import { from } from '../../text/prices/from-price.ts';
import { withSeatsByWay } from '../../text/seats/seats-by-way.ts';
import { sharedOf } from '../../text/shared.ts';
import { titleOver } from '../days/title-over.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { clausesOf } from './clauses.ts';
import { daysInTurn } from './days-in-turn.ts';
import { withEndsBehind } from './ends-behind.ts';
import { asks, isBookedBeside, isOffer, unheld } from './offers-in-prose.ts';
import { isOpenTicket } from './open-ticket.ts';
import { goesOn, goingOn, isEnd, isLeaving, isVehicle, saysBothEnds, withoutEnds } from './sentences-go-on.ts';
import { backWords, type Told, tokensOf } from './tokens-told.ts';
import { aroundOf } from './told-around.ts';

/** Journeys told in sentences: "you leave Frankfurt on ICE 692 at 10.14, reaching Berlin at 14.22". */
export function legsInProse(passages: readonly Passage[], facts: OrderFacts): Candidate[] {
  const paragraphs = paragraphsOf(passages.filter(({ former }) => !former));
  const overOf = titleOver(passages, facts);
  const isTold = (p: Passage) => p.text.length > 60 || (p.text.length > 30 && !p.isHeading && overOf(p) !== null);
  const sentences = paragraphs
    .filter(isTold)
    .flatMap((p) => withEndsBehind(sentencesOf(p), p))
    .flatMap(clausesOf);
  const tokens = tokensInTurn(passages, paragraphs, sentences, facts);
  const returns = sentences.flatMap((p) => [...p.shape.matchAll(backWords)].map((match) => p.at + match.index));
  const unnumbered = tokens.some((token) => token.kind === 'flight') ? null : rideOf(facts.document);
  const isReturn = (at: number) => returns.some((back) => back < at && at - back < 120);
  const { legs } = legsOf(tokens, unnumbered, isReturn, rideWords(sentences, tokens));
  return booked(
    legs.filter((leg) => leg.departure),
    { passages, paragraphs, sentences },
    facts,
  );
}

/** What the sentences say one after the other; what a sentence leaves out, those before have said. */
function tokensInTurn(
  passages: readonly Passage[],
  paragraphs: readonly Passage[],
  sentences: readonly Passage[],
  facts: OrderFacts,
): Token[] {
  const tokens: Token[] = [];
  const days = daysInTurn(titleOver(passages, facts));
  const around = aroundOf(passages);
  const told: Told = { ship: '', block: -1, ports: new Set(), isUnderWay: false };
  const leads = leadingClocks(passages);
  const offered = new Set(paragraphs.flatMap((p) => (isOffer(p.shape) && !isBookedBeside(p) ? [p.block] : [])));
  sentences.forEach((p, line) => {
    if (tellsNoJourney(p) || offered.has(p.block)) return;
    const before = sentences[line - 1];
    const dates = { ...facts.dates, contextDate: days.last() ?? facts.dates.contextDate };
    told.isUnderWay = before?.block === p.block && isLeaving(tokens);
    const said = tokensOf(p, line, { ...facts, dates }, days.last(), told, around);
    leaveAt(leads.get(p.at), said, line);
    const ship = said.findLast((token) => token.kind === 'ship');
    if (ship) Object.assign(told, { ship: ship.name, block: p.block });
    const isAside = said.length === 0 && before?.block === p.block;
    days.tell(p, said, line, before);
    // "Départ 20:00. Cabine extérieure, dîner non compris.": what says nothing of a journey ends none
    if (isAside && isLeaving(tokens)) return;
    const isLanding = (landing.test(p.shape) || isEnd(said)) && !said.some(isVehicle) && isLeaving(tokens);
    if (!isLanding && !goesOn(p, said, before, tokens)) tokens.push({ kind: 'break', at: p.at, line, text: '' });
    else if (saysBothEnds(said)) withoutEnds(tokens);
    tokens.push(...goingOn(p, said, tokens, p.shape.search(backWords) >= 0));
  });
  return tokens;
}

const tellsNoJourney = (p: Passage) =>
  [givenUp, notHeld, howOften, fareFrom, unheld, asks].some((words) => words.test(p.shape)) ||
  isCallingPoints(p.shape) ||
  isOpenTicket(p);

type Letter = { passages: readonly Passage[]; paragraphs: readonly Passage[]; sentences: readonly Passage[] };

/** The journeys with what the letter says once for all, and without what it says of something else. */
function booked(legs: readonly Leg[], { passages, paragraphs, sentences }: Letter, facts: OrderFacts): Candidate[] {
  const said = sharedOf(facts.document);
  const paragraphAt = (at: number) => paragraphs.findLast((one) => one.at <= at);
  // the number in a paragraph about a room is the hotel's
  const isOfStay = ({ at }: Reference) => {
    const p = passages[lineAt(passages, at)];
    return p !== undefined && aboutStay.test(p.shape) && !aboutJourney.test(p.shape);
  };
  const references = said.references.filter((reference) => !isOfStay(reference));
  const shared = { ...said, references, reference: mainReference(references), travelers: [...facts.travelers] };
  const priced = said.price && paragraphAt(said.price.at);
  // what a paragraph says it costs is of what the paragraph tells
  const isOfOther = (leg: Leg) =>
    priced &&
    priced !== paragraphAt(leg.vehicle.at) &&
    (aboutStay.test(priced.shape) || legs.some((other) => priced === paragraphAt(other.vehicle.at)));
  return withSeatsByWay(
    legs.map((leg) =>
      bookLeg(leg, sentences, isOfOther(leg) ? { ...shared, price: null } : shared, facts.document.node),
    ),
    sentences,
  );
}

/** "Arrivée à Zurich à 15.35.", as a sentence of its own and perhaps of the next day. */
const landing = /^(?:arriv\w+|atterrissage|landing|ankunft|llegada|arrivo)\b/;

const aboutStay =
  /\b(?:restaurant|table|rooms?|chambres?|nights?|nuits?|hotel|hebergement|zimmer|ubernachtung\w*|(?:you|they) (?:will )?stay|staying|sejourn(?:ez|erez|ons|erons)|log(?:ez|erez|erons|era|eront)|dorm(?:ez|irez|irons)|check-?in|half[- ]board|demi-pension|gites?|cottages?)\b/;
const aboutJourney =
  /\b(?:flights?|vols?|trains?|tgv|airline|compagnie|fly|flies|flying|rail|ferry|ticket|billets?|flug|zug)\b/;

const notHeld =
  /\b(?:lapse[ds]?|disregard|not on this (?:memo|order|booking|itinerary)|proposal|option|not booked|no reservation|non reserve\w*|hors commande|if the)\b/;
/** "Trains run from London Victoria every half hour; the 07:35 reaches Brighton …", "départs quotidiens à 22:10": what runs for everybody. */
const howOften =
  /\b(?:every (?:\d{1,3} |half |half-|quarter of an |few |two |three )?(?:hours?|minutes?|mins?)|(?:half-)?hourly|(?:toutes|tous) les (?:\d{1,3} |deux |trois |demi-|quarts? d')?(?:heures?|minutes?|mn|min)|chaque (?:heure|demi-heure|quart d'heure)|(?:daily|several daily) (?:departures?|sailings?|crossings?|flights?)|(?:departures?|departs|traversees|vols) (?:daily|every day|quotidien(?:ne)?s|tous les jours|chaque jour)|(?:alle \d{1,3} minuten|stundlich))\b/;
/** "Nouveau : Paris – Milano dès 34,99 €, à 22:10 à partir du 1er juillet": what it costs at least, before any hour or number. */
const fareFrom = new RegExp(String.raw`^\D*${from}`);
/** "Flight BA 1442 … is replaced by:", and what takes its place stands below. */
const givenUp = /\b(?:replaced by|remplacee?s? par) ?:?$/;
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
