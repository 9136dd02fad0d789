import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes, mail, mailWithin } from '../../testing/mail.ts';
import type { SourceNode } from '../source.ts';
import { findForwarded } from './forward.ts';
import { growTree } from './grow.ts';

const hotel = 'Your room at the Lindenhof\nCheck-in 12 March 2027';

async function grow(source: Uint8Array): Promise<SourceNode> {
  const { root } = await growTree({ bytes: source, contextDate: '2027-03-01' });
  return root;
}

function* nodesIn(node: SourceNode): Generator<SourceNode> {
  yield node;
  for (const child of node.children) yield* nodesIn(child);
}

/** The node that holds the hotel's own words, and nothing of the note. */
function hotelIn(root: SourceNode): SourceNode {
  const found = [...nodesIn(root)].find(
    ({ content }) => content.of === 'print' && content.print.text.includes('Lindenhof'),
  );
  assert.ok(found, 'the inner mail is in the tree');
  assert.ok(found.content.of === 'print' && !found.content.print.text.includes('lunch'), 'the note stays outside');
  return found;
}

const inlines: [string, string][] = [
  [
    'Gmail',
    `Remember lunch on Friday\n\n---------- Forwarded message ---------\nFrom: Lindenhof <stay@lindenhof.example>\nDate: Mon, 1 Mar 2027 at 08:12\nSubject: Your room\nTo: <lea@travel.example>\n\n\n${hotel}`,
  ],
  [
    'Gmail in French',
    `Remember lunch\n\n---------- Message transféré ---------\nDe : Lindenhof <stay@lindenhof.example>\nDate: lun. 1 mars 2027 à 08:12\nSubject: Your room\nTo: Léa <lea@travel.example>\n\n${hotel}`,
  ],
  [
    'Outlook in French',
    `Remember lunch\n\nDe : Lindenhof <stay@lindenhof.example>\nEnvoyé : lundi 1 mars 2027 08:12\nÀ : Léa Martin <lea@travel.example>\nObjet : Your room\n\n${hotel}`,
  ],
  [
    'Outlook',
    `lunch?\n________________________________\nFrom: Lindenhof <stay@lindenhof.example>\nSent: Monday, March 1, 2027 8:12:00 AM\nTo: Martin, Léa <lea@travel.example>\nCc: Max Weber <max@travel.example>\nSubject: Your room\n\n${hotel}`,
  ],
  [
    'Thunderbird in French',
    `Remember lunch\n\n-------- Message transféré --------\nSujet : \tYour room\nDate : \tMon, 1 Mar 2027 08:12:00 +0100\nDe : \tLindenhof <stay@lindenhof.example>\nPour : \tlea@travel.example\n\n\n\n${hotel}`,
  ],
  [
    'a French webmail',
    `Remember lunch\n\n> Message du 01/03/27 08:12\n> De : "Lindenhof" <stay@lindenhof.example>\n> A : lea@travel.example\n> Copie à : \n> Objet : Your room\n> \n> ${hotel.replace('\n', '\n> ')}`,
  ],
  [
    'a German Outlook',
    `lunch?\n\nVon: Lindenhof <stay@lindenhof.example>\nGesendet: Montag, 1. März 2027 08:12\nAn: Léa Martin <lea@travel.example>\nBetreff: Your room\n\n${hotel}`,
  ],
  [
    'Apple Mail',
    `Begin forwarded message:\n\n> From: Lindenhof <stay@lindenhof.example>\n> Date: 1 March 2027 at 08:12:00 CET\n> To: lea@travel.example\n> Subject: Your room\n> \n> ${hotel.replace('\n', '\n> ')}`,
  ],
  [
    'a quoted answer',
    `Thanks, lunch then!\n\nOn Mon, 1 Mar 2027 at 08:12, Lindenhof\n<stay@lindenhof.example> wrote:\n\n> ${hotel.replace('\n', '\n> ')}`,
  ],
  [
    'a quoted answer in French',
    `Merci.\n\nLe lun. 1 mars 2027 à 08:12, Lindenhof <stay@lindenhof.example> a écrit :\n> ${hotel.replace('\n', '\n> ')}`,
  ],
];

