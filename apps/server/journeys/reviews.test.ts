import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { answersCsv } from '../src/features/reviews/index.ts';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { flight, inDays, makeTrip } from '../testing/makers.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
/** Somebody who has been here for so many days. */
async function person(days = 60): Promise<SignedIn> {
  const who = await signIn(server, `r${++people}@kontor.example`, { name: 'Léa Martin' });
  await server.app.house.db.rows(`update accounts set created_at = now() - make_interval(days => $2) where id = $1`, [
    who.accountId,
    days,
  ]);
  return who;
}

const hotel = (from: number, to: number) =>
  ({
    type: 'hotel',
    name: 'Casa do Rio',
    place: { name: 'Casa do Rio', city: 'Lisbon', country: 'PT', timeZone: 'Europe/Lisbon' },
    start: inDays(from),
    end: inDays(to),
  }) as const;
const pastTrip = (who: SignedIn) => makeTrip(who, { name: 'Lisbon', segments: [flight(-6), hotel(-6, -4)] });
const feedback = async (who: SignedIn) => (await who.send(calls.getFeedback)).body;

const survey = {
  kind: 'survey',
  overall: 4,
  bookingTool: 3,
  services: { flight: 5, hotel: 2 },
  notAppreciated: 'The queue at the desk',
  recommendation: 8,
  suggestions: 'Seats by the window',
} as const;

test('the survey is offered once after a trip, for the services that the trip had', async () => {
  const lea = await person();
  const trip = await pastTrip(lea);
  const offered = (await feedback(lea)).survey;
  assert.deepEqual(offered, { tripId: trip.id, name: 'Lisbon', services: ['flight', 'hotel'] });

  const made = await lea.send(calls.createReview, { body: { ...survey, tripId: trip.id } });
  assert.equal(made.status, 201);
  assert.deepEqual(made.body.review, { ...survey, tripId: trip.id });
  const after = await feedback(lea);
  assert.equal(after.survey, null);
  assert.deepEqual([after.reviews[0].tripName, after.reviews[0].stars], ['Lisbon', 4]);

  const again = await lea.send(calls.createReview, { body: { ...survey, tripId: trip.id } });
  assert.deepEqual([again.status, again.body.code], [409, 'review.already-there']);
});

test('a survey that was put off is not offered again', async () => {
  const lea = await person();
  const { id: tripId } = await pastTrip(lea);
  await lea.send(calls.putOffFeedback, { body: { what: 'survey', tripId } });
  assert.equal((await feedback(lea)).survey, null);
  // It can still be answered from the trip.
  const { body } = await lea.send(calls.getSurveyedTrip, { params: { id: tripId } });
  assert.deepEqual([body.name, body.review], ['Lisbon', null]);
});

test('nobody is asked about a service that the trip did not have', async () => {
  const lea = await person();
  const { id: tripId } = await pastTrip(lea);
  const { status, body } = await lea.send(calls.createReview, {
    body: { kind: 'survey', tripId, overall: 5, services: { train: 5 } },
  });
  assert.deepEqual([status, body.errors[0].path], [422, 'services.train']);
});

test('answers can be changed, but not made to be about something else', async () => {
  const lea = await person();
  const { id: tripId } = await pastTrip(lea);
  const { body: made } = await lea.send(calls.createReview, { body: { ...survey, tripId } });
  const params = { id: made.id };
  await lea.send(calls.updateReview, { params, body: { ...survey, tripId, overall: 1 } });
  assert.equal((await lea.send(calls.getReview, { params })).body.review.overall, 1);
  assert.equal((await lea.send(calls.updateReview, { params, body: survey })).status, 422);
  assert.equal((await lea.send(calls.updateReview, { params, body: { kind: 'app', stars: 5 } })).status, 422);
});

test('a review is its writer’s alone, and a stranger’s trip cannot be reviewed', async () => {
  const [lea, eve] = [await person(), await person()];
  const { id: tripId } = await pastTrip(lea);
  const { body: made } = await lea.send(calls.createReview, { body: { ...survey, tripId } });
  const params = { id: made.id };
  assert.equal((await eve.send(calls.getReview, { params })).status, 404);
  assert.equal((await eve.send(calls.updateReview, { params, body: survey })).status, 404);
  assert.equal((await eve.send(calls.createReview, { body: { ...survey, tripId } })).status, 404);
  assert.equal((await eve.send(calls.getSurveyedTrip, { params: { id: tripId } })).status, 404);
});

test('the app asks for stars after a trip, never together with the survey, and never on a travel day', async () => {
  const lea = await person();
  const { id: tripId } = await pastTrip(lea);
  assert.equal((await feedback(lea)).rateApp, false);
  await lea.send(calls.putOffFeedback, { body: { what: 'survey', tripId } });
  assert.equal((await feedback(lea)).rateApp, true);
  await makeTrip(lea, { name: 'Today', segments: [flight(0)] });
  assert.equal((await feedback(lea)).rateApp, false);
});

test('the app asks for stars after the fifth import, but not in the first days', async () => {
  const [lea, newcomer] = [await person(), await person(1)];
  for (const who of [lea, newcomer]) {
    for (let i = 0; i < 5; i++) {
      assert.equal((await feedback(who)).rateApp, false);
      const html = flightMarkup()
        .replaceAll('2026-12-03', inDays(30 + i))
        .replace('KX7PQ2', `KX7PQ${i}`);
      await forward(server, who, mail({ from: who.email, subject: `Flight ${i}`, html }));
      await server.settled();
    }
  }
  assert.equal((await feedback(lea)).rateApp, true);
  assert.equal((await feedback(newcomer)).rateApp, false);
});

test('who has rated the app, or put it off, is left in peace on every device', async () => {
  const [lea, max] = [await person(), await person()];
  for (const who of [lea, max]) {
    const { id: tripId } = await pastTrip(who);
    await who.send(calls.putOffFeedback, { body: { what: 'survey', tripId } });
  }
  await lea.send(calls.createReview, { body: { kind: 'app', stars: 5, review: 'Quick' } });
  await max.send(calls.putOffFeedback, { body: { what: 'app' } });
  assert.deepEqual([(await feedback(lea)).rateApp, (await feedback(max)).rateApp], [false, false]);
});

test('the operator gets all answers as a table that no spreadsheet runs', async () => {
  const lea = await person();
  await lea.send(calls.createReview, {
    body: { kind: 'app', stars: 1, review: '=HYPERLINK("http://evil.example";"free")' },
  });
  const csv = await answersCsv(server.app.house.db.query);
  assert.match(csv, /"'=HYPERLINK\(""http:\/\/evil\.example"";""free""\)"/);
  assert.ok(csv.includes('The queue at the desk'));
  assert.ok(!csv.includes('kontor.example') && !csv.includes('Martin'));
});
