import { findStation } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { isStreet } from '../stays/streets.ts';
import type { Hire } from './hire.ts';
import { placeOf, zoneOf } from './hire-place.ts';

/** "Retrait : vendredi 30/04, 17h30", "Restitution : dimanche 02/05, 20h00", "Lieu : UtiLoc Lyon Vaise": one place, and it is of both ends. */
export function withOnePlace({ start, end }: Hire, passages: readonly Passage[]): void {
  if (!start.moment?.time || !end.moment?.time || start.place) return;
  const own = end.place ? passages.filter(({ at }) => at === end.place?.at) : passages;
  const only = onePlace(own);
  if (!only) return;
  start.place = only;
  end.place ??= only;
}

/** The only place that the paper calls so, or the only address where it calls none so. */
export function onePlace(passages: readonly Passage[]): Found<string> | null {
  for (const label of ['place', 'address']) {
    const found = passages.flatMap((p) => {
      const value = p.label === label && !p.former ? placeOf(p) : null;
      // "Where: Ref. 99104417" is none
      const isPlace = value !== null && (value.split(', ').some(isStreet) || !/\d{3}/.test(value));
      return !isPlace ? [] : [{ value, at: p.at, text: p.text }];
    });
    const [only, more] = found;
    if (only) return more ? null : only;
  }
  return null;
}

/**
 * "Centauro, Faro Airport" over "From …" and "To …, to the same office": the only station or airport of a hirer's paper, as a part of
 * a short line, where no line calls any a place.
 */
export function onlyKnownPlace(passages: readonly Passage[]): Found<string> | null {
  const found = passages.flatMap((p) => {
    if (p.former || p.label !== null || p.text.length > 60 || /[\d?!€$£]/.test(p.text)) return [];
    return p.text.split(/, | [–—|·-] |: /).flatMap((part) => {
      const isName = /^\p{Lu}/u.test(part) && (findStation(part) !== null || isAirport.test(plain(part)));
      return isName && zoneOf(part) !== undefined
        ? [{ value: part, at: p.at + p.text.indexOf(part), text: p.text }]
        : [];
    });
  });
  return new Set(found.map(({ value }) => plain(value))).size === 1 ? (found[0] ?? null) : null;
}

const isAirport = /\b(?:airport|aeroport|flughafen|aeropuerto|aeroporto)\b/;
