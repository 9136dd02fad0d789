import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const servers = ['radicale', 'xandikos'];

/** The CalDAV servers that the calendar tests talk to: what is installed, or (Debian, as root) what apt has. */
export function bringCalendarServers() {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${missing().join(' and ')} for the calendar tests (apt-get install)…`);
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], options);
  }
  if (missing().length === 0) return;
  console.error(
    `Not here and not to be had: ${missing().join(', ')}. The calendar tests that need them are skipped, and say so.`,
  );
}

function missing() {
  return servers.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
}
