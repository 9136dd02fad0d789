// Reads every document again with other values in it, the same in what it is expected to say.
//   npm run -s extract:varied -- --seed 7              per kind of variation: how many were read right
//   npm run -s extract:varied -- --kind names --misses what was misread; --keep FOLDER writes those documents there
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { knownDocuments } from '../testing/varied/cases.ts';
import { kinds } from '../testing/varied/kinds.ts';
import { readable, tally } from '../testing/varied/run.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    id: { type: 'string' },
    misses: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});
const known = knownDocuments().filter(({ id }) => values.id === undefined || id === values.id);
const { cases, closed, misread } = await readable(known);
stdout.write(`${cases.length} documents; ${closed} cannot be changed, ${misread} are misread as they are\n`);
stdout.write(`${'kind'.padEnd(12)}  documents  right      %  wrong  missed  skipped\n`);
for (const [kind, vary] of Object.entries(kinds)) {
  if (values.kind !== undefined && values.kind !== kind) continue;
  const { documents, right, wrong, missed, skipped } = await tally(
    cases,
    kind,
    vary,
    Number(values.seed),
    (one, mistakes) => {
      const { id, fileName, bytes, expected } = one.known;
      if (values.misses) {
        const words = [...new Set(one.told.map(([old, word]) => `${old} → ${word}`))].slice(0, 12).join('; ');
        stdout.write(
          `\n${kind} ${id}\n  ${words.replace(/\s+/g, ' ')}\n${mistakes.map((mistake) => `  - ${mistake}\n`).join('')}`,
        );
      }
      if (values.keep === undefined) return;
      mkdirSync(values.keep, { recursive: true });
      const file = join(values.keep, `${kind}-${id}${extname(fileName)}`);
      writeFileSync(file, bytes);
      writeFileSync(`${file}.expected.json`, `${JSON.stringify(expected, null, 2)}\n`);
    },
  );
  const percent = ((100 * right) / Math.max(1, documents)).toFixed(1);
  const figures = [
    [documents, 9],
    [right, 5],
    [percent, 5],
    [wrong, 5],
    [missed, 6],
    [[...skipped.values()].reduce((sum, one) => sum + one, 0), 7],
  ] as const;
  stdout.write(`${kind.padEnd(12)}  ${figures.map(([figure, width]) => String(figure).padStart(width)).join('  ')}\n`);
  if (values.misses) for (const [reason, count] of skipped) stdout.write(`  skipped ${count}: ${reason}\n`);
}
