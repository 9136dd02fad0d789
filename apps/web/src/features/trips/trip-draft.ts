import type { Sent } from '@escale/contract';
import type { createTrip } from '@escale/contract/trips';
import { type PlaceInput, placeOf } from '../places/place-input.ts';

export type TripValues = { name: string; purpose: string; start: string; end: string; destination: PlaceInput };
export type TripDraft = Sent<typeof createTrip>['body'];
export type TripFaults = { name?: 'required'; end?: 'before-start' };

export function checkTrip({
  name,
  purpose,
  start,
  end,
  destination,
}: TripValues): { draft: TripDraft } | { faults: TripFaults } {
  const faults: TripFaults = {
    ...(name.trim() === '' && { name: 'required' }),
    ...(start && end && end < start && { end: 'before-start' }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    draft: {
      name: name.trim(),
      purpose: purpose.trim() || null,
      start: start || null,
      end: end || null,
      destination: placeOf(destination),
    },
  };
}
