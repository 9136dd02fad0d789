import type { IncomingHttpHeaders } from 'node:http';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyProof,
} from '@escale/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findAccount } from '../../accounts/index.ts';
import { deleteSessionsOfPasskey } from '../end-session.ts';
import { askForNewPasskey, keepNewPasskey } from './add-passkey.ts';
import { passkeyNotice } from './notice.ts';
import { type Site, siteOf } from './site.ts';
import { findPasskey, passkeysOf, presentPasskey } from './store.ts';
import { askForPasskey } from './use-passkey.ts';

/** A person's passkeys: to be added, named and taken away. */
export function passkeyRoutes({ route, config, clock, mailLater }: House): void {
  const openSite = (headers: IncomingHttpHeaders): Site => siteOf(config, headers) ?? refuse('passkey.impossible');

  route(listPasskeys, async ({ caller, db, headers }) => ({
    items: (await passkeysOf(db, caller.accountId)).map(presentPasskey),
    possible: siteOf(config, headers) !== null,
  }));

  route(startPasskey, async ({ caller, tx, headers }) => {
    const account = await findAccount(tx, caller.accountId);
    if (!account) return refuse('session.missing');
    const name = `${account.firstName} ${account.lastName}`.trim() || account.email;
    return askForNewPasskey(tx, caller, openSite(headers), { email: account.email, name }, clock.now());
  });

  route(addPasskey, async ({ caller, body, tx, headers, language }) => {
    const now = clock.now();
    const row = await keepNewPasskey(tx, caller, openSite(headers), body, now);
    const account = await findAccount(tx, caller.accountId);
    if (account) await mailLater(tx, passkeyNotice('added', row.name, { email: account.email, language }, now));
    return presentPasskey(row);
  });

  route(renamePasskey, async ({ caller, params, body, tx }) => {
    const row = await tx
      .updateTable('passkeys')
      .set({ name: body.name })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst();
    return row ? presentPasskey(row) : refuse('passkey.not-found');
  });

  route(removePasskey, async ({ caller, params, tx, language }) => {
    const row = await findPasskey(tx, caller.accountId, params.id);
    if (!row) return refuse('passkey.not-found');
    await tx.deleteFrom('passkeys').where('id', '=', row.id).execute();
    await deleteSessionsOfPasskey(tx, caller, row.id);
    const account = await findAccount(tx, caller.accountId);
    const to = account && { email: account.email, language };
    if (to) await mailLater(tx, passkeyNotice('removed', row.name, to, clock.now()));
  });

  route(startPasskeyProof, async ({ caller, tx, headers }) => {
    const known = await passkeysOf(tx, caller.accountId);
    if (!known.length) return refuse('passkey.impossible');
    return askForPasskey(tx, { whom: caller.sessionId, what: 'prove' }, openSite(headers), known, clock.now());
  });
}
