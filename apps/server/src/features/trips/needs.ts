import type { Clock } from '../../platform/clock.ts';
import type { Files } from '../../platform/files.ts';

/** What the deeds of this room need of the house. */
export type Needs = { readonly files: Files; readonly clock: Clock };
