import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Letters of an agency to two who travel together, in which each paragraph tells one booking in its own way.

const letter = (address: string, salutation: string, ...told: string[]) =>
  readLetterOf(
    [
      'FENWICK TRAVEL\n8 November 2027',
      `${address}\nQuarry End, Wadhurst`,
      salutation,
      'Your bookings of January 2028 are confirmed, our order FT-11906.',
      ...told,
      'The balance is due on 20 November. With every good wish for Christmas,',
      'Imogen Parr',
    ],
    '2027-11-08',
  );

const flight =
  'You fly on Saturday 15 January from London Heathrow with British Airways BA 43, which takes off at 18:55 and lands in Cape Town at 08:40 the next morning, booking reference YK5R2L.';

test('the name of a family is said once for both who travel, and who signs does not', async () => {
  const whoIn = async (address: string, salutation: string) =>
    (await letter(address, salutation, flight)).map((line) => line.split('YK5R2L | ')[1]);
  const both = ['Hugh Castlemaine + Helen Castlemaine'];
  assert.deepEqual(await whoIn('Mr Hugh and Mrs Helen Castlemaine', 'Dear Hugh and Helen,'), both);
  assert.deepEqual(await whoIn('Hugh & Helen Castlemaine', 'Dear Hugh and Helen,'), both);
  assert.deepEqual(await whoIn('M. Hugh et Mme Helen Castlemaine', 'Chers Hugh et Helen,'), both);
  assert.deepEqual(await whoIn('Mr and Mrs Hugh Castlemaine', 'Dear Mr and Mrs Castlemaine,'), ['Hugh Castlemaine']);
});

test('a house may be said first, and where it is behind the days', async () => {
  const where = 'Lodging | Leeukop House, Cape Town | 2028-01-16T14:00 – 2028-01-20T10:00 | LKH 50718';
  for (const told of [
    'Leeukop House is your first stay, from Sunday 16 January to Thursday 20 January: 31 Kloof Nek Road, Cape Town 8001, your room being held as LKH 50718. Rooms are available from 14:00 and check-out is by 10:00.',
    'Leeukop House will be your home from 16 to 20 January (31 Kloof Nek Road, Cape Town 8001), reservation LKH 50718. Rooms are available from 14:00 and check-out is by 10:00.',
    'Leeukop House welcomes you from Sunday 16 January to Thursday 20 January: 31 Kloof Nek Road, Cape Town 8001, held under LKH 50718. Rooms are available from 14:00 and check-out is by 10:00.',
  ])
    assert.deepEqual(await letter('Mr Hugh Castlemaine', 'Dear Hugh,', told), [`${where} | Hugh Castlemaine`]);
});

test('a sentence that says where a car is fetched and given back is about it, whatever the next one tells', async () => {
  const car =
    'RentalCar | Avis Cape Town Waterfront > Avis Cape Town Airport | 2028-01-20T11:00 – 2028-01-24T17:00 | 40117765ZA4';
  for (const [fetched, back] of [
    ['you collect the car yourselves on', 'hand it back on'],
    ['you take over the car on', 'return it on'],
    ['the car is yours from', 'is due back on'],
  ])
    assert.deepEqual(
      await letter(
        'Mr Hugh Castlemaine',
        'Dear Hugh,',
        `Nothing is delivered: ${fetched} Thursday 20 January at 11:00 from Avis Cape Town Waterfront, and ${back} Monday 24 January at 17:00 at Avis Cape Town Airport. It is a Toyota Corolla Cross or similar, rental number 40117765ZA4.`,
      ),
      [`${car} | Hugh Castlemaine`],
    );
});

test('a table is told behind its day and its guests', async () => {
  for (const told of [
    'The table you asked for: Saturday 22 January at 19:30, two people, at La Petite Grange, 12 Huguenot Road, Franschhoek, in your name, booking 8841.',
    'Your table: Saturday 22 January at 19:30, two people, at La Petite Grange, 12 Huguenot Road, Franschhoek, booking 8841.',
    'Your table on Saturday 22 January at 19:30 is for two people at La Petite Grange, 12 Huguenot Road, Franschhoek, booking 8841.',
  ])
    assert.deepEqual(await letter('Mr Hugh Castlemaine', 'Dear Hugh,', told), [
      'FoodEstablishment | La Petite Grange | 2028-01-22T19:30 | for 2 | 8841 | Hugh Castlemaine',
    ]);
});

test('the family of a couple stands over the address, and what each is called by in the greeting', async () => {
  const english = await readLetterOf([
    'Mr and Mrs J. Farnaby\n3 Mill Lane\nLudlow SY8 1AA',
    'Dear Hester and Joseph,',
    'Your booking is confirmed. You leave London Paddington on Friday 3 September 2027 at 23.45 on the Night Riviera and arrive in Penzance at 07.53 the next morning. Booking reference NR4TKM.',
  ]);
  assert.deepEqual(english, [
    'Train | Night Riviera | London Paddington > Penzance | 2027-09-03T23:45 – 2027-09-04T07:53 | NR4TKM | Hester Farnaby + Joseph Farnaby',
  ]);
  const french = await readLetterOf([
    'Madame et Monsieur Bellefond\n12 rue des Lilas\n69003 Lyon',
    'Chère Solange, cher Étienne,',
    'Votre voyage est confirmé. Vous partez de Lyon Part-Dieu le mardi 8 juin 2027 à 9 h 04 par le TGV INOUI 6612 et arrivez à Paris Gare de Lyon à 11 h 02. Dossier QWLK4T.',
  ]);
  assert.equal(french[0]?.split(' | ').at(-1), 'Solange Bellefond + Étienne Bellefond');
});
