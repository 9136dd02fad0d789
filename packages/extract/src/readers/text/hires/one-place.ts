import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import { isStreet } from '../stays/streets.ts';
import type { Hire } from './hire.ts';
import { placeOf } from './hire-place.ts';

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
