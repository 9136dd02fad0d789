import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  airlineByCode,
  airportByIata,
  findAirports,
  findCity,
  findOwnCity,
  findStation,
  nearestCity,
  placeName,
  searchPlaces,
  servedCity,
  stationTown,
  zoneAt,
} from './index.ts';

const first = (query: string, language: 'en' | 'fr' = 'fr') => {
  const [place] = searchPlaces(query, { language });
  return place && `${place.kind} ${place.iata ?? placeName(place, language)}`;
};

test('a French speaker finds Londres, Pékin and Genève by their French names', () => {
  assert.equal(first('Londres'), 'city Londres');
  assert.equal(first('pékin'), 'city Pékin');
  assert.ok(searchPlaces('genev', { language: 'fr', limit: 3 }).some((place) => placeName(place, 'fr') === 'Genève'));
});

test('an airport code is found before anything whose name begins like it', () => {
  assert.equal(first('cdg'), 'airport CDG');
  assert.equal(first('LYS'), 'airport LYS');
});

test('words in the middle of a name find it, hyphens or not', () => {
  assert.equal(first('part-dieu'), 'station Lyon Part-Dieu');
  assert.equal(first('saint pancras'), 'station London St-Pancras');
  assert.equal(first('charles de gau'), 'airport CDG');
});

test('a search for stations gives no cities', () => {
  const found = searchPlaces('Lyon', { language: 'fr', types: ['station'], limit: 20 });
  assert.ok(found.length > 3);
  assert.ok(found.every((place) => place.kind === 'station'));
});

test('a search answers within 10 ms once the index stands, also on a slow machine', () => {
  searchPlaces('x', { language: 'en' });
  for (const query of ['a', 'sa', 'san', 'st', 'saint', 'par', 'lon', 'gare de']) {
    // The quickest of several: other work on the machine is not the search's.
    const quickest = Math.min(
      ...Array.from({ length: 40 }, () => {
        const start = performance.now();
        searchPlaces(query, { language: 'en' });
        return performance.now() - start;
      }),
    );
    assert.ok(quickest < 10, `${query}: ${quickest} ms`);
  }
});

test('a printed airport name leads to its code, and a city with several airports to several', () => {
  assert.equal(findAirports('Paris Charles de Gaulle')[0]?.iata, 'CDG');
  assert.equal(findAirports('Roissy')[0]?.iata, 'CDG');
  assert.equal(findAirports('Londres Heathrow').length, 1);
  assert.ok(findAirports('Paris').length > 1);
  assert.deepEqual(findAirports('Nowhere in particular'), []);
});

test('an airport that bears the bare name of its town is not the only one of that name', () => {
  const countriesOf = (name: string) => findAirports(name).map(({ iata, country }) => `${iata} ${country}`);
  assert.deepEqual(countriesOf('Brest').toSorted(), ['BES FR', 'BQT BY']);
  assert.deepEqual(countriesOf('Osaka').slice(0, 2).toSorted(), ['ITM JP', 'KIX JP']);
  assert.equal(countriesOf('St. John’s')[0], 'YYT CA');
  assert.deepEqual(countriesOf('London Heathrow'), ['LHR GB']);
});

test('an airport is in the city that it serves, whatever district or county its runway lies in', () => {
  const towns = ['IST', 'SAW', 'TAO', 'GLA', 'SYY', 'TLS'].map((code) => airportByIata(code)?.city);
  assert.deepEqual(towns, ['Istanbul', 'Istanbul', 'Qingdao', 'Glasgow', 'Stornoway', 'Toulouse']);
});

test('a town is known as other languages call it, and what it has with it', () => {
  const found = ['Parigi', 'Monaco di Baviera', 'Prag', 'Bruselas', 'Londen'].map((name) => findCity(name)?.english);
  assert.deepEqual(found, ['Paris', 'Munich', 'Prague', 'Brussels', 'London']);
  const codes = ['Parigi Charles de Gaulle', 'Londra Heathrow', 'Kopenhagen'].map(
    (name) => findAirports(name)[0]?.iata,
  );
  assert.deepEqual(codes, ['CDG', 'LHR', 'CPH']);
  assert.deepEqual(
    ['Zurigo HB', 'Prag hl.n.', 'Londra St Pancras'].map((name) => findStation(name)?.country),
    ['CH', 'CZ', 'GB'],
  );
  for (const name of ['Nuremberg Nowhere', 'Milano Nowhere', 'Parigi Nowhere', 'Prag Nowhere'])
    assert.deepEqual([findAirports(name), findStation(name)], [[], null]);
});

