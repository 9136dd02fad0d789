// The door for `npm start`, `npm test` and `npm run check` in a fresh clone. Runs on Node 20 with nothing installed:
// brings what is missing, then goes on under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { bringCalendarServers } from './calendar-servers.mjs';
import { findChromium } from './chromium.mjs';
import { serverEnvironment, serverFlags } from './server-flags.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const pinned = join(root, 'node_modules/node/bin/node');

const commands = {
  start: { script: [...serverFlags, 'apps/server/src/main.ts'], web: true },
  test: { script: ['tools/test.mjs'], web: true, tools: true, chromium: true, calendars: true },
  check: { script: ['tools/test.mjs', '--quick'], tools: true },
};

const [, , name = 'start', ...rest] = process.argv;
const command = commands[name];
if (!command) exitWith(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}.`);

if (Number(process.versions.node.split('.')[0]) < 20) {
  exitWith(`Escale needs Node 20 or newer to begin; this is ${process.version}.`);
}
process.chdir(root);
install(root, 'Installing what Escale needs (once; about half a minute)…');
if (command.tools) install(join(root, 'tools'), 'Installing what the checks need…');
bringPinnedNode();
if (command.web) await buildWeb(root, pinned).catch((error) => exitWith(error.message));
if (command.chromium && existsSync(join(root, 'apps/web/e2e'))) process.env.CHROMIUM_PATH = findChromium(exitWith);
if (command.calendars) bringCalendarServers();
runUnderPinnedNode([...command.script, ...rest]);

/** `npm ci`, unless what lies in node_modules is what the lock file says. */
function install(folder, message) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const mark = join(folder, 'node_modules/.escale-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  if (!isInstalled(folder, JSON.parse(lock))) {
    console.error(message);
    const { status, stdout, stderr } = npm(folder, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    if (status !== 0) exitWith(`npm ci failed in ${folder}. Is there a way to the npm registry?\n${stdout}${stderr}`);
  }
  writeFileSync(mark, wanted);
}

/** Somebody may have run `npm ci` by hand: npm's own note says what it put there. */
function isInstalled(folder, lock) {
  try {
    const there = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(lock.packages).every(
      ([path, entry]) => !path.startsWith('node_modules/') || entry.optional || there[path]?.version === entry.version,
    );
  } catch {
    return false;
  }
}

/** With `ignore-scripts` npm leaves packages without the program that their install script brings. */
function bringPinnedNode() {
  if (existsSync(pinned)) return;
  console.error('Bringing the pinned Node…');
  npm(root, ['rebuild', '--ignore-scripts=false', '--foreground-scripts', '--loglevel=error']);
  if (existsSync(pinned)) return;
  exitWith(
    `The pinned Node (${JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node}) is not installed. It comes with the install script of the package 'node';
npm is set to ignore install scripts (npm config get ignore-scripts). Allow them here: npm ci --ignore-scripts=false`,
  );
}

function npm(folder, parameters) {
  // `npm start` has set npm's variables for this run; they would also decide over the one inside.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_(lifecycle|package)_/.test(key)));
  return spawnSync('npm', parameters, { cwd: folder, env, encoding: 'utf8', shell: process.platform === 'win32' });
}

function runUnderPinnedNode(script) {
  // The channel tells the child when we are gone, even if by `kill -9`.
  const child = spawn(pinned, script, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...serverEnvironment, ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/compiled') },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // `kill -9` of npm reaches neither us nor the shell between us; but whoever lost a parent gets another one.
  const before = ancestors();
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (ancestors() === before) return;
      clearInterval(watch);
      child.kill('SIGTERM');
    }, 250);
    watch.unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)));
}

/** Our parent and its parent, as far as the system tells without asking another program. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}

function exitWith(message) {
  console.error(message);
  process.exit(1);
}
