import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { type CalendarAccount, calls } from '@escale/contract';
import { type CalendarServer, ics, missingServer, startCalendarServer } from '../testing/calendar-servers.ts';
import { killAtEachCommit, on } from '../testing/kill-at-commits.ts';
import { addTraveler, flight, inDays, makeTrip, readTrip } from '../testing/makers.ts';
import { type Ground, newGround } from '../testing/own-process.ts';
import { startPushService } from '../testing/push-service.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';

/** The server is killed while it speaks with others: what they said is neither lost nor there twice, and they are told. */
let ground: Ground;
before(async () => {
  ground = await newGround();
});
after(() => ground.clear());

const event = (uid: string, title: string, hour: number) => {
  const at = (clock: number) => `${inDays(4).replaceAll('-', '')}T${clock}0000`;
  return ics({ uid, title, start: at(hour), end: at(hour + 1) });
};

describe('calendars that have changed', { skip: missingServer('radicale') }, () => {
  let dav: CalendarServer;
  let subscribed = '';
  const host = createServer((_, response) => response.end(subscribed));
  before(async () => {
    dav = await startCalendarServer('radicale');
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  });
  after(async () => {
    host.close();
    await dav?.close();
  });

  const accountsOf = async (lea: SignedIn): Promise<CalendarAccount[]> =>
    (await lea.send(calls.listCalendars)).body.accounts;

  async function connect(lea: SignedIn): Promise<void> {
    const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/ours.ics`;
    const { url: server, username, password } = dav;
    for (const body of [
      { kind: 'caldav' as const, server, username, password },
      { kind: 'subscription' as const, address },
    ]) {
      assert.equal((await lea.send(calls.connectCalendar, { body })).status, 201);
    }
  }

  test('are followed to the end, each event once', { timeout: 300_000 }, ({ signal }) =>
    killAtEachCommit(
      ground,
      {
        async prepare(lea) {
          await dav.put('stays.ics', event('stays', 'Workshop', 10));
          await dav.put('goes.ics', event('goes', 'Lunch', 12));
          subscribed = event('theirs', 'Review', 14);
          const { id } = await makeTrip(lea, { segments: [flight(3), flight(6)] });
          await connect(lea);
          const all = async (state: CalendarAccount['state']) => {
            const accounts = await accountsOf(lea);
            return accounts.every((one) => one.state === state) ? accounts : undefined;
          };
          for (const { id, calendars } of await until(signal, () => all('choosing'))) {
            const calendarIds = calendars.map((one) => one.id);
            await lea.send(calls.selectCalendars, { params: { id }, body: { calendarIds } });
          }
          await until(signal, () => all('synced'));
          await dav.put('stays.ics', event('stays', 'Workshop moved', 11));
          await dav.put('new.ics', event('new', 'Dinner', 20));
          await dav.remove('goes.ics');
          subscribed = event('theirs', 'Review moved', 15);
          return id;
        },
        async ask(lea) {
          for (const { id } of await accountsOf(lea)) {
            assert.equal((await lea.send(calls.syncCalendar, { params: { id } })).status, 202);
          }
        },
        async isWhole(lea, tripId) {
          const { segments } = await readTrip(lea, tripId);
          const names = segments.flatMap((one) => (one.type === 'event' ? one.name : [])).sort();
          assert.equal(new Set(names.map((name) => name.split(' ')[0])).size, names.length, String(names));
          return String(names) === 'Dinner,Review moved,Workshop moved' || undefined;
        },
      },
      signal,
      { ESCALE_OUTBOUND_ALLOW: '127.0.0.1' },
    ),
  );
});

test('a push that somebody is owed reaches the browser, and is the same one if it comes again', {
  timeout: 300_000,
}, async ({ signal }) => {
  const service = await startPushService();
  await killAtEachCommit(
    ground,
    {
      async prepare(lea, house) {
        const { body } = await lea.send(calls.getAppConfig, { params: { id: 'escale' } });
        const browser = await service.subscribe(body.vapidPublicKey);
        const { endpoint, keys } = browser;
        const registered = await lea.send(calls.registerDevice, { body: { kind: 'web-push', endpoint, keys } });
        assert.equal(registered.status, 200);
        const max = await house.signIn(`max.${lea.email}`);
        return { browser, max, tripId: (await makeTrip(max)).id };
      },
      async ask(lea, { max, tripId }, house) {
        const { travelers } = await readTrip(on(house, max), tripId);
        if (!travelers.some(({ email }) => email === lea.email)) await addTraveler(on(house, max), tripId, lea.email);
      },
      async isWhole(_lea, { browser }) {
        const notes = await service.received(browser);
        assert.ok(new Set(notes.map(({ id }) => id)).size < 2, 'of two things');
        return notes.length > 0 || undefined;
      },
    },
    signal,
    { ESCALE_PUSH_ORIGINS: service.origin },
  );
});
