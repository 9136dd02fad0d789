import { z } from 'zod';
import { isDay, placeTimeFault } from './place-clock.ts';

export * from './place-clock.ts';

/**
 * Travel happens in local time. A moment at a place is an RFC 9557 string, the one `Temporal.ZonedDateTime` reads:
 * `2026-12-03T08:15:00+01:00[Europe/Paris]`. Where the zone is not known it is the plain local time
 * `2026-12-03T08:15:00`, never a guessed offset.
 */
export const placeTime = z
  .string()
  .refine((value) => placeTimeFault(value) === null, 'not a local time at a place')
  .meta({ examples: ['2026-12-03T08:15:00+01:00[Europe/Paris]'] });
/** A calendar day somewhere: `2026-12-03`. Check-in, birth, expiry. */
export const day = z
  .string()
  .refine(isDay, 'not a day')
  .meta({ examples: ['2026-12-03'] });
/** When something happens, as exactly as it is known: at a time, or only on a day. */
export const moment = z.union([placeTime, day]);
