import { speaksOfCrew } from '../../text/journeys/crewed-ships.ts';
import type { findVehicles } from '../../text/journeys/vehicles.ts';
import type { Passage } from '../../text/passages/passages.ts';

/** What the whole letter says of the journeys in its sentences. */
export type Around = Parameters<typeof findVehicles>[1];

export const aroundOf = (passages: readonly Passage[]): Around => ({
  timedRows: new Map(),
  says: () => false,
  trainCells: new Set(),
  flies: passages.some((p) => flightWords.test(p.shape)),
  crewed: speaksOfCrew(passages),
});

const flightWords =
  /\b(?:air|flights?|vols?|fly|plane|avion|take-?off|flug|fluge|fliegen|fliegt|volo|voli|vuelos?|envol\w*|decoll\w+|atterri\w+)\b/;
