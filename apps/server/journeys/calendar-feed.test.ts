import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { calls } from '@escale/contract';
import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { missingServer, startCalendarServer } from '../testing/calendar-servers.ts';
import { flight, inDays, makeSegment, makeTrip, personalEvent } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let address: string;
let tripId: string;

const hostile = 'Dinner; with, Max\r\nBEGIN:VEVENT\r\nSUMMARY:injected\\n \u0007';

before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  const trip = await makeTrip(lea, {
    name: 'Lisbonne, été — «\u00a0salon de l’hôtellerie et de la restauration\u00a0» avec toute l’équipe',
    segments: [
      flight(3, { airlineCode: 'QC', flightNumber: '1824', confirmationNumber: 'ABC123' }),
      {
        type: 'hotel',
        name: 'Hotel das Pontes',
        place: { name: 'Hotel das Pontes', city: 'Lisbon' },
        start: inDays(3),
        end: inDays(6),
      },
      {
        type: 'event',
        name: hostile,
        start: `${inDays(4)}T20:00:00`,
        duration: '02:00',
        location: { name: 'Tasca', timeZone: 'Europe/Lisbon' },
      },
      { type: 'event', name: 'Call', start: `${inDays(4)}T09:00:00` },
      { ...flight(6), status: 'cancelled' },
      personalEvent(4),
    ],
  });
  tripId = trip.id;
  const made = await lea.send(calls.createCalendarFeed);
  assert.equal(made.status, 201);
  address = `${server.url}${made.body.path}`;
});

