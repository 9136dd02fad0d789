import assert from 'node:assert/strict';
import { test } from 'node:test';
import { burn } from '@kenjiuno/msgreader/lib/Burner.js';
import { bytes } from '../../testing/mail.ts';
import { type OutlookMail, outlookMail, packedRtf, rtfAround } from '../../testing/outlook-mail.ts';
import { extract } from '../index.ts';
import { growTree } from './grow.ts';
import { openMail } from './open-mail.ts';

// Mails that were dragged out of Outlook, or attached to another within Exchange.

const stay =
  '<h1>Votre séjour est confirmé</h1>\n<p>Référence : LQ4471</p>\n<p>Hôtel Quatre Vents, 3 rue des Lilas, 35400 Saint-Malo</p>\n' +
  '<p>Arrivée : 12/04/2027<br>Départ : 14/04/2027</p>\n<p>{2 nuits} pour 268 € à M. Aurèle Castaing</p>';
const keeper = { name: 'Hôtel Quatre Vents', address: 'accueil@quatre-vents.example' };
const aurele = { name: 'CASTAING, Aurèle', address: 'aurele@orvault.example' };
const kept: OutlookMail = {
  subject: 'Votre séjour',
  from: keeper,
  to: [aurele],
  sentAt: 'Thu, 4 Mar 2027 09:12:00 GMT',
};

const grow = (mail: Uint8Array) => growTree({ bytes: mail, contextDate: '2027-05-01', fileName: 'Votre séjour.msg' });

async function references(mail: Uint8Array) {
  const { reservations } = await extract(mail, { contextDate: '2027-05-01' });
  return reservations.map(({ booking }) => booking.reference);
}

test('a page that Outlook wrapped in RTF is the page that was sent, letter for letter', async () => {
  const mail = await openMail(outlookMail({ ...kept, text: 'Votre séjour', rtf: rtfAround(stay) }));
  assert.equal(mail?.html, stay.replaceAll('\n', ''));
});

test('a booking is read of each way in which Outlook keeps a message', async () => {
  const text = stay.replaceAll(/<br>|<\/p>/g, '\r\n').replaceAll(/<[^>]+>/g, '');
  const ways = { html: { html: stay }, rtf: { rtf: rtfAround(stay), text }, text: { text } };
  for (const [way, body] of Object.entries(ways)) {
    assert.deepEqual(await references(outlookMail({ ...kept, ...body })), ['LQ4471'], way);
  }
});

test('who wrote it, to whom and when, stands in its headers, or in properties where it never left Exchange', async () => {
  const headers = `Received: from mx.example\r\nFrom: "Accueil" <reservation@quatre-vents.example>\r\nTo: aurele@orvault.example\r\nSubject: =?utf-8?q?S=C3=A9jour?=\r\nDate: Wed, 3 Mar 2027 10:00:00 +0100\r\nContent-Type: multipart/mixed;\r\n\tboundary=x\r\n`;
  const [came, within] = await Promise.all([grow(outlookMail({ ...kept, headers })), grow(outlookMail(kept))]);
  const { origin, contextDate } = within.root;
  assert.deepEqual(
    [origin.sender, origin.senderName, origin.subject, origin.recipientName, contextDate],
    [keeper.address, keeper.name, 'Votre séjour', 'Aurèle CASTAING', '2027-03-04'],
  );
  assert.deepEqual(
    [came.root.origin.sender, came.root.origin.subject, came.root.sentAt],
    ['reservation@quatre-vents.example', 'Séjour', '2027-03-03T09:00:00.000Z'],
  );
});

test('what is attached is opened, also a mail of Outlook within another', async () => {
  const from = { name: 'Nadia Roque', address: 'nadia@orvault.example' };
  const answer = outlookMail({
    ...{ subject: 'TR: Votre séjour', from, text: 'Pour toi' },
    attachments: [
      { name: 'Votre séjour', content: { ...kept, html: stay } },
      { name: 'note.txt', type: 'text/plain', content: bytes('Bon voyage') },
    ],
  });
  const { root } = await grow(answer);
  assert.deepEqual(
    root.children.map(({ kind, mediaType, fileName }) => [kind, mediaType, fileName]),
    [
      ['text', 'text/plain', undefined],
      ['mail', 'application/vnd.ms-outlook', 'Votre séjour.msg'],
      ['text', 'text/plain', 'note.txt'],
    ],
  );
  assert.deepEqual(await references(answer), ['LQ4471']);
});

test('a document of the same container is no mail, and one that is cut short is damaged', async () => {
  const word = burn([
    { name: 'Root Entry', type: 5, length: 0, children: [1] },
    { name: 'WordDocument', type: 2, length: 5, binaryProvider: () => bytes('hello') },
  ]);
  assert.deepEqual((await grow(word)).tree.doubts, [{ code: 'unknown-format', node: '0' }]);
  const whole = outlookMail({ ...kept, html: stay });
  const { root, tree } = await grow(whole.subarray(0, whole.length - 1500));
  assert.ok(root.kind === 'mail');
  assert.deepEqual(tree.doubts, [{ code: 'damaged', node: '0' }]);
});

test('RTF that says to be longer than it is, or that much is to follow, is not unpacked', async () => {
  const lying = rtfAround(stay);
  new DataView(lying.buffer).setUint32(0, 0x7f_ff_ff_ff, true);
  const vast = packedRtf('{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag84 <p>}{\\pict\\bin2000000000 x}}');
  for (const rtf of [lying, vast]) {
    const mail = await openMail(outlookMail({ ...kept, text: 'Votre séjour', rtf }));
    assert.deepEqual([mail?.html, mail?.text], ['', 'Votre séjour']);
  }
});

// Where a compound file says what: [MS-CFB] 2.2, 2.3 and 2.6.
const spoils: Record<string, (file: DataView, at: { table: number; directory: number }) => void> = {
  'a directory that follows itself': (file, { table, directory }) =>
    file.setUint32(sectorAt(table) + 4 * directory, directory, true),
  'a stream whose next sector is far behind the file': (file, { table }) =>
    file.setUint32(sectorAt(table) + 4 * 3, 100_000, true),
  'an entry that is its own neighbour': (file, { directory }) => {
    const entry = sectorAt(directory) + 128;
    file.setUint32(entry + 68, 1, true);
  },
  'a stream of two thousand megabytes': (file, { directory }) =>
    file.setUint32(sectorAt(directory) + 248, 2 ** 31, true),
  'a list of tables that goes round': (file) => file.setUint32(68, 0, true),
  'sectors of half a byte': (file) => file.setUint16(30, 0xff_ff, true),
};
const sectorAt = (sector: number) => (sector + 1) * 512;

for (const [name, spoil] of Object.entries(spoils))
  test(`${name} is a damaged mail, and said at once`, async () => {
    const file = outlookMail({ ...kept, html: stay, text: 'x'.repeat(9_000) });
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    assert.ok(await openMail(file));
    spoil(view, { table: view.getUint32(76, true), directory: view.getUint32(48, true) });
    assert.equal(await openMail(file), null);
  });
