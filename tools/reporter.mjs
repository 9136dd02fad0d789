// For node:test: says what failed, and why; counts tests (not suites) for tools/test.mjs.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** Said for each test that passed, so that who waits knows that something goes on. */
export const signOfLife = '\0';

export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of source) {
    if (type === 'test:stdout' || type === 'test:stderr') continue;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isSuite = data.details.type === 'suite';
    if (type === 'test:pass') {
      if (!isSuite && !data.skip && !data.todo) passed++;
      yield signOfLife;
      continue;
    }
    const error = data.details.error;
    // A suite fails with its tests; what it says itself is only of interest when its hooks failed.
    if (error?.failureType === 'subtestsFailed') continue;
    failed++;
    const where = data.file ? `${relative(process.cwd(), data.file)}:${data.line ?? ''}` : '';
    yield `\n✖ ${data.name}\n  ${where}\n${indented(inspect(error?.cause ?? error, { depth: 4 }))}\n`;
  }
  if (process.env.ESCALE_TEST_COUNTS) writeFileSync(process.env.ESCALE_TEST_COUNTS, JSON.stringify({ passed, failed }));
}

const indented = (text) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
