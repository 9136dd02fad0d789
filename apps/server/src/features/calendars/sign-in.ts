import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { insertAccount, newSecret, openAccount } from './connect.ts';
import type { Needs } from './needs.ts';
import type { Secret, SigningProvider } from './ports.ts';

type SigningKind = 'google' | 'microsoft';
const signInMinutes = 10;

/** Where the traveller signs in. What comes back from there is good for ten minutes, once, and for this traveller. */
export async function beginSignIn(
  needs: Needs,
  tx: Tx,
  accountId: string,
  kind: SigningKind,
  again: string | undefined,
): Promise<string> {
  const provider = needs.providers[kind] ?? refuse('calendar.sign-in-unavailable');
  if (again) await openAccount(tx, accountId, again);
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  await tx.deleteFrom('calendar_sign_ins').where('expires_at', '<', needs.clock.now().toISOString()).execute();
  await tx
    .insertInto('calendar_sign_ins')
    .values({
      state_hash: sha256(state),
      account_id: accountId,
      kind,
      calendar_account_id: again ?? null,
      verifier: await needs.fields.seal(tx, accountId, 'calendar_sign_ins.verifier', verifier),
      expires_at: new Date(needs.clock.now().getTime() + signInMinutes * 60_000).toISOString(),
    })
    .execute();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return provider.address({ state, challenge, redirectUri: redirectUri(needs) });
}

/** A page of the app: it is signed in, and hands the code to us itself. A code that somebody else began with is refused. */
export const redirectUri = ({ config }: Needs) => `${config.publicUrl}/profile/calendars`;

/** The code is exchanged by the first sync. */
export async function finishSignIn(
  needs: Needs,
  tx: Tx,
  accountId: string,
  { state, code }: { state: string; code: string },
): Promise<string> {
  const begun = await tx
    .deleteFrom('calendar_sign_ins')
    .where('state_hash', '=', sha256(state))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', needs.clock.now().toISOString())
    .returningAll()
    .executeTakeFirst();
  const verifier = begun && (await needs.fields.open(tx, accountId, 'calendar_sign_ins.verifier', begun.verifier));
  if (!begun || !verifier) return refuse('calendar.sign-in-expired');
  const kind = begun.kind as SigningKind; // beginSignIn wrote it
  const secret = { code, verifier };
  if (!begun.calendar_account_id) {
    return insertAccount(needs, tx, accountId, { kind, title: titles[kind], username: null, secret });
  }
  await newSecret(needs, tx, await openAccount(tx, accountId, begun.calendar_account_id), secret);
  return begun.calendar_account_id;
}

const titles: Record<SigningKind, string> = { google: 'Google', microsoft: 'Microsoft' };

/** Of the code that the provider sent back; a secret that is no code is given back as it is. */
export async function exchanged(needs: Needs, provider: SigningProvider, secret: Secret): Promise<Secret> {
  const { code, verifier } = secret;
  return code && verifier ? provider.exchange({ code, verifier, redirectUri: redirectUri(needs) }) : secret;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
