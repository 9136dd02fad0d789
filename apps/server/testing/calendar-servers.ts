import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A real CalDAV server on a free port of loopback, with an account and an empty calendar. */
export type CalendarServer = {
  readonly name: string;
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** The calendar's own address. */
  readonly calendar: string;
  /** Puts a file into the calendar, or replaces it. Gives the HTTP status. */
  put(file: string, ics: string): Promise<number>;
  remove(file: string): Promise<number>;
  /** Takes away whatever was put. */
  empty(): Promise<void>;
  makeCalendar(path: string, displayName: string): Promise<void>;
  /** Any request, as the account. */
  ask(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
};

export type CalendarServerKind = 'radicale' | 'xandikos';

/** Why tests with it are skipped here; false: they are not. */
export function missingServer(kind: CalendarServerKind): string | false {
  const found = spawnSync('sh', ['-c', `command -v ${kind}`]).status === 0;
  return found ? false : `${kind} is not installed (apt-get install ${kind})`;
}

const username = 'alice';
const password = 'secret-1';

export async function startCalendarServer(kind: CalendarServerKind): Promise<CalendarServer> {
  const folder = await mkdtemp(join(tmpdir(), `escale-${kind}-`));
  const port = await freePort();
  const child = kind === 'radicale' ? await startRadicale(folder, port) : await startXandikos(folder, port);
  const url = `http://127.0.0.1:${port}`;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const ask: CalendarServer['ask'] = (method, path, body, headers = {}) =>
    fetch(new URL(path, url), { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) });
  const files = new Set<string>();
  const server: CalendarServer = {
    name: kind,
    url,
    username,
    password,
    calendar: kind === 'radicale' ? `${url}/alice/office/` : `${url}/alice/calendars/calendar/`,
    ask,
    async put(file, ics) {
      files.add(file);
      return (await ask('PUT', `${new URL(server.calendar).pathname}${file}`, ics, { 'content-type': 'text/calendar' }))
        .status;
    },
    remove: async (file) => (await ask('DELETE', `${new URL(server.calendar).pathname}${file}`)).status,
    async empty() {
      for (const file of files) await server.remove(file);
      files.clear();
    },
    async makeCalendar(path, displayName) {
      const body = `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${displayName}</d:displayname></d:prop></d:set></c:mkcalendar>`;
      const made = await ask('MKCALENDAR', path, body, { 'content-type': 'application/xml' });
      if (made.status !== 201) throw new Error(`no calendar: ${made.status}`);
    },
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((ended) => child.once('exit', ended));
      await rm(folder, { recursive: true, force: true });
    },
  };
  await answers(url, child);
  if (kind === 'radicale') await server.makeCalendar('/alice/office/', 'Work');
  return server;
}

async function startRadicale(folder: string, port: number): Promise<ChildProcess> {
  await writeFile(join(folder, 'users'), `${username}:${password}\n`);
  await writeFile(
    join(folder, 'config'),
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${join(folder, 'users')}\nhtpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${join(folder, 'kept')}\n[logging]\nlevel = error\n`,
  );
  return spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'ignore' });
}

/** It asks for no password: whoever reaches it is the owner. */
async function startXandikos(folder: string, port: number): Promise<ChildProcess> {
  const kept = join(folder, 'kept');
  await mkdir(kept, { recursive: true });
  const where = ['-d', kept, '--listen-address', '127.0.0.1', '--port', String(port)];
  return spawn('xandikos', ['--autocreate', '--defaults', ...where, '--current-user-principal', '/alice/'], {
    stdio: 'ignore',
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the calendar server ended with ${child.exitCode}`);
    const up = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (up) return;
    if (Date.now() > giveUpAt) throw new Error('the calendar server does not answer');
    await new Promise((later) => setTimeout(later, 30));
  }
}

/** `ics({ uid: 'a', start: '20261203T090000', … })`: one event as a file, its times in Europe/Paris. */
export function ics(event: {
  uid: string;
  title: string;
  start: string;
  end?: string;
  location?: string;
  more?: readonly string[];
}): string {
  const time = (name: string, value: string) =>
    value.length === 8
      ? `${name};VALUE=DATE:${value}`
      : value.endsWith('Z')
        ? `${name}:${value}`
        : `${name};TZID=Europe/Paris:${value}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//test//EN',
    ...paris,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    'DTSTAMP:20261121T120000Z',
    `SUMMARY:${event.title}`,
    time('DTSTART', event.start),
    ...(event.end ? [time('DTEND', event.end)] : []),
    ...(event.location ? [`LOCATION:${event.location.replaceAll(',', '\\,')}`] : []),
    ...(event.more ?? []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
