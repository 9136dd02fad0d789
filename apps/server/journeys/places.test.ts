import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { startServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let lea: SignedIn;

before(async () => {
  const server = await startServer({ clock: { now: () => new Date('2026-12-21T10:00:00Z') } });
  lea = await signIn(server, 'lea@example.com');
});

test('a name that somebody begins to type finds airports, stations and cities, and says where it knows them from', async () => {
  const found = await lea.send(calls.autocompletePlaces, { query: { input: 'charles de g', types: 'airport' } });
  assert.equal(found.status, 200);
  assert.deepEqual(
    [found.body.predictions[0].iata, found.body.predictions[0].kind, found.body.provenance.mode],
    ['CDG', 'airport', 'embedded'],
  );
  const station = await lea.send(calls.autocompletePlaces, { query: { input: 'Part-Dieu', types: 'station' } });
  assert.match(station.body.predictions[0].title, /Part-Dieu/);
  const nothing = await lea.send(calls.autocompletePlaces, { query: { input: 'Rue de Rivoli', types: 'address' } });
  assert.deepEqual(nothing.body.predictions, []);
});

test('a place that was found has its coordinates and its time zone', async () => {
  const found = await lea.send(calls.autocompletePlaces, { query: { input: 'HND' } });
  const details = await lea.send(calls.getPlaceDetails, { query: { place_id: found.body.predictions[0].placeId } });
  assert.deepEqual([details.body.place.iata, details.body.place.timeZone], ['HND', 'Asia/Tokyo']);
  const none = await lea.send(calls.getPlaceDetails, { query: { place_id: 'airport:???' } });
  assert.deepEqual([none.status, none.body.code], [404, 'place.not-found']);
});

test('without a forecast the weather says so, and still tells the time and the sun', async () => {
  const paris = await lea.send(calls.getWeather, { query: { latitude: 48.8566, longitude: 2.3522 } });
  assert.deepEqual(
    [paris.body.available, paris.body.reason, paris.body.days, paris.body.localTime],
    [false, 'no-provider', [], '2026-12-21T11:00:00+01:00[Europe/Paris]'],
  );
  assert.match(paris.body.sunrise, /^2026-12-21T08:4/);
});

test('an airline is known by its code, however it is written', async () => {
  const airline = await lea.send(calls.getAirline, { query: { iataCode: 'af' } });
  assert.deepEqual([airline.body.iataCode, airline.body.name], ['AF', 'Air France']);
  const none = await lea.send(calls.getAirline, { query: { iataCode: '??' } });
  assert.equal(none.status, 422);
});
