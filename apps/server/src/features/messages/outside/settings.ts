import type { NotificationSettings } from '@escale/contract';
import type { JSONColumnType } from 'kysely';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db.ts';

export type Settings = Pick<NotificationSettings, 'topics' | 'quietHours' | 'version'>;

type NotificationSettingsTable = {
  account_id: string;
  topics: JSONColumnType<Settings['topics']>;
  quiet_hours: JSONColumnType<NonNullable<Settings['quietHours']>> | null;
  version: number;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    notification_settings: NotificationSettingsTable;
  }
}

/** Everything but the noise: what one forwarded oneself needs no e-mail back. */
const atFirst: Settings = {
  topics: {
    bookings: { push: true, email: false },
    changes: { push: true, email: true },
    review: { push: true, email: true },
    trips: { push: true, email: true },
    documents: { push: true, email: true },
    safety: { push: true, email: true },
  },
  quietHours: null,
  version: 1,
};

export async function readSettings(queries: Queries, accountId: string): Promise<Settings> {
  const row = await queries
    .selectFrom('notification_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  // A topic that came later than the row begins as it does for everyone.
  return row
    ? { topics: { ...atFirst.topics, ...row.topics }, quietHours: row.quiet_hours, version: row.version }
    : atFirst;
}

export async function saveSettings(tx: Tx, accountId: string, { topics, quietHours, version }: Settings) {
  const values = {
    topics: JSON.stringify(topics),
    quiet_hours: quietHours && JSON.stringify(quietHours),
    version,
  };
  await tx
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** Waits for whoever changes the same account's settings, so that If-Match compares with what is saved. */
export async function lockSettings(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notification settings ${accountId}`}, 0))`.execute(tx);
}

/** From the link in a mail: nothing by e-mail any more. */
export async function stopMails(tx: Tx, accountId: string): Promise<void> {
  await lockSettings(tx, accountId);
  const { topics, quietHours, version } = await readSettings(tx, accountId);
  const quiet = Object.fromEntries(Object.entries(topics).map(([topic, { push }]) => [topic, { push, email: false }]));
  await saveSettings(tx, accountId, { topics: quiet as Settings['topics'], quietHours, version: version + 1 });
}
