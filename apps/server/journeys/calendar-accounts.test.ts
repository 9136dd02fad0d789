import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type CalendarAccount, calls } from '@escale/contract';
import { type FakeProvider, startFakeGoogle, testKeys } from '../testing/calendar-providers.ts';
import { type CalendarServer, ics, missingServer, startCalendarServer } from '../testing/calendar-servers.ts';
import { flight, inDays, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let google: FakeProvider;
let lea: SignedIn;
before(async () => {
  google = await startFakeGoogle();
  const { url } = google;
  server = await startServer({
    env: { ESCALE_GOOGLE_CLIENT_ID: testKeys.clientId, ESCALE_GOOGLE_CLIENT_SECRET: testKeys.clientSecret },
    calendarAddresses: { google: { authorizeUrl: `${url}/authorize`, tokenUrl: `${url}/token`, api: url } },
  });
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
});
after(() => google.close());

async function only(person = lea): Promise<CalendarAccount> {
  await server.settled();
  return (await person.send(calls.listCalendars)).body.accounts.at(-1);
}

async function choose(account: CalendarAccount, more: { audience?: 'me' | 'trip' } = {}): Promise<CalendarAccount> {
  const calendarIds = account.calendars.map(({ id }) => id);
  const { status } = await lea.send(calls.selectCalendars, {
    params: { id: account.id },
    body: { calendarIds, ...more },
  });
  assert.equal(status, 200);
  return only();
}

const names = async (tripId: string) =>
  (await readTrip(lea, tripId)).segments.flatMap((s) =>
    s.type === 'event' ? `${s.name}${s.personal ? ' (mine)' : ''}` : [],
  );

test('only the sign-ins that the operator has keys for are offered', async () => {
  const { body } = await lea.send(calls.listCalendars);
  assert.deepEqual(body.signIns, ['google']);
  const microsoft = await lea.send(calls.beginCalendarSignIn, { params: { kind: 'microsoft' }, body: {} });
  assert.equal(microsoft.status, 404);
});

test('a Google account is connected by signing in there, once, and by whoever began', async () => {
  const begun = await lea.send(calls.beginCalendarSignIn, { params: { kind: 'google' }, body: {} });
  const address = new URL(begun.body.url);
  assert.equal(address.searchParams.get('access_type'), 'offline');
  assert.match(address.searchParams.get('scope') ?? '', /calendar\.events\.readonly/);
  const given = { state: address.searchParams.get('state') ?? '', code: google.consent(begun.body.url) };

  // Eve sends Léa's browser back with a code of her own, or takes Léa's to herself.
  const eve = await signIn(server, 'eve@elsewhere.example');
  assert.equal((await eve.send(calls.finishCalendarSignIn, { body: given })).status, 409);
  assert.equal((await lea.send(calls.finishCalendarSignIn, { body: { ...given, state: 'x' } })).status, 409);

  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
  google.put({ id: 'e1', title: 'Kick-off', start: `${inDays(4)}T10:00`, end: `${inDays(4)}T11:00` });
  assert.equal((await lea.send(calls.finishCalendarSignIn, { body: given })).status, 201);
  const account = await only();
  assert.deepEqual(
    [account.state, account.username, account.calendars.map(({ name }) => name)],
    ['choosing', 'lea@example.com', ['Work']],
  );
  assert.equal((await lea.send(calls.finishCalendarSignIn, { body: given })).status, 409);

  // Unless Léa says otherwise, what comes from her calendar is hers alone.
  assert.equal((await choose(account)).state, 'synced');
  assert.deepEqual(await names(trip.id), ['Kick-off (mine)']);
  await choose(account, { audience: 'trip' });
  assert.deepEqual(await names(trip.id), ['Kick-off']);
  await choose(account, { audience: 'me' });
  assert.deepEqual(await names(trip.id), ['Kick-off (mine)']);

  google.endTokens('consent');
  await lea.send(calls.syncCalendar, { params: { id: account.id } });
  const failing = await only();
  assert.deepEqual([failing.state, failing.problem, failing.nextSyncAt], ['failing', 'consent-withdrawn', null]);
  assert.deepEqual(await names(trip.id), ['Kick-off (mine)'], 'nothing is lost meanwhile');
  const { body } = await lea.send(calls.listMessages);
  assert.ok(
    body.items.some(({ kind }: { kind: string }) => kind === 'calendar-failing'),
    'Léa hears of it',
  );
  await lea.send(calls.disconnectCalendar, { params: { id: account.id }, query: { events: 'remove' } });
});

describe('with a real server', { skip: missingServer('radicale') }, () => {
  let dav: CalendarServer;
  before(async () => {
    dav = await startCalendarServer('radicale');
    await dav.makeCalendar('/alice/home/', 'Home');
  });
  after(() => dav?.close());
  let people = 0;
  beforeEach(async () => {
    lea = await signIn(server, `lea-${++people}@example.com`, { name: 'Léa Martin' });
  });

  const asked = (password = dav.password) =>
    ({ kind: 'caldav', server: dav.url, username: dav.username, password }) as const;

  test('a wrong password is said, not tried again, and can be given anew', async () => {
    await lea.send(calls.connectCalendar, { body: asked('mistyped') });
    const refused = await only();
    assert.deepEqual([refused.state, refused.problem, refused.nextSyncAt], ['failing', 'wrong-password', null]);
    const body = { username: dav.username, password: dav.password };
    await lea.send(calls.changeCalendarPassword, { params: { id: refused.id }, body });
    const account = await only();
    assert.deepEqual([account.state, account.problem], ['choosing', null]);
    assert.deepEqual(account.calendars.map(({ name }) => name).sort(), ['Home', 'Work']);
    await lea.send(calls.disconnectCalendar, { params: { id: account.id } });
  });

  test('a calendar is asked when its time has come, and where a clock that was ahead put it off for weeks', async () => {
    const { db } = server.app.house;
    await lea.send(calls.connectCalendar, { body: asked() });
    const { id } = await choose(await only());
    /** In how many minutes it is asked, once whoever is due was asked. */
    const askedNext = async (putOff: string) => {
      await db.rows(`update calendar_accounts set next_sync_at = now() + $1::interval where id = $2`, [putOff, id]);
      await db.rows(`select graphile_worker.add_job('calendars:due')`);
      const { nextSyncAt } = await only();
      return Math.round((Date.parse(nextSyncAt ?? '') - Date.now()) / 60_000);
    };
    assert.equal(await askedNext('40 minutes'), 40);
    assert.equal(await askedNext('23 hours'), 23 * 60, 'as a server may ask for');
    for (const putOff of ['-1 minute', '40 days']) {
      const minutes = await askedNext(putOff);
      assert.ok(minutes >= 15 && minutes <= 18, `${putOff}: ${minutes}`);
    }
    await lea.send(calls.disconnectCalendar, { params: { id } });
  });

  test('what opens a calendar is in no row, no answer and no log', async () => {
    await lea.send(calls.connectCalendar, { body: asked() });
    const account = await only();
    const tables = ['calendar_accounts', 'calendars', 'calendar_events', 'graphile_worker._private_jobs'];
    const rows = await Promise.all(tables.map((table) => server.app.house.db.rows(`select * from ${table}`)));
    const kept = rows
      .flat()
      .flatMap((row) => Object.values(row as object))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)));
    for (const secret of [dav.password, Buffer.from(`${dav.username}:${dav.password}`).toString('base64')]) {
      assert.ok(!kept.some((value) => value?.includes(secret)));
      assert.ok(!JSON.stringify(account).includes(secret));
    }
    await lea.send(calls.disconnectCalendar, { params: { id: account.id } });
  });

  test('a calendar that is no longer selected takes its events along', async () => {
    const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
    const at = (clock: string) => `${inDays(4).replaceAll('-', '')}T${clock}`;
    await dav.put('w.ics', ics({ uid: 'w', title: 'Workshop', start: at('100000'), end: at('110000') }));
    const home = ics({ uid: 'h', title: 'Choir', start: at('190000'), end: at('200000') });
    await dav.ask('PUT', '/alice/home/h.ics', home, { 'content-type': 'text/calendar' });
    await lea.send(calls.connectCalendar, { body: asked() });
    const account = await choose(await only(), { audience: 'trip' });
    assert.deepEqual(await names(trip.id), ['Workshop', 'Choir']);
    const work = account.calendars.find(({ name }) => name === 'Work')?.id ?? '';
    await lea.send(calls.selectCalendars, { params: { id: account.id }, body: { calendarIds: [work] } });
    await server.settled();
    assert.deepEqual(await names(trip.id), ['Workshop']);
    await lea.send(calls.disconnectCalendar, { params: { id: account.id }, query: { events: 'remove' } });
    assert.deepEqual(await names(trip.id), []);
  });

  test('what another paper brought is not changed by its copy in the calendar', async () => {
    const trip = await makeTrip(lea, {
      name: 'Porto',
      segments: [
        flight(80, {
          airlineCode: 'TP',
          flightNumber: '440',
          arrival: { name: 'Porto', iata: 'OPO' },
          seatNumber: '7C',
        }),
      ],
    });
    const at = (clock: string) => `${inDays(80).replaceAll('-', '')}T${clock}`;
    await dav.put('f.ics', ics({ uid: 'f', title: 'Flight TP 440 CDG - OPO', start: at('081500'), end: at('095000') }));
    await lea.send(calls.connectCalendar, { body: asked() });
    const account = await choose(await only());
    await lea.send(calls.disconnectCalendar, { params: { id: account.id }, query: { events: 'remove' } });
    const { segments } = await readTrip(lea, trip.id);
    assert.deepEqual(
      segments.map((s) => s.type === 'flight' && [s.seatNumber, s.source]),
      [['7C', 'manual']],
    );
  });

  test('two syncs at once do not double anything, and no more than ten accounts are connected', async () => {
    const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
    await lea.send(calls.connectCalendar, { body: asked() });
    const account = await choose(await only());
    await Promise.all([1, 2, 3, 4].map(() => lea.send(calls.syncCalendar, { params: { id: account.id } })));
    await server.settled();
    assert.deepEqual(await names(trip.id), ['Workshop (mine)', 'Choir (mine)']);
    const tries = await Promise.all(
      Array.from({ length: 10 }, () =>
        lea.send(calls.connectCalendar, { body: { kind: 'subscription', address: 'http://127.0.0.1:1/' } }),
      ),
    );
    assert.ok(tries.some(({ status }) => status === 409));
    await server.settled();
  });
});
