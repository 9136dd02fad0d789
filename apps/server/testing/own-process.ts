import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from './database.ts';
import type { Death, ForChild } from './own-process-main.ts';
import { as } from './server.ts';
import type { SignedIn } from './sign-in.ts';

/** A database and a folder of files, which outlive the servers that stand on them. Cleared, it ends those that still do. */
export async function newGround() {
  const [database, folder] = await Promise.all([newDatabase(), mkdtemp(join(tmpdir(), 'escale-ground-'))]);
  const standing = new Set<OwnProcess>();
  return {
    database,
    folder,
    standing,
    async clear() {
      for (const house of standing) await house.kill();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Ground = Awaited<ReturnType<typeof newGround>>;

export type OwnProcess = {
  readonly url: string;
  readonly mailPort: number;
  /** Ended, by whomever. */
  readonly gone: Promise<unknown>;
  /** `agency`: as an advisor of a new one. */
  signIn(email: string, agency?: string): Promise<SignedIn>;
  dieAt(death: Death): Promise<void>;
  /** Removes what nobody uses, however new it is. */
  sweep(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A whole server in a process of its own, which a test may kill. `env` is added to its environment. */
export async function startOwnProcess(
  { database, folder, standing }: Ground,
  env: Record<string, string> = {},
): Promise<OwnProcess> {
  const child = fork(join(import.meta.dirname, 'own-process-main.ts'), {
    env: {
      ...process.env,
      PORT: '0',
      ESCALE_SMTP_PORT: '0',
      ESCALE_HOST: '127.0.0.1',
      ESCALE_SMTP_HOST: '127.0.0.1',
      ESCALE_LOG: 'error',
      ESCALE_DATA: folder,
      DATABASE_URL: database.url,
      ...env,
    },
  });
  const gone = once(child, 'exit');
  const heard = async <T>() => {
    const [message] = await Promise.race([
      once(child, 'message'),
      gone.then(() => Promise.reject(new Error('the server ended by itself'))),
    ]);
    return message as T;
  };
  const { url, mailPort } = await heard<{ url: string; mailPort: number }>();
  const house: OwnProcess = {
    url,
    mailPort,
    gone,
    async signIn(email: string, agency?: string): Promise<SignedIn> {
      child.send({ signIn: { email, agency } } satisfies ForChild);
      const { token, accountId } = await heard<{ token: string; accountId: string }>();
      return { accountId, email, token, refreshToken: '', send: as({ url }, token).send };
    },
    async dieAt(dieAt: Death) {
      child.send({ dieAt } satisfies ForChild);
      await heard();
    },
    async sweep() {
      child.send({ sweep: true } satisfies ForChild);
      await heard();
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.send({ stop: true } satisfies ForChild);
      await gone;
    },
  };
  standing.add(house);
  void gone.then(() => standing.delete(house));
  return house;
}