for (const [program, body] of inlines)
  test(`a mail forwarded by ${program} comes from whom the inner header names`, async () => {
    const node = hotelIn(await grow(mail({ body })));
    assert.equal(node.origin.sender, 'stay@lindenhof.example');
    assert.equal(node.parent?.kind, 'forwarded-mail');
  });

test('a mail forwarded within HTML keeps its tables', async () => {
  const html = `<div>lunch on Friday<br><div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message ---------<br>From: <b>Lindenhof</b> &lt;<a href="mailto:stay@lindenhof.example">stay@lindenhof.example</a>&gt;<br>Date: Mon, 1 Mar 2027<br>Subject: Your room<br>To: &lt;lea@travel.example&gt;<br></div><table><tr><td>Hotel</td><td>Lindenhof</td></tr><tr><td>Check-in</td><td>12 March</td></tr></table></div></div>`;
  const node = hotelIn(await grow(mail({ type: 'text/html; charset=utf-8', body: html })));
  assert.equal(node.origin.sender, 'stay@lindenhof.example');
  assert.ok(node.content.of === 'print' && node.content.print.blocks.some((block) => block.kind === 'table'));
});

test('an answer above the mail that it quotes is the message, whichever header its program writes', async () => {
  const header =
    '<div><b>From:</b> Léa Martin &lt;lea@travel.example&gt;<br><b>Sent:</b> Monday 1 March 2027 08:12<br><b>To:</b> Lindenhof &lt;stay@lindenhof.example&gt;<br><b>Subject:</b> My room</div>';
  const html = `<p>Gladly changed:</p><table><tr><td>Hotel</td><td>Lindenhof</td></tr><tr><td>Check-in</td><td>12 March</td></tr></table><hr>${header}<p>Could I come to lunch on the 12th?</p>`;
  const body = `Gladly changed:\n\n${hotel}\n\nVon: Léa Martin <lea@travel.example>\nGesendet: Montag, 1. März 2027 08:12\nAn: Lindenhof <stay@lindenhof.example>\nBetreff: My room\n\nlunch on the 12th?`;
  for (const subject of ['Re: My room', 'AW: My room', 'RE: TR: My room']) {
    const answer = hotelIn(await grow(mail({ subject, type: 'text/html; charset=utf-8', body: html })));
    assert.equal(answer.role, undefined);
    assert.ok(answer.content.of === 'print' && answer.content.print.blocks.some((block) => block.kind === 'table'));
    const plain = await grow(mail({ subject, body }));
    assert.equal(hotelIn(plain).role, undefined);
    assert.ok([...nodesIn(plain)].some(({ role }) => role === 'quoted'));
  }
  const forwarded = await grow(mail({ subject: 'TR: My room', body }));
  assert.equal(hotelIn(forwarded).role, 'note');
});

test('a mail forwarded by Thunderbird as HTML, its header a table, comes from the inner sender', async () => {
  const html = `<p>lunch on Friday</p><div class="moz-forward-container"><br>-------- Forwarded Message --------<table class="moz-email-headers-table"><tr><th>Subject: </th><td>Your room</td></tr><tr><th>Date: </th><td>Mon, 1 Mar 2027 08:12:00 +0100</td></tr><tr><th>From: </th><td>Lindenhof &lt;stay@lindenhof.example&gt;</td></tr><tr><th>To: </th><td>lea@travel.example</td></tr></table><br><p>Your room at the Lindenhof</p></div>`;
  const node = hotelIn(await grow(mail({ type: 'text/html; charset=utf-8', body: html })));
  assert.equal(node.origin.sender, 'stay@lindenhof.example');
  assert.ok(node.content.of === 'print' && !node.content.print.text.includes('Subject'));
});

test('markup in a forwarded page belongs to the inner mail', async () => {
  const html = `<div>lunch<br>---------- Forwarded message ---------<br>From: Lindenhof &lt;stay@lindenhof.example&gt;<br>Date: Mon, 1 Mar 2027<br>Subject: Your room<br></div><script type="application/ld+json">{"@type":"LodgingReservation"}</script><p>Lindenhof</p>`;
  const node = hotelIn(await grow(mail({ type: 'text/html; charset=utf-8', body: html })));
  assert.deepEqual(
    node.children.map(({ kind, origin }) => [kind, origin.sender]),
    [['json-ld', 'stay@lindenhof.example']],
  );
});

