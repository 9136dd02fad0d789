/**
 * What hostile files do to the product: `npm run -s bombs`. Brings each to a running server as its own file, and prints how long
 * it took, how much memory the whole server held at most, how long its loop stood still, and what became of the file. Then
 * damaged copies of real documents go through a reading room: `-- --mutated 20000`. Ends with 1 when a bound does not hold.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type DocumentBomb, documentBombs } from '../apps/server/testing/document-bombs.ts';
import { mailBombs } from '../apps/server/testing/mail-bombs.ts';
import { memoryOf, watchPeak } from './cpu.ts';
import { readMutated } from './mutated.ts';
import { forget, startProduct } from './product.ts';
import { signInToDemo } from './sign-in.ts';

const { values } = parseArgs({
  options: { mutated: { type: 'string', default: '2000' }, only: { type: 'string', default: '' } },
});

const bounds = {
  /** Five seconds of reading, and what it takes to stop the reader and to note it. */
  tookMs: 8_000,
  /** Of the loop's own work: what a busy machine adds is shown beside it. */
  loopMs: 100,
  /** Of what one reader may take beside what the server held before. */
  grewMb: 300,
};

const bombs: DocumentBomb[] = [
  ...documentBombs,
  ...Object.entries(mailBombs).map(([name, make]) => ({
    name,
    fileName: 'mail.eml',
    make: () => Buffer.from(make('bookings@aircorail.example')),
  })),
].filter(({ name }) => name.includes(values.only));

const folder = mkdtempSync(join(tmpdir(), 'escale-bombs-'));
process.env.ESCALE_LOOP_FILE = join(folder, 'loop');
const product = await startProduct(undefined, [`--import=${new URL('./watch-loop.mjs', import.meta.url)}`]);
let broken = 0;
try {
  const { accessToken } = await signInToDemo(product.origin, ({ role }) => role === 'traveler');
  const headers = { authorization: `Bearer ${accessToken}` };
  const standing = async (id: string) =>
    (await fetch(`${product.origin}/api/my/imports/${id}`, { headers })).json() as Promise<Import>;

  console.log('   took ms   grew MB   loop ms    own ms   what became of it');
  const taken: string[] = [];
  for (const bomb of bombs) {
    const body = new FormData();
    body.append('file', new File([Buffer.from(await bomb.make())], bomb.fileName));
    await loopPause();
    const before = memoryOf(product.pid);
    const peak = watchPeak(product.pid);
    const response = await fetch(`${product.origin}/api/my/imports`, { method: 'POST', headers, body });
    // From here it is the server's: it has said that it has the file.
    const began = performance.now();
    let read = (await response.json()) as Import;
    while (['received', 'reading'].includes(read.state) && performance.now() - began < 30_000) {
      await after(50);
      read = await standing(read.id);
    }
    const tookMs = performance.now() - began;
    const grewMb = peak().allMb - before;
    const { longestMs, ownMs } = await loopPause();
    const became = response.ok
      ? [read.state, read.reason].filter(Boolean).join(', ')
      : `refused with ${response.status}`;
    const holds = tookMs <= bounds.tookMs && grewMb <= bounds.grewMb && ownMs <= bounds.loopMs && isEnded(read.state);
    if (response.ok) taken.push(read.id);
    if (!holds) broken++;
    const cells = [tookMs, grewMb, longestMs, ownMs].map((figure) => figure.toFixed(0).padStart(10)).join('');
    console.log(`${cells}   ${holds ? '✔' : '✖'} ${became}: ${bomb.name}`);
  }
  // What came last must not have cost what came before.
  const kept = await Promise.all(taken.map(standing));
  const missing = kept.filter(({ state }) => !isEnded(state)).length;
  console.log(`${bombs.length} bombs, ${missing} lost, ${broken} beyond a bound`);
  broken += missing;
} finally {
  await product.stop();
  forget(product);
  rmSync(folder, { recursive: true });
}

broken += await readMutated(Number(values.mutated), bounds);
process.exitCode = broken > 0 ? 1 : 0;

type Import = { id: string; state: string; reason?: string | null };

function isEnded(state: string): boolean {
  return ['placed', 'needs-review', 'failed'].includes(state);
}

/** The longest pause of the server's loop since this was last asked, and the server's own share of one. */
async function loopPause(): Promise<{ longestMs: number; ownMs: number }> {
  rmSync(process.env.ESCALE_LOOP_FILE ?? '', { force: true });
  process.kill(product.pid, 'SIGUSR2');
  for (;;) {
    await after(10);
    const said = readOrNothing(process.env.ESCALE_LOOP_FILE ?? '');
    const [longestMs = 0, ownMs = 0] = said.split(' ').map(Number);
    if (said.endsWith('\n')) return { longestMs, ownMs };
  }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // not written yet
  }
}
