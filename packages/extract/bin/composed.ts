// Reads papers that are composed by chance of ordinary parts: layouts, wordings, forms of days and hours, clutter, files.
//   npm run -s extract:composed -- --seed 7 --count 2000   how many are read without a mistake, by kind of file
//   npm run -s extract:composed -- --misses                what is misread, and what of it silently; --only SEED shows one whole
//   npm run -s extract:composed -- --kind 'word list:'     only of such a kind
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { compose } from '../testing/composed/compose.ts';
import { judged } from '../testing/composed/judged.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    misses: { type: 'boolean', default: false },
    only: { type: 'string' },
    kind: { type: 'string' },
  },
});

if (values.only !== undefined) {
  const composed = compose(Number(values.only));
  stdout.write(
    `${composed.fileName === 'mail.eml' ? new TextDecoder().decode(composed.bytes) : JSON.stringify(composed.blocks, null, 1)}\n`,
  );
  stdout.write(`${composed.kind}\n${(await judged(composed)).mistakes.join('\n')}\n`);
} else {
  const tallies = new Map<string, { right: number; papers: number }>();
  const count = (key: string, right: boolean) => {
    const tally = tallies.get(key) ?? { right: 0, papers: 0 };
    tallies.set(key, { right: tally.right + (right ? 1 : 0), papers: tally.papers + 1 });
  };
  let silent = 0;
  const first = Number(values.seed) * 1_000_000;
  for (let seed = first; seed < first + Number(values.count); seed++) {
    const composed = compose(seed);
    if (!`${composed.container} ${composed.kind}`.includes(values.kind ?? '')) continue;
    const { mistakes, isSilent } = await judged(composed);
    if (isSilent) silent++;
    const { kind, language, container } = composed;
    for (const key of ['all', container, language, ...new Set(kind.split(' '))]) count(key, mistakes.length === 0);
    if (values.misses && mistakes.length > 0)
      stdout.write(
        `${seed} ${language} ${container} ${kind}${isSilent ? ' (silent)' : ''}\n${mistakes.map((mistake) => `  - ${mistake}\n`).join('')}`,
      );
  }
  for (const [key, { right, papers }] of [...tallies].sort(([a], [b]) => a.localeCompare(b)))
    stdout.write(
      `${key.padEnd(28)} ${String(right).padStart(5)} of ${String(papers).padStart(5)}  ${((100 * right) / papers).toFixed(1)} %\n`,
    );
  stdout.write(`${silent} are misread and would be placed without a question\n`);
}