test('a mail attached to a mail is read with its own sender and day', async () => {
  const inner = mail({
    from: 'Lindenhof <stay@lindenhof.example>',
    date: 'Wed, 10 Feb 2027 08:00:00 +0100',
    body: hotel,
  });
  const node = hotelIn(await grow(mailWithin(inner, 'Remember lunch')));
  assert.equal(node.origin.sender, 'stay@lindenhof.example');
  assert.equal(node.contextDate, '2027-02-10');
});

test('the day of an inline forward is that of the inner header, in either language', async () => {
  const dates = [
    'Envoyé : lundi 15 février 2027 08:12',
    'Sent: Monday, February 15, 2027 8:12 AM',
    'Date: 15 févr. 2027 à 08:12',
  ];
  for (const date of dates) {
    const body = `De : Lindenhof <stay@lindenhof.example>\n${date}\nÀ : lea@travel.example\nObjet : Your room\n\n${hotel}`;
    assert.equal(hotelIn(await grow(mail({ body }))).contextDate, '2027-02-15');
  }
});

test('a mail forwarded twice comes from the first sender', async () => {
  const once = `De : Lindenhof <stay@lindenhof.example>\nEnvoyé : lundi 1 mars 2027\nÀ : max@travel.example\nObjet : Your room\n\n${hotel}`;
  const twice = `---------- Forwarded message ---------\nFrom: Max Weber <max@travel.example>\nDate: Tue, 2 Mar 2027\nSubject: TR: Your room\nTo: <lea@travel.example>\n\nSee you at lunch\n\n${once}`;
  assert.equal(hotelIn(await grow(mail({ body: twice }))).origin.sender, 'stay@lindenhof.example');
});

test('a journey from a place to a place on a date is no mail header', () => {
  assert.equal(findForwarded(['De : Paris', 'À : Lyon', 'Date : 12 mars 2027']), null);
});

test('a mail kept for years is read in the year of its writing, and none is from the future', async () => {
  const day = async (date: string) => (await grow(mail({ date, body: hotel }))).contextDate;
  assert.equal(await day('Tue, 05 Mar 2024 09:00:00 +0100'), '2024-03-05');
  assert.equal(await day('Fri, 05 Mar 2032 09:00:00 +0100'), '2027-03-01');
});

test('a mail of more than 500 parts is not opened', async () => {
  const part = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n';
  const { root, tree } = await growTree({
    bytes: mail({ type: 'multipart/mixed; boundary=b', body: part.repeat(501) }),
    contextDate: '2027-03-01',
  });
  assert.equal(root.children.length, 0);
  assert.deepEqual(tree.doubts, [{ code: 'too-many-parts', node: '0' }]);
});

test('mails within mails beyond any reason end in a doubt, not in a loop', async () => {
  let source = mail({ body: hotel });
  for (let depth = 0; depth < 20; depth++) source = mailWithin(source);
  const { tree } = await growTree({ bytes: source, contextDate: '2027-03-01' });
  assert.ok(tree.doubts.some(({ code }) => code === 'too-deep'));
});

test('bytes are what they say, not what their name says', async () => {
  assert.equal(
    (await growTree({ bytes: bytes('%PDF-1.7\n'), fileName: 'mail.eml', contextDate: '2027-03-01' })).root.kind,
    'pdf',
  );
});

test('the news of an answer is on top, whatever is printed above what it answers', () => {
  const lines = (above: string, mark = '') =>
    `Dear Ms Farrow,\nwe have added one night: 5 to 9 May 2027.\n${above}\n${mark}From: Bridget Farrow\n${mark}Sent: Tuesday, March 23, 2027 7:41 PM\n${mark}To: Hotel\n${mark}Subject: Reservation\n\nCould we stay longer?`.split(
      '\n',
    );
  const style = (subject: string, above = '', mark = '') => findForwarded(lines(above, mark), subject)?.style;
  assert.equal(style('Re: Reservation PS-20714', '', '> '), 'quoted');
  assert.equal(style('RE: Reservation', '-----Original Message-----'), 'quoted');
  assert.equal(style('AW: Reservierung'), 'quoted');
  assert.equal(style('Fwd: Reservation', '', '> '), 'forwarded');
  assert.equal(style('Re: Reservation', '---------- Forwarded message ---------'), 'forwarded');
  assert.equal(style('Reservation'), 'forwarded');
});
