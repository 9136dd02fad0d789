import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from './database.ts';
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
  signIn(email: string): Promise<SignedIn>;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A whole server in a process of its own, which a test may kill. `env` is added to its environment; `listen` hears its log. */
export async function startOwnProcess(
  { database, folder, standing }: Ground,
  env: Record<string, string> = {},
  listen?: (log: string) => void,
): Promise<OwnProcess> {
  const child = fork(join(import.meta.dirname, 'own-process-main.ts'), {
    stdio: ['ignore', 'inherit', listen ? 'pipe' : 'inherit', 'ipc'],
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
  if (listen) child.stderr?.setEncoding('utf8').on('data', listen);
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
    async signIn(email: string): Promise<SignedIn> {
      child.send({ signIn: email });
      const { token } = await heard<{ token: string }>();
      return { accountId: '', email, token, refreshToken: '', send: as({ url }, token).send };
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.send({ stop: true });
      await gone;
    },
  };
  standing.add(house);
  void gone.then(() => standing.delete(house));
  return house;
}
