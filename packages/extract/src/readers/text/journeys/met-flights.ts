import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { isDeadline } from '../deadlines.ts';
import { rents, taxiWords, wordsOf } from '../hires/hire-words.ts';
import type { Passage } from '../passages/passages.ts';

/**
 * "Flight: VY 7821 from London, landing 15:55" beside a driver's hour, "FA 105, lands 13h55" in a form that says where a
 * car is fetched and where it goes back: which flight is met, and none that is booked.
 */
export function withoutMetFlights(passages: readonly Passage[], subject: string): readonly Passage[] {
  const labels = new Set(passages.map((p) => p.label));
  if (labels.has('pickUp') && (labels.has('return') || labels.has('dropOff')))
    passages = passages.map((p) =>
      p.text.length < 90 && (lands.test(p.shape) || comesBy(p)) ? { ...p, former: true } : p,
    );
  if (labels.has('return') && !labels.has('arrival')) passages = withoutFlightOfHirer(passages);
  passages = passages.map((p) => (isComingBy(p) ? { ...p, former: true } : p));
  const words = wordsOf(passages, subject);
  if (taxiWords.test(words)) passages = withoutFlightsOfRides(passages);
  if (taxiWords.test(words) || rents.test(words))
    passages = passages.map((p, i, all) => (isAtHour(all[i - 1], p) ? p : withoutMetSentence(p)));
  const hour = labels.has('when') || labels.has('pickUp');
  const head = `${subject}\n${passages
    .slice(0, 6)
    .map((p) => p.text)
    .join('\n')}`.toLowerCase();
  if (!hour || !taxiWords.test(head)) return passages;
  // "Flight | FR 1234 from Stansted, arr. 15:40" in the table that says when and where the driver comes
  const blocks = new Set(passages.flatMap((p) => (p.label === 'when' || p.label === 'pickUp' ? [p.block] : [])));
  // "Remarque ..... vol LX 2800, décollage prévu 08h05": why the driver comes then
  const isRemark = (p: Passage) =>
    p.label === null && !p.inTable && p.text.length < 90 && (remarks.test(p.shape) || tracked.test(p.shape));
  const isFlight = (p: Passage) => p.label === 'flight' && (!p.inTable || (!p.byColumn && blocks.has(p.block)));
  return passages.map((p) => ((isFlight(p) || isRemark(p)) && hoursIn(p) < 2 ? { ...p, former: true } : p));
}

/**
 * "From: Dubai International Airport" over "To: The Palmyra Residence, Al Seef Street": between an airport and a house nobody flies,
 * and a flight that is told below is the one that is met or caught. Where a row of a table tells both ends, "TRANSFERT 17:30, De : Aéroport,
 * À : Hotel Vardar", each row is a service of its own, and a flight that tells both its hours in another one is booked.
 */
function withoutFlightsOfRides(passages: readonly Passage[]): readonly Passage[] {
  const blocks = Map.groupBy(passages, ({ block }) => block);
  const rides = new Map(
    [...blocks].flatMap(([block, own]) => {
      const ends = own.filter((p) => (p.label === 'from' || p.label === 'to') && !p.byColumn);
      const [from, to, more] = ends;
      if (!from || !to || more || from.label === to.label) return [];
      const house = ends.filter(({ shape }) => !ofAirport.test(shape));
      return house.length === 1 && ofHouse.test(house[0]?.shape ?? '') ? [[block, { from, to }] as const] : [];
    }),
  );
  const isMet = (p: Passage) => {
    const ride = rides.get(p.block);
    if (!ride || p.at <= Math.max(ride.from.at, ride.to.at)) return false;
    const isService =
      p.inTable && ride.from.row === ride.to.row && p.row !== ride.to.row && hoursOfRow(p.row, passages) > 1;
    return !isService && flightTold.test(`${plain(p.called)} ${p.shape}`);
  };
  return rides.size === 0 ? passages : passages.map((p) => (isMet(p) ? { ...p, former: true } : p));
}

const hoursOfRow = (row: number, passages: readonly Passage[]) =>
  passages.reduce((sum, p) => sum + (p.row === row ? hoursIn(p) : 0), 0);

const ofAirport = /\b(?:airports?|aeroports?|flughafen|aeroporto|aeropuerto|terminal|[a-z]{3}\))/;
const ofHouse =
  /\d|, |\b(?:hotel|residence|lodge|villa|riad|resort|house|maison|apartments?|suites?|inn|gite|chalet|domaine|office|bureaux?|siege|campus)\b/;
