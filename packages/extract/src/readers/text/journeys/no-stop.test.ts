import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told } from '../../../../testing/told.ts';

const flight = 'Flight BA 1460 on Tuesday 9 March 2027, London Heathrow (LHR) 18:10 to Edinburgh (EDI) 19:35';

test('the little words that head a memo are no airports, however many codes they are', () => {
  const heads = [
    'For: Ms Ann Lowe\nRe: Edinburgh audit',
    'For:\nMs Ann Lowe\nRe:\nEdinburgh audit',
    'FAO:\nAnn Lowe\nCc:\nDon Hale\nRe:\nAudit',
    'Pour :\nMme Ann Lowe\nObjet :\nAudit',
  ];
  for (const head of heads)
    assert.deepEqual(told(read('Your booking', `${head}\n\nBooking reference: H7K2PL\n${flight}`)), [
      'BA1460 LHR EDI 2027-03-09T18:10 2027-03-09T19:35',
    ]);
});

const table = async (rows: string) => told(await readTable(rows));

test('who flies stands before the number and is no place, though a town is called so', async () => {
  const heads = 'Flight|Date|Departure|Arrival';
  const cells = '|9 March 2027|Atlanta (ATL) // 18:10|Boston (BOS) // 20:40';
  assert.deepEqual(await table(`${heads}\nDelta DL 5721${cells}`), [
    'DL5721 ATL BOS 2027-03-09T18:10 2027-03-09T20:40',
  ]);
  assert.deepEqual(await table(`${heads}\nBrussels SN 3591${cells}`), [
    'SN3591 ATL BOS 2027-03-09T18:10 2027-03-09T20:40',
  ]);
  assert.deepEqual(await table(`Vol|Date|Départ|Arrivée\nCorsica XK 752${cells.replace('March', 'mars')}`), [
    'XK752 ATL BOS 2027-03-09T18:10 2027-03-09T20:40',
  ]);
});

test('how a train is called behind its number is no station, wherever its name comes from', () => {
  const mail = (line: string) => told(read('Your booking', `Booking reference: H7K2PL\n\n${line}`));
  assert.deepEqual(mail('Train 12011 Kalka Shatabdi, 12 March 2027, New Delhi 07:40 hrs – Chandigarh 11:05 hrs'), [
    'Kalka Shatabdi12011 New Delhi Chandigarh 2027-03-12T07:40 2027-03-12T11:05',
  ]);
  assert.deepEqual(mail('Train 47 Aachen Express, 12 March 2027, Köln Hbf 0740 hrs – Berlin Hbf 1205 hrs'), [
    'Aachen Express47 Köln Hbf Berlin Hbf 2027-03-12T07:40 2027-03-12T12:05',
  ]);
});

test('a train has its name in capitals too', () => {
  const mail = `Booking reference: H7K2PL

NORTHEAST REGIONAL 178, 12 March 2027
New York 07:40
Philadelphia 11:55`;
  assert.deepEqual(told(read('Your booking', mail)), [
    'NORTHEAST REGIONAL178 New York Philadelphia 2027-03-12T07:40 2027-03-12T11:55',
  ]);
});
