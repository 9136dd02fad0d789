import type { Booking, Candidate } from '../../../booking.ts';
import { findDates } from '../../../text/dates.ts';
import { findTimes } from '../../../text/times.ts';
import type { TextDocument } from '../../../text-document.ts';
import { dateFactsOf } from '../../text/date-facts.ts';
import { lineAt } from '../../text/passages/passage.ts';
import { passagesOf } from '../../text/passages/passages.ts';
import { sentencesOf } from '../../text/passages/sentences.ts';
import { readLetter } from '../reader.ts';

/** With the journeys that sentences tell: a sentence says by its words which end is which; lines and columns only by their order. */
export function withLetter(printed: readonly Candidate[], document: TextDocument): Candidate[] {
  const letter = readLetter(document);
  const lines = printed.filter(
    (one) =>
      !letter.some(
        (told) =>
          (isSameLeg(one, told) &&
            isInSentence(one, document) &&
            (!isSameWay(one, told) || isOfOwnDay(told, one, document) || isOfOwnHour(told, one, document))) ||
          leavesSentence(one, told, document) ||
          (endsWithin(one, told) && isInSentence(one, document)),
      ),
  );
  return [...lines, ...letter.filter((one) => !lines.some((candidate) => isSameLeg(candidate, one)))];
}

export function isSameWay({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  if (!('to' in a) || !('to' in b)) return false;
  return a.from?.name === b.from?.name && a.to?.name === b.to?.name;
}

/**
 * "… leaves Wellington at 1:30 pm and reaches Picton at 5:00 pm." tells both ends: what begins there ends in no other paragraph, be the
 * town in the title below one that a list has.
 */
function leavesSentence(one: Candidate, told: Candidate, document: TextDocument): boolean {
  if (one.booking.type !== told.booking.type || !('from' in one.booking)) return false;
  const passages = passagesOf(document);
  const blockOf = (at: number | string | undefined) =>
    typeof at === 'number' ? passages[lineAt(passages, at)]?.block : undefined;
  const [from, to] = [one, told].map(({ evidence }) => [blockOf(evidence.from?.at), blockOf(evidence.to?.at)]);
  const [begins] = from ?? [];
  return (
    begins !== undefined &&
    begins !== from?.[1] &&
    to?.every((block) => block === begins) === true &&
    passages.find(({ block }) => block === begins)?.inTable === false
  );
}

/**
 * "… reaches York at 12:24. Coming home, you are on the train of Thursday, York 16:00, Leeds 16:25": an hour between the ends that a sentence
 * tells is of the journey between them, and no end of one that leaves at another moment.
 */
function endsWithin(one: Candidate, told: Candidate): boolean {
  const at = one.evidence.arrival?.at;
  const [from, to] = [told.evidence.from?.at, told.evidence.arrival?.at];
  if (one.booking.type !== told.booking.type || isSameLeg(one, told)) return false;
  return typeof at === 'number' && typeof from === 'number' && typeof to === 'number' && from < at && at <= to;
}

/** "Retour du mercredi 9 : Intercités 3664, …": the day that its own sentence tells, where the lines took that of another. */
function isOfOwnDay({ booking: a, evidence }: Candidate, { booking: b }: Candidate, document: TextDocument): boolean {
  const [day, other] = [a, b].map((one) => ('arrival' in one ? one.departure?.local.slice(0, 10) : undefined));
  const [of, told] = [evidence.number?.at ?? evidence.line?.at, evidence.departure?.at];
  if (day === other || typeof of !== 'number' || typeof told !== 'number') return false;
  const passages = passagesOf(document);
  const p = passages[lineAt(passages, of)];
  // a day behind the hours may be the one on which it ends
  const clock = p && findTimes(p.text).find(({ at }) => p.at + at > of);
  return (
    p !== undefined &&
    told >= p.at &&
    // "… and home on Thursday the 11th with LM 444," at the end of a line: the hours are in the next
    told < (clock ? p.at + clock.at : of) &&
    // "… on Monday 15 March, flight LX 633 …, and you fly home on Thursday the 18th, flight AF 1115": the nearest in front of the hour
    findDates(p.text, dateFactsOf(document)).every((date) => date.day !== other || p.at + date.at < told)
  );
}

/** "Restitution de la voiture à 16:30. Retour par Air Corsica, vol XK 772, …": the hour of its own sentence, where the lines took another's. */
function isOfOwnHour(told: Candidate, one: Candidate, document: TextDocument): boolean {
  const [of, own, other] = [
    one.evidence.number?.at,
    ...[told, one].map(({ evidence }) => (evidence['departure.time'] ?? evidence.departure)?.at),
  ];
  if (typeof of !== 'number' || typeof own !== 'number' || typeof other !== 'number') return false;
  const passages = passagesOf(document);
  const p = passages[lineAt(passages, of)];
  const sentence =
    p &&
    sentencesOf(p).find(({ at, text }) => at <= of && of < at + text.length && at <= own && own < at + text.length);
  return sentence !== undefined && (other < sentence.at || other >= sentence.at + sentence.text.length);
}

function isInSentence({ evidence }: Candidate, document: TextDocument): boolean {
  // the day may be that of a title over it
  const at = (evidence.number ?? evidence['departure.time'] ?? evidence.departure)?.at;
  const passages = passagesOf(document);
  const p = typeof at === 'number' ? passages[lineAt(passages, at)] : undefined;
  return p !== undefined && !p.inTable && p.text.length > 60;
}

const isJourney = (booking: Booking) => 'from' in booking && ('arrival' in booking || 'number' in booking);

function isSameLeg({ booking: a }: Candidate, { booking: b }: Candidate): boolean {
  // when it ends the lines may not have found
  if (!isJourney(a) || !isJourney(b) || a.type !== b.type) return false;
  return (
    ('departure' in a && 'departure' in b && a.departure?.local === b.departure?.local) ||
    ('number' in a && 'number' in b && a.number === b.number && a.number !== undefined)
  );
}
