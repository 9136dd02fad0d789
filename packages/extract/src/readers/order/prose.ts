import type { Candidate } from '../../booking.ts';
import { findTimes } from '../../text/times.ts';
import type { Reference } from '../text/booking-number.ts';
import { legsOf } from '../text/journeys.ts';
import { bookLeg } from '../text/leg-bookings.ts';
import type { Passage } from '../text/passages.ts';
import { rideOf } from '../text/reader.ts';
import { mainReference } from '../text/references.ts';
import { paragraphsOf, sentencesOf } from '../text/sentences.ts';
import { readShared } from '../text/shared.ts';
import type { Token } from '../text/token.ts';
import { findVehicles } from '../text/vehicles.ts';
import type { OrderFacts } from './stays.ts';
import { daysTold } from './told-days.ts';
import { placesTold } from './told-places.ts';

/** Journeys told in sentences: "you leave Frankfurt on ICE 692 at 10.14, reaching Berlin at 14.22". */
export function legsInProse(passages: readonly Passage[], facts: OrderFacts): Candidate[] {
  const sentences = paragraphsOf(passages)
    .filter((p) => p.text.length > 60)
    .flatMap(sentencesOf);
  const tokens: Token[] = [];
  let lastDay: string | null = null;
  const flies = sentences.some((p) => flightWords.test(p.shape));
  // the day with which a paragraph begins, which "the same evening" further down means
  let opening: string | null = null;
  // "Le vendredi 24 septembre, vous rejoindrez Porto en train.": the only day of the paragraph so far
  let announced: { days: Set<string>; block: number } = { days: new Set(), block: -1 };
  // "Tuesday 13 July." as a sentence of its own is the day of the paragraph
  let title: { day: string; block: number } | null = null;
  const told: Told = { ship: '', ports: new Set() };
  const offered = new Set(paragraphsOf(passages).flatMap(({ block, shape }) => (isOffer(shape) ? [block] : [])));
  sentences.forEach((p, line) => {
    if (notHeld.test(p.shape) || asks.test(p.shape) || offered.has(p.block)) return;
    const said = tokensOf(
      p,
      line,
      { ...facts, dates: { ...facts.dates, contextDate: lastDay ?? facts.dates.contextDate } },
      lastDay,
      told,
      flies,
    );
    told.ship = said.findLast((token) => token.kind === 'ship')?.name ?? told.ship;
    const day = said.find((token) => token.kind === 'date');
    if (day?.kind === 'date' && day.at - p.at < 20 && sentences[line - 1]?.block !== p.block) {
      opening = day.day;
      title = p.text.length < 40 ? { day: day.day, block: p.block } : null;
    }
    const same = sameDay.exec(p.shape);
    if (announced.block !== p.block) announced = { days: new Set(), block: p.block };
    const [before, other] = announced.days;
    const isWhole = said.some(isVehicle) && said.filter(({ kind }) => kind === 'time').length === 2;
    const inherited = before && !other && !day && isWhole ? before : null;
    for (const token of said) if (token.kind === 'date') announced.days.add(token.day);
    const own = title?.block === p.block ? title.day : same ? (opening ?? lastDay) : inherited;
    if (own && (!day || (same && p.at + same.index < day.at)))
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
    if (day?.kind === 'date') lastDay = day.day;
    tokens.push({ kind: 'break', at: p.at, line, text: '' }, ...said);
  });
  const said = readShared(facts.document, passages);
  // the number in a paragraph about a room is the hotel's
  const isOfStay = ({ at }: Reference) => {
    const p = passages.findLast((one) => one.at <= at);
    return p !== undefined && aboutStay.test(p.shape) && !aboutJourney.test(p.shape);
  };
  const references = said.references.filter((reference) => !isOfStay(reference));
  const shared = { ...said, references, reference: mainReference(references), travelers: [...facts.travelers] };
  const returns = sentences.flatMap((p) => [...p.shape.matchAll(backWords)].map((match) => p.at + match.index));
  const unnumbered = tokens.some((token) => token.kind === 'flight') ? null : rideOf(facts.document);
  const { legs } = legsOf(tokens, unnumbered, (at) => returns.some((back) => back < at && at - back < 120));
  return legs.filter((leg) => leg.departure).map((leg) => bookLeg(leg, sentences, shared, facts.document.node));
}

function isVehicle({ kind }: Token): boolean {
  return kind === 'flight' || kind === 'train' || kind === 'bus' || kind === 'ship';
}

const aboutStay = /\b(?:restaurant|table|rooms?|chambres?|nights?|nuits?|hotel|hebergement|zimmer|ubernachtung\w*)\b/;
const aboutJourney =
  /\b(?:flights?|vols?|trains?|tgv|airline|compagnie|fly|flies|flying|rail|ferry|ticket|billets?|flug|zug)\b/;

