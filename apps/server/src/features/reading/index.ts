/** Where strangers' bytes are opened, in threads with limits, and the engine's words become the product's. */
export type { Translation } from './booking-to-segment.ts';
export type { Envelope, Resolver, WhatWasRead } from './reader-tasks.ts';
export { type Outcome, openReadingRoom, type ReadingLimits, type ReadingRoom } from './reading-room.ts';
export { titleOf } from './rules/title-of.ts';
