import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBeforeTown, isTown, readAddress, zoneOfAddress } from './addresses.ts';

test('a day of the month over a year and a word is no street of a town', () => {
  for (const day of ['May 22', 'March 4']) assert.equal(isBeforeTown(day, ['2027 Arrive', '7:38 PM']), false, day);
  assert.equal(isBeforeTown('Limmatquai 88', ['8001 Zürich']), true);
});

test('a code of letters and figures says whose clock it is, and an island before it is no town', () => {
  for (const [line, city, zone] of [
    ['2 Ness Wynd, Stromness, Orkney KW16 3DW', 'Stromness', 'Europe/London'],
    ['14 Tay Street, Perth PH1 5JD', 'Perth', 'Europe/London'],
    ['14 Tay Street, Perth WA 6000', 'Perth', 'Australia/Perth'],
    ['9 Union Street, St. Helier JE2 3RF', 'St. Helier', 'Europe/Jersey'],
    ['22 York Street, London ON N6A 1B2', 'London', 'America/Toronto'],
  ] as const) {
    const address = readAddress([line]);
    assert.deepEqual([address?.city, address && zoneOfAddress(address)], [city, zone], line);
  }
});

test('a number behind what it is of is no town with its code', () => {
  for (const line of ['NUMERO DE CONFIRMATION IL-33871', 'CONFIRMATION NUMBER 338712', '372 000 XOF', '48200 ISK'])
    assert.equal(isTown(line), false, line);
  for (const line of ['KYOTO 600-8310', 'Perth WA 6000', 'L-1855 Luxembourg', '17590 ARS EN RÉ', '17590 ARS-EN-RÉ'])
    assert.equal(isTown(line), true, line);
});

test('a region in brackets between a town and its code, which blanks set apart', () => {
  for (const lines of [
    ["173 rue du Bord-de-l'Eau", 'Tadoussac (Québec)', 'G0T 2A0', 'CANADA'],
    ["173, rue du Bord-de-l'Eau", 'Tadoussac (Québec) G0T 2A0', 'Canada'],
    ["173 rue du Bord-de-l'Eau", 'Tadoussac', 'G0T 2A0', 'Canada'],
  ]) {
    const address = readAddress(lines);
    assert.deepEqual([address?.city, address?.postcode, address?.country], ['Tadoussac', 'G0T 2A0', 'CA'], lines[1]);
  }
});

test('the number of a house may have letters in front of it, a part, or the word for it', () => {
  for (const street of ['B-7/12 Kedar Road', '12/A Kedar Road', 'No. 14 Kedar Road', 'A-14 Connaught Place'])
    assert.deepEqual(
      readAddress([`Hotel Ghatview, ${street}, Varanasi 221001`]),
      { name: 'Hotel Ghatview', street, postcode: '221001', city: 'Varanasi' },
      street,
    );
});

test('a telephone behind a town is none of it', () => {
  for (const line of [
    '88 Aliwal Street, Singapore 199948 Tel +65 6555 0192',
    '88 Aliwal Street, Singapore 199948, Tel. (65) 6555 0192',
    '88 Aliwal Street, Singapore 199948 Phone: +65 6555 0192 – fax on request',
  ]) {
    const address = readAddress([line]);
    assert.deepEqual(
      [address?.street, address?.postcode, address?.city],
      ['88 Aliwal Street', '199948', 'Singapore'],
      line,
    );
  }
});

test('how far along the road is of the street, and a street without a number has its town before the country', () => {
  assert.deepEqual(readAddress(['Route de Midoun, km 4', '4116 Midoun, Djerba', 'Tunisie']), {
    street: 'Route de Midoun, km 4',
    postcode: '4116',
    city: 'Midoun',
    country: 'TN',
  });
  assert.deepEqual(readAddress(['Royal Road', 'Trou aux Biches', 'Île Maurice']), {
    street: 'Royal Road',
    city: 'Trou aux Biches',
    country: 'MU',
  });
});

test('a reservation system has the country’s two letters behind the code, and the town above it', () => {
  const address = readAddress(['KENYATTA AVENUE, NAIROBI', '00100 KE']);
  assert.deepEqual(address, { street: 'KENYATTA AVENUE', city: 'NAIROBI', postcode: '00100', country: 'KE' });
});

test('the dot behind a number is of it in Hungary, and ends a sentence elsewhere', () => {
  assert.equal(readAddress(['Fő utca 11., 8360 Keszthely'])?.street, 'Fő utca 11.');
  assert.equal(readAddress(['Limmatquai 88., 8001 Zürich'])?.street, 'Limmatquai 88');
});

test('a state by its whole name is between the town and its code, whatever the street is called', () => {
  assert.deepEqual(readAddress(['410 Gull Crossing, Portland, Oregon 97201 USA']), {
    street: '410 Gull Crossing',
    city: 'Portland',
    postcode: '97201',
    country: 'US',
  });
  assert.equal(readAddress(['5 nights, Chicago, Illinois 60616']), null);
});

test('a telephone behind its sign is of no country', () => {
  assert.deepEqual(readAddress(['Fisher Street, Doolin, Co. Clare, V95 CC79, Ireland ☎ 065 555 014']), {
    street: 'Fisher Street',
    city: 'Doolin',
    postcode: 'V95 CC79',
    country: 'IE',
  });
});

test('a town may have an apostrophe, as printers set it', () => {
  assert.deepEqual(readAddress(['avenue Félix-Éboué, N’Djamena, Tchad']), {
    street: 'avenue Félix-Éboué',
    city: 'N’Djamena',
    country: 'TD',
  });
  assert.equal(readAddress(['Via Roma, L’Aquila, Italia'])?.city, 'L’Aquila');
  // the name of a country that is also a first name ends an address all the same
  assert.equal(readAddress(['avenue Félix-Éboué, N’Djamena, Chad'])?.street, 'avenue Félix-Éboué');
});

test('a sentence says the town behind the street', () => {
  for (const line of ['3 rue Cloche, à Poitiers : une table de six', '3 Weir Street, in Durham: a table for six'])
    assert.match(readAddress([line])?.city ?? '', /^(?:Poitiers|Durham)$/, line);
});
