import type { Place, SegmentDraft } from '@escale/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { TripFields } from '../trips/index.ts';

type TripDraftsTable = {
  id: string;
  agency_id: string;
  customer_id: string;
  trip_id: string | null;
  fields: JSONColumnType<Partial<TripFields>, string, string>;
  based_on: JSONColumnType<Partial<TripFields>, string, string>;
  created_by: string | null;
  updated_by: string | null;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
};

type DraftSegmentsTable = {
  draft_id: string;
  id: string;
  state: 'added' | 'changed' | 'removed';
  details: JSONColumnType<SegmentDraft> | null;
  base: JSONColumnType<SegmentDraft> | null;
  base_version: number | null;
};

export type Difference = { added: string[]; changed: string[]; removed: string[] };

type PublicationsTable = {
  id: string;
  agency_id: string;
  trip_id: string;
  by_account_id: string | null;
  published_at: string;
  trip_version: number;
  new_trip: boolean;
  difference: JSONColumnType<Difference, string, string>;
};

type PublicationReadersTable = {
  publication_id: string;
  account_id: string;
  trip_id: string;
  seen_at: string | null;
};

type TripTemplatesTable = {
  id: string;
  agency_id: string;
  name: string;
  sort_name: string;
  purpose: string | null;
  destination: JSONColumnType<Place> | null;
  segments: JSONColumnType<SegmentDraft[], string, string>;
  created_by: string | null;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
};

type AgencyImagesTable = {
  id: string;
  agency_id: string;
  name: string;
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  file_address: string;
  created_at: string;
};

type AgencyBrandsTable = {
  agency_id: string;
  name: string;
  colour: string;
  logo_id: string | null;
  updated_at: string;
  version: Generated<number>;
};

declare module '../../platform/db.ts' {
  interface Tables {
    trip_drafts: TripDraftsTable;
    draft_segments: DraftSegmentsTable;
    publications: PublicationsTable;
    publication_readers: PublicationReadersTable;
    trip_templates: TripTemplatesTable;
    agency_images: AgencyImagesTable;
    agency_brands: AgencyBrandsTable;
  }
}
