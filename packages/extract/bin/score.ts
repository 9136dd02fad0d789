// Judges the engine by the reading corpus, where it lies beside the checkout. Arguments go to the judge: --misses, --kind K.
// A second figure leaves out the cases whose expected file contradicts its own document (testing/golden-contradictions.json).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { argv, execPath, stdout } from 'node:process';
import { type Case, withoutContradictions } from '../testing/contradictions.ts';

const root = resolve(import.meta.dirname, '../../..');
const corpus = resolve(root, '../shared/corpus');
const indexes = [join(corpus, 'index.json'), join(corpus, 'written/index.json')].filter((index) => existsSync(index));

if (indexes.length === 0) stdout.write(`No corpus at ${corpus}: nothing to judge.\n`);

const folder = mkdtempSync(join(tmpdir(), 'extract-score-'));
try {
  for (const index of indexes) {
    const read = spawnSync(execPath, [join(import.meta.dirname, 'extract.ts'), '--index', index], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (read.status !== 0) throw new Error(`reading ${index} failed`);
    const results = join(folder, 'results.jsonl');
    writeFileSync(results, read.stdout);
    stdout.write(`\n${index}\n`);
    judge(index, results);
    const cases = JSON.parse(readFileSync(index, 'utf8')) as Case[];
    const sound = withoutContradictions(cases);
    if (sound.length === cases.length) continue;
    stdout.write(`\n${index}, without ${cases.length - sound.length} whose expected file contradicts its document\n`);
    const shorter = join(folder, 'index.json');
    // the judge looks beside the index
    const absolute = sound.map(({ expected, ...entry }) =>
      expected ? { ...entry, expected: join(dirname(index), expected) } : entry,
    );
    writeFileSync(shorter, JSON.stringify(absolute));
    judge(shorter, results);
  }
} finally {
  rmSync(folder, { recursive: true });
}

function judge(index: string, results: string): void {
  spawnSync('python3', [join(corpus, 'score.py'), index, results, ...argv.slice(2)], { stdio: 'inherit' });
}
