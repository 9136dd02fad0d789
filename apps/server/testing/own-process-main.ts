import pg from 'pg';
import { openApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { addAgency, addAgent } from '../src/features/accounts/index.ts';

/** `agency`: as an advisor of a new one. */
type SignIn = { readonly email: string; readonly agency?: string };
/** At the nth commit from now: before the database hears of it, or before we hear that it did. At no commit: 0. */
export type Death = { readonly commit: number; readonly heard: boolean };
export type ForChild = {
  readonly signIn?: SignIn;
  readonly dieAt?: Death;
  readonly sweep?: true;
  readonly stop?: true;
};

let death: Death = { commit: 0, heard: false };
let commits = 0;

dieAtCommits();

/** A whole server in a process that its test kills. Tells where it listens, and signs in whoever it is asked to. */
const app = await openApp(readConfig(process.env));
const url = await app.listen();
process.on('message', async ({ signIn, dieAt, sweep, stop }: ForChild) => {
  if (signIn) process.send?.(await tokenOf(signIn));
  if (dieAt) {
    deathAt(dieAt);
    process.send?.({ ready: true });
  }
  if (sweep) {
    await app.house.files.sweep(0);
    process.send?.({ ready: true });
  }
  if (stop) {
    await app.close();
    process.exit(0);
  }
});
process.on('disconnect', () => process.exit(1));
process.send?.({ url, mailPort: app.mailPort });

async function tokenOf({ email, agency }: SignIn): Promise<{ token: string; accountId: string }> {
  const { accessToken, accountId } = await app.auth.signIn(email);
  if (agency) {
    await app.house.db.transact(async (tx) => addAgent(tx, await addAgency(tx, agency), accountId, { admin: true }));
  }
  return { token: accessToken, accountId };
}

function deathAt(one: Death): void {
  death = one;
  commits = 0;
}

function dieAtCommits(): void {
  const query = pg.Client.prototype.query as (...asked: unknown[]) => Promise<unknown>;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    if (asked[0] !== 'commit' || ++commits !== death.commit) return query.apply(this, asked);
    if (!death.heard) process.kill(process.pid, 'SIGKILL');
    return query.apply(this, asked).then(() => process.kill(process.pid, 'SIGKILL'));
  } as never;
}
