/** The advisor's desk: customers' trips, what is prepared and published for them, patterns, the agency's face. */
import './tables.ts';
import { getTodayBoard } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { Imports } from '../imports/index.ts';
import type { Safety } from '../safety/index.ts';
import type { Sharing } from '../sharing/index.ts';
import type { Trips } from '../trips/index.ts';
import { brandOfTrip } from './branding/brand.ts';
import { brandRoutes } from './branding/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import type { Needs } from './needs.ts';
import { templateRoutes } from './templates/routes.ts';
import { showToday } from './today/show-today.ts';
import { newsOfPublication } from './trips/publications.ts';
import { deskTripRoutes } from './trips/routes.ts';

export type Desk = {
  /** What a message about a publication needs. */
  newsOf(publicationId: string): ReturnType<typeof newsOfPublication>;
  /** Whose name, colour and logo a trip is drawn with; null: the house's own. */
  brandOf(queries: Queries, tripId: string): ReturnType<typeof brandOfTrip>;
};

type Rooms = { trips: Trips; imports: Imports; safety: Safety; sharing: Sharing };

export function openDesk(house: House, rooms: Rooms): Desk {
  const { files, clock, db } = house;
  const needs: Needs = { files, clock, db, ...rooms };
  deskTripRoutes(house, needs);
  draftRoutes(house, needs);
  templateRoutes(house, needs);
  brandRoutes(house, needs);
  house.route(getTodayBoard, ({ db: queries, caller }) => showToday(queries, needs, caller.accountId));
  return {
    newsOf: (publicationId) => newsOfPublication(needs, publicationId),
    brandOf: (queries, tripId) => brandOfTrip(queries, needs, tripId),
  };
}