const flightTold = /\b(?:flights?|vol|flug|volo|vuelo)\b[^.\n\d]{0,30}\b(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{1,4}\b/;

/** "Arrival: UA 1737, 10:52 AM": behind a label, and not where to. */
const comesBy = (p: Passage) =>
  p.label === 'arrival' && /^(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{1,4}\b/.test(p.shape) && findTimes(p.text).length < 2;

/** Without those by which bags or people must be there: "TP1363 08:20 to Lisbon, bag drop closes 07:20". */
const hoursIn = ({ text, shape }: Passage) =>
  findTimes(text).filter(({ at, length }) => !isDeadline(shape, at, at + length)).length;

/** "Special requests: early check in around 11:30 AM, flight AK 1720": why somebody wishes it; two hours would be a journey. */
const isComingBy = (p: Passage) =>
  p.text.length < 160 && !p.byColumn && hoursIn(p) < 2 && wish.test(`${plain(p.called)} ${p.shape}`.trim());

const wish =
  /^(?:(?:your |vos |votre )?(?:special|particular) (?:requests?|wishes)|(?:your )?(?:requests?|comments?|remarks?)|(?:vos )?(?:demandes?|souhaits?) (?:speciale?s?|particuliere?s?)|remarques?|commentaires?)\b[^.]{0,120}\b(?:flight|vol)\b/;

/**
 * "Conducteur : Mme Vale · Vol : IB 3171" in a form with one departure, one return and a car: on which flight the hirer comes,
 * where the paper has no other.
 */
function withoutFlightOfHirer(passages: readonly Passage[]): readonly Passage[] {
  const isCar = passages.some(({ label, shape }) => label === 'vehicle' || orSimilar.test(shape));
  const isLabelled = (p: Passage) => p.label === 'flight' && !p.former;
  const flights = passages.filter(isLabelled);
  const isOnly = flights.length === 1 && flights.every(({ text }) => findTimes(text).length === 0);
  return isCar && isOnly ? passages.map((p) => (isLabelled(p) ? { ...p, former: true } : p)) : passages;
}

const orSimilar = /\b(?:ou (?:similaire|equivalent)|or (?:similar|equivalent)|oder ahnlich|o (?:similar|simile))\b/;

/** "09:40 | Flight BA 762 London Heathrow – Oslo (arrives 12:55)": in a programme an hour in front of it is that of the departure. */
const isAtHour = (before: Passage | undefined, p: Passage) =>
  before?.row === p.row && /^\d{1,2} ?[:.h] ?\d\d$/.test(before.shape);

/** "Your flight OS 261 lands at 10:45." among the sentences about a car: blanked. */
function withoutMetSentence(p: Passage): Passage {
  const met = p.inTable || p.text.length < 60 ? null : metFlightIn(p.shape);
  if (!met) return p;
  const end = met.at + met.length;
  const blank = (text: string) => text.slice(0, met.at) + ' '.repeat(met.length) + text.slice(end);
  return { ...p, text: blank(p.text), shape: blank(p.shape) };
}

/** Where a text, made plain, says when a flight lands that somebody waits for: with that one hour and no other. */
export function metFlightIn(shape: string): { at: number; length: number } | null {
  const met = metFlight.exec(shape);
  // "07:30 – Vol AF1148 Paris CDG – Barcelone, arrivée 09:20" leaves too
  const lead =
    shape
      .slice(0, met?.index)
      .split(/[.;\n](?: |$)/)
      .at(-1) ?? '';
  return met && findTimes(met[0]).length === 1 && findTimes(lead).length === 0
    ? { at: met.index, length: met[0].length }
    : null;
}

const metFlight = inLines()`
  (?:\b(?:your|the|his|her|their|votre|le|son|leur|ihr|ihren|der|il suo|su) )?\b(?:flights?|vol|flug|volo|vuelo)[ ]
  (?:n° ?|no\.? ?|nr\.? ?|(?:number )?is |(?:est|ist) )?(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{1,4}\b[^.;\n\d–→>]{0,40}\b
  (?:land(?:s|ing|et|en)?|arriv\w{0,4}|atterri\w{0,5}|se pose\w{0,3}|due|prevu|ankommt|kommt|aterriza|llega|atterra)\b
  [^.;\n\d]{0,30}\d{1,2}(?: ?[:h.] ?\d\d| ?h| ?[ap]\.?m)?(?: ?[ap]\.?m\b| uhr\b)?(?=[^\d]|$)
`;

/** A flight's number, and that it comes down or takes off at some hour. */
const remarks =
  /\b(?:vol|flight|flug|volo|vuelo) (?:n° ?|no\.? ?)?(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{1,4}\b[^\n]{0,20}\b(?:atterri\w*|decoll\w*|land\w*|take-?off|taking off|arriv\w*|depart\w*|landung|abflug|ankunft)\b/;

/** "Flight for tracking: SQ 25, ETA 17:40", "We are monitoring LX 2800". */
const tracked =
  /\b(?:track(?:ing|ed)?|monitor(?:ing|ed)?|suivi|surveill\w+|verfolg\w*)\b[^\n\d]{0,16}\b(?:[a-z]{2}|[a-z]\d|\d[a-z]) ?\d{1,4}\b/;

/** A flight's number, and when it comes down. */
const lands =
  /^[^\n]{0,24}\b[a-z\d]{2} ?\d{1,4}\b[^\n]{0,40}\b(?:lands?|landing|land(?:s|ing)? at|arriv(?:es|ing|ee)|due|expected|attendu|atterri\w{0,5}|se pose|scheduled|prevu)\b/;
