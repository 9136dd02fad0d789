import type { House } from '../../platform/house.ts';
import type { ReadingRoom } from '../reading/index.ts';
import type { Trips } from '../trips/index.ts';

/** What the deeds of this room need of the house and of the rooms below. */
export type Needs = Pick<House, 'db' | 'files' | 'config' | 'log'> & {
  readonly trips: Trips;
  readonly room: ReadingRoom;
};
