import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import {
  type Answer,
  type Asked,
  googleStandIn,
  metStandIn,
  openMeteoStandIn,
  photonStandIn,
  standIn,
} from '../testing/places-servers.ts';
import { startServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

const now = new Date('2026-12-21T10:00:00Z');
const googleEnv = { ESCALE_PLACES: 'google', GOOGLE_PLACES_KEY: 'a-key-for-tests' };
const paris = { latitude: 48.85661, longitude: 2.35222 };
let clockMs = now.getTime();
const clock = { now: () => new Date(clockMs) };

const stand = async (answer: (asked: Asked) => Answer, env: (url: string) => Record<string, string>) => {
  const provider = await standIn(answer);
  const server = await startServer({ clock, env: { ESCALE_LOG: 'silent', ...env(provider.url) } });
  return { asked: provider.asked, lea: await signIn(server, 'lea@example.com') };
};
type Stood = { asked: Asked[]; lea: SignedIn };

/** What every provider of places keeps to, whoever it is. */
function placeContract(name: string, open: () => Stood, knowsStreets: boolean): void {
  test(`${name}: an airport is found by its code, and its details have coordinates and a clock`, async () => {
    const { lea } = open();
    const found = await lea.send(calls.autocompletePlaces, { query: { input: 'HND', types: 'airport,city' } });
    assert.equal(found.status, 200);
    const [first] = found.body.predictions;
    assert.deepEqual([first.iata, first.kind], ['HND', 'airport']);
    const details = await lea.send(calls.getPlaceDetails, { query: { place_id: first.placeId } });
    assert.deepEqual([details.body.place.iata, details.body.place.timeZone], ['HND', 'Asia/Tokyo']);
  });

  test(`${name}: a street is ${knowsStreets ? 'found with its address, and the choice ends the session' : 'not known, and not made up'}`, async () => {
    const { lea } = open();
    const sessionToken = '5b0c9c8e-9d6e-4c63-8f6e-0d3b53a3a001';
    const query = { input: '4 rue de rivoli', types: 'address', sessionToken };
    const found = await lea.send(calls.autocompletePlaces, { query });
    assert.equal(found.status, 200);
    if (!knowsStreets) {
      assert.deepEqual([found.body.predictions, found.body.provenance.mode], [[], 'embedded']);
      return;
    }
    assert.equal(found.body.provenance.mode, 'live');
    assert.ok(found.body.provenance.attribution.length > 0);
    assert.equal(found.body.predictions[0].title, '4 Rue de Rivoli');
    const place_id = found.body.predictions[0].placeId;
    const details = await lea.send(calls.getPlaceDetails, { query: { place_id, sessionToken } });
    const { name: called, address, city, country, timeZone, latitude } = details.body.place;
    assert.deepEqual(
      { called, address, city, country, timeZone, latitude },
      {
        called: '4 Rue de Rivoli',
        address: '4 Rue de Rivoli, 75004 Paris',
        city: 'Paris',
        country: 'FR',
        timeZone: 'Europe/Paris',
        latitude: 48.8556,
      },
    );
  });

  test(`${name}: an id that was never given is not found`, async () => {
    const { lea } = open();
    for (const place_id of ['airport:???', 'google:nobody', 'photon:AAAA', 'nonsense', '../../etc']) {
      const none = await lea.send(calls.getPlaceDetails, { query: { place_id } });
      assert.deepEqual([place_id, none.status, none.body.code], [place_id, 404, 'place.not-found']);
    }
  });
}

let embedded: Stood;
let google: Stood;
let photon: Stood;
before(async () => {
  const server = await startServer({ clock });
  embedded = { asked: [], lea: await signIn(server, 'lea@example.com') };
  google = await stand(googleStandIn, (url) => ({ ...googleEnv, GOOGLE_PLACES_URL: url }));
  photon = await stand(photonStandIn, (url) => ({ ESCALE_PLACES: 'photon', PHOTON_URL: url }));
});

placeContract('embedded', () => embedded, false);
placeContract('Google Places', () => google, true);
placeContract('Photon', () => photon, true);

test('Google is asked in the language of the reader, with a field mask and one session for search and choice', () => {
  const [search, choice] = google.asked;
  assert.ok(search && choice);
  const { languageCode, sessionToken } = JSON.parse(search.body);
  assert.deepEqual([languageCode, sessionToken], ['en', choice.url.searchParams.get('sessionToken')]);
  assert.match(String(choice.headers['x-goog-fieldmask']), /location/);
  assert.equal(search.url.search.includes('key'), false, 'the key is never in an address');
});

test('airports and cities are answered at home: nobody outside learns of them', () => {
  assert.ok(google.asked.every(({ body }) => !body.includes('HND')));
});

test('where the provider of places fails, the tables answer and say so', async () => {
  const broken = await stand(
    () => ({ status: 503 }),
    (url) => ({ ESCALE_PLACES: 'photon', PHOTON_URL: url }),
  );
  const found = await broken.lea.send(calls.autocompletePlaces, { query: { input: 'Munich' } });
  assert.deepEqual([found.status, found.body.provenance.mode], [200, 'embedded']);
  assert.equal(found.body.predictions[0].title, 'Munich');
  assert.equal(broken.asked.length, 2, 'a passing failure is tried once more');
});

test('a place that the provider cannot be asked about is not said to be missing', async () => {
  const broken = await stand(
    () => ({ status: 500 }),
    (url) => ({ ...googleEnv, GOOGLE_PLACES_URL: url }),
  );
  const details = await broken.lea.send(calls.getPlaceDetails, { query: { place_id: 'google:ChIJrivoli4' } });
  assert.deepEqual([details.status, details.body.code], [503, 'server.unavailable']);
});

test('MET Norway: the forecast, days as they are there; asked politely, kept, and asked again only for changes', async () => {
  clockMs = now.getTime();
  const { asked, lea } = await stand(
    (request) => metStandIn(now.getTime() - 3_600_000, request),
    (url) => ({ ESCALE_WEATHER: 'met', MET_CONTACT: 'ops@example.com', MET_URL: url }),
  );
  const first = await lea.send(calls.getWeather, { query: paris });
  assert.deepEqual([first.body.available, first.body.provenance.mode], [true, 'live']);
  assert.match(first.body.provenance.attribution[0], /MET Norway/);
  assert.ok(first.body.days.length >= 8);
  assert.deepEqual(first.body.days[0], { day: '2026-12-21', symbol: 'thunder', lowC: 0, highC: 9 });
  assert.deepEqual(first.body.now, { symbol: 'partly-cloudy', temperatureC: 8 });
  assert.equal(asked[0]?.url.search, '?lat=48.86&lon=2.35', 'a kilometre is near enough');
  assert.equal(asked[0]?.headers['user-agent'], 'Escale (ops@example.com)');

  await lea.send(calls.getWeather, { query: { latitude: 48.8571, longitude: 2.3488 } });
  assert.equal(asked.length, 1, 'neighbours share an answer until it expires');

  clockMs = Date.parse('2026-12-21T10:31:00Z');
  const again = await lea.send(calls.getWeather, { query: paris });
  assert.equal(asked.length, 2);
  assert.equal(asked[1]?.headers['if-modified-since'], 'Mon, 21 Dec 2026 09:48:11 GMT');
  assert.equal(again.body.available, true, 'not modified: what was kept still holds');
});

test('a day behind the horizon has no forecast, and its sun all the same', async () => {
  clockMs = now.getTime();
  const { lea } = await stand(openMeteoStandIn, (url) => ({ ESCALE_WEATHER: 'open-meteo', OPEN_METEO_URL: url }));
  const all = await lea.send(calls.getWeather, { query: paris });
  assert.equal(all.body.days[0].symbol, 'thunder');
  assert.match(all.body.provenance.attribution[0], /Open-Meteo\.com/);
  const near = await lea.send(calls.getWeather, { query: { ...paris, day: '2026-12-24' } });
  assert.deepEqual(
    near.body.days.map(({ day }: { day: string }) => day),
    ['2026-12-24'],
  );
  const far = await lea.send(calls.getWeather, { query: { ...paris, day: '2027-06-21' } });
  assert.deepEqual([far.body.available, far.body.reason], [false, 'beyond-horizon']);
  assert.match(far.body.sunrise, /^2027-06-21T05:4/);
});

test('a forecast that cannot be had is said to be, not made up; and "too many requests" is heeded', async () => {
  clockMs = now.getTime();
  const { asked, lea } = await stand(
    () => ({ status: 429 }),
    (url) => ({ ESCALE_WEATHER: 'met', MET_CONTACT: 'ops@example.com', MET_URL: url }),
  );
  for (const longitude of [2, 3, 4]) {
    const none = await lea.send(calls.getWeather, { query: { latitude: 48, longitude } });
    assert.deepEqual([none.body.available, none.body.reason, none.body.days], [false, 'provider-unavailable', []]);
    assert.match(none.body.localTime, /^2026-12-21T11/);
  }
  assert.equal(asked.length, 1);
});
