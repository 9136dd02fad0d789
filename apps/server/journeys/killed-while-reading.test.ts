import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { flightMarkup, mail } from '../testing/mail.ts';
import { type Ground, newGround, type OwnProcess, startOwnProcess } from '../testing/own-process.ts';
import { calls } from '../testing/server.ts';
import type { SignedIn } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';

let ground: Ground;
before(async () => {
  ground = await newGround();
});
after(() => ground.clear());

test('a mail that was acknowledged is placed once and said once, whenever the server was killed', {
  timeout: 120_000,
}, async ({ signal }) => {
  let house = await startOwnProcess(ground);
  // How long after 250 the blow falls: before, while and after the mail is read.
  for (const [round, delayMs] of [0, 15, 45, 120].entries()) {
    const email = `lea${round}@kontor.example`;
    const { body } = await (await house.signIn(email)).send(calls.getAccount);
    await send(house.mailPort, email, body.importAddress);
    if (delayMs > 0) await pause(delayMs);
    await house.kill();

    house = await startOwnProcess(ground);
    const lea = await house.signIn(email);
    const { items } = await untilPlaced(lea, signal);
    assert.equal(items.length, 1);
    const { body: trips } = await lea.send(calls.listTrips);
    assert.equal(trips.items.length, 1);
    const { body: trip } = await lea.send(calls.getTrip, { params: { id: trips.items[0].id } });
    assert.equal(trip.segments.length, 1);
    assert.equal(trip.segments[0].attachments.length, 1);
    const said = await untilSaid(lea, signal);
    assert.equal(said.length, 1);
    const original = await lea.send(calls.getImportOriginal, { params: { id: items[0].id } });
    assert.match(Buffer.from(original.body).toString(), /KX7PQ2/);
  }
  await house.stop();
});

async function send(port: OwnProcess['mailPort'], from: string, to: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const raw = mail({ from, subject: 'Flight', html: flightMarkup() });
  const { response } = await transport.sendMail({ envelope: { from, to }, raw });
  assert.match(response, /^250/);
  transport.close();
}

const untilPlaced = (lea: SignedIn, signal: AbortSignal) =>
  until(signal, async () => {
    const { body } = await lea.send(calls.listImports);
    const state = body.items[0]?.state;
    assert.ok(['received', 'reading', 'placed'].includes(state), state);
    return state === 'placed' ? body : undefined;
  });

const untilSaid = (lea: SignedIn, signal: AbortSignal) =>
  until(signal, async () => {
    const { body } = await lea.send(calls.listMessages);
    const said = body.items.filter((m: { kind: string }) => m.kind === 'bookings-imported');
    return said.length > 0 ? said : undefined;
  });
