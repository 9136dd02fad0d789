import type { Candidate, FlightBooking, Seat, TrainBooking } from '../../../booking.ts';
import { type Way, wayOf } from '../journeys/way.ts';
import type { Passage } from '../passages/passages.ts';
import { numbersIn, seatList } from './seat-words.ts';

/**
 * "Voyageur | Aller | Retour" over "Voiture | Place | Voiture | Place" and a row for each traveller: the seats of each journey,
 * in the order of the people. A group of columns is of a journey by its number, by the way that it names, or by its place
 * among as many groups as there are journeys.
 */
export function withSeatsOfGroups(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const cells = passages.filter((p) => p.group && p.byColumn && !p.former && isOfSeat(p));
  const groups = [...new Set(cells.flatMap(({ group }) => group ?? []))];
  if (groups.length < 2) return candidates;
  const isTrain = cells.some(({ label, group }) => label === 'coach' || group?.includes('/'));
  const type = isTrain ? 'TrainReservation' : 'FlightReservation';
  const journeys = candidates.filter(({ booking }) => booking.type === type);
  return candidates.map((candidate) => {
    const { booking } = candidate;
    if (booking.type !== 'TrainReservation' && booking.type !== 'FlightReservation') return candidate;
    const place = groupOfPlace(groups, journeys.indexOf(candidate), journeys.length);
    const group = groups.find((one) => isOf(one, booking)) ?? (booking.type === type ? place : undefined);
    const seats = cells.flatMap((p) => (p.group === group && p.label === 'seat' ? seatsOf(p, cells) : []));
    return seats.length > 0 ? { ...candidate, booking: { ...booking, seats } } : candidate;
  });
}

const isOfSeat = ({ label }: Passage) => label === 'seat' || label === 'coach';

function isOf(group: string, { number }: TrainBooking | FlightBooking): boolean {
  return number !== undefined && new RegExp(String.raw`(?<!\d)0{0,3}${number}(?!\d)`).test(group);
}

function groupOfPlace(groups: readonly string[], i: number, count: number): string | undefined {
  const ways: readonly Way[] = ['there', 'back'];
  const ofWay = count === 2 ? groups.find((group) => wayOf(group) === ways[i]) : undefined;
  const isEach = groups.length === count && groups.every((group) => !/\d{2}/.test(group) && wayOf(group) === null);
  return ofWay ?? (isEach ? groups[i] : undefined);
}

function seatsOf(seat: Passage, cells: readonly Passage[]): Seat[] {
  // "12 / 61" below "Aller (voit./place)"
  const both = /^([a-z]?\d{1,3}|[a-z]) ?[/-] ?(\d{1,3}[a-z]?)$/.exec(seat.shape);
  if (both?.[1] && both[2] && seat.group?.includes('/'))
    return [{ coach: both[1].toUpperCase(), number: both[2].toUpperCase() }];
  const beside = cells.find((p) => p.label === 'coach' && p.row === seat.row && p.group === seat.group)?.text;
  const coach = beside && /^[A-Z]?\d{0,3}[A-Z]?$/.test(beside) ? { coach: beside } : {};
  return seatList.test(seat.shape) ? numbersIn(seat.shape).map((number) => ({ ...coach, number })) : [];
}
