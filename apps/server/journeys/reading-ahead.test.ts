import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { nextToRead } from '../src/features/imports/store.ts';
import { flightReservation, letter } from '../testing/confirmations.ts';
import { forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

// While one import is placed, its person's next is read.

let server: TestServer;
let lea: SignedIn;
let max: SignedIn;
before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@kontor.example', { name: 'Léa Martin' });
  max = await signIn(server, 'max@kontor.example', { name: 'Max Weber' });
});

const booked = (reference: string, day: number) => {
  const [from, to] = [
    ['Paris Charles de Gaulle', 'CDG'],
    ['Milano Linate', 'LIN'],
  ] as [[string, string], [string, string]];
  const on = `2027-05-0${day}`;
  const leg = { number: '1824', from, to, departs: `${on}T08:15:00+02:00`, arrives: `${on}T09:45:00+02:00` };
  return letter(flightReservation(leg, { code: reference }), '<p>Your flight is booked.</p>');
};

test('of mails that come together each is placed once, as what it says, and with its own person', async () => {
  const sent = [lea, max].flatMap((person, of) => [0, 1, 2, 3].map((n) => ({ person, n, reference: `QX${of}R${n}T` })));
  await Promise.all(
    sent.map(({ person, n, reference }) =>
      forward(server, person, mail({ from: person.email, subject: reference, html: booked(reference, 1 + 2 * n) })),
    ),
  );
  await server.settled();
  for (const person of [lea, max]) {
    const { items } = (await person.send(calls.listImports)).body;
    const read = items.map(({ title, bookings }: { title: string; bookings: { draft: Record<string, unknown> }[] }) => [
      title,
      ...bookings.map(({ draft }) => draft.confirmationNumber),
    ]);
    const own = sent.filter((one) => one.person === person).map(({ reference }) => [reference, reference]);
    assert.deepEqual(read.sort(), own);
  }
});

test('the next is the oldest of the same person behind this one that nobody reads yet', async () => {
  const { db } = server.app.house;
  const [first, second, third, fourth] = await db.rows<{ id: string; account_id: string }>(
    `select i.id, i.account_id from imports i join account_emails e on e.account_id = i.account_id
    where e.email = $1 order by i.id`,
    [lea.email],
  );
  assert.ok(first && second && third && fourth);
  const next = async () => (await nextToRead(db.query, first))?.id ?? null;
  assert.equal(await next(), null);
  await db.rows(`update imports set state = 'received' where id = any($1) or account_id <> $2`, [
    [first.id, third.id, fourth.id],
    first.account_id,
  ]);
  assert.equal(await next(), third.id);
  await db.rows(`update imports set state = 'reading' where id = $1`, [third.id]);
  assert.equal(await next(), fourth.id);
});
