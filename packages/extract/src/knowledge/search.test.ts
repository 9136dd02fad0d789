import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findCity, placeName, searchPlaces } from './index.ts';

const shown = (query: string, language: 'en' | 'fr', limit = 8) =>
  searchPlaces(query, { language, limit }).map(
    (place) => `${place.kind} ${place.iata ?? placeName(place, language)} ${place.country}`,
  );

/** What a business traveller types, and what has to come first. */
const typed: [query: string, language: 'en' | 'fr', first: string][] = [
  ['Londres', 'fr', 'city Londres GB'],
  ['london', 'en', 'city London GB'],
  ['paris', 'en', 'city Paris FR'],
  ['Genève', 'fr', 'city Genève CH'],
  ['geneva', 'en', 'city Geneva CH'],
  ['genf', 'en', 'city Geneva CH'],
  ['Varsovie', 'fr', 'city Varsovie PL'],
  ['warszawa', 'en', 'city Warsaw PL'],
  ['München', 'en', 'city Munich DE'],
  ['munchen', 'fr', 'city Munich DE'],
  ['köln', 'fr', 'city Cologne DE'],
  ['wien', 'en', 'city Vienna AT'],
  ['vienne', 'fr', 'city Vienne AT'],
  ['lisboa', 'fr', 'city Lisbonne PT'],
  ['københavn', 'fr', 'city Copenhague DK'],
  ['den haag', 'fr', 'city La Haye NL'],
  ['Bâle', 'fr', 'city Bâle CH'],
  ['anvers', 'fr', 'city Anvers BE'],
  ['le caire', 'fr', 'city Le Caire EG'],
  ['pékin', 'fr', 'city Pékin CN'],
  ['peking', 'en', 'city Beijing CN'],
  ['singapour', 'fr', 'city Singapour SG'],
  ['doubaï', 'fr', 'city Dubaï AE'],
  ['kiev', 'en', 'city Kyiv UA'],
  ['milan', 'fr', 'city Milan IT'],
  ['roma', 'en', 'city Rome IT'],
  ['francfort', 'fr', 'city Francfort-sur-le-Main DE'],
  ['frankfurt', 'en', 'city Frankfurt am Main DE'],
  ['washington', 'en', 'city Washington D.C. US'],
  ['brest', 'fr', 'city Brest FR'],
  ['la défense', 'fr', 'city La Défense FR'],
  ['CDG', 'fr', 'airport CDG FR'],
  ['jfk', 'en', 'airport JFK US'],
  ['NYC', 'en', 'airport JFK US'],
  ['heathrow', 'fr', 'airport LHR GB'],
  ['roissy', 'fr', 'airport CDG FR'],
  ['orly', 'fr', 'airport ORY FR'],
  ['dublin airport', 'en', 'airport DUB IE'],
  ['aéroport de lyon', 'fr', 'airport LYS FR'],
  ['toronto pearson', 'en', 'airport YYZ CA'],
  ['haneda', 'en', 'airport HND JP'],
  ['gare de lyon', 'fr', 'station Paris Gare de Lyon FR'],
  ['gare du nord', 'en', 'station Paris Gare du Nord FR'],
  ['part dieu', 'fr', 'station Lyon Part-Dieu FR'],
  ['st pancras', 'en', 'station London St-Pancras GB'],
  ["king's cross", 'en', 'station London Kings Cross GB'],
  ['bruxelles midi', 'fr', 'station Bruxelles-Midi BE'],
  ['brussels midi', 'en', 'station Bruxelles-Midi BE'],
  ['berlin hauptbahnhof', 'en', 'station Berlin Hbf DE'],
  ['milano centrale', 'fr', 'station Milano Centrale IT'],
  ['zurich hb', 'en', 'station Zürich HB CH'],
];

for (const [query, language, first] of typed) {
  test(`"${query}" means ${first} to somebody who reads ${language}`, () => {
    assert.equal(shown(query, language)[0], first);
  });
}

test('a slip of the finger is forgiven', () => {
  assert.equal(shown('londn', 'en')[0], 'city London GB');
  assert.equal(shown('shangai', 'fr')[0], 'city Shanghai CN');
  assert.ok(shown('new dehli', 'en').includes('airport DEL IN'));
  assert.deepEqual(shown('xqzwv', 'en'), []);
});

test('a country or a state behind the name restricts the search, with a comma or without', () => {
  assert.equal(shown('Hampton, UK', 'en')[0], 'city Hampton GB');
  assert.equal(shown('cambridge uk', 'en')[0], 'city Cambridge GB');
  assert.equal(shown('Lyon, France', 'fr')[0], 'city Lyon FR');
  assert.equal(searchPlaces('Paris Texas', { language: 'en' })[0]?.state, 'TX');
  assert.equal(shown('Tbilisi, Georgia', 'en')[0], 'city Tbilisi GE');
  assert.equal(searchPlaces('Portland, OR', { language: 'en' })[0]?.zone, 'America/Los_Angeles');
});

test('a country behind the name decides the clock', () => {
  assert.equal(findCity('Hampton, UK')?.zone, 'Europe/London');
  assert.equal(findCity('Hampton', 'UK')?.zone, 'Europe/London');
  assert.equal(findCity('Cambridge'), null);
});

test('an airport is called by its city, in the language of the reader', () => {
  const name = (code: string, language: 'en' | 'fr') => {
    const [airport] = searchPlaces(code, { language, types: ['airport'] });
    return airport && placeName(airport, language);
  };
  assert.equal(name('MXP', 'en'), 'Milan Malpensa');
  assert.equal(name('LHR', 'fr'), 'Londres Heathrow');
  assert.equal(name('FRA', 'fr'), 'Francfort');
  assert.equal(name('CDG', 'en'), 'Paris Charles de Gaulle');
});
