import type { Seat } from '../../../booking.ts';
import type { Leg } from '../journeys/leg.ts';
import type { Passage } from '../passages/passages.ts';
import type { Shared } from '../shared.ts';
import { linesAround, linesOfLeg, type SeatedIn } from './lines-of-leg.ts';
import { seatsOfLists, seatsOfPeople } from './seat-lists.ts';
import { together } from './seat-words.ts';
import { noneTold, seatsDashed, withSeatsOf } from './seats-in-line.ts';
import { seatsOfFlight } from './seats-of-flight.ts';
import { seatColumns, seatsApart, seatsOfPart, seatsOfTrain } from './seats-of-train.ts';
import { seatsHeadedBy } from './seats-under-trains.ts';

/** "voiture 14, place 83", "Coach 12 • Seat 43", "Voit. 8 / 34": on the lines of the leg and just below, up to the next leg. */
export function seatsNear(leg: Leg, passages: readonly Passage[], vehicle: SeatedIn, shared: Shared): Seat[] {
  return vehicle === 'train' ? inTrain(leg, passages, shared) : inOneCabin(leg, passages, vehicle);
}

/** Of a plane or a bus, which have no coaches. */
function inOneCabin(leg: Leg, passages: readonly Passage[], vehicle: SeatedIn): Seat[] {
  const listed = seatsOfLists(leg, passages);
  if (listed) return listed;
  // "Passager     Sæde" over a row for each
  const ofPeople = vehicle === 'bus' ? seatsOfPeople(leg, passages) : [];
  if (ofPeople.length > 1) return ofPeople;
  const ofFlight = seatsOfFlight(leg, passages);
  return ofFlight.length > 0 ? ofFlight : atLines(leg, passages, vehicle).slice(0, 9);
}

function inTrain(leg: Leg, passages: readonly Passage[], shared: Shared): Seat[] {
  const ofPeople = seatsOfPeople(leg, passages);
  if (ofPeople.length > 1) return ofPeople;
  const headed = seatsHeadedBy(leg.vehicle.number, passages);
  if (headed.length > 1) return headed.flat().slice(0, 9);
  const ofOne = headed[0] ?? seatsOfPart(leg, passages);
  if (ofOne) return ofOneBooking(ofOne, shared);
  const ways = [
    () => (isSpan(leg, passages, shared) ? [] : atLines(leg, passages, 'train')),
    () => seatsOfTrain(leg, passages),
    () => seatColumns(leg, passages),
    () => seatsApart(linesAround(leg, passages)),
    () => ofPeople,
  ];
  for (const way of ways) {
    const seats = way();
    if (seats.length > 0) return ofOneBooking(seats, shared);
  }
  return [];
}

/** "7A - 7D", where not two travel. */
const isSpan = (leg: Leg, passages: readonly Passage[], { travelers }: Shared): boolean =>
  travelers.length !== 2 &&
  linesOfLeg(leg, passages, 'train').some(({ p }) => p.label === 'seat' && seatsDashed.test(p.shape));

const atLines = (leg: Leg, passages: readonly Passage[], vehicle: SeatedIn): readonly Seat[] =>
  linesOfLeg(leg, passages, vehicle).reduce((told, line) => withSeatsOf(line, passages, vehicle, told), noneTold).seats;

const ofOneBooking = (seats: readonly Seat[], { travelers }: Shared): Seat[] =>
  (travelers.length < 2 ? together([...seats]) : seats).slice(0, 9);
