import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { Temporal } from 'temporal-polyfill';
import { flightMarkup, mail } from '../testing/mail.ts';
import { inDays, placeTime } from '../testing/makers.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

/** Drops a file and gives the import as it stands when it has been read. */
async function drop(of: SignedIn, name: string, content: string | Uint8Array, fields: { tripId?: string } = {}) {
  const file = new File([typeof content === 'string' ? content : Buffer.from(content)], name);
  const { status, body } = await of.send(calls.createImport, { file, body: fields });
  assert.equal(status, 202);
  await server.settled();
  return (await of.send(calls.getImport, { params: { id: body.id } })).body;
}

async function onlySegment(of: SignedIn, tripId: string) {
  const { body } = await of.send(calls.getTrip, { params: { id: tripId } });
  assert.equal(body.segments.length, 1);
  return body.segments[0];
}

const calendar = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Kontor//EN
BEGIN:VEVENT
UID:meeting-1@kontor.example
DTSTAMP:20261120T100000Z
DTSTART;TZID=Europe/Berlin:20261203T140000
DTEND;TZID=Europe/Berlin:20261203T153000
SUMMARY:Quarterly review
LOCATION:Kontor\\, Hamburg
END:VEVENT
END:VCALENDAR`.replaceAll('\n', '\r\n');

test('a dropped mail is placed, whoever sent it: its person brought it', async () => {
  const lea = await traveller();
  const raw = mail({ from: 'bookings@aircorail.example', subject: 'Your flight', html: flightMarkup() });
  const read = await drop(lea, 'flight.eml', raw);
  assert.deepEqual(
    [read.state, read.via, read.title, read.mediaType],
    ['placed', 'file', 'Your flight', 'message/rfc822'],
  );
  const segment = await onlySegment(lea, read.trips[0].id);
  assert.equal(segment.source, 'document');
  assert.equal(segment.attachments[0].name, 'flight.eml');
});

test('a mail dragged out of Outlook is placed, and can be looked at', async () => {
  const lea = await traveller();
  const name = 'mail-fr-outlook-hotel.msg';
  const read = await drop(
    lea,
    name,
    await readFile(join(import.meta.dirname, '../../../packages/extract/samples', name)),
  );
  assert.deepEqual([read.state, read.title], ['placed', 'Confirmation de votre réservation TE-60418']);
  const { type, confirmationNumber, attachments } = await onlySegment(lea, read.trips[0].id);
  assert.deepEqual([type, confirmationNumber, attachments[0].name], ['hotel', 'TE-60418', name]);
  const original = { params: { id: read.id }, query: { as: 'html' } } as const;
  const shown = Buffer.from((await lea.send(calls.getImportOriginal, original)).body).toString();
  assert.match(shown, /Hôtel des Trois Écluses &lt;reception@trois-ecluses\.example&gt;/);
  assert.match(shown, /<td>double, petit-déjeuner compris/);
});

test('a calendar file becomes an event at its own local time', async () => {
  const lea = await traveller();
  const read = await drop(lea, 'invite.ics', calendar);
  assert.equal(read.state, 'placed', JSON.stringify(read.bookings));
  const segment = await onlySegment(lea, read.trips[0].id);
  assert.deepEqual([segment.type, segment.name], ['event', 'Quarterly review']);
  assert.equal(segment.start, '2026-12-03T14:00:00+01:00[Europe/Berlin]');
});

test('a picture of a boarding pass becomes a flight on its day, and the code comes along', async () => {
  const lea = await traveller();
  const picture = await readFile(join(import.meta.dirname, '../testing/boarding-pass.png'));
  const read = await drop(lea, 'photo.png', picture);
  assert.equal(read.state, 'placed', JSON.stringify(read));
  const segment = await onlySegment(lea, read.trips[0].id);
  assert.deepEqual(
    [segment.type, segment.airlineCode, segment.flightNumber, segment.departure.iata, segment.arrival.iata],
    ['flight', 'QC', '1824', 'CDG', 'LIN'],
  );
  assert.match(segment.start, /^20\d\d-12-0[23]$/); // the 337th day, of the year around the upload
  assert.deepEqual(segment.ticketCode.format, 'aztec');
  assert.equal(segment.attachments[0].name, 'photo.png');
});

test('a picture without a code waits, and says that none was found', async () => {
  const lea = await traveller();
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
  const read = await drop(lea, 'photo.png', Buffer.from(dot, 'base64'));
  assert.deepEqual([read.state, read.reason], ['needs-review', 'no-code-found']);
});

test('a wallet pass becomes a flight, and the code to be scanned comes along', async () => {
  const lea = await traveller();
  const message = 'M1MARTIN/LEA          EKX7PQ2 CDGLINQC 1824 337Y014C0042 100';
  const pass = {
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.aircorail',
    serialNumber: 'A-1',
    teamIdentifier: 'T',
    organizationName: 'Air Corail',
    description: 'Boarding pass',
    relevantDate: '2026-12-03T08:15:00+01:00',
    barcode: { format: 'PKBarcodeFormatAztec', message, messageEncoding: 'iso-8859-1' },
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      primaryFields: [
        { key: 'from', label: 'PARIS', value: 'CDG' },
        { key: 'to', label: 'MILANO', value: 'LIN' },
      ],
    },
  };
  const read = await drop(lea, 'pass.pkpass', zipSync({ 'pass.json': strToU8(JSON.stringify(pass)) }));
  assert.equal(read.state, 'placed', JSON.stringify(read));
  const segment = await onlySegment(lea, read.trips[0].id);
  assert.equal(segment.flightNumber, '1824');
  assert.equal(segment.departure.iata, 'CDG');
  assert.equal(segment.ticketCode.format, 'aztec');
  assert.equal(segment.ticketCode.payload, message);
});

test('the text of a boarding pass can be pasted, and so can markup', async () => {
  const lea = await traveller();
  // It tells the day of the year alone: of the year that is nearest.
  const day = inDays(30);
  const ofYear = String(Temporal.PlainDate.from(day).dayOfYear).padStart(3, '0');
  const text = `M1MARTIN/LEA          EKX7PQ2 CDGLINQC 1824 ${ofYear}Y014C0042 100`;
  const pasted = await lea.send(calls.createImport, { body: { text } });
  assert.deepEqual([pasted.status, pasted.body.via, pasted.body.title], [202, 'paste', text]);
  await server.settled();
  const { body: read } = await lea.send(calls.getImport, { params: { id: pasted.body.id } });
  assert.equal(read.state, 'placed', JSON.stringify(read));
  const segment = await onlySegment(lea, read.trips[0].id);
  assert.deepEqual([segment.start, segment.seatNumber], [day, '14C']);

  // The confirmation of the same flight then tells the time.
  const departs = placeTime(day, '08:15:00', 'Europe/Paris');
  const arrives = placeTime(day, '09:45:00', 'Europe/Rome');
  const [from, to] = [departs, arrives].map((time) => time.replace(/\[.*/, ''));
  const json = flightMarkup({ departs: from, arrives: to }).replace(/^[\s\S]*<script[^>]*>|<\/script>[\s\S]*$/g, '');
  await lea.send(calls.createImport, { body: { text: json } });
  await server.settled();
  assert.equal((await onlySegment(lea, read.trips[0].id)).start, departs);
});

test('a file that was dropped on a trip is placed in that trip', async () => {
  const lea = await traveller();
  const { body: trip } = await lea.send(calls.createTrip, { body: { name: 'Some day' } });
  const read = await drop(lea, 'invite.ics', calendar, { tripId: trip.id });
  assert.deepEqual(read.trips, [{ id: trip.id, name: 'Some day' }]);
  const eve = await signIn(server, 'eve@elsewhere.example');
  const file = new File([calendar], 'invite.ics');
  const refused = await eve.send(calls.createImport, { file, body: { tripId: trip.id } });
  assert.deepEqual([refused.status, refused.body.code], [404, 'trip.not-found']);
  assert.deepEqual((await eve.send(calls.listImports)).body.items, []);
});

test('the same file dropped again is the same import, and brings back what was deleted', async () => {
  const lea = await traveller();
  const first = await drop(lea, 'flight.html', flightMarkup());
  const second = await drop(lea, 'flight.html', flightMarkup());
  assert.equal(second.id, first.id);
  assert.equal(second.bookings[0].action, 'unchanged');
  const segment = await onlySegment(lea, first.trips[0].id);
  assert.equal(segment.attachments.length, 1);
  await lea.send(calls.deleteTrip, { params: { id: first.trips[0].id } });
  const third = await drop(lea, 'flight.html', flightMarkup());
  assert.equal(third.bookings[0].action, 'created');
  assert.equal((await onlySegment(lea, third.trips[0].id)).attachments.length, 1);
});

test('what cannot be read yet is kept and waits with its reason', async () => {
  const lea = await traveller();
  const reasonOf = async (name: string, content: string | Uint8Array) => {
    const { state, reason } = await drop(lea, name, content);
    assert.equal(state, 'needs-review', name);
    return reason;
  };
  assert.equal(await reasonOf('order.pdf', '%PDF-1.7\nnothing'), 'unreadable');
  const noDocument = zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'word/document.xml': strToU8('<x/>') });
  assert.equal(await reasonOf('order.docx', noDocument), 'unreadable');
  assert.equal(await reasonOf('photo.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])), 'unreadable');
  assert.equal(await reasonOf('rubbish.bin', new Uint8Array([0, 1, 2, 3, 0, 9])), 'unsupported-format');
  const untold = 'Your hotel booking is confirmed. Booking reference: ZX81AB.';
  assert.equal(await reasonOf('untold.txt', untold), 'not-understood');
  assert.equal(await reasonOf('notes.txt', 'Buy milk'), 'no-booking-found');
  const { body } = await lea.send(calls.listImports, { query: { waiting: '1', limit: 2 } });
  assert.deepEqual([body.waiting, body.items.length], [6, 2]);
  const rest = await lea.send(calls.listImports, { query: { waiting: '1', cursor: body.nextCursor } });
  assert.equal(rest.body.items.length, 4);

  const again = await lea.send(calls.readImportAgain, { params: { id: body.items[0].id } });
  assert.deepEqual([again.status, again.body.state], [202, 'received']);
  await server.settled();
  assert.equal((await lea.send(calls.listImports)).body.waiting, 6);
});

test('thirty texts pasted at the same moment are all kept', async () => {
  const lea = await traveller();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) => lea.send(calls.createImport, { body: { text: `Nothing ${i}` } })),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
  await server.settled();
  assert.equal((await lea.send(calls.listImports)).body.waiting, 30);
});

test('a file without content, a text without words and a file too large are refused', async () => {
  const lea = await traveller();
  assert.equal((await lea.send(calls.createImport, { body: { text: '' } })).status, 422);
  const large = new File([new Uint8Array(26 * 1024 * 1024)], 'large.bin');
  assert.equal((await lea.send(calls.createImport, { file: large, body: {} })).status, 413);
  assert.deepEqual((await lea.send(calls.listImports)).body.items, []);
});
