import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { type Owner, type Place, port, renameOrDrop, superuser } from './postgres-place.ts';

/** initdb beside, then rename: a start that is killed half-way leaves nothing that looks like a cluster. */
export function makeCluster({ owner, binaries, folder, cluster, durable }: Place): void {
  const beside = join(folder, `new-${process.pid}-${randomBytes(4).toString('hex')}`);
  const made = spawnSync(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${beside}`,
      `--username=${superuser}`,
      // The socket's folder is closed to everyone but its owner and root; that is the lock.
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...spawnAs(owner), encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(beside, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  }
  renameOrDrop(beside, cluster);
}

/** What starts that were killed while they made a cluster have left: forty megabytes each. One at work is not disturbed. */
export function sweepHalfMade({ folder }: Place): void {
  for (const name of readdirSync(folder)) {
    const halfMade = /^new-(?:(\d+)-)?[0-9a-f]{8}$/.exec(name);
    if (!halfMade || isRunning(Number(halfMade[1] ?? process.pid))) continue;
    // An initdb that outlived its parent may still write there: then it is the next start's.
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** How often it may end at once before we believe that it will not start: after a crash it waits for its own children. */
const mostFailures = 20;

export async function startServer(place: Place, maxConnections: number): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  let server: ChildProcess | null = null;
  for (let failures = 0; ; ) {
    if (await isAnswering(place.sockets)) return;
    if (server?.exitCode || server?.signalCode) {
      failures++;
      server = null;
      await after(250);
    }
    if (failures > mostFailures || Date.now() > giveUpAt) throw new Error(whyNotStarting(place));
    if (!server && !serverPid(place.cluster)) {
      removeStaleLocks(place);
      server = spawnServer(place, maxConnections);
    }
    await after(20);
  }
}

function whyNotStarting({ folder, cluster }: Place): string {
  const made = readOrNull(join(cluster, 'PG_VERSION'))?.trim();
  const log = readOrNull(join(folder, 'log')) ?? '';
  const last = log.trimEnd().split('\n').slice(-4).join('\n');
  return `the embedded PostgreSQL (its folder was made by version ${made}) does not start:\n${last}\nMore in ${join(folder, 'log')}`;
}

function spawnServer({ owner, binaries, folder, cluster, sockets, durable }: Place, maxConnections: number) {
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    port,
    max_connections: maxConnections,
    shared_buffers: '128MB',
    timezone: 'UTC',
    jit: 'off',
    // What people typed stays out of the log: no statements, no "Key (email)=(…) already exists".
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const logFile = join(folder, 'log');
  const tooLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000;
  const log = openSync(logFile, tooLong ? 'w' : 'a', 0o600);
  const server = spawn(
    join(binaries, 'bin', 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // A session of its own: Ctrl-C in the terminal must reach us, not the database under us.
    { ...spawnAs(owner), detached: true, stdio: ['ignore', log, log] },
  );
  server.on('error', () => undefined);
  server.unref();
  closeSync(log);
  return server;
}

function spawnAs(owner: Owner | null) {
  return { cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...(owner ?? {}) };
}

/**
 * The pid in `postmaster.pid`, if a PostgreSQL of this very folder runs under it. After a crash the number may belong
 * to somebody else (recycled) or to a process that is dead but not yet reaped (a zombie answers `kill 0`).
 */
export function serverPid(cluster: string): number | null {
  const pid = Number(readOrNull(join(cluster, 'postmaster.pid'))?.split('\n')[0]);
  if (!pid) return null;
  const command =
    process.platform === 'linux'
      ? readOrNull(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return command?.includes(`-D ${cluster}`) ? pid : null;
}

function removeStaleLocks({ cluster, sockets }: Place): void {
  const lock = join(cluster, 'postmaster.pid');
  const judged = readOrNull(lock);
  if (judged !== null) {
    const aside = `${lock}.stale-${randomBytes(4).toString('hex')}`;
    try {
      renameSync(lock, aside);
      // Between the look and the rename another start may have written its own: then it goes back.
      if (readOrNull(aside)?.split('\n')[0] !== judged.split('\n')[0]) linkSync(aside, lock);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    rmSync(aside, { force: true });
    if (existsSync(lock)) return;
  }
  for (const name of [`.s.PGSQL.${port}.lock`, `.s.PGSQL.${port}`]) {
    try {
      unlinkSync(join(sockets, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

export async function stopServer(cluster: string): Promise<void> {
  const pid = serverPid(cluster);
  if (!pid) return;
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes a checkpoint.
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + 30_000;
  while (serverPid(cluster) === pid && Date.now() < giveUpAt) await after(10);
}

export async function isAnswering(sockets: string): Promise<boolean> {
  if (!existsSync(join(sockets, `.s.PGSQL.${port}`))) return false;
  return (await ask(sockets, 'select 1')) !== null;
}

export async function isUsedByOthers(sockets: string): Promise<boolean> {
  const answer = await ask(
    sockets,
    `select count(*) as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return Number(answer?.others ?? 0) > 0;
}

/** The first row, or null when nobody answers. */
async function ask(sockets: string, text: string): Promise<Record<string, unknown> | null> {
  const client = new pg.Client({
    host: sockets,
    port,
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(text);
    return rows[0] ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
