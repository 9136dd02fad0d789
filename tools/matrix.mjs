// Who may ask what, as a table: every call of the contract as every role, asked of a server of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'escale-matrix-'));
const table = join(scratch, 'table.txt');
const { status, stdout } = spawnSync(process.execPath, ['--test', 'apps/server/journeys/authorisation.test.ts'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
  env: { ...process.env, ESCALE_MATRIX: table },
});
try {
  console.log(readFileSync(table, 'utf8'));
} catch {
  // It ended before anybody was asked.
  console.error(stdout);
}
rmSync(scratch, { recursive: true });
process.exit(status ?? 1);
