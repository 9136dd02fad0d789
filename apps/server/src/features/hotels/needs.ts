import type { House } from '../../platform/house.ts';
import type { Trips } from '../trips/index.ts';
import type { HotelProvider } from './provider.ts';

export type Needs = Pick<House, 'db' | 'fields' | 'clock' | 'log'> & {
  readonly trips: Trips;
  /** Null: this installation has no hotels. */
  readonly provider: HotelProvider | null;
};
