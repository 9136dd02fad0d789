import type { Person } from '../../../booking.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { addresseesOf } from './addressees.ts';
import { unique } from './bookers.ts';

/** "Clients : Mme Clotilde GUIVARCH et M. Yann GUIVARCH", and "Conducteur : M. Yann GUIVARCH" of their car: both travel. */
export function drivesForAll(
  labelled: readonly Found<Person>[],
  bookers: readonly Found<Person>[],
  passages: readonly Passage[],
): boolean {
  return labelled.every((one) => isDriverAt(one, passages)) && areAmong(labelled, bookers);
}

function isDriverAt({ at }: Found<Person>, passages: readonly Passage[]): boolean {
  const p = passages.find((one) => one.at === at);
  return p !== undefined && (driver.test(p.called) || driverBefore.test(p.shape));
}

function areAmong(some: readonly Found<Person>[], all: readonly Found<Person>[]): boolean {
  const names = new Set(all.map(({ value }) => value.name?.toLowerCase()));
  return all.length > some.length && some.every(({ value }) => names.has(value.name?.toLowerCase()));
}

/**
 * "Conducteur | M. Gilles Pottier" below "Carnet remis à : M. et Mme Pottier Gilles et Annick", or in a memo to two: who drives is
 * one of those whom the rest of the paper names. `namesIn`: reads who travels by a part of it.
 */
export function besideDriver(
  labelled: readonly Found<Person>[],
  passages: readonly Passage[],
  namesIn: (passages: readonly Passage[]) => readonly Found<Person>[],
): readonly Found<Person>[] {
  if (labelled.length === 0 || !labelled.every((one) => isDriverAt(one, passages))) return [];
  const lines = new Set(labelled.map(({ at }) => at));
  const rest = passages.filter(({ at }) => !lines.has(at));
  return [namesIn(rest), unique(addresseesOf(rest))].find((all) => areAmong(labelled, all)) ?? [];
}

const driver =
  /^(?:(?:main|lead|premier|nom du|conducteur) )?(?:conducteur|conductrice|driver|chauffeur|fahrer|conductor|guidatore)\b/;
/** "…. Second conducteur : Noémie Grandjean", in a line. */
const driverBefore = /\b(?:conducteur|conductrice|drivers?|fahrer)(?: [a-z]+)? ?: /;
