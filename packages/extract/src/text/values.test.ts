import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readName, readNames } from './names.ts';
import { plain } from './plain.ts';
import { findPrices } from './prices.ts';

test('an amount is read with its currency, whichever mark divides its thousands', () => {
  const prices = (text: string) => findPrices(text).map((p) => `${p.amount} ${p.currency}`);
  assert.deepEqual(prices('1 389,48 €'), ['1389.48 EUR']);
  assert.deepEqual(prices('Total 1.604,31 EUR'), ['1604.31 EUR']);
  assert.deepEqual(prices('£1,028.00 incl. VAT'), ['1028.00 GBP']);
  assert.deepEqual(prices('CHF 165.–'), ['165 CHF']);
  assert.deepEqual(prices('EUR 402,00 (134,00 × 3 nights)'), ['402.00 EUR']);
  assert.deepEqual(prices('from $61.00 CAD a day'), ['61.00 CAD']);
  assert.deepEqual(prices('168,44 $ CA'), ['168.44 CAD']);
  assert.deepEqual(prices('CLP $ 214.690'), ['214690 CLP']);
  assert.deepEqual(prices('TOTAL $ 1,134.00 M.N.'), ['1134.00 MXN']);
  assert.deepEqual(prices('$910.00 MXN'), ['910.00 MXN']);
  assert.deepEqual(prices('$50 PER NIGHT'), ['50 USD']);
  assert.deepEqual(prices('$50 can be paid on arrival'), ['50 USD']);
  assert.deepEqual(prices('98 640 XPF, soit 98 640 F CFP'), ['98640 XPF', '98640 XPF']);
  assert.deepEqual(prices('126 000 F CFA'), []);
  assert.deepEqual(prices('1 214,500 TND, KWD 1,214.500, 1214.500 BHD'), [
    '1214.500 TND',
    '1214.500 KWD',
    '1214.500 BHD',
  ]);
  assert.deepEqual(prices('846,000 TND, 1 214 TND, 1,214 TND'), ['846.000 TND', '1214 TND']);
  assert.deepEqual(prices('2 250 DH, 32,310 yen, INR 1,24,500.00'), ['2250 MAD', '32310 JPY', '124500.00 INR']);
  assert.deepEqual(prices('TRY 2,400 and try 2 nights, S$120'), ['2400 TRY', '120 SGD']);
  assert.equal(findPrices('126 000 F CFA', { francs: 'XOF' })[0]?.currency, 'XOF');
  assert.deepEqual(prices('¥1,280.00, ¥12,800, 980.50 ¥'), ['12800 JPY']);
  assert.equal(findPrices('¥980.50', { yuan: 'CNY' })[0]?.currency, 'CNY');
  assert.deepEqual(prices('PNR 12345, gate 12'), []);
});

test('a name comes without its title, given name first', () => {
  assert.equal(readName('Mme Lucie Vauquelin (adulte)'), 'Lucie Vauquelin');
  assert.equal(readName('Solène Guivarch adulte'), 'Solène Guivarch');
  assert.deepEqual(readNames('Coline Arbogast (adulte) Acheté le 02/09/2027 à 17h50'), ['Coline Arbogast']);
  assert.equal(readName('REINHOLT / MAGNUS MR'), 'MAGNUS REINHOLT');
  assert.equal(readName('PRESCOTT/LENA M MRS'), 'LENA M PRESCOTT');
  assert.equal(readName('CASTAGNIER Hélène'), 'Hélène CASTAGNIER');
  assert.equal(readName('Ms Katrin Falkenrath, BahnCard 25'), 'Katrin Falkenrath');
  assert.equal(readName('INÉS ROVIRA SALAS Doc.: ****2291K'), 'INÉS ROVIRA SALAS');
  assert.equal(readName('Inés Rovira DNI 20481553Z'), 'Inés Rovira');
  assert.equal(readName('Nuno Reis Passaporte nº P118204'), 'Nuno Reis');
  assert.equal(readName('Superior Double Room'), null);
  assert.equal(readName('2 adults'), null);
  assert.equal(readName('HOLLIS/MARY JANEMR'), 'MARY JANE HOLLIS');
  assert.equal(readName('PRICE/FAITH M'), 'FAITH M PRICE');
  assert.equal(readName('Sr. May Carrasco Train'), 'May Carrasco Train');
  assert.equal(readName('Me Lucas VANDEWALLE'), 'Lucas VANDEWALLE');
  assert.equal(readName('Royal Scotsman Train'), null);
  for (const thing of [
    'Family Ticket Price',
    'Weekend Saver Price',
    'Special Offer Price',
    'Valued Guest',
    'Dear Guest',
  ])
    assert.equal(readName(thing), null, thing);
});

