import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { unpack } from './unpack.ts';
import type { UnpackedSlice, UnpackLimits } from './unpacked.ts';
import { unpackLimits } from './unpacked.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

/** Slice after slice, to the end. */
async function unpackAll(bytes: Uint8Array, fileName: string, change: Partial<UnpackLimits> = {}) {
  const slices: UnpackedSlice[] = [];
  let from: UnpackedSlice['next'] = { entry: 0, at: 0 };
  while (from) {
    const asked = { bytes, fileName, mediaType: '', from, contextDate: '2026-11-21' };
    const slice: UnpackedSlice = await unpack(asked, { ...unpackLimits, ...change });
    slices.push(slice);
    from = slice.next;
  }
  return {
    slices: slices.length,
    documents: slices.flatMap(({ documents }) => documents),
    skipped: slices.reduce((sum, { skipped }) => sum + skipped, 0),
    nothing: slices.reduce((sum, { nothing }) => sum + nothing, 0),
    refused: slices.at(-1)?.refused ?? null,
  };
}

const mailOf = (subject: string, body: string) => `Subject: ${subject}\r\nFrom: a@b.example\r\n\r\n${body}\r\n`;
const mbox = (mails: string[], line = 'From 1234@xxx Sat Nov 21 10:00:00 +0000 2026') =>
  strToU8(mails.map((mail) => `${line}\r\n${mail}\r\n`).join(''));

test('a mailbox gives its mails, with the lines that began with From as they were', async () => {
  const { documents } = await unpackAll(
    mbox([
      mailOf('one', '>From here on\r\n>>From twice\r\n> From a quote'),
      mailOf('two', 'Nothing\nFrom us to you, 2026'),
    ]),
    'Inbox',
  );
  assert.deepEqual(
    documents.map(({ bytes, mediaType }) => [text(bytes).trimEnd(), mediaType]),
    [
      [mailOf('one', 'From here on\r\n>From twice\r\n> From a quote').trimEnd(), 'message/rfc822'],
      [mailOf('two', 'Nothing\nFrom us to you, 2026').trimEnd(), 'message/rfc822'],
    ],
  );
});

test('the same mailbox in slices gives the same mails', async () => {
  const mails = Array.from({ length: 25 }, (_, i) => mailOf(`mail ${i}`, 'x'.repeat(100 * i)));
  const whole = await unpackAll(mbox(mails, 'From - Sat Nov 21 10:00:00 2026'), 'Inbox');
  const sliced = await unpackAll(mbox(mails, 'From - Sat Nov 21 10:00:00 2026'), 'Inbox', { sliceDocuments: 4 });
  assert.deepEqual([whole.slices, sliced.slices], [1, 7]);
  assert.deepEqual(sliced.documents, whole.documents);
  assert.equal(whole.documents.length, 25);
});

test('what a mail program has deleted but not yet compacted is passed over', async () => {
  const { documents, skipped } = await unpackAll(
    mbox([`X-Mozilla-Status: 0009\r\n${mailOf('gone', 'x')}`, `X-Mozilla-Status: 0001\r\n${mailOf('kept', 'x')}`]),
    'Trash',
  );
  assert.deepEqual([documents.length, skipped], [1, 1]);
});

test('an archive gives its mails, papers and mailboxes, and nothing of what it holds besides', async () => {
  const zip = zipSync({
    'Takeout/archive_browser.css': strToU8('p {}'),
    'Takeout/Mail/All mail.mbox': mbox([mailOf('one', 'x'), mailOf('two', 'x')]),
    'old/three.eml': strToU8(mailOf('three', 'x')),
    'old/ticket.pdf': strToU8('%PDF-1.4'),
    '__MACOSX/old/._three.eml': strToU8('junk'),
    'inner.zip': zipSync({ 'four.eml': strToU8(mailOf('four', 'x')) }),
  });
  const { documents, skipped } = await unpackAll(zip, 'takeout.zip', { sliceDocuments: 1 });
  assert.deepEqual(
    documents.map(({ title }) => title),
    [null, null, 'three.eml', 'ticket.pdf'],
  );
  assert.equal(skipped, 2);
});

