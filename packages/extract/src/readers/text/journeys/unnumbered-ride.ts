import { plain } from '../../../text/plain.ts';
import { areAtClocks } from './at-clocks.ts';
import type { Leg } from './leg.ts';
import { samePlace } from './same-place.ts';
import type { PlaceToken, TimeToken } from './token.ts';

/** What a journey is that has neither number nor name. */
export type Ride = 'train' | 'bus' | 'ship';

/**
 * Whether what has no number is a journey: its ends and hours are so set that they are nothing else, or lead from somewhere on the map
 * to somewhere on the map.
 */
export function mayRide({ vehicle, from, to, departure, arrival }: Leg, previous: Leg | undefined): boolean {
  const ends = [from, to];
  if (!departure) return false;
  // "24/04 00:00  Plzeň hl.n.  Ostrava hl.n.  25/04 06:00": from which midnight until when a ticket is valid
  if (departure.time === '00:00') return false;
  // beside a flight that is booked a bus is told of that one may take
  const isOfBuses = vehicle.kind === 'bus' && (previous?.vehicle.kind ?? 'bus') === 'bus';
  if (!arrival) return isOfBuses && isToldByLabels({ from, to, departure });
  if (areAtClocks({ places: ends, times: [departure, arrival] })) return true;
  // "Departs 7:15 AM" over the name of a stop, "Arrives 9:40 AM" over that of the other
  const areBelow = from.line === departure.line + 1 && to.line === arrival.line + 1;
  if (areBelow && departure.role === 'from' && arrival.role === 'to') return true;
  // "London Euston to Manchester Piccadilly" over "10:20 - 12:29": each in one line, and both are stations
  const inLines = from.line === to.line && departure.line === arrival.line;
  // "Départ 12h15 Genève Aéroport" over "Arrivée 15h35 Val Thorens", or a row for each: villages are on no list either
  const isLabelled = ({ role, line, row }: PlaceToken) =>
    role !== null &&
    [departure, arrival].some(
      (time) =>
        time.role === role && // "07:00      11:25" over "Tallinna bussijaam      Rīga Autoosta", each below the head of its end
        (time.line === line || (row !== undefined && time.row !== undefined && Math.abs(row - time.row) < 2)),
    );
  const isWay = from.line === to.line && ends.some(isOnMap);
  // "Return | Portoferraio - Piombino | 19 Apr 2027 | 17:00 | 18:00": a row that tells all of it, of whatever small port
  const isInRow = isWay && from.row !== undefined && [departure, arrival].every(({ row }) => row === from.row);
  // "Newcastle to Amsterdam" over "Depart Fri 8 Oct 2027 17:00" and "Arrive Sat 9 Oct 2027 09:45"
  const isWayWithHours = isWay && departure.role === 'from' && arrival.role === 'to';
  if ((ends.every(isLabelled) && ends.some(isOnMap)) || isInRow || isWayWithHours) return true;
  const isKnown = ({ strong, place }: PlaceToken) =>
    (strong && (place.station ?? place.city) !== undefined) ||
    (inLines && place.station !== undefined) ||
    // small ports are on no list, but the way back ends where the way there began
    (previous !== undefined && [previous.from, previous.to].some((end) => samePlace(end.place, place)));
  return ends.every(isKnown);
}

/** "From: Chennai", "To: Madurai", "Departure time: 22:30", "Coach from Leeds to York" over the only hour: when it is there is not said. */
function isToldByLabels({ from, to, departure }: { from: PlaceToken; to: PlaceToken; departure: TimeToken }): boolean {
  const ends = [from, to];
  if (isTransfer.test(plain(from.text))) return false;
  const areSaid = from.role === 'from' && to.role === 'to' && ends.some(isOnMap);
  const isInLine = from.line === to.line && ends.every(isOnMap);
  const isWay = isInLine && ends.every((end) => end.role === null);
  return departure.role === 'from' ? areSaid || isWay : departure.role === null && areSaid && isInLine;
}

/** "Your shuttle bus from the airport": who is fetched. */
const isTransfer = /\b(?:shuttles?|navettes?|transfers?|transferts?)\b/;

const isOnMap = ({ place }: PlaceToken) => (place.station ?? place.city ?? place.airport) !== undefined;
