import {
  clearOnboarding,
  getAccount,
  getAppConfig,
  getCompany,
  getImportAddress,
  ping,
  product,
  replaceImportAddress,
  updateAccountDetails,
  versionPolicy,
} from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { vapidKeys } from '../../platform/vapid.ts';
import { findCompanyOf } from './companies.ts';
import { replaceImportToken } from './import-address.ts';
import { importAddress } from './import-token.ts';
import { describeInstallation } from './installation.ts';
import { presentAccount } from './present.ts';
import { findAccount } from './store.ts';
import { updateDetails } from './update-details.ts';

/** The oldest app that may still speak to this server: raised when a call changes in a way that older apps cannot bear. */
const minimumVersion = '0.1.0';

/** Binds the calls of the account. */
export function openAccounts({ route, http, config, master }: House): void {
  const importDomain = config.mailIn.domain;
  const installation = describeInstallation(config, vapidKeys(master).publicKey);

  route(getAccount, async ({ caller, db }) => ownAccount(db, caller.accountId, importDomain));

  route(updateAccountDetails, async ({ caller, body, tx, mustMatch }) => {
    await updateDetails(tx, caller.accountId, body, mustMatch);
    return ownAccount(tx, caller.accountId, importDomain);
  });

  route(clearOnboarding, async ({ caller, tx }) => {
    await tx.updateTable('accounts').set({ onboarding_cleared: true }).where('id', '=', caller.accountId).execute();
  });

  route(
    getCompany,
    async ({ caller, db }) => (await findCompanyOf(db, caller.accountId)) ?? refuse('company.not-found'),
  );

  route(getImportAddress, async ({ caller, db }) => {
    const account = await openOwn(db, caller.accountId);
    return { address: importAddress(account.importToken, importDomain) };
  });

  route(replaceImportAddress, async ({ caller, tx }) => {
    const token = await replaceImportToken(tx, caller.accountId);
    return { address: importAddress(token, importDomain) };
  });

  route(getAppConfig, ({ params }) => (params.id === product ? installation : refuse('app.not-found')));

  route(ping, ({ setHeader }) => {
    setHeader('x-escale-version', installation.version);
    setHeader('x-escale-minimum-version', minimumVersion);
  });

  // The static document that decides the new-version prompt; asked for without signing in.
  const policy = versionPolicy.parse({ latest: installation.version, minimum: minimumVersion });
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
