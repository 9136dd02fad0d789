import type { House } from '../../platform/house.ts';
import type { ReadingRoom } from '../reading/index.ts';
import type { Trips } from '../trips/index.ts';
import type { CalendarProvider, CalendarProviders } from './ports.ts';
import type { AccountRow } from './tables.ts';

/** What the deeds of this room need. */
export type Needs = Pick<House, 'db' | 'fields' | 'clock' | 'config' | 'log'> & {
  readonly trips: Trips;
  readonly room: ReadingRoom;
  readonly providers: CalendarProviders;
};

export function providerOf({ providers }: Needs, kind: AccountRow['kind']): CalendarProvider | null {
  return providers[kind];
}
