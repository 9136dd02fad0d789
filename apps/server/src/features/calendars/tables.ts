import type { CalendarAccount, CalendarDecision, CalendarKind, CalendarProblem, Place } from '@escale/contract';
import type { Generated, JSONColumnType, Selectable } from 'kysely';

type CalendarAccountsTable = {
  id: string;
  account_id: string;
  kind: CalendarKind;
  title: string;
  username: string | null;
  secret: Buffer;
  secret_version: Generated<number>;
  audience: Generated<CalendarAccount['audience']>;
  state: CalendarAccount['state'];
  problem: CalendarProblem | null;
  failures: Generated<number>;
  listed_at: string | null;
  last_synced_at: string | null;
  next_sync_at: string | null;
  created_at: string;
};

type CalendarsTable = {
  id: string;
  calendar_account_id: string;
  remote_id: string;
  name: string;
  color: string | null;
  position: number;
  selected: Generated<boolean>;
  cursor: string | null;
  window_from: string | null;
};

type CalendarEventsTable = {
  id: string;
  calendar_id: string;
  resource: string;
  key: string;
  starts_at: string;
  ends_at: string;
  fingerprint: string;
  said: Buffer;
  decision: CalendarDecision;
  trip_id: string | null;
  segment_ids: string[];
  made_trip: Generated<boolean>;
};

type CalendarSignInsTable = {
  state_hash: Buffer;
  account_id: string;
  kind: CalendarKind;
  calendar_account_id: string | null;
  verifier: Buffer;
  expires_at: string;
};

type CalendarSettingsTable = {
  account_id: string;
  home: JSONColumnType<Place> | null;
  feed_hash: Buffer | null;
  feed_language: string | null;
  feed_created_at: string | null;
  feed_read_at: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    calendar_accounts: CalendarAccountsTable;
    calendars: CalendarsTable;
    calendar_events: CalendarEventsTable;
    calendar_sign_ins: CalendarSignInsTable;
    calendar_settings: CalendarSettingsTable;
  }
}

export type AccountRow = Selectable<CalendarAccountsTable>;
export type CalendarRow = Selectable<CalendarsTable>;
export type EventRow = Selectable<CalendarEventsTable>;
