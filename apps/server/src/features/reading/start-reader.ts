import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadingLimits } from './reading-room.ts';

const root = new URL('../../../../../', import.meta.url);

/** All that a reader may look into: our own program. The house's data is elsewhere, even where it lies in the same folder. */
const program = ['apps', 'packages', 'node_modules', 'package.json']
  .map((name) => fileURLToPath(new URL(name, root)))
  .filter((path) => existsSync(path))
  .map((path) => realpathSync(path));

/**
 * A reader that lost its house while it was stuck in a file ends itself when it has worked so long, s; before that it is
 * replaced (`wornMs` of `reader.ts`).
 */
const lifeS = 900;

type Limits = Pick<ReadingLimits, 'heapMb' | 'workMs'>;

/**
 * Starts a process that opens strangers' files (`reader.ts`). It sees no configuration and no secret, reads no file but our
 * program's, writes nothing but its own compile cache, starts no other process; a signal to the house's group is not for it.
 *
 * @param limits `heapMb`: at which V8 gives up. That ends the process, and leaves no image of its memory. `workMs`: what one document may cost.
 * @param entry the program; another one only where a test asks what it may.
 */
export function startReader({ heapMb, workMs }: Limits, entry = new URL('./reader.ts', import.meta.url)): ChildProcess {
  const cache = readersCache();
  const flags = [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=4',
    // A third less memory once it has read everything once, for no time that shows.
    '--optimize-for-size',
    // Not `--no-regexp-tier-up`: a quarter faster, and 80 MB more once it has read everything once.
    `--stack-size=${stackKb}`,
    '--permission',
    ...program.map((path) => `--allow-fs-read=${path}`),
    ...(cache ? [`--allow-fs-read=${cache}`, `--allow-fs-write=${cache}`] : []),
    '--disable-warning=ExperimentalWarning',
  ];
  const reader = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -t ${lifeS}; exec "$0" "$@"`,
      process.execPath,
      ...flags,
      fileURLToPath(entry),
      `${workMs}`,
    ],
    {
      cwd: fileURLToPath(root),
      // The cache: without it each one compiles the engine anew, in half a second and 30 MB.
      env: { ...howMemoryIsGivenBack(), ...(cache ? { NODE_COMPILE_CACHE: cache } : {}) },
      // What V8 says when it gives up is of no use to anybody.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      detached: true,
    },
  );
  reader.on('error', () => {}); // between tasks; the next one meets an ended process and says so
  release(reader);
  return reader;
}

/**
 * Beside the house's own and never in it: what a reader writes there other readers run, and the house does not. None where the
 * house has none, or where it cannot be made.
 */
function readersCache(): string | undefined {
  const house = getCompileCacheDir();
  if (!house) return undefined;
  try {
    // Node adds a folder of its own version to what it is given
    const cache = join(dirname(dirname(house)), 'compiled-by-readers');
    mkdirSync(cache, { recursive: true });
    return realpathSync(cache);
  } catch {
    return undefined;
  }
}

/** The house may end without it. */
export function release(reader: ChildProcess): void {
  reader.unref();
  reader.channel?.unref();
}

/** Of the 8 MB that a process has by default, V8 uses one. Some papers are nested deeper than that. */
const stackKb = 4_000;

/** Ours, given by whoever started us. */
function howMemoryIsGivenBack(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')));
}
