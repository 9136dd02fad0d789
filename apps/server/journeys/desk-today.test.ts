import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { atPlace, calls, type Draft, type NewSegment, type TodayBoard, type TripTemplate } from '@escale/contract';
import { makeCompany } from '../testing/company.ts';
import { flight, inDays, makeCustomer, makeSegment, makeTrip, personalEvent, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let eve: SignedIn;
let number = 0;

before(async () => {
  server = await startServer();
  ana = await signInAgent(server, 'ana@agency.example');
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
});

async function customer() {
  const lea = await signIn(server, `traveller-${++number}@example.com`, { name: 'Léa Martin' });
  const { id } = await makeCustomer(ana, lea);
  await server.settled();
  return { lea, customerId: id };
}

const board = async (agent: SignedIn): Promise<TodayBoard> => {
  const { status, body } = await agent.send(calls.getTodayBoard);
  assert.equal(status, 200, JSON.stringify(body));
  return body;
};

const stay = (from: number, to: number): NewSegment => ({
  type: 'hotel',
  name: 'Casa do Rio',
  place: { name: 'Casa do Rio', city: 'Lisbon', country: 'PT', timeZone: 'Europe/Lisbon' },
  start: atPlace(`${inDays(from)}T15:00:00`, 'Europe/Lisbon'),
  end: atPlace(`${inDays(to)}T11:00:00`, 'Europe/Lisbon'),
});

test('the board says who is where by their bookings, and never by a personal event', async () => {
  const { lea, customerId } = await customer();
  const trip = await makeTrip(lea, { name: 'Lisbon', segments: [stay(-1, 2), flight(2)] });
  await makeSegment(lea, trip.id, personalEvent(0, 'Secret doctor'));
  const today = await board(ana);
  const line = today.travelling.items.find(({ customer: of }) => of.id === customerId);
  assert.deepEqual(
    [line?.tripName, line?.timeZone, line?.places[0]?.title],
    ['Lisbon', 'Europe/Lisbon', 'Casa do Rio'],
  );
  assert.doesNotMatch(JSON.stringify(today), /Secret doctor/);
  assert.equal((await board(eve)).travelling.total, 0);
});

test('what does not fit, what was cancelled, what waits and what nobody has opened stands on the board', async () => {
  const { lea, customerId } = await customer();
  const overlapping = { ...flight(2), start: `${inDays(2)}T08:30:00` } as NewSegment;
  const cancelled = { ...flight(3), status: 'cancelled' } as NewSegment;
  const trip = await makeTrip(lea, { name: 'Oslo', segments: [flight(2), overlapping, cancelled] });
  const file = new File(['Nothing was booked.'], 'note.txt', { type: 'text/plain' });
  await ana.send(calls.importTripForCustomer, { body: { name: 'note.txt', userId: customerId }, file });
  await ana.send(calls.addSegmentForCustomer, { params: { id: trip.id }, body: flight(4) });
  await ana.send(calls.beginDraft, { body: { tripId: trip.id, trip: { purpose: 'Fair' } } });
  await server.settled();

  const today = await board(ana);
  const of = <Line extends { customer: { id: string } }>(items: Line[]) =>
    items.filter((line) => line.customer.id === customerId);
  assert.ok(of(today.warnings.items)[0]?.kinds.includes('overlap'));
  assert.equal(of(today.disruptions.items).length, 1);
  assert.equal(of(today.imports.items)[0]?.reason, 'no-booking-found');
  assert.equal(of(today.unseen.items)[0]?.tripId, trip.id);
  assert.equal(of(today.drafts.items)[0]?.pending, 1);

  await ana.send(calls.deleteCustomer, { params: { id: customerId } });
  assert.doesNotMatch(JSON.stringify(await board(ana)), new RegExp(customerId));
});

test('of a report to a company the board says that there is one, and nothing of it', async () => {
  const { lea } = await customer();
  const { lea: max } = await customer();
  await makeCompany(server, { name: 'Helvane Instruments', travellers: [lea, max] });
  const report = { deviceTime: '2026-11-21T10:00:00+01:00[Europe/Paris]', message: 'Locked in' } as const;
  await max.send(calls.reportIncident, { body: { ...report, kind: 'safe' } });
  assert.deepEqual((await board(ana)).incidents, []);
  await lea.send(calls.reportIncident, { body: { ...report, kind: 'help' } });
  const today = await board(ana);
  assert.deepEqual(today.incidents, [{ company: 'Helvane Instruments', customers: 2 }]);
  assert.doesNotMatch(JSON.stringify(today), /Locked in/);
  assert.deepEqual((await board(eve)).incidents, []);
});

test('a trip kept as a pattern becomes a draft on other days, without anything of its traveller', async () => {
  const { lea, customerId } = await customer();
  const trip = await makeTrip(lea, {
    name: 'Lisbon fair',
    segments: [flight(3, { confirmationNumber: 'SECRET1', seatNumber: '7A', notes: 'SECRET2' }), stay(3, 6)],
  });
  await makeSegment(lea, trip.id, personalEvent(4, 'SECRET3'));
  const kept = await ana.send(calls.keepTemplate, { body: { name: 'Lisbon in four days', tripId: trip.id } });
  assert.equal(kept.status, 201, JSON.stringify(kept.body));
  const template: TripTemplate = kept.body;
  assert.deepEqual([template.days, template.segments.map(({ day }) => day)], [4, [1, 1]]);
  assert.doesNotMatch(JSON.stringify(template), /SECRET|7A/);

  const body = { customerId, start: '2027-07-01' };
  const used = await ana.send(calls.useTemplate, { params: { id: template.id }, body });
  const draft: Draft = used.body;
  assert.deepEqual([draft.tripId, draft.name, draft.pending], [null, 'Lisbon in four days', 3]);
  const published = await ana.send(calls.publishDraft, { params: { id: draft.id } });
  const made = await readTrip(lea, published.body.tripId);
  assert.deepEqual([made.start, made.end, made.segments.length], ['2027-07-01', '2027-07-04', 2]);

  const params = { id: template.id };
  assert.equal((await eve.send(calls.useTemplate, { params, body })).status, 404);
  assert.equal((await eve.send(calls.renameTemplate, { params, body: { name: 'x' } })).status, 404);
  const renamed = await ana.send(calls.renameTemplate, { params, body: { name: 'Lisboa' }, ifMatch: '"1"' });
  assert.equal(renamed.body.name, 'Lisboa');
  assert.equal((await ana.send(calls.deleteTemplate, { params, ifMatch: '"1"' })).status, 412);
  assert.equal((await ana.send(calls.listTemplates, { query: { query: 'lisb' } })).body.items.length, 1);
  assert.equal((await ana.send(calls.deleteTemplate, { params })).status, 204);
  assert.equal((await ana.send(calls.listTemplates)).body.items.length, 0);
  const empty = await makeTrip(lea, { name: 'Nothing yet' });
  const refused = await ana.send(calls.keepTemplate, { body: { name: 'x', tripId: empty.id } });
  assert.equal(refused.body.code, 'template.empty');
});
