import { dayOf, type Place, type SegmentDraft } from '@escale/contract';
import { folded } from '@escale/contract/segment-places';
import { confirmationOf, confirmationsConflict } from './identity.ts';
import { type NamedPerson, samePerson } from './people-of-papers.ts';
import type { Fields } from './same-value.ts';

/**
 * Does a cancellation mean this segment? What it says of the service must not conflict with the segment, and either the
 * confirmation number agrees, or (few papers have none) the service and its day.
 */
export function isNamedBy(said: Fields, segment: SegmentDraft): boolean {
  const code = text(said.confirmationNumber);
  if (confirmationsConflict({ confirmationNumber: code }, segment)) return false;
  const here = segment as unknown as Fields;
  const facts = [
    agreement(day(said.start), day(here.start)),
    agreement(digits(said.flightNumber), digits(here.flightNumber)),
    agreement(text(said.airlineCode), text(here.airlineCode)),
    agreement(digits(said.trainNumber), digits(here.trainNumber)),
    placesAgree(said.departure, here.departure),
    placesAgree(said.arrival, here.arrival),
    placesAgree(said.pickUp, here.pickUp),
    namesAgree(text(said.name), text(here.name)),
  ];
  if (facts.includes('conflict') || noneTravels(said, here)) return false;
  const hasCode = confirmationOf({ confirmationNumber: code }) !== null;
  if (hasCode && confirmationOf(segment) !== null) return true;
  const [sameDay, ...service] = facts;
  return sameDay === 'same' && service.includes('same');
}

type Agreement = 'same' | 'conflict' | 'silent';

function agreement(a: string | undefined, b: string | undefined): Agreement {
  if (!a || !b) return 'silent';
  return a === b ? 'same' : 'conflict';
}

/** "Casa do Rio" and "Hotel Casa do Rio, Lisbon" are one house. */
function namesAgree(a: string | undefined, b: string | undefined): Agreement {
  if (!a || !b) return 'silent';
  const [x, y] = [` ${folded(a)} `, ` ${folded(b)} `];
  return x.includes(y) || y.includes(x) ? 'same' : 'conflict';
}

/** A town's name and its airport's need not look alike: only two codes can conflict there. */
function placesAgree(a: unknown, b: unknown): Agreement {
  const [one, other] = [a as Place | undefined, b as Place | undefined];
  if (one?.iata && other?.iata) return agreement(one.iata, other.iata);
  const names = namesAgree(one?.name, other?.name);
  return names === 'conflict' && (one?.iata || other?.iata) ? 'silent' : names;
}

/** It names people, and none of them is on this one. */
function noneTravels(said: Fields, here: Fields): boolean {
  const [named, there] = [people(said.travelers), people(here.travelers)];
  if (named.length === 0 || there.length === 0) return false;
  return !named.some((person) => there.some((other) => samePerson(person.name, other.name)));
}

const people = (value: unknown) => (Array.isArray(value) ? (value as NamedPerson[]) : []);
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const day = (value: unknown) => (text(value) ? dayOf(String(value)) : undefined);
const digits = (value: unknown) => text(value)?.match(/\d+/)?.[0].replace(/^0+/, '');
