import type { IncidentChannel, IncidentKind, incidentDeeds } from '@escale/contract';
import type { Generated, Selectable } from 'kysely';

export type IncidentDeed = (typeof incidentDeeds)[number];

type IncidentsTable = {
  id: string;
  account_id: string;
  company_id: string;
  kind: IncidentKind;
  words: Buffer | null;
  location: Buffer | null;
  trip_id: string | null;
  device_time: string;
  notice_version: string | null;
  received_at: string;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  closed_at: string | null;
  version: Generated<number>;
};

type IncidentDeliveriesTable = {
  incident_id: string;
  channel: IncidentChannel;
  delivered_at: string | null;
  failed_at: string | null;
};

type IncidentLogTable = {
  id: string;
  incident_id: string;
  account_id: string | null;
  deed: IncidentDeed;
  note: Buffer | null;
  at: string;
};

declare module '../../platform/db.ts' {
  interface Tables {
    incidents: IncidentsTable;
    incident_deliveries: IncidentDeliveriesTable;
    incident_log: IncidentLogTable;
  }
}

export type IncidentRow = Selectable<IncidentsTable>;
export type DeliveryRow = Selectable<IncidentDeliveriesTable>;
export type LogRow = Selectable<IncidentLogTable>;
