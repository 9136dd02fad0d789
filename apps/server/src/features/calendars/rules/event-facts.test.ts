import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventDraft, placeOf, type Said } from './event-facts.ts';

const towns = ['Paris', 'Lyon', 'Lisboa', 'Nantes', 'London'];
const findTown = (name: string) => (towns.includes(name) ? { name, city: name, timeZone: 'Europe/Paris' } : null);
const zoneAt = () => 'Europe/Lisbon';

const said = (more: Partial<Said>): Said => ({
  title: 'Board',
  description: '',
  location: '',
  start: '2026-12-03T08:00:00+00:00[UTC]',
  end: '2026-12-03T09:00:00+00:00[UTC]',
  private: false,
  ...more,
});
const townOf = (location: string) => placeOf(said({ location }), findTown, zoneAt)?.city ?? null;

test('a town is found where an address names it', () => {
  assert.equal(townOf('Lyon'), 'Lyon');
  assert.equal(townOf('Lyon Hall, 12 rue de Nantes, 75019 Paris, France'), 'Paris');
  assert.equal(townOf('Kontor\nRua Augusta 5\n1100 Lisboa'), 'Lisboa');
  assert.equal(townOf('4 Fleet Street, London EC4A 2AB'), 'London');
});

test('a room, a link and a telephone are no town', () => {
  for (const location of [
    '',
    'Salle Nantes, 4e étage',
    'https://meet.example/Paris',
    'Microsoft Teams Meeting; Paris',
  ]) {
    assert.equal(townOf(location), null, location);
  }
});

test('an instant is told in the clock of the place, and without one in that of home', () => {
  const lyon = eventDraft(
    said({}),
    { name: 'Lyon', timeZone: 'Europe/Paris' },
    { homeZone: 'Asia/Tokyo', personal: false },
  );
  assert.equal(lyon.start, '2026-12-03T09:00:00+01:00[Europe/Paris]');
  const call = eventDraft(said({}), null, { homeZone: 'Asia/Tokyo', personal: false });
  assert.equal(call.start, '2026-12-03T17:00:00+09:00[Asia/Tokyo]');
  const unknown = eventDraft(said({}), null, { homeZone: null, personal: true });
  assert.equal(unknown.start, '2026-12-03T08:00:00+00:00[UTC]');
  assert.equal(unknown.personal, true);
});
