import './tables.ts';
import type { BodyOf, createAgencyTripLink, Language, Reveals, TripLink } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { FileAnswer } from '../../platform/reply.ts';
import type { TripForOutsiders, Trips } from '../trips/index.ts';
import { createLink, listLinks, revokeLink, sweepLinks } from './links.ts';
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
  /** An agency's own links to a trip; whoever asks has opened it, and may share it. */
  readonly links: {
    list(queries: Queries, by: ByAgency, tripId: string): Promise<TripLink[]>;
    create(
      tx: Tx,
      by: ByAgency,
      wish: { tripId: string } & BodyOf<typeof createAgencyTripLink>,
    ): Promise<TripLink & { url: string }>;
    revoke(tx: Tx, by: ByAgency, tripId: string, linkId: string): Promise<void>;
  };
  close(): Promise<void>;
};

type ByAgency = { readonly agencyId: string; readonly agentId: string };

/** A trip shown to people who have no part in it: by a link, or on paper. */
export function openSharing(house: House, trips: Trips, brandOf: BrandOf): Sharing {
  const desk = openPaperDesk();
  sharingRoutes(house, trips, desk, brandOf);
  publicRoutes(house, trips, desk, brandOf);
  house.jobs.every(24 * 60, 'sharing:sweep', () => sweepLinks(house.db.query, house.clock.now()));
  return {
    draw: (trip, reveals, language, brand, now) => paperOf(desk, trip, reveals, language, brand, now),
    links: {
      list: (queries, { agencyId, agentId }, tripId) =>
        listLinks(queries, agentId, tripId, house.clock.now(), agencyId),
      async create(tx, by, wish) {
        const { link, token } = await createLink(tx, trips, by, wish, house.clock.now());
        return { ...link, url: `${house.config.publicUrl}/s/${token}` };
      },
      revoke: (tx, { agencyId }, tripId, linkId) => revokeLink(tx, tripId, linkId, agencyId),
    },
    close: () => desk.close(),
  };
}
