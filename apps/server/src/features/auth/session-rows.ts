import { freshProofMs } from '@escale/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db.ts';
import { deviceOf } from './rules/device-of.ts';

type Begun = {
  readonly accountId: string;
  readonly userAgent: string | undefined;
  readonly provenAt: Date;
  /** Null: a code. */
  readonly passkeyId: string | null;
};

/** A sign-in as it begins, or begins again in the same browser. */
export async function keepSession(queries: Queries, session: Buffer, begun: Begun): Promise<void> {
  const today = dayOf(new Date());
  await queries
    .insertInto('sessions')
    .values({
      id: session,
      account_id: begun.accountId,
      ...deviceOf(begun.userAgent),
      started_on: today,
      seen_on: today,
      proven_at: begun.provenAt.toISOString(),
      passkey_id: begun.passkeyId,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        seen_on: today,
        passkey_id: begun.passkeyId,
        // A browser that is still signed in begins again with the proof of then, which may be the older one.
        proven_at: sql`greatest(sessions.proven_at, excluded.proven_at)`,
      }),
    )
    .execute();
}

/** Called whenever its tokens are renewed, which is once an hour of use. */
export async function sawSession(queries: Queries, session: Buffer): Promise<void> {
  const today = dayOf(new Date());
  await queries
    .updateTable('sessions')
    .set({ seen_on: today })
    .where('id', '=', session)
    .where('seen_on', '<', today)
    .execute();
}

/** When the proof of this session ends; null: it has none that still counts. `sessionId` as a `Caller` has it. */
export async function provenUntil(queries: Queries, sessionId: string, now: Date): Promise<Date | null> {
  const row = await queries
    .selectFrom('sessions')
    .select('proven_at')
    .where('id', '=', Buffer.from(sessionId, 'hex'))
    .executeTakeFirst();
  if (!row?.proven_at) return null;
  const until = new Date(Date.parse(row.proven_at) + freshProofMs);
  return until > now ? until : null;
}

export async function isProven(queries: Queries, sessionId: string, now: Date): Promise<boolean> {
  return (await provenUntil(queries, sessionId, now)) !== null;
}

/** Gives until when the proof counts. */
export async function keepProof(
  queries: Queries,
  caller: { readonly accountId: string; readonly sessionId: string },
  now: Date,
): Promise<Date> {
  const provenAt = now.toISOString();
  const today = dayOf(now);
  await queries
    .insertInto('sessions')
    .values({
      id: Buffer.from(caller.sessionId, 'hex'),
      account_id: caller.accountId,
      browser: null,
      system: null,
      started_on: today,
      seen_on: today,
      proven_at: provenAt,
      passkey_id: null,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ proven_at: provenAt }))
    .execute();
  return new Date(now.getTime() + freshProofMs);
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
