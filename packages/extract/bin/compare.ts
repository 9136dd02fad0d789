// Sets KDE's kitinerary-extractor, where it is installed, beside ours: the same documents, the same judge.
//   npm run -s extract:compare            where the corpus lies beside the checkout
//   KITINERARY=/path/to/kitinerary-extractor npm run -s extract:compare
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';

const root = resolve(import.meta.dirname, '../../..');
const corpus = resolve(root, '../shared/corpus');
/** Where distributions put it, since it is no command on the path. */
const places = ['/usr/lib/*/libexec/kf[56]/kitinerary-extractor', '/usr/libexec/kf[56]/kitinerary-extractor'];

type Case = { id: string; input: string; eml?: string; contextDate?: string };

const peer = env.KITINERARY ?? places.flatMap((place) => globSync(place))[0];
const indexes = [join(corpus, 'index.json'), join(corpus, 'written/index.json')].filter((index) => existsSync(index));
if (peer === undefined || indexes.length === 0) {
  stdout.write(
    peer === undefined
      ? 'kitinerary-extractor is not installed (Debian: libkpimitinerary-bin). KITINERARY names another place.\n'
      : `No corpus at ${corpus}: nothing to compare.\n`,
  );
  exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'extract-compare-'));
try {
  const empty = join(folder, 'empty.txt');
  writeFileSync(empty, 'nothing\n');
  const starts = Array.from({ length: 9 }, () => readByPeer(peer, empty, undefined).ms).sort((a, b) => a - b);
  stdout.write(
    `${peer}\nits times include ${starts[4]?.toFixed(0)} ms for starting its process; ours reads all documents in one\n`,
  );
  for (const index of indexes) {
    const cases = JSON.parse(readFileSync(index, 'utf8')) as Case[];
    const results = join(folder, 'peer.jsonl');
    const lines = cases.map(({ id, input, eml, contextDate }) => {
      const { ms, reservations } = readByPeer(peer, join(dirname(index), eml ?? input), contextDate);
      return JSON.stringify({ id, reservations, ms });
    });
    writeFileSync(results, `${lines.join('\n')}\n`);
    stdout.write(`\n${index}, read by kitinerary-extractor\n`);
    spawnSync('python3', [join(corpus, 'score.py'), index, results, ...argv.slice(2)], { stdio: 'inherit' });
  }
} finally {
  rmSync(folder, { recursive: true });
}
stdout.write('\nand by Escale:\n');
spawnSync(process.execPath, [join(import.meta.dirname, 'score.ts'), ...argv.slice(2)], { stdio: 'inherit' });

/** What it prints, and how long its process took, in milliseconds. What it cannot read, or not within ten seconds, is nothing read. */
function readByPeer(program: string, file: string, contextDate: string | undefined) {
  const began = performance.now();
  const context = contextDate === undefined ? [] : ['--context-date', `${contextDate}T00:00:00`];
  const { stdout: said } = spawnSync(program, [...context, file], {
    encoding: 'utf8',
    timeout: 10_000,
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...env, QT_QPA_PLATFORM: 'offscreen' },
  });
  const ms = Math.round((performance.now() - began) * 10) / 10;
  return { ms, reservations: parsed(said) };
}

function parsed(said: string): unknown[] {
  try {
    const value = JSON.parse(said) as unknown;
    return Array.isArray(value) ? value : [value];
  } catch {
    return [];
  }
}
