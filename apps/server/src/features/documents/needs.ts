import type { House } from '../../platform/house.ts';

/** What the deeds of this room need of the house. */
export type Needs = Pick<House, 'files' | 'fields' | 'clock'>;
