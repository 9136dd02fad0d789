import './tables.ts';
import type { House } from '../../platform/house.ts';
import type { Trips } from '../trips/index.ts';
import { sweepLinks } from './links.ts';
import { openPaperDesk } from './paper/paper-desk.ts';
import { publicRoutes } from './public-routes.ts';
import { sharingRoutes } from './routes.ts';

export { showLinks } from './links.ts';

export type Sharing = { close(): Promise<void> };

/** A trip shown to people who have no part in it: by a link, or on paper. */
export function openSharing(house: House, trips: Trips): Sharing {
  const desk = openPaperDesk();
  sharingRoutes(house, trips, desk);
  publicRoutes(house, trips, desk);
  house.jobs.every(24 * 60, 'sharing:sweep', () => sweepLinks(house.db.query, house.clock.now()));
  return { close: () => desk.close() };
}
