import { clientId, scopes, type TokenPair } from '@escale/contract';
import type Provider from 'oidc-provider';
import type { Queries } from '../../platform/db.ts';
import { recordId } from './records.ts';
import { keepSession } from './session-rows.ts';

/**
 * A session as signing in would have made it, without a browser: for tests, benchmarks and the demo's own scripts. It is not
 * reachable from outside.
 */
export async function startSession(
  queries: Queries,
  provider: Provider,
  accountId: string,
  now: Date,
): Promise<TokenPair> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error('the client is not there');
  const scope = scopes.join(' ');
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(scope);
  const grantId = await grant.save();
  await keepSession(queries, recordId(grantId), { accountId, userAgent: undefined, provenAt: now, passkeyId: null });
  const made = { accountId, client, grantId, scope, gty: 'authorization_code', expiresWithSession: false };
  const accessToken = await new provider.AccessToken(made).save();
  const refreshToken = await new provider.RefreshToken({ ...made, rotations: 0 }).save();
  return { accessToken, refreshToken };
}
