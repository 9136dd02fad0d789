import { hkdfSync } from 'node:crypto';
import { tokenReply } from '@escale/contract';
import type { Db, Tx } from '../../platform/db.ts';
import { seal, unseal } from '../../platform/keys.ts';
import { deleteSession } from './end-session.ts';
import { recordId, withRecordsIn } from './records.ts';
import { judgeUsedToken } from './rules/rotation.ts';
import { sawSession } from './session-rows.ts';
import type { TokenAnswer } from './token-call.ts';

const kind = 'RefreshToken';

/**
 * A renewal in one transaction: the old token used, the new pair made and the reply kept, or nothing of it. Two that come at
 * once wait for each other at the old token's row; the second then gets the first one's reply (see rules/rotation.ts).
 */
export async function refreshOnce(db: Db, refreshToken: string, ask: () => Promise<TokenAnswer>): Promise<TokenAnswer> {
  return db.transact(async (tx) => {
    const used = await lockUsed(tx, refreshToken);
    if (!used) return await renew(tx, refreshToken, ask);
    const verdict = judgeUsedToken(
      { usedAt: new Date(used.consumedAt), successorUsed: used.successorUsed, replyKept: used.reply !== null },
      new Date(),
    );
    if (verdict === 'repeat' && used.reply) return openReply(refreshToken, used.reply);
    if (used.session) await deleteSession(tx, used.session);
    return refused;
  });
}

const refused: TokenAnswer = {
  status: 400,
  body: JSON.stringify({ error: 'invalid_grant', error_description: 'grant request is invalid' }),
};

async function renew(tx: Tx, refreshToken: string, ask: () => Promise<TokenAnswer>): Promise<TokenAnswer> {
  const answer = await withRecordsIn(tx, ask);
  if (answer.status >= 500) throw new Error('the provider failed to renew a token');
  if (answer.status !== 200) return answer;
  const { refresh_token: successor } = tokenReply.parse(JSON.parse(answer.body));
  const used = await tx
    .updateTable('sign_in_records')
    .set({
      successor: successor ? recordId(successor) : null,
      sealed_reply: seal(replyKey(refreshToken), Buffer.from(answer.body), kind),
    })
    .where('kind', '=', kind)
    .where('id', '=', recordId(refreshToken))
    .returning('grant_id')
    .executeTakeFirst();
  if (used?.grant_id) await sawSession(tx, used.grant_id);
  return answer;
}

/** Null: unknown, or not used yet; either way the provider's to answer. Locked until the transaction ends. */
async function lockUsed(tx: Tx, refreshToken: string) {
  const row = await tx
    .selectFrom('sign_in_records')
    .select(['grant_id', 'consumed_at', 'sealed_reply', 'successor'])
    .where('kind', '=', kind)
    .where('id', '=', recordId(refreshToken))
    .forUpdate()
    .executeTakeFirst();
  if (!row?.consumed_at) return null;
  return {
    session: row.grant_id,
    consumedAt: row.consumed_at,
    reply: row.sealed_reply,
    successorUsed: row.successor !== null && (await wasUsed(tx, row.successor)),
  };
}

async function wasUsed(tx: Tx, id: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('sign_in_records')
    .select('consumed_at')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return !row || row.consumed_at !== null;
}

/** Only whoever holds the token can open the reply that it was exchanged for: the database alone cannot. */
function replyKey(refreshToken: string): Buffer {
  return Buffer.from(hkdfSync('sha256', refreshToken, '', 'escale refresh reply', 32));
}

function openReply(refreshToken: string, sealed: Buffer): TokenAnswer {
  return { status: 200, body: unseal(replyKey(refreshToken), sealed, kind).toString() };
}
