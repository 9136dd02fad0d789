// Everything that must hold, in one run. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { signOfLife } from './reporter.mjs';

const root = join(import.meta.dirname, '..');
const quick = process.argv.includes('--quick');
const scratch = mkdtempSync(join(tmpdir(), 'escale-tests-'));
/** A hundred test files start servers and readers, which else compile the same code each. What measures how the product starts has what the product has. */
const compiled = join(root, '.cache/compiled-by-tests');
const bin = (name) => join(root, 'node_modules/.bin', name);
const node = process.execPath;
/** What says nothing for so long hangs. How long all takes is the machine's affair: a slow one is no fault of what is tried. */
const silenceMs = 5 * 60_000;
/** What is patient is given nothing at all by a machine that has nothing left; and a compiler says nothing until it is done. */
const patientSilenceMs = 4 * silenceMs;
/** As many as there are cores on the smallest machine that this is for; one more where each waits for a database or a reader. */
const sideBySide = ['--test-concurrency=2'];
const oneMore = ['--test-concurrency=3'];

/**
 * What needs one core each and waits for nothing runs together: stages of the same `together`. A browser waits more than it works, so
 * what is `patient` runs beside it and takes only what is left of the processor.
 */
const stages = [
  {
    name: 'formatting and lint',
    together: 'one core',
    run: () => tool([bin('biome'), 'check', '--error-on-warnings', '.']),
  },
  { name: 'types', together: 'one core', run: () => tool([bin('tsc'), '-b'], patientSilenceMs) },
  { name: 'boundaries', together: 'one core', run: () => tool([node, 'tools/boundaries.mjs']) },
  {
    name: 'rules and units',
    together: 'one core',
    run: () => nodeTests(['apps/web/src/**/*.test.ts', 'apps/server/src/**/*.test.ts', 'apps/phone/*.test.ts']),
  },
  {
    name: 'journeys',
    slow: true,
    run: () => withPostgres(() => nodeTests(['apps/server/journeys/**/*.test.ts'], oneMore)),
  },
  // Pure functions over the same tables, which take longer to load than the tests: one process loads them once.
  {
    name: 'packages',
    together: 'page',
    run: () =>
      nodeTests(['packages/*/src/**/*.test.ts', 'apps/server/samples/*.test.ts'], ['--test-isolation=none'], {
        patient: true,
      }),
  },
  { name: 'on the page', together: 'page', slow: true, when: 'apps/web/e2e', run: onThePage },
  { name: 'budgets', slow: true, when: 'tools/budgets', run: budgets },
];

let passed = 0;
let failed = 0;
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(signal, () => {
    // Browsers and servers that a stage has started are in its group.
    for (const child of running) end(child);
    process.exit(130);
  });
}
process.channel?.unref();
const wanted = stages.filter(({ slow, when }) => !(quick && slow) && !(when && !existsSync(join(root, when))));
for (const group of Map.groupBy(wanted, ({ name, together = name }) => together).values()) {
  for (const { name, result, seconds } of await Promise.all(group.map(timed))) {
    passed += result.passed;
    failed += result.failed;
    if (result.failed) console.log(result.output.trim());
    console.log(
      `${result.failed ? '✖' : '✔'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
  }
}
rmSync(scratch, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** A stage's result and how long it took. */
async function timed({ name, run: work }) {
  const began = Date.now();
  const result = await work().catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) }));
  // A stage that ran nothing has not shown anything.
  if (result.passed + result.failed === 0)
    Object.assign(result, { failed: 1, output: `${result.output}\nno test ran` });
  return { name, result, seconds: ((Date.now() - began) / 1000).toFixed(1) };
}

/** One check that is a program: it passes or it does not. */
async function tool(command, enoughMs = silenceMs) {
  const { code, output } = await run(command, { enoughMs });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** The tests in the files of `patterns`; `how`: which of them share a process or the processor. */
async function nodeTests(patterns, how = sideBySide, { patient = false, env = { NODE_COMPILE_CACHE: compiled } } = {}) {
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') }),
  );
  if (!files.length) return { passed: 0, failed: 0, output: `no test files in ${patterns.join(', ')}` };
  const counts = join(scratch, 'counts.json');
  const { code, output } = await run(
    [
      node,
      '--test',
      ...how,
      '--test-timeout=600000',
      `--import=${new URL('./end-with-tests.mjs', import.meta.url)}`,
      '--test-reporter=./tools/reporter.mjs',
      '--test-reporter-destination=stdout',
      ...files.sort(),
    ],
    {
      env: { ...env, ESCALE_TEST_COUNTS: counts },
      patient,
      enoughMs: patient ? patientSilenceMs : silenceMs,
    },
  );
  if (!existsSync(counts)) return { passed: 0, failed: 1, output };
  const result = JSON.parse(readFileSync(counts, 'utf8'));
  rmSync(counts);
  // A file that ends badly after its last test fails too.
  if (code !== 0 && result.failed === 0) result.failed = 1;
  return { ...result, output };
}

/** Keeps one PostgreSQL open for all test files, each of which would else start its own. */
async function withPostgres(work) {
  const keeper = spawn(node, ['apps/server/testing/keep-postgres.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => {
    keeper.stdout.once('data', resolve);
    keeper.once('exit', resolve);
  });
  try {
    return await work();
  } finally {
    if (keeper.exitCode === null) {
      const gone = new Promise((resolve) => keeper.once('exit', resolve));
      keeper.stdin.end();
      await gone;
    }
  }
}

/** Measured again when a budget was not kept: on a shared machine somebody else may have had the processor just then. */
async function budgets() {
  // One after the other: two cores that do something else as well measure nothing.
  const measure = () => nodeTests(['tools/budgets/**/*.test.{ts,mjs}'], ['--test-concurrency=1'], { env: {} });
  const first = await measure();
  return first.failed ? measure() : first;
}

async function onThePage() {
  const report = join(scratch, 'e2e.json');
  const { output } = await run(
    [node, join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: '1' }, folder: 'apps/web' },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, output };
}

function run(command, { env = {}, folder = '.', patient = false, enoughMs = silenceMs }) {
  return new Promise((resolve) => {
    const [program, ...parameters] = command;
    const child = spawn(program, parameters, {
      cwd: join(root, folder),
      env: { ...process.env, ...env, FORCE_COLOR: '0', npm_config_loglevel: 'error' },
      // A group of its own, so that what it leaves behind can be ended with it.
      detached: true,
    });
    running.add(child);
    if (patient) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const timer = setTimeout(() => {
      output += `\n${command.join(' ')} said nothing for ${enoughMs / 60_000} minutes`;
      end(child);
    }, enoughMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        timer.refresh();
        output += chunk;
      });
    }
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, output: output.replaceAll(signOfLife, '') });
    });
  });
}

function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
