import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { freePort } from './free-port.ts';

/** Why Dovecot cannot be had here; false: it can. For the `skip` of a test. */
export const noDovecot: string | false =
  spawnSync('/usr/sbin/dovecot', ['--version']).status === 0
    ? false
    : 'needs Dovecot (on Debian: apt-get install dovecot-imapd)';

export type Dovecot = {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** Puts a mail into the mailbox, as the server that delivers it would. */
  deliver(raw: string): Promise<void>;
  /** The subjects of a folder with the flags of each. */
  look(folder: string): Promise<{ subject: string; flags: string[] }[]>;
  /** Ends, and comes back with the mailbox numbered anew, as after it was restored. */
  renumber(): Promise<void>;
  stop(): Promise<void>;
};

/** A real IMAP server with one mailbox, as whoever runs the tests: it needs no root. */
export async function startDovecot(): Promise<Dovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'escale-dovecot-'));
  const port = await freePort();
  const [user, password] = ['plans', 'only here'];
  const { username, uid, gid } = owner();
  await chmod(folder, 0o755);
  for (const name of ['run', 'mail', 'home']) {
    await mkdir(join(folder, name));
    if (userInfo().uid === 0 && name !== 'run') await chown(join(folder, name), uid, gid);
  }
  await writeFile(join(folder, 'users'), `${user}:{PLAIN}${password}:${uid}:${gid}::${folder}/home::\n`);
  await writeFile(
    join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
first_valid_uid = 0
first_valid_gid = 0
${username ? `default_internal_user = ${username}\ndefault_internal_group = ${groupName()}\ndefault_login_user = ${username}` : ''}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = passwd-file
  args = username_format=%u ${folder}/users
}
namespace inbox {
  inbox = yes
  mailbox Taken {
    auto = create
  }
}
`,
  );
  // It would hold our output open for as long as it lives.
  const run = () =>
    spawn('/usr/sbin/dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore', detached: true });
  const end = async () => {
    const ended = once(server, 'exit');
    // With all its processes: one that serves a connection would otherwise hold it for seconds longer.
    process.kill(-(server.pid ?? 0), 'SIGTERM');
    await ended;
  };
  let server = run();

  const talk = async <T>(say: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      auth: { user, pass: password },
      logger: false,
      greetingTimeout: 2_000,
    });
    await client.connect();
    try {
      return await say(client);
    } finally {
      await client.logout();
    }
  };
  await untilListening(() => talk(async () => undefined), server);
  return {
    port,
    user,
    password,
    deliver: (raw) => talk(async (client) => void (await client.append('INBOX', raw))),
    look: (name) =>
      talk(async (client) => {
        await client.mailboxOpen(name);
        const seen: { subject: string; flags: string[] }[] = [];
        if (client.mailbox && client.mailbox.exists === 0) return seen;
        for await (const one of client.fetch('1:*', { envelope: true, flags: true }))
          seen.push({ subject: one.envelope?.subject ?? '', flags: [...(one.flags ?? [])] });
        return seen;
      }),
    async renumber() {
      await end();
      await rm(join(folder, 'mail/dovecot-uidlist'));
      for (const name of ['dovecot.index', 'dovecot.index.log', 'dovecot.index.cache', 'dovecot-uidvalidity'])
        await rm(join(folder, 'mail', name), { force: true });
      server = run();
      await untilListening(() => talk(async () => undefined), server);
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Root's Dovecot insists on users of its own and on mail that is not root's; anybody else's is all theirs. */
function owner(): { username: string | null; uid: number; gid: number } {
  const { username, uid, gid } = userInfo();
  return uid === 0 ? { username: null, uid: 65534, gid: 65534 } : { username, uid, gid };
}

const groupName = () => spawnSync('id', ['-gn']).stdout.toString().trim();

async function untilListening(talk: () => Promise<void>, server: { exitCode: number | null }): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (server.exitCode !== null) throw new Error(`dovecot ended with ${server.exitCode}`);
    try {
      return await talk();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