test('a name may have particles, and be a word of a ticket', () => {
  for (const name of ['Pieter van der Berg', 'Ines de Souza', 'May Train', 'Faith Price', "Sinéad O'Brien", 'Li Wu'])
    assert.equal(readName(`Ms ${name}`), name);
  assert.equal(readName('David Villa'), 'David Villa');
  assert.equal(readName('Villa Sant’Anna'), null);
  assert.equal(readName('Ms de Souza'), null);
  assert.equal(readName('Mme TRAIN May'), 'May TRAIN');
  assert.equal(readName('WU/LIMR'), 'LI WU');
  for (const words of [
    'Total Price',
    'Night Train',
    'Ticket price',
    'Lead Guest',
    'Train',
    'Base Rate',
    'Double Deluxe',
    'Atlas Limousine',
    'Bed Type',
    'Vehicle Types',
    'Driver Age',
    'Drivers Ages',
    'Window Seat',
    'Window Seats',
  ])
    assert.equal(readName(words), null, words);
});

test('who is greeted is no name', () => {
  assert.deepEqual(['Dear Dr Vance', 'Bonjour Mme Lefort', 'Chère Madame Kerbrat'].map(readName), [null, null, null]);
});

test('a list is read only where all of it are names', () => {
  assert.deepEqual(readNames('Clément Rochebrune, Aïcha Delmas'), ['Clément Rochebrune', 'Aïcha Delmas']);
  assert.deepEqual(readNames('Mr Peter Standish and Ms Jasmine Oyelaran'), ['Peter Standish', 'Jasmine Oyelaran']);
});

test('the form for matching keeps every character in its place', () => {
  for (const text of ['Référence n° 12 — «Été»', 'İstanbul ﬁn 𝟙', 'a\u00a0b\u202fc\u200bd', '“x” ’y’', '🛄 Thanks'])
    assert.equal(plain(text).length, text.length, text);
  assert.equal(plain('Réservé à Lyon–Part-Dieu'), 'reserve a lyon-part-dieu');
});

test('what somebody is, in large letters behind a comma, is nobody else', () => {
  assert.deepEqual(readNames('Jarrod Pickering, Senior Geotechnical Engineer, emp. 20917'), ['Jarrod Pickering']);
  assert.deepEqual(readNames('Gráinne Kilduff, Private Secretary'), ['Gráinne Kilduff']);
  assert.deepEqual(readNames('Odile Marchal, Directrice Financière'), ['Odile Marchal']);
  assert.deepEqual(readNames('Clément Rochebrune, Aïcha Delmas'), ['Clément Rochebrune', 'Aïcha Delmas']);
});

test('ranks, orders and honours are no part of a name', () => {
  for (const [printed, name] of [
    ['Bro. Piotr Zawadzki', 'Piotr Zawadzki'],
    ['Cllr Ruth Adeyemi-Holt', 'Ruth Adeyemi-Holt'],
    ['Mr Lucian Aldergate KC', 'Lucian Aldergate'],
    ['The Rt Hon. Jane Marlow MP', 'Jane Marlow'],
    ['The Rev. Dr. Owen Pryce', 'Owen Pryce'],
    ['Captain Inès Morel', 'Inès Morel'],
    ['Judge Reinhold', 'Judge Reinhold'],
    ['Major Price', 'Major Price'],
    ['Sri Wahyuni', 'Sri Wahyuni'],
    ['Wei Ming NG', 'Wei Ming NG'],
    ['Hon Wai Chan', 'Hon Wai Chan'],
  ] as const)
    assert.equal(readName(printed), name, printed);
});
