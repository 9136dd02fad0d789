/** Where strangers' bytes are opened, in processes with limits, and the engine's words become the product's. */
export type { Translation } from './booking-to-segment.ts';
export {
  type CalendarResource,
  calendarLimits,
  type Occurrence,
  occurrenceKey,
  type ReadResource,
  type Window,
} from './calendar/occurrence.ts';
export type { DavResponse, Multistatus } from './calendar/read-multistatus.ts';
export { zonedMoment } from './calendar/zoned-moment.ts';
export type { Envelope, Mark, Resolver, Suggestions, WhatWasRead } from './reader-tasks.ts';
export { type Outcome, openReadingRoom, type ReadingLimits, type ReadingRoom, readingLimits } from './reading-room.ts';
export { titleOf } from './rules/title-of.ts';
export type { Place as UnpackPlace, Unpacked, UnpackedSlice } from './unpack/unpacked.ts';
