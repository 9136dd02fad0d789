// For node:test: says what failed, and why; counts tests (not suites) for tools/test.mjs.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** Said for each test that passed, so that who waits knows that something goes on. */
export const signOfLife = '\0';

/** Of what a file's programs said, the latest. */
const keptChars = 8_000;

export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  const saidIn = new Map();
  for await (const { type, data } of source) {
    // A server that is tried in a file says there why it did not do what the test expects.
    if (type === 'test:stderr')
      saidIn.set(data.file, `${saidIn.get(data.file) ?? ''}${data.message}`.slice(-keptChars));
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
    const said = saidIn.get(data.file);
    saidIn.delete(data.file);
    if (said) yield `  said meanwhile in this file:\n${indented(said.trimEnd())}\n`;
  }
  if (process.env.ESCALE_TEST_COUNTS) writeFileSync(process.env.ESCALE_TEST_COUNTS, JSON.stringify({ passed, failed }));
}

const indented = (text) =>
  text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
