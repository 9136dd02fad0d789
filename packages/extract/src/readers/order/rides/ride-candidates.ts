import type { Candidate, Person, RentalCarBooking, TaxiBooking } from '../../../booking.ts';
import { createEvidence } from '../../text/evidence.ts';
import type { Found } from '../../text/found.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { placeOf } from './ride-place.ts';

type Where = { at: number; text: string };

/** One end of a ride as an order says it: the name of the place, the local time, and where both stood. */
export type RideEnd = { name: string; day: string; time: string; sure: boolean; nameAt: Where; timeAt: Where };

/** A hired car between two ends; null when it would be brought back before it is fetched. */
export function hireOf(
  facts: OrderFacts,
  said: {
    reference: Found<string> | null | undefined;
    hirer: Found<string>;
    car: Found<string> | null;
    from: RideEnd;
    to: RideEnd;
  },
): Candidate<RentalCarBooking> | null {
  const { reference, hirer, car, from, to } = said;
  if (`${to.day}${to.time}` <= `${from.day}${from.time}`) return null;
  const evidence = createEvidence(facts.document.node);
  if (reference) evidence.put('reference', reference);
  evidence.put('carrier', hirer);
  if (car) evidence.put('car', car);
  evidence.put('from', from.nameAt);
  evidence.put('to', to.nameAt);
  evidence.put('departure', from.timeAt);
  evidence.put('arrival', to.timeAt);
  const start = placeOf(from.name);
  const end = placeOf(to.name, start.zone);
  return {
    booking: {
      type: 'RentalCarReservation',
      reference: reference?.value,
      travelers: travelersOf(facts),
      carrier: { name: hirer.value },
      car: car?.value,
      from: start,
      to: end,
      departure: { local: localOf(from), zone: start.zone },
      arrival: { local: localOf(to), zone: end.zone ?? start.zone },
    },
    evidence: evidence.all,
    ...asSure(from.sure && to.sure),
  };
}

/** A driver who fetches the traveller; where to is not always said. */
export function taxiOf(
  facts: OrderFacts,
  said: {
    reference: Found<string> | null | undefined;
    from: RideEnd;
    to?: { name: string; nameAt: Where } | undefined;
  },
): Candidate<TaxiBooking> {
  const { reference, from, to } = said;
  const evidence = createEvidence(facts.document.node);
  evidence.put('from', from.nameAt);
  evidence.put('departure', from.timeAt);
  if (to) evidence.put('to', to.nameAt);
  if (reference) evidence.put('reference', reference);
  const start = placeOf(from.name);
  const end = to && placeOf(to.name, start.zone);
  return {
    booking: {
      type: 'TaxiReservation',
      reference: reference?.value,
      travelers: travelersOf(facts),
      from: start,
      ...(end ? { to: end } : {}),
      departure: { local: localOf(from), zone: start.zone ?? end?.zone },
    },
    evidence: evidence.all,
    ...asSure(from.sure),
  };
}

const localOf = ({ day, time }: RideEnd) => `${day}T${time}:00`;

function travelersOf({ travelers }: OrderFacts): Person[] | undefined {
  return travelers.length > 0 ? travelers.map((found) => found.value) : undefined;
}

function asSure(sure: boolean) {
  return {
    rank: 'text' as const,
    confidence: 0.5,
    doubts: sure ? [] : [{ code: 'unsure-date' as const, field: 'departure' }],
  };
}
