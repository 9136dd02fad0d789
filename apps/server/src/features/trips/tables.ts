import type { Place, SegmentDraft, SegmentType, segmentSources } from '@escale/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Stay } from './rules/days-of.ts';
import type { Destination } from './rules/destination-of.ts';

export type SegmentSource = (typeof segmentSources)[number];

type TripsTable = {
  id: string;
  name: string;
  purpose: string | null;
  set_start: string | null;
  set_end: string | null;
  set_destination: JSONColumnType<Place> | null;
  owner_id: string;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
};

type TripPartsTable = {
  id: string;
  trip_id: string;
  account_id: string;
  travels: Generated<boolean>;
  is_primary: Generated<boolean>;
  email: string;
  typed_name: string | null;
  own_name: string | null;
  joined_at: string | null;
  added_at: string;
  rating: number | null;
  first_day: string | null;
  last_day: string | null;
  start_zone: string | null;
  stays: JSONColumnType<Stay[], string | undefined, string>;
  destination: JSONColumnType<Destination> | null;
  segment_types: Generated<SegmentType[]>;
  starts_at: Generated<string>;
  ends_at: Generated<string>;
};

type SegmentsTable = {
  id: string;
  trip_id: string;
  type: SegmentType;
  details: JSONColumnType<SegmentDraft>;
  begins_at: string;
  ends_at: string;
  duration: string | null;
  nights: number | null;
  identity: string[];
  likely_identity: string[];
  added_by: string;
  personal_to: string | null;
  source: SegmentSource;
  import_id: string | null;
  by_hand: string[];
  last_import_id: string | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
};

type SegmentPapersTable = {
  id: string;
  segment_id: string;
  import_id: string | null;
  position: number;
  said: JSONColumnType<{ [field: string]: unknown }>;
  cancels: boolean;
  copy: boolean;
  issued_at: string;
  hand: JSONColumnType<{ [field: string]: unknown }>;
  completed: JSONColumnType<string[]>;
  made_trip: boolean;
};

type AttachmentsTable = {
  id: string;
  trip_id: string;
  segment_id: string | null;
  kind: 'file' | 'link';
  name: string;
  url: string | null;
  file_account_id: string | null;
  file_address: string | null;
  media_type: string | null;
  size_bytes: number | null;
  preview: 'jpg' | 'png' | 'pdf' | 'html' | null;
  added_by: string;
  import_id: string | null;
  created_at: string;
};

type DismissedHintsTable = {
  account_id: string;
  trip_id: string;
  hint: string;
  facts: string;
  dismissed_at: string;
};

type AgencyTripsTable = { trip_id: string; agency_id: string; since: string };

type DeskTripsTable = {
  agency_id: string;
  account_id: string;
  trip_id: string;
  agent_id: string;
  is_primary: boolean;
  first_day: string | null;
  last_day: string | null;
  start_zone: string | null;
  stays: JSONColumnType<Stay[], string, string>;
  destination: JSONColumnType<Destination> | null;
  segment_types: SegmentType[];
  starts_at: string;
  ends_at: string;
  words: unknown;
};

declare module '../../platform/db.ts' {
  interface Tables {
    trips: TripsTable;
    trip_parts: TripPartsTable;
    segments: SegmentsTable;
    segment_papers: SegmentPapersTable;
    attachments: AttachmentsTable;
    dismissed_hints: DismissedHintsTable;
    agency_trips: AgencyTripsTable;
    desk_trips: DeskTripsTable;
  }
}
