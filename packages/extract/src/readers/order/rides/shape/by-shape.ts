import type { Candidate } from '../../../../booking.ts';
import { plain } from '../../../../text/plain.ts';
import type { TextDocument } from '../../../../text-document.ts';
import { bookCar, bookTaxi } from '../../../text/hires/hire-bookings.ts';
import { rentsCars, taxiWords, wordsOf } from '../../../text/hires/hire-words.ts';
import type { Label } from '../../../text/labels/labels.ts';
import { type Passage, passagesOf } from '../../../text/passages/passages.ts';
import { sharedOf } from '../../../text/shared.ts';
import type { OrderFacts } from '../../stays/stays.ts';
import { carIn } from '../car-model.ts';
import { kindOfLetter } from '../ride-units.ts';
import { carByShape } from './car-by-shape.ts';
import { withMoments } from './moments.ts';
import { piecesOf } from './pieces.ts';
import { ridesByShape } from './rides-by-shape.ts';
import { toldIn } from './told.ts';

/**
 * The hired car or the rides of a short paper that is about nothing else, where no reader knew its words: by how many days, hours
 * and places it tells, and in which order they stand. What could be told in two ways is not read.
 */
export function hiresByShape(document: TextDocument, facts: OrderFacts): Candidate[] {
  const passages = passagesOf(document);
  const shared = sharedOf(document);
  const text = wordsOf(passages, shared.subject);
  if (document.text.length > maxLength || passages.some(isOfElse) || ofElse.test(text)) return [];
  const isCar = rentsCars.test(text) || carIn(passages) !== null || kindOfLetter(text) === 'car';
  const isDriven =
    taxiWords.test(text) ||
    brings.test(text) ||
    kindOfLetter(text) === 'transfer' ||
    taxiWords.test(plain(document.origin.senderName ?? ''));
  if (!isCar && !isDriven) return [];
  const pieces = piecesOf(passages, document.origin.senderName ?? null);
  const since = facts.dates.contextDate ?? '';
  const told = withMoments(toldIn(pieces, facts), pieces, since);
  if (!told) return [];
  if (isDriven) {
    const rides = ridesByShape(told, pieces, since);
    if (rides.length > 0) return rides.map((ride) => asGuess(bookTaxi(ride, document, shared)));
  }
  const car = isCar ? carByShape(told, pieces, since) : null;
  if (!car) return [];
  const booked = bookCar(car, document, passages, shared);
  const model = booked.booking.car ? null : carIn(passages);
  return [asGuess(model ? { ...booked, booking: { ...booked.booking, car: model.value } } : booked)];
}

/** "I'll collect ye from the airport and drop ye home": whoever says so drives. */
const brings =
  /\b(?:airport runs?|(?:collect|fetch|drop|drive|bring) (?:you|ye|her|him|them)\b|(?:vous|te) (?:prends|prendrai|depose|deposerai|conduis|conduirai|emmene|emmenerai|recupere|recupererai)\b)/;

const maxLength = 6000;

const asGuess = (one: Candidate): Candidate => ({ ...one, rank: 'text', confidence: 0.5 });

/** A form of nights, of a journey or of a table. */
const isOfElse = ({ label, former }: Passage) => !former && label !== null && elses.has(label);
const elses: ReadonlySet<Label> = new Set([
  'nights',
  'room',
  'checkIn',
  'checkOut',
  'stayDates',
  'ship',
  'hotel',
  'seat',
]);
const ofElse =
  /\b(?:\d (?:nights?|nuits?|nuitees?)|chambre (?:double|simple|twin)|(?:double|twin|single) room|check-?in\b|your (?:table|room)|crossing|sailings?|traversee|sleep(?:ing car|er)|couchette|wagon|train (?:number|no\b|n°)|votre (?:table|chambre)|boarding pass|carte d'embarquement)\b/;