test('a bomb, a locked archive and a broken one are refused before anything is inflated', async () => {
  const bomb = zipSync({ 'zeros.txt': new Uint8Array(30 * 1024 * 1024) });
  assert.equal((await unpackAll(bomb, 'bomb.zip')).refused, 'too-large');
  const plain = zipSync({ 'a.eml': strToU8(mailOf('a', 'x')) });
  const locked = plain.slice();
  const table = Buffer.from(locked).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  locked[table + 8] = (locked[table + 8] ?? 0) | 1;
  assert.equal((await unpackAll(locked, 'locked.zip')).refused, 'encrypted');
  assert.equal((await unpackAll(plain.subarray(0, -30), 'cut.zip')).refused, 'unreadable');
  const many = zipSync(Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${i}.eml`, strToU8('x')])));
  assert.equal((await unpackAll(many, 'many.zip', { entries: 10 })).refused, 'too-large');
});

test('an archive whose files are each small and together too much is refused, and one inside another is not opened', async () => {
  const parts = zipSync(
    Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`${i}.txt`, new Uint8Array(300_000)])),
    { level: 0 },
  );
  assert.equal((await unpackAll(parts, 'parts.zip', { archiveBytes: 1_400_000 })).refused, 'too-large');
  assert.equal((await unpackAll(parts, 'parts.zip', { archiveBytes: 1_600_000 })).refused, null);
  // By its name a page, by its bytes an archive.
  const inner = zipSync({ 'a.eml': strToU8(mailOf('a', 'x')) });
  const { documents, skipped } = await unpackAll(zipSync({ 'plan.pdf': inner, folder: inner }), 'outer.zip');
  assert.deepEqual([documents.length, skipped], [0, 2]);
});

test('an entry that lies about its size gives nothing', async () => {
  const zip = zipSync({ 'a.eml': strToU8(mailOf('a', 'x'.repeat(5000))) });
  const table = Buffer.from(zip).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(zip.buffer).setUint32(table + 24, 100, true);
  const { documents, skipped } = await unpackAll(zip, 'lie.zip');
  assert.deepEqual([documents.length, skipped], [0, 1]);
});

const event = (uid: string, summary: string, start: string, end: string, more = '') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${start}\r\nDTEND:${end}\r\nSUMMARY:${summary}\r\n${more}END:VEVENT\r\n`;

test('of a calendar the bookings are taken, and meetings are only counted', async () => {
  const meetings = Array.from({ length: 6 }, (_, i) =>
    event(`m${i}`, 'Team meeting', `2026120${i + 1}T090000Z`, `2026120${i + 1}T100000Z`),
  );
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${meetings.join('')}${event('f', 'AF1212 CDG to LIN', '20261203T071500Z', '20261203T084500Z', 'LOCATION:Paris CDG\r\n')}${event(
    'in',
    'Check-in: Auberge des Quais',
    '20261203T140000Z',
    '20261203T150000Z',
    'DESCRIPTION:[Lodging] Auberge des Quais\\, Confirmation # HTL4711\r\n',
  )}${event('out', 'Check-out: Auberge des Quais', '20261205T100000Z', '20261205T110000Z')}END:VCALENDAR\r\n`;
  const { documents, nothing } = await unpackAll(strToU8(calendar), 'trips.ics');
  assert.deepEqual(
    documents.map(({ title }) => title),
    ['AF1212 CDG to LIN', 'Auberge des Quais'],
  );
  assert.match(text(documents[1]?.bytes ?? new Uint8Array()), /DTEND:20261205T100000Z/);
  assert.equal(nothing, 6);
});

const tripIt = {
  Response: {
    Trip: { display_name: 'Milan' },
    AirObject: {
      display_name: 'Air Corail',
      supplier_conf_num: 'KX7PQ2',
      Traveler: { first_name: 'Léa', last_name: 'Martin' },
      Segment: {
        StartDateTime: { date: '2026-12-03', time: '08:15:00', utc_offset: '+01:00' },
        EndDateTime: { date: '2026-12-03', time: '09:45:00', utc_offset: '+01:00' },
        start_airport_code: 'CDG',
        end_airport_code: 'LIN',
        marketing_airline_code: 'QC',
        marketing_flight_number: '1824',
      },
    },
    NoteObject: [{ display_name: 'Buy a map' }],
  },
};

test('TripIt’s export gives its bookings, as JSON and as XML alike', async () => {
  const xml = `<?xml version="1.0"?><Response><Trip><display_name>Milan</display_name></Trip><AirObject><display_name>Air Corail</display_name><supplier_conf_num>KX7PQ2</supplier_conf_num><Traveler><first_name>Léa</first_name><last_name>Martin</last_name></Traveler><Segment><StartDateTime><date>2026-12-03</date><time>08:15:00</time><utc_offset>+01:00</utc_offset></StartDateTime><EndDateTime><date>2026-12-03</date><time>09:45:00</time><utc_offset>+01:00</utc_offset></EndDateTime><start_airport_code>CDG</start_airport_code><end_airport_code>LIN</end_airport_code><marketing_airline_code>QC</marketing_airline_code><marketing_flight_number>1824</marketing_flight_number></Segment></AirObject><NoteObject><display_name>Buy a map</display_name></NoteObject></Response>`;
  const fromJson = await unpackAll(strToU8(JSON.stringify(tripIt)), 'tripit.json');
  const fromXml = await unpackAll(strToU8(xml), 'tripit.xml');
  assert.deepEqual(fromXml, fromJson);
  assert.deepEqual([fromJson.documents.length, fromJson.nothing], [1, 1]);
  const [thing] = JSON.parse(text(fromJson.documents[0]?.bytes ?? new Uint8Array()));
  assert.equal(thing.reservationNumber, 'KX7PQ2');
  assert.equal(thing.reservationFor.departureTime, '2026-12-03T08:15:00+01:00');
});
