import type { AuditDeed } from '@escale/contract';

type AuditEntriesTable = {
  id: string;
  agency_id: string;
  at: string;
  by_account_id: string | null;
  deed: AuditDeed;
  customer_id: string | null;
  trip_id: string | null;
  agent_id: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}
