// Judges the engine by the reading corpus, where it lies beside the checkout. Arguments go to the judge: --misses, --kind K.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { argv, execPath, stdout } from 'node:process';

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
    spawnSync('python3', [join(corpus, 'score.py'), index, results, ...argv.slice(2)], { stdio: 'inherit' });
  }
} finally {
  rmSync(folder, { recursive: true });
}