test('a place knows its time zone', () => {
  assert.equal(airportByIata('DSS')?.zone, 'Africa/Dakar');
  // what a railway calls it today
  for (const name of [
    'Madrid-Puerta de Atocha',
    'Puerta de Atocha',
    'Københavns Hovedbanegård',
    'Praha hlavní nádraží',
  ])
    assert.notEqual(findStation(name), null, name);
  assert.equal(findStation('Basel SBB')?.zone, 'Europe/Zurich');
  assert.equal(findCity('Munich')?.zone, 'Europe/Berlin');
  assert.equal(zoneAt(48.85, 2.35), 'Europe/Paris');
  assert.equal(zoneAt(Number.NaN, 0), null);
});

test('the city nearest to a point is found, also across the date line', () => {
  assert.equal(nearestCity(38.7169, -9.1399)?.city.english, 'Lisbon');
  assert.ok((nearestCity(38.7169, -9.1399)?.km ?? 99) < 2);
  const suva = nearestCity(-18, -179.9);
  assert.deepEqual([suva?.city.country, (suva?.km ?? 999) < 300], ['FJ', true]);
  assert.equal(nearestCity(Number.NaN, 0), null);
});

test('a city whose name two countries share is not guessed', () => {
  assert.equal(findCity('San Jose'), null);
  assert.equal(findCity('Bergen'), null);
  // what Mons is in Dutch is another town's own name
  assert.equal(findOwnCity('Bergen')?.country, 'NO');
  assert.equal(findOwnCity('San Jose'), null);
  assert.equal(findCity('San José', 'CR')?.zone, 'America/Costa_Rica');
});

test('an airline founded after the table is known by its code', () => {
  assert.equal(airlineByCode('AZ')?.name, 'ITA Airways');
  assert.equal(airlineByCode('AF')?.name, 'Air France');
});

test('a station is in the town that its name says, and in none where it says none', () => {
  const townOf = (name: string) => {
    const station = findStation(name);
    return station && (stationTown(station)?.english ?? null);
  };
  assert.equal(townOf('Berlin Hbf'), 'Berlin');
  assert.equal(townOf('Milano Centrale'), 'Milan');
  assert.equal(townOf('Aix-en-Provence TGV'), 'Aix-en-Provence');
  assert.equal(townOf('St-Pierre-des-Corps'), 'Saint-Pierre-des-Corps');
  assert.equal(townOf('Marne-la-Vallée Chessy'), null);
});

test('an airport serves the city that one flies to, and not the municipality of its runway', () => {
  const served = (code: string, language: 'en' | 'fr' = 'en') => {
    const airport = airportByIata(code);
    return airport && servedCity(airport, language);
  };
  assert.deepEqual(
    ['BRU', 'HKG', 'KUL', 'IAD', 'MVD', 'GLA', 'CDG'].map((code) => served(code)),
    ['Brussels', 'Hong Kong', 'Kuala Lumpur', 'Washington', 'Montevideo', 'Glasgow', 'Paris'],
  );
  assert.equal(served('BRU', 'fr'), 'Bruxelles');
  assert.equal(findAirports('Zaventem')[0]?.iata, 'BRU');
});

test('an airport is found by the village in which its runway lies, and by what it was called after', () => {
  const codes = (printed: string) => findAirports(printed).map(({ iata }) => iata);
  for (const [printed, code] of [
    ['Melbourne Tullamarine', 'MEL'],
    ['Zurich Kloten', 'ZRH'],
    ['Wien-Schwechat', 'VIE'],
    ['Marseille Marignane', 'MRS'],
    ['New York LaGuardia', 'LGA'],
  ] as const)
    assert.deepEqual(codes(printed), [code], printed);
});
