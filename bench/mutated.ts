import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReadingRoom, readingLimits } from '../apps/server/src/features/reading/index.ts';
import { mutate, seeded } from '../packages/extract/testing/mutate.ts';
import { watchPeak } from './cpu.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = [join(root, 'packages/extract/samples'), join(root, '../shared/corpus')];

/** The day on which all of them are said to have come. */
const contextDate = '2026-11-21';

/** The reading corpus where it lies beside the checkout, and the engine's own samples. */
function documents(): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(eml|html?|txt|pdf|docx|ics|pkpass|png|jpe?g|bin)$/i.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .sort();
}

/** Reads damaged documents in a reading room with the product's own limits, and says how many were beyond a bound. */
export async function readMutated(count: number, bounds: { grewMb: number }): Promise<number> {
  if (count === 0) return 0;
  const room = openReadingRoom(async () => {
    throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
  });
  const paths = documents();
  const became = new Map<string, number>();
  let [next, slowestMs, answered, beyond] = [0, 0, 0, 0];
  const peak = watchPeak(process.pid);

  async function take(): Promise<void> {
    for (let at = next++; at < count; at = next++) {
      const path = paths[at % paths.length] ?? '';
      const bytes = mutate(readFileSync(path), seeded(at));
      const began = performance.now();
      const outcome = await room.do('read', { bytes, facts: { contextDate } });
      const tookMs = performance.now() - began;
      slowestMs = Math.max(slowestMs, tookMs);
      answered++;
      const what = 'answer' in outcome ? (outcome.answer.reason ?? 'read') : outcome.failure;
      became.set(what, (became.get(what) ?? 0) + 1);
      if (tookMs > 2 * readingLimits.workMs) beyond++;
      if ('failure' in outcome) console.log(`   ${outcome.failure} (${outcome.message}): number ${at}, ${path}`);
    }
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: readingLimits.readers }, take));
  await room.close();
  const { readerMb } = peak();
  const words = [...became].sort((a, b) => b[1] - a[1]).map(([what, times]) => `${what} ${times}`);
  console.log(
    `${count} damaged copies of ${paths.length} documents: ${count - answered} without an answer, slowest ${slowestMs.toFixed(0)} ms, ` +
      `${readerMb.toFixed(0)} MB the largest reader, ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  console.log(`   ${words.join(', ')}`);
  return beyond + (count - answered) + Number(readerMb > bounds.grewMb);
}
