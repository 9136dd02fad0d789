import type { Booking, Candidate, Place } from '../booking.ts';
import { withoutUndefined } from '../complete.ts';
import { houseName } from './house-names.ts';
import { isMoment } from './moments.ts';
import { isNoPerson } from './person-names.ts';
import { nameByAirOrSea, placeName } from './place-names.ts';
import { streetName } from './street-names.ts';
import { isOfTrade } from './trade-words.ts';

/**
 * What print was read to say, with every name as it can be: mended where it is certain how, taken away where it can be no name of
 * what it was taken for. Without an end or a house a booking waits for its traveller, who would not notice a wrong one.
 */
export function withPossibleValues(candidate: Candidate): Candidate {
  if (candidate.rank !== 'table' && candidate.rank !== 'text') return candidate;
  const booking = { ...candidate.booking };
  const isFarther = booking.type === 'FlightReservation' || booking.type === 'BoatReservation';
  const nameOfEnd = isFarther ? nameByAirOrSea : placeName;
  if ('from' in booking) booking.from = called(booking.from, nameOfEnd);
  if ('to' in booking) booking.to = called(booking.to, nameOfEnd);
  if ('place' in booking) booking.place = called(booking.place, nameOfPlace(booking));
  const people = booking.travelers?.filter(({ name }) => !name || !isNoPerson(name)) ?? [];
  booking.travelers = people.length > 0 ? people : undefined;
  if ('carrier' in booking && isOfTrade(booking.carrier?.name ?? '')) delete booking.carrier;
  if ('car' in booking && (isOfTrade(booking.car ?? '') || isMoment(booking.car ?? ''))) delete booking.car;
  return { ...candidate, booking: withoutUndefined(booking) };
}

const nameOfPlace = ({ type }: Booking) => (type === 'LodgingReservation' ? houseName : placeName);

/** The place by what it can be called; a code tells it without its name, an address does where a house stands. */
function called(place: Place | undefined, nameIn: (printed: string) => string | null): Place | undefined {
  if (!place) return place;
  const { street, city } = place;
  const [ownStreet, ownCity] = [street && (streetName(street) ?? undefined), isTownName(city) ? city : undefined];
  if (ownStreet !== street || ownCity !== city)
    return called(withoutUndefined({ ...place, street: ownStreet, city: ownCity }), nameIn);
  if (!place.name) return place;
  const { name: printed, ...rest } = place;
  const name = nameIn(printed);
  if (name === printed) return place;
  if (name) return { ...place, name };
  return rest.iata || rest.identifier || rest.street ? rest : undefined;
}

/** "TARIF NOK", "No d'établissement": what stands behind a street, and is no town. */
const isTownName = (city: string | undefined): boolean =>
  city !== undefined && !isOfTrade(city) && !/^(?:n°|nos?\.?) /i.test(city);
