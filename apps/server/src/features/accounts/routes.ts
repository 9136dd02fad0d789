import {
  getAccount,
  getAppConfig,
  getCompany,
  getImportAddress,
  ping,
  product,
  type ReplyOf,
  replaceImportAddress,
  updateAccountDetails,
  versionPolicy,
} from '@escale/contract';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Route } from '../../platform/route.ts';
import { findCompanyOf } from './companies.ts';
import { replaceImportToken } from './import-address.ts';
import { presentAccount } from './present.ts';
import { importAddress } from './rules/import-token.ts';
import { findAccount } from './store.ts';
import { updateDetails } from './update-details.ts';

export type AccountsOptions = {
  /** The part of the private import addresses after the @. */
  readonly importDomain: string;
  /** What this installation offers, as `getAppConfig` answers it. */
  readonly app: ReplyOf<typeof getAppConfig>;
  /** The oldest app that may still speak to this server. */
  readonly minimumVersion: string;
};

export function accountRoutes(route: Route, options: AccountsOptions): void {
  const { importDomain } = options;

  route(getAccount, async ({ caller, db }) => ownAccount(db, caller.accountId, importDomain));

  route(updateAccountDetails, async ({ caller, body, tx, mustMatch }) => {
    await updateDetails(tx, caller.accountId, body, mustMatch);
    return ownAccount(tx, caller.accountId, importDomain);
  });

  route(getCompany, async ({ caller, db }) => (await findCompanyOf(db, caller.accountId)) ?? refuse('company.not-found'));

  route(getImportAddress, async ({ caller, db }) => {
    const account = await openOwn(db, caller.accountId);
    return { address: importAddress(account.importToken, importDomain) };
  });

  route(replaceImportAddress, async ({ caller, tx }) => {
    const token = await replaceImportToken(tx, caller.accountId);
    return { address: importAddress(token, importDomain) };
  });

  route(getAppConfig, ({ params }) => (params.id === product ? options.app : refuse('app.not-found')));

  route(ping, ({ setHeader }) => {
    setHeader('x-escale-version', options.app.version);
    setHeader('x-escale-minimum-version', options.minimumVersion);
  });
}

/** The static document that decides the new-version prompt; asked for without signing in. */
export function versionPolicyRoute(http: FastifyInstance, options: AccountsOptions): void {
  const policy = versionPolicy.parse({ latest: options.app.version, minimum: options.minimumVersion });
  http.get('/version-policy.json', (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60').send(policy);
  });
}

async function ownAccount(queries: Queries, accountId: string, importDomain: string) {
  return presentAccount(await openOwn(queries, accountId), importDomain);
}

/** An account that was erased a moment ago may still be in a cache of the front gate. */
async function openOwn(queries: Queries, accountId: string) {
  return (await findAccount(queries, accountId)) ?? refuse('session.missing');
}
