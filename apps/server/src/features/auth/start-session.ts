import { clientId, scopes, type TokenPair } from '@escale/contract';
import type Provider from 'oidc-provider';

/**
 * A session as signing in would have made it, without a browser: for tests, benchmarks and the demo's own scripts. It is not
 * reachable from outside.
 */
export async function startSession(provider: Provider, accountId: string): Promise<TokenPair> {
  const client = await provider.Client.find(clientId);
  if (!client) throw new Error('the client is not there');
  const scope = scopes.join(' ');
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(scope);
  const grantId = await grant.save();
  const made = { accountId, client, grantId, scope, gty: 'authorization_code', expiresWithSession: false };
  const accessToken = await new provider.AccessToken(made).save();
  const refreshToken = await new provider.RefreshToken({ ...made, rotations: 0 }).save();
  return { accessToken, refreshToken };
}
