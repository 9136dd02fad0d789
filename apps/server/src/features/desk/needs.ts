import type { House } from '../../platform/house.ts';
import type { Documents } from '../documents/index.ts';
import type { Imports } from '../imports/index.ts';
import type { Safety } from '../safety/index.ts';
import type { Sharing } from '../sharing/index.ts';
import type { Trips } from '../trips/index.ts';

/** What the desk needs of the house and of the rooms below. */
export type Needs = Pick<House, 'files' | 'clock' | 'db'> & {
  readonly trips: Trips;
  readonly documents: Documents;
  readonly imports: Imports;
  readonly safety: Safety;
  readonly sharing: Sharing;
};
