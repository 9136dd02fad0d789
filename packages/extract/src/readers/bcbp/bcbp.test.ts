import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { codeOf } from '../../decode/code.ts';
import { isTicketCode } from '../codes/is-ticket-code.ts';
import { readBoardingPass } from './boarding-pass.ts';
import { dateOfDay, resolveDay } from './day.ts';
import { readBarcode } from './reader.ts';

const one = 'M1MARTIN/LEA          EABC123 CDGJFKAF 0006 045C012A0025 100';
const two = 'M2MARTIN/LEAMRS       EABC123 CDGJFKAF 0006 045C012A0025 100ABC123 JFKBOSDL 1234 046Y021C0007 100';

test('a boarding pass says who flies, from where to where, and in which seat', () => {
  assert.deepEqual(readBoardingPass(one), {
    familyName: 'MARTIN',
    givenName: 'LEA',
    legs: [
      {
        reference: 'ABC123',
        from: 'CDG',
        to: 'JFK',
        airline: 'AF',
        flightNumber: '6',
        dayOfYear: 45,
        cabin: 'C',
        seat: '12A',
        sequence: '25',
        ticketNumber: '',
      },
    ],
  });
});

test('a pass for two flights gives two, and a title is not part of the name', () => {
  const flights = readBarcode(codeOf(bytes(two)), '0', '2027-01-10');
  assert.deepEqual(
    flights.map(({ booking }) => [
      booking.type === 'FlightReservation' && booking.to?.iata,
      booking.travelers?.[0]?.name,
    ]),
    [
      ['JFK', 'LEA MARTIN'],
      ['BOS', 'LEA MARTIN'],
    ],
  );
});

test('a pass names its traveller in small letters too, with the title before or behind', () => {
  for (const name of ['Martin/Lea', 'MARTIN/MRS LEA', 'Martin/Lea Mrs', 'MARTIN/LEAMRS']) {
    const code = codeOf(bytes(one.replace('MARTIN/LEA          ', name.padEnd(20))));
    assert.equal(readBarcode(code, '0', '2027-01-10')[0]?.booking.travelers?.[0]?.name?.toLowerCase(), 'lea martin');
    assert.ok(isTicketCode(code), name);
  }
});

test('a pass without a paper ticket may say L where most say E', () => {
  assert.ok(isTicketCode(codeOf(bytes(one.replace(' EABC', ' LABC')))));
});

test('a pass cut short after the day is still a pass', () => {
  assert.equal(readBoardingPass(one.slice(0, 47))?.legs.length, 1);
});

for (const text of [
  '',
  'M1',
  'M1 hello, this is some text of the length of a pass',
  one.replace('CDG', 'C1G'),
  one.replace(' 045', ' 400'),
])
  test(`"${text.slice(0, 30)}" is no boarding pass`, () => assert.equal(readBoardingPass(text), null));

test('the 60th day is 29 February in leap years only', () => {
  assert.equal(dateOfDay(2028, 60), '2028-02-29');
  assert.equal(dateOfDay(2027, 60), '2027-03-01');
  assert.equal(dateOfDay(2028, 366), '2028-12-31');
  assert.equal(dateOfDay(2027, 366), null);
});

test('a pass received in December for a day in January is for next year', () => {
  assert.equal(resolveDay(5, '2026-12-20'), '2027-01-05');
});

test('a pass found in January for a day in December was for last year', () => {
  assert.equal(resolveDay(360, '2027-01-10'), '2026-12-26');
});

test('the day of issue settles the year, however late the pass is read', () => {
  assert.equal(resolveDay(34, '2027-04-02', { yearDigit: 6, dayOfYear: 34 }), '2026-02-03');
  assert.equal(resolveDay(3, '2027-04-02', { yearDigit: 6, dayOfYear: 350 }), '2027-01-03');
});
