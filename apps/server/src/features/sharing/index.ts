import './tables.ts';
import type { Language, Reveals } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import type { FileAnswer } from '../../platform/reply.ts';
import type { TripForOutsiders, Trips } from '../trips/index.ts';
import { sweepLinks } from './links.ts';
import type { Brand, BrandOf } from './paper/brand.ts';
import { openPaperDesk } from './paper/paper-desk.ts';
import { paperOf } from './paper/paper-of.ts';
import { publicRoutes } from './public-routes.ts';
import { sharingRoutes } from './routes.ts';

export { showLinks } from './links.ts';

export type { Brand } from './paper/brand.ts';

export type Sharing = {
  /** A trip on paper with somebody's face on it; whoever asks has opened it. */
  draw(trip: TripForOutsiders, reveals: Reveals, language: Language, brand: Brand, now: Date): Promise<FileAnswer>;
  close(): Promise<void>;
};

/** A trip shown to people who have no part in it: by a link, or on paper. */
export function openSharing(house: House, trips: Trips, brandOf: BrandOf): Sharing {
  const desk = openPaperDesk();
  sharingRoutes(house, trips, desk, brandOf);
  publicRoutes(house, trips, desk, brandOf);
  house.jobs.every(24 * 60, 'sharing:sweep', () => sweepLinks(house.db.query, house.clock.now()));
  return {
    draw: (trip, reveals, language, brand, now) => paperOf(desk, trip, reveals, language, brand, now),
    close: () => desk.close(),
  };
}
