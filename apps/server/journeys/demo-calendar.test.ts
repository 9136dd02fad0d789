import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type CalendarAccount, calls } from '@escale/contract';
import { openDemo } from '../seed/demo.ts';
import { openApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { newDatabase } from '../testing/database.ts';
import { freePort } from '../testing/free-port.ts';
import { as } from '../testing/server.ts';
import { until } from '../testing/until.ts';

test('the demo’s calendar follows the server to another port', async ({ signal }) => {
  const [database, folder] = await Promise.all([newDatabase(), mkdtemp(join(tmpdir(), 'escale-test-'))]);

  const calendarAt = async (port: number): Promise<[CalendarAccount, string]> => {
    const config = readConfig({
      ...{ PORT: String(port), ESCALE_HOST: '127.0.0.1', ESCALE_SMTP_PORT: '0', ESCALE_SMTP_HOST: '127.0.0.1' },
      ...{ ESCALE_LOG: 'error', ESCALE_DATA: folder, DATABASE_URL: database.url },
    });
    const app = await openApp(config);
    try {
      const show = await openDemo(app);
      const url = (await app.listen()).replace('127.0.0.1', 'localhost');
      await show(url);
      const { accessToken } = await app.auth.signIn('lea.martin@atlas.example');
      const lea = as({ url }, accessToken);
      const account = await until(signal, async () => {
        const [one] = (await lea.send(calls.listCalendars)).body.accounts as CalendarAccount[];
        return one?.lastSyncedAt && one.state !== 'syncing' ? one : undefined;
      });
      return [account, new URL(url).host];
    } finally {
      await app.close();
    }
  };
  try {
    const [first, before] = await calendarAt(0);
    const [moved, now] = await calendarAt(await freePort());
    assert.notEqual(before, now);
    assert.deepEqual([first.title, moved.title], [before, now]);
    assert.deepEqual([moved.id, moved.state, moved.problem], [first.id, 'synced', null]);
    assert.deepEqual(moved.calendars, first.calendars, 'the same calendar, with what it brought');
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
});
