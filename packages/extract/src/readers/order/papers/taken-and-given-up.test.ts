import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

for (const head of ['STORNIERT 04/02/2027 – ', 'CANCELLED, no charge: ', 'Annulé sans frais – '])
  test(`a row is of a room that is cancelled: ${head}`, async () => {
    const bookings = await bookingsOfWord('Invoice 27-31 for Mrs Ana Reis', [
      ['Item', 'Details', 'Ref.'],
      ['1', 'Hotel Casa Lirio, Via Roma 4, 70122 Bari, from 12/05/2027 to 15/05/2027', 'CL-8810'],
      ['2', `${head}Hotel Corte Vecchia, Via Duomo 9, 73100 Lecce, from 15/05/2027 to 17/05/2027`, 'CV-2041'],
    ]);
    const states = bookings.map(({ booking }) => [booking.reference, booking.status === 'cancelled']);
    assert.deepEqual(states, [
      ['CL-8810', false],
      ['CV-2041', true],
    ]);
  });

test('of two options the one that was not taken books nothing', async () => {
  const flights = (one: string, clock: string) => [
    ['Flight', 'Ref.'],
    [`${one} London Heathrow (LHR) ${clock} – Lisbon (LIS) 23:10, Mon 8 March 2027`, 'H7K2PL'],
  ];
  const told = await readWord(
    'Quotation 27-31 for Mrs Ana Reis, accepted and ticketed',
    { heading: 'Variante 1 : écartée' },
    flights('TP 1367', '20:15'),
    { heading: 'Variante 2 : retenue' },
    flights('BA 502', '20:25'),
  );
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', /BA502/);
});
