import type { Generated } from 'kysely';

type SignInRecordsTable = {
  kind: string;
  id: Buffer;
  /** Written as JSON text; read as what it says. */
  payload: unknown;
  account_id: string | null;
  grant_id: Buffer | null;
  uid: Buffer | null;
  consumed_at: string | null;
  sealed_reply: Buffer | null;
  successor: Buffer | null;
  expires_at: string | null;
};

type OneTimeCodesTable = {
  interaction: Buffer;
  email: string;
  code_hash: Buffer;
  tries_left: number;
  sent_at: string;
  expires_at: string;
};

type SessionsTable = {
  id: Buffer;
  account_id: string;
  browser: string | null;
  system: string | null;
  started_on: string;
  seen_on: string;
  proven_at: string | null;
  passkey_id: string | null;
};

type SignInBudgetsTable = { key: Buffer; hour: string; used: Generated<number> };

declare module '../../platform/db.ts' {
  interface Tables {
    sign_in_records: SignInRecordsTable;
    one_time_codes: OneTimeCodesTable;
    sessions: SessionsTable;
    sign_in_budgets: SignInBudgetsTable;
  }
}
