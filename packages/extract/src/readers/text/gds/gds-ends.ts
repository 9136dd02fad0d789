import type { PrintedPlace } from '../journeys/printed-place.ts';
import type { PlaceToken, TimeToken } from '../journeys/token.ts';

type Role = 'from' | 'to';

/** How the lines of reservation systems say an end of a flight: by their columns, so that its role is certain. */
export function endsOf(about: { at: number; line: number; text: string }) {
  return {
    place: (place: PrintedPlace, role: Role): PlaceToken => ({
      kind: 'place',
      place,
      role,
      strong: true,
      cell: -1,
      ...about,
    }),
    time: (time: string, role: Role, daysLater = 0): TimeToken => ({ kind: 'time', time, daysLater, role, ...about }),
  };
}