const read = async (headers: Record<string, string> = {}) => {
  const reply = await fetch(address, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

test('two programs that know nothing of each other read the same trips from it', async () => {
  const { status, headers, text } = await read();
  assert.equal(status, 200);
  assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');

  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const component of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(component);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const titles = [
    '✈ QC 1824 · CDG → LIS',
    'Hotel das Pontes',
    'Dinner; with, Max\nBEGIN:VEVENT\nSUMMARY:injected\\n',
    'Call',
    '✈ Flight · CDG → LIS',
  ];
  assert.deepEqual(events.map(({ summary }) => summary.trim()).sort(), titles.toSorted());

  const parsed = Object.values(nodeIcal.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  assert.equal(parsed.length, events.length);
  for (const entry of parsed) {
    if (entry?.type !== 'VEVENT') continue;
    const same = events.find(({ uid }) => uid === entry.uid);
    if (entry.datetype === 'date-time' && same?.startDate.zone.tzid !== 'floating') {
      assert.equal(entry.start.getTime(), (same?.startDate.toUnixTime() ?? 0) * 1000, entry.uid);
      assert.equal(entry.end?.getTime(), (same?.endDate.toUnixTime() ?? 0) * 1000, entry.uid);
    }
  }
});

test('a flight leaves and arrives in the zones of its airports', async () => {
  const { text } = await read();
  assert.match(text, /DTSTART;TZID=Europe\/Paris:\d{8}T081500\r\n/);
  assert.match(text, /DTEND;TZID=Europe\/Lisbon:\d{8}T095000\r\n/);
  assert.match(text, /BEGIN:VTIMEZONE\r\nTZID:Europe\/Lisbon\r\n/);
  assert.match(text, /TZOFFSETFROM:\+0100\r\nTZOFFSETTO:\+0200\r\n/);
});

test('a stay is whole days that leave one free, from check-in to check-out', async () => {
  const { text } = await read();
  const day = (days: number) => inDays(days).replaceAll('-', '');
  const stay = text.split('BEGIN:VEVENT').find((event) => event.includes('SUMMARY:Hotel das Pontes')) ?? '';
  assert.match(stay, new RegExp(`DTSTART;VALUE=DATE:${day(3)}\r\nDTEND;VALUE=DATE:${day(7)}\r\n`));
  assert.match(stay, /TRANSP:TRANSPARENT/);
});

test('no line is longer than 75 octets or breaks a character, and no text begins a line of its own', async () => {
  const { text } = await read();
  assert.ok(text.endsWith('END:VCALENDAR\r\n'));
  assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  assert.doesNotMatch(text, /\uFFFD/);
  assert.equal(text.match(/^BEGIN:VEVENT$/gm)?.length, 5);
  assert.doesNotMatch(text, /^SUMMARY:injected/m);
});

test('personal events are not in it, and what was cancelled says so', async () => {
  const { text } = await read();
  assert.doesNotMatch(text, /Dentist/);
  assert.equal(text.match(/STATUS:CANCELLED/g)?.length, 1);
});

test('the same trips are the same bytes; a change has the same UID and a higher sequence', async () => {
  const first = await read();
  const etag = first.headers.get('etag') ?? '';
  assert.equal((await read({ 'if-none-match': etag })).status, 304);
  const uid = /UID:(.*)\r\n(?:.*\r\n){3}SEQUENCE:0\r\nDTSTART;TZID=Europe\/Paris/.exec(first.text)?.[1] ?? '';
  assert.match(uid, /@trips\.escale$/);
  await lea.send(calls.updateSegment, {
    params: { id: tripId, segmentId: uid.split('@')[0] ?? '' },
    body: { seatNumber: '12A' },
  });
  const second = await read({ 'if-none-match': etag });
  assert.equal(second.status, 200);
  assert.match(second.text, new RegExp(`UID:${uid}\r\n(?:.*\r\n){3}SEQUENCE:1\r\n`));
});

describe('with a real server', { skip: missingServer('radicale') }, () => {
  test('Radicale takes the whole feed in', async () => {
    const radicale = await startCalendarServer('radicale');
    try {
      const { text } = await read();
      const put = await radicale.ask('PUT', '/alice/trips/', text.replace('METHOD:PUBLISH\r\n', ''), {
        'content-type': 'text/calendar',
      });
      assert.ok([200, 201].includes(put.status), String(put.status));
      const listed = await radicale.ask('PROPFIND', '/alice/trips/', undefined, { depth: '1' });
      assert.equal((await listed.text()).match(/\.ics<\/href>/g)?.length, 5);
    } finally {
      await radicale.close();
    }
  });

  test('our own feed does not bring the trips back into themselves', async () => {
    const made = await lea.send(calls.connectCalendar, { body: { kind: 'subscription', address } });
    await server.settled();
    const [account] = (await lea.send(calls.listCalendars)).body.accounts;
    assert.equal(account.calendars[0].name, 'Escale trips');
    const calendarIds = account.calendars.map(({ id }: { id: string }) => id);
    await lea.send(calls.selectCalendars, { params: { id: made.body.id }, body: { calendarIds } });
    await server.settled();
    const [after] = (await lea.send(calls.listCalendars)).body.accounts;
    assert.deepEqual([after.state, after.calendars[0].imported, after.calendars[0].leftOut], ['synced', 0, 0]);
    assert.ok(!JSON.stringify(after).includes('/feeds/'), 'the secret address is not shown again');
  });
});

test('only a hash of the address is kept; a new one ends the old, and revoking ends both', async () => {
  const token = /feeds\/(.*)\.ics/.exec(address)?.[1] ?? '';
  const rows = await server.app.house.db.rows('select * from calendar_settings');
  assert.ok(!JSON.stringify(rows).includes(token));
  await makeSegment(lea, tripId, { type: 'event', name: 'Late', start: `${inDays(5)}T10:00:00` });
  const old = address;
  const renewed = await lea.send(calls.createCalendarFeed);
  address = `${server.url}${renewed.body.path}`;
  assert.equal((await fetch(old)).status, 404);
  assert.equal((await read()).status, 200);
  assert.ok((await lea.send(calls.listCalendars)).body.feed.lastReadAt);
  assert.equal((await lea.send(calls.revokeCalendarFeed)).status, 204);
  assert.equal((await read()).status, 404);
  assert.equal((await fetch(`${server.url}/feeds/nothing.ics`)).status, 404);
  assert.equal((await lea.send(calls.listCalendars)).body.feed, null);
});
