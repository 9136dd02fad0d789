import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rtfAround } from '../../testing/outlook-mail.ts';
import { packedMail } from '../../testing/tnef.ts';
import { extract } from '../index.ts';
import { openMail } from './open-mail.ts';

// Mails of which an Exchange server sends others a few words and a `winmail.dat`.

const stay =
  '<h1>Votre séjour est confirmé</h1>\n<p>Référence : LQ4471</p>\n<p>Hôtel Quatre Vents, 3 rue des Lilas, 35400 Saint-Malo</p>\n' +
  '<p>Arrivée : 12/04/2027<br>Départ : 14/04/2027</p>\n<p>2 nuits pour 268 € à M. Aurèle Castaing</p>';
const text = stay.replaceAll(/<br>|<\/p>|<\/h1>/g, '\r\n').replaceAll(/<[^>]+>/g, '');
const pass = new TextEncoder().encode('ticket');

/** As it comes over the network. */
function sent(pack: Uint8Array, body = ''): Uint8Array {
  return new TextEncoder().encode(
    `From: Nadia Roque <nadia@orvault.example>\r\nTo: aurele@orvault.example\r\nSubject: TR: hotel\r\nDate: Fri, 5 Mar 2027 08:00:00 +0100\r\nMIME-Version: 1.0\r\n` +
      `Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n` +
      `--x\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(pack).toString('base64')}\r\n--x--\r\n`,
  );
}

async function references(mail: Uint8Array) {
  const { reservations } = await extract(mail, { contextDate: '2027-05-01' });
  return reservations.map(({ booking }) => booking.reference);
}

test('a booking is read of each way in which Exchange packs a message', async () => {
  const ways = {
    html: { html: stay },
    rtf: { rtf: rtfAround(stay) },
    'the oldest': { oldText: text.replace('€', 'EUR') },
  };
  for (const [way, body] of Object.entries(ways)) {
    assert.deepEqual(await references(sent(packedMail(body))), ['LQ4471'], way);
  }
});

test('the mail is its sender’s, with the page and the files of the pack, and the pack is no file of it', async () => {
  const pack = packedMail({ subject: 'x', html: stay, files: [{ name: 'Carte d’embarquement.pdf', content: pass }] });
  const mail = await openMail(sent(pack, 'Voici.'));
  assert.deepEqual([mail?.from?.address, mail?.subject], ['nadia@orvault.example', 'TR: hotel']);
  assert.deepEqual([mail?.html, mail?.text?.trim()], [stay, 'Voici.']);
  const files = mail?.attachments.map(({ filename, content }) => [
    filename,
    new TextDecoder().decode(content as ArrayBuffer),
  ]);
  assert.deepEqual(files, [['Carte d’embarquement.pdf', 'ticket']]);
});

test('a mail that was attached to another is read within the pack, with its own day and sender', async () => {
  const from = { name: 'Hôtel Quatre Vents', address: 'accueil@quatre-vents.example' };
  const inner = { subject: 'Votre séjour', from, sentAt: '2027-03-04T09:12:00Z', html: stay };
  const pack = packedMail({ html: '<p>Pour vous.</p>', files: [{ name: 'Votre séjour', content: inner }] });
  assert.deepEqual(await references(sent(pack)), ['LQ4471']);
  const mail = await openMail(packedMail(inner));
  assert.deepEqual([mail?.from, mail?.subject, mail?.date], [from, 'Votre séjour', '2027-03-04T09:12:00.000Z']);
});

test('a pack that was cut off anywhere, or says to be larger than it is, ends and leaves the mail around it', async () => {
  const pack = packedMail({ html: stay, files: [{ name: 'a.pdf', content: pass }] });
  const said = pack.slice();
  new DataView(said.buffer).setUint32(11, 0xff_ff_ff_ff, true);
  for (const damaged of [said, ...Array.from({ length: pack.length - 1 }, (_, length) => pack.slice(0, length))]) {
    const mail = await openMail(sent(damaged, 'Voici.'));
    assert.equal(mail?.text?.trim(), 'Voici.');
  }
});
