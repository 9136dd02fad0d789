import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** The browser for the tests on the page: CHROMIUM_PATH, what is installed, or (Debian, as root) what apt has. */
export function findChromium(exitWith) {
  if (process.env.CHROMIUM_PATH) {
    if (isProgram(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    exitWith(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and no program is there.`);
  }
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the tests on the page (apt-get install chromium)…');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const brought = installed();
    if (brought) return brought;
  }
  exitWith(
    'The tests on the page need Chromium or Chrome, and none was found. Install one, or say where it is: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

function installed() {
  const places = [
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...names.map((name) => join('/usr/bin', name)),
    ...macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
  ];
  return places.find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
