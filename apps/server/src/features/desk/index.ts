/** The advisor's desk: customers' trips, what is prepared and published for them, patterns, the agency's face. */
import './tables.ts';
import { getTodayBoard, type SegmentDraft } from '@escale/contract';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import type { Documents } from '../documents/index.ts';
import type { Imports } from '../imports/index.ts';
import type { Safety } from '../safety/index.ts';
import type { Sharing } from '../sharing/index.ts';
import type { Trips } from '../trips/index.ts';
import { brandOfTrip, updateBrand } from './branding/brand.ts';
import { keepImage } from './branding/images.ts';
import { brandRoutes } from './branding/routes.ts';
import { type Beginning, beginDraft } from './drafts/begin-draft.ts';
import { addDraftSegment } from './drafts/change-draft.ts';
import { type Published, publishDraft } from './drafts/publish-draft.ts';
import { draftRoutes } from './drafts/routes.ts';
import type { Needs } from './needs.ts';
import { showAll } from './show-all.ts';
import { templateRoutes } from './templates/routes.ts';
import { keepTemplate } from './templates/templates.ts';
import { showToday } from './today/show-today.ts';
import { shareForCustomer } from './trips/links.ts';
import { newsOfPublication } from './trips/publications.ts';
import { deskTripRoutes } from './trips/routes.ts';

export type Desk = {
  /** What a message about a publication needs. */
  newsOf(publicationId: string): ReturnType<typeof newsOfPublication>;
  /** Whose name, colour and logo a trip is drawn with; null: the house's own. */
  brandOf(queries: Queries, tripId: string, agencyId?: string | null): ReturnType<typeof brandOfTrip>;
  /** What agencies prepare for the account and published to it. */
  showAll(queries: Queries, accountId: string): ReturnType<typeof showAll>;
  // For the demo: what an advisor does, as if they had called.
  beginDraft(tx: Tx, agentId: string, asked: Beginning): Promise<string>;
  addDraftSegment(tx: Tx, agentId: string, draftId: string, segment: SegmentDraft): Promise<void>;
  publishDraft(tx: Tx, agentId: string, draftId: string): Promise<Published>;
  shareTrip(tx: Tx, agentId: string, tripId: string): Promise<void>;
  keepTemplate(tx: Tx, agentId: string, asked: { name: string; tripId: string }): Promise<unknown>;
  keepImage(tx: Tx, agentId: string, image: { bytes: Buffer; name: string }): Promise<{ id: string }>;
  updateBrand(
    tx: Tx,
    agentId: string,
    brand: { name: string; colour: string; logoId: string | null },
  ): Promise<unknown>;
};

type Rooms = { trips: Trips; documents: Documents; imports: Imports; safety: Safety; sharing: Sharing };

export function openDesk(house: House, rooms: Rooms): Desk {
  const { files, clock, db } = house;
  const needs: Needs = { files, clock, db, ...rooms };
  deskTripRoutes(house, needs);
  draftRoutes(house, needs);
  templateRoutes(house, needs);
  brandRoutes(house, needs);
  house.route(getTodayBoard, ({ db: queries, caller }) => showToday(queries, needs, caller.accountId));
  const anyVersion = () => undefined;
  return {
    newsOf: (publicationId) => newsOfPublication(needs, publicationId),
    brandOf: (queries, tripId, agencyId) => brandOfTrip(queries, needs, tripId, agencyId),
    showAll,
    beginDraft: (tx, agentId, asked) => beginDraft(tx, needs, agentId, asked),
    addDraftSegment: (tx, agentId, draftId, segment) =>
      addDraftSegment(tx, needs, { agentId, draftId, mustMatch: anyVersion }, segment),
    publishDraft: (tx, agentId, draftId) => publishDraft(tx, needs, { agentId, draftId, mustMatch: anyVersion }),
    shareTrip: async (tx, agentId, tripId) => {
      const reveals = { confirmationNumbers: false, prices: false, travelers: true, files: false };
      await shareForCustomer(tx, needs, agentId, tripId, { reveals });
    },
    keepTemplate: (tx, agentId, asked) => keepTemplate(tx, needs, agentId, asked),
    keepImage: async (tx, agentId, { bytes, name }) =>
      keepImage(tx, needs, agentId, { file: await files.keep(agentId, bytes), name }),
    updateBrand: (tx, agentId, brand) => updateBrand(tx, needs, agentId, brand, anyVersion),
  };
}
