import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { type CalendarAccount, calls, type Segment } from '@escale/contract';
import {
  type CalendarServer,
  type CalendarServerKind,
  ics,
  missingServer,
  startCalendarServer,
} from '../testing/calendar-servers.ts';
import { flight, inDays, makeTrip, placeTime, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

/** `at(3, '10:00')`: so many days from today, as a calendar file writes it. */
const at = (days: number, clock: string) => `${inDays(days).replaceAll('-', '')}T${clock.replace(':', '')}00`;
const day = (days: number) => inDays(days).replaceAll('-', '');
const paris = {
  name: 'Paris',
  city: 'Paris',
  country: 'FR',
  latitude: 48.8566,
  longitude: 2.3522,
  timeZone: 'Europe/Paris',
};

for (const kind of ['radicale', 'xandikos'] satisfies CalendarServerKind[]) {
  describe(`with ${kind}`, { skip: missingServer(kind) }, () => {
    let dav: CalendarServer;
    let lea: SignedIn;
    let people = 0;
    before(async () => {
      dav = await startCalendarServer(kind);
    });
    after(() => dav?.close());
    afterEach(() => dav.empty());
    beforeEach(async () => {
      lea = await signIn(server, `lea-${kind}-${++people}@example.com`, { name: 'Léa Martin' });
      await lea.send(calls.setCalendarHome, { body: { home: paris } });
    });

    async function connect(person = lea, password = dav.password): Promise<CalendarAccount> {
      const asked = { kind: 'caldav', server: dav.url, username: dav.username, password } as const;
      const made = await person.send(calls.connectCalendar, { body: asked });
      assert.equal(made.status, 201, JSON.stringify(made.body));
      return settled(person);
    }

    async function settled(person = lea): Promise<CalendarAccount> {
      await server.settled();
      const { body } = await person.send(calls.listCalendars);
      return body.accounts[0];
    }

    async function choose(account: CalendarAccount, audience: 'me' | 'trip' = 'trip'): Promise<CalendarAccount> {
      const calendarIds = account.calendars.map(({ id }) => id);
      const { status, body } = await lea.send(calls.selectCalendars, {
        params: { id: account.id },
        body: { calendarIds, audience },
      });
      assert.equal(status, 200, JSON.stringify(body));
      return settled();
    }

    async function sync(id: string): Promise<CalendarAccount> {
      assert.equal((await lea.send(calls.syncCalendar, { params: { id } })).status, 202);
      return settled();
    }

    async function events(id: string): Promise<Record<string, string>> {
      const pages = await Promise.all(
        (['imported', 'left-out'] as const).map((which) =>
          lea.send(calls.listCalendarEvents, { params: { id }, query: { which, limit: 200 } }),
        ),
      );
      return Object.fromEntries(
        pages
          .flatMap(({ body }) => body.items)
          .map((e) => [e.title, e.trip ? `${e.decision}: ${e.trip.name}` : e.decision]),
      );
    }

    const names = (segments: readonly Segment[]) => segments.flatMap((s) => (s.type === 'event' ? s.name : []));

    test('the calendars are found from the server’s name, and nothing is imported before one is selected', async () => {
      await dav.put('a.ics', ics({ uid: 'a', title: 'Lunch', start: at(4, '12:00') }));
      const account = await connect();
      assert.equal(account.state, 'choosing');
      assert.ok(account.calendars.length >= 1);
      assert.ok(account.calendars.every(({ selected, imported }) => !selected && imported === 0));
      const none = await lea.send(calls.selectCalendars, { params: { id: account.id }, body: { calendarIds: [] } });
      assert.equal(none.status, 422);
      assert.equal(none.body.title, 'At least one calendar must be selected.');
    });

    test('events come into the trips that they belong to, and each says why', async () => {
      const trip = await makeTrip(lea, {
        name: 'Lisbon',
        segments: [
          flight(3),
          flight(6, { departure: { name: 'Lisbon', iata: 'LIS' }, arrival: { name: 'Paris', iata: 'CDG' } }),
        ],
      });
      const files: Record<string, string> = {
        'during.ics': ics({ uid: 'during', title: 'Kick-off', start: at(4, '10:00'), end: at(4, '11:00') }),
        'there.ics': ics({
          uid: 'there',
          title: 'Dinner',
          start: at(4, '20:00'),
          end: at(4, '22:00'),
          location: 'Tasca do Largo, 1100 Lisboa',
        }),
        'private.ics': ics({
          uid: 'private',
          title: 'Dentist',
          start: at(5, '18:00'),
          end: at(5, '19:00'),
          more: ['CLASS:PRIVATE'],
        }),
        'home.ics': ics({
          uid: 'home',
          title: 'At the office',
          start: at(5, '09:00'),
          end: at(5, '10:00'),
          location: '12 rue de Rivoli, 75004 Paris',
        }),
        'series.ics': ics({
          uid: 'series',
          title: 'Stand-up',
          start: at(-10, '09:15'),
          end: at(-10, '09:30'),
          more: ['RRULE:FREQ=DAILY'],
        }),
        'holiday.ics': ics({ uid: 'holiday', title: 'Saint-Nicolas', start: day(4), more: ['TRANSP:TRANSPARENT'] }),
        'later.ics': ics({ uid: 'later', title: 'Haircut', start: at(40, '18:00'), end: at(40, '19:00') }),
        'fair.ics': ics({
          uid: 'fair',
          title: 'Salon de l’hôtellerie',
          start: day(60),
          end: day(63),
          location: 'Eurexpo, 69500 Lyon',
        }),
        'flight.ics': ics({
          uid: 'flight',
          title: 'Flight TP 440 CDG - OPO',
          start: at(80, '10:05'),
          end: at(80, '12:25'),
        }),
        'cancelled.ics': ics({
          uid: 'cancelled',
          title: 'Not any more',
          start: at(4, '15:00'),
          end: at(4, '16:00'),
          more: ['STATUS:CANCELLED'],
        }),
      };
      for (const [file, text] of Object.entries(files)) assert.ok([201, 204].includes(await dav.put(file, text)), file);
      const account = await choose(await connect());
      assert.equal(account.state, 'synced', account.problem ?? '');
      assert.ok(account.lastSyncedAt);

      assert.deepEqual(await events(account.id), {
        'Kick-off': 'event: Lisbon',
        Dinner: 'event: Lisbon',
        Dentist: 'event: Lisbon',
        'At the office': 'at-home',
        'Stand-up': 'recurring',
        'Saint-Nicolas': 'all-day-note',
        Haircut: 'no-trip',
        'Salon de l’hôtellerie': 'event: Lyon',
        'Flight TP 440 CDG - OPO': 'booking: Porto',
        'Not any more': 'cancelled',
      });
      const { segments } = await readTrip(lea, trip.id);
      const kickOff = segments.find((s) => s.type === 'event' && s.name === 'Kick-off');
      assert.ok(kickOff?.type === 'event' && kickOff.importedFromCalendar && !kickOff.personal);
      assert.equal(kickOff.start, placeTime(inDays(4), '10:00:00', 'Europe/Paris'));
      const dentist = segments.find((s) => s.type === 'event' && s.name === 'Dentist');
      assert.ok(dentist?.type === 'event' && dentist.personal);

      // A private event is its owner's alone.
      const max = await signIn(server, `max-${kind}@example.com`, { name: 'Max Weber' });
      await lea.send(calls.addTraveler, { params: { id: trip.id }, body: { email: max.email } });
      assert.deepEqual(names((await readTrip(max, trip.id)).segments), ['Kick-off', 'Dinner']);

      // Everything again, from the beginning: nothing doubles.
      await server.app.house.db.query.updateTable('calendars').set({ cursor: null }).execute();
      await sync(account.id);
      assert.deepEqual(names((await readTrip(lea, trip.id)).segments), ['Kick-off', 'Dinner', 'Dentist']);
    });

    test('changes and deletions are followed, and what was set by hand stays', async () => {
      const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
      const put = (uid: string, title: string, start: string, location = 'Lisboa') =>
        dav.put(`${uid}.ics`, ics({ uid, title, start: at(4, start), end: at(4, '23:00'), location }));
      await put('moved', 'Workshop', '10:00');
      await put('gone', 'Coffee', '11:00');
      await put('mine', 'Dinner', '20:00');
      const account = await choose(await connect());
      const before = await readTrip(lea, trip.id);
      assert.deepEqual(names(before.segments), ['Workshop', 'Coffee', 'Dinner']);
      const dinner = before.segments.find((s) => s.type === 'event' && s.name === 'Dinner');
      const params = { id: trip.id, segmentId: dinner?.id ?? '' };
      assert.equal((await lea.send(calls.updateSegment, { params, body: { name: 'Dinner with Max' } })).status, 200);

      await put('moved', 'Workshop', '14:00');
      await put('mine', 'Supper', '21:00');
      await dav.remove('gone.ics');
      await sync(account.id);
      const { segments } = await readTrip(lea, trip.id);
      assert.deepEqual(
        segments.flatMap((s) => (s.type === 'event' ? `${s.name} ${s.start.slice(11, 16)}` : [])),
        ['Workshop 14:00', 'Dinner with Max 21:00'],
      );

      // It goes in the calendar, but Léa has worked on it: it is marked, and not taken away.
      await dav.remove('mine.ics');
      await dav.remove('moved.ics');
      await sync(account.id);
      const left = (await readTrip(lea, trip.id)).segments.filter((s) => s.type === 'event');
      assert.deepEqual(
        left.map((s) => [s.type === 'event' && s.name, s.status]),
        [['Dinner with Max', 'cancelled']],
      );
    });

    test('a token that the server does not know any more is no loss', async () => {
      await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
      await dav.put('one.ics', ics({ uid: 'one', title: 'One', start: at(4, '10:00'), location: 'Lisboa' }));
      const account = await choose(await connect());
      await server.app.house.db.query
        .updateTable('calendars')
        .set({ cursor: 'token:http://radicale.org/ns/sync/0000' })
        .where('calendar_account_id', '=', account.id)
        .execute();
      await dav.put('two.ics', ics({ uid: 'two', title: 'Two', start: at(4, '12:00'), location: 'Lisboa' }));
      await dav.remove('one.ics');
      const again = await sync(account.id);
      assert.equal(again.state, 'synced');
      assert.deepEqual(await events(account.id), { Two: 'event: Lisbon' });
    });

    test('what the traveller takes out of the trip does not come back', async () => {
      const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
      const put = (start: string) =>
        dav.put('x.ics', ics({ uid: 'x', title: 'Choir', start: at(4, start), location: 'Lisboa' }));
      await put('10:00');
      const account = await choose(await connect());
      const choir = (await readTrip(lea, trip.id)).segments.find((s) => s.type === 'event');
      await lea.send(calls.deleteSegment, { params: { id: trip.id, segmentId: choir?.id ?? '' } });
      await put('12:00');
      await sync(account.id);
      assert.deepEqual(names((await readTrip(lea, trip.id)).segments), []);
      assert.deepEqual(await events(account.id), { Choir: 'taken-out' });
    });

    test('a trip that is made later takes in the events of its days', async () => {
      await dav.put('x.ics', ics({ uid: 'x', title: 'Review', start: at(4, '10:00'), end: at(4, '11:00') }));
      const account = await choose(await connect());
      assert.deepEqual(await events(account.id), { Review: 'no-trip' });
      const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
      await server.settled();
      assert.deepEqual(names((await readTrip(lea, trip.id)).segments), ['Review']);
    });

    test('disconnecting leaves the events or takes them along, as one says', async () => {
      const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3), flight(6)] });
      await dav.put('x.ics', ics({ uid: 'x', title: 'Review', start: at(4, '10:00'), location: 'Lisboa' }));
      const first = await choose(await connect());
      await lea.send(calls.disconnectCalendar, { params: { id: first.id } });
      assert.deepEqual(names((await readTrip(lea, trip.id)).segments), ['Review']);

      const second = await choose(await connect());
      assert.deepEqual(names((await readTrip(lea, trip.id)).segments), ['Review']);
      await lea.send(calls.disconnectCalendar, { params: { id: second.id }, query: { events: 'remove' } });
      assert.deepEqual(names((await readTrip(lea, trip.id)).segments), []);
      const { body } = await lea.send(calls.listCalendars);
      assert.deepEqual(body.accounts, []);
    });
  });
}