const flightWords = /\b(?:air|flights?|vols?|fly|plane|avion|take-?off)\b/;

const backWords =
  /\b(?:retour|way (?:back|home)|other direction|sens inverse|ruck(?:fahrt|reise|flug)|zuruck|rentre\w*|revien\w*|reviendr\w*|return\w*|(?:fly|flying|travel|travelling|home|come|coming) back|back (?=on (?:the |mon|tue|wed|thu|fri|sat|sun|\d)))/g;
const notHeld = /\b(?:lapse[ds]?|disregard|proposal|option|not booked|non reserve\w*|hors commande|if the)\b/;
/** A paragraph that asks, or that says what could be had: "the fare is £182; we would hold it until Friday". */
function isOffer(shape: string): boolean {
  return unheld.test(shape) || (offers.test(shape) && !confirms.test(shape));
}

const unheld =
  /\b(?:(?:we|i) (?:would|could|can) hold|nothing (?:is|has been) (?:booked|reserved)|not yet booked|rien n'est (?:encore )?(?:reserve|confirme))\b/;
/** Of a sentence: "If you would like to stay longer, BA 499 leaves Malaga …". */
const asks =
  /\b(?:(?:we|i) (?:would|could|can) (?:book|reserve)|would you like|if you (?:would|wish|prefer|want)|shall (?:i|we) (?:book|reserve)|souhaitez-vous|voulez-vous que|si vous (?:souhait|prefer|desir)\w+|(?:nous pourrions|je pourrais|nous pouvons) (?:vous )?(?:reserver|bloquer|retenir))\b/;
const offers = /\b(?:quotations?|quotes?|devis|proposals?|propositions?|offers?|offres?|angebote?s?)\b/;
const confirms = /\b(?:confirm\w*|booked|issued|accepted|reservee?s?|emis|accept\w*|accord|gebucht|bestatig\w*)\b/;

const sameDay =
  /\b(?:same (?:day|morning|afternoon|evening|night)|le meme (?:jour|matin|soir|apres-midi)|that (?:day|morning|afternoon|evening)|ce (?:jour|soir|matin)-la)\b/;
const sails = /\b(?:sail(?:s|ing)?|ferry|crossing|traversee|bateau|embarquez|embarquerez)\b/;

/** What the sentences before said. */
type Told = { ship: string; ports: Set<string> };

function tokensOf(
  p: Passage,
  line: number,
  facts: OrderFacts,
  lastDay: string | null,
  told: Told,
  flies: boolean,
): Token[] {
  const about = { line, text: p.text.slice(0, 200) };
  const tokens: Token[] = [];
  for (const { day, sure, from } of daysTold(p, facts, lastDay))
    tokens.push({ kind: 'date', day, sure, weak: false, yearPrinted: true, at: p.at + from, ...about });
  for (const { time, at, daysLater, weak } of findTimes(p.text))
    if (!weak || /\b(?:at|a|um|alle) $/.test(p.shape.slice(0, at)))
      tokens.push({ kind: 'time', time, daysLater, role: null, at: p.at + at, ...about });
  const around = {
    timedRows: new Map(),
    timedCells: new Set<number>(),
    numberRows: new Set<number>(),
    namedRows: new Set<number>(),
    pairs: new Set<number>(),
    afterTime: new Set<number>(),
    padded: false,
    colons: false,
    lengths: new Set<string>(),
    names: new Set<string>(),
    flies,
    says: () => false,
  };
  for (const { at, vehicle } of findVehicles(p, around)) tokens.push({ ...vehicle, at: p.at + at, ...about });
  // "The return sailing is on …, same ship": on board of the one before
  const own = tokens.find((token) => token.kind === 'ship');
  const isOther = tokens.some(({ kind }) => kind === 'flight' || kind === 'train' || kind === 'bus');
  if (sails.test(p.shape) && !isOther) {
    const backs = [...p.shape.matchAll(backWords)].map(({ index }) => index + 1);
    for (const index of own ? backs : [backs[0] ?? 0])
      tokens.push({ kind: 'ship', name: own?.name ?? told.ship, at: p.at + index, ...about });
  }
  tokens.push(...placesTold(p, tokens, told.ports, about));
  // "…, and return on the 22nd": a day behind these words is not the one on which the way there ends
  const rides = tokens.filter(({ kind }) => kind !== 'date').map(({ at }) => at);
  // "On Thursday you return on …": there is nothing yet that could end
  for (const { index } of p.shape.matchAll(backWords))
    if (rides.some((at) => at < p.at + index)) tokens.push({ kind: 'break', at: p.at + index, line, text: '' });
  return withApartDays(tokens.sort((a, b) => a.at - b.at));
}

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
