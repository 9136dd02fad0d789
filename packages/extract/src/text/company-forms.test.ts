import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyFormWord, endsInCompanyForm, withoutCompanyForm } from './company-forms.ts';

test('a company is told by the form in which it is registered, behind its name', () => {
  for (const name of [
    'Loftkey Ireland UC',
    'Nachtraum GmbH',
    'Stanzia S.à r.l.',
    'Kameros, UAB',
    'Sovtur d.o.o.',
    'SAS',
  ]) {
    assert.ok(endsInCompanyForm(name), name);
  }
  for (const name of ['Hotel Sas', 'Kasbah', 'Le Sag', 'Villa d’Inca', 'Hotel & SPA']) {
    assert.ok(!endsInCompanyForm(name), name);
  }
});

test('an airline is known without it', () => {
  assert.equal(withoutCompanyForm('SOUTHERN PACIFIC AIRLINES, INC.'), 'SOUTHERN PACIFIC AIRLINES');
  assert.equal(withoutCompanyForm('Deutsche Nordflug AG'), 'Deutsche Nordflug');
});

test('among plain words it is a word of its own, and "as" is none', () => {
  assert.ok(companyFormWord.test('kameros gmbh, berlin'));
  assert.ok(!companyFormWord.test('as agreed with sasha'));
});
