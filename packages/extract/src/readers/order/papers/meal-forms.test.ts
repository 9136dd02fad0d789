import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a meal is a part of a form, below its title and with labels of its own', async () => {
  const read = async (...rows: string[][]) => {
    const hotel = [
      ['2. HOTEL', '<'],
      ['Hotel', 'The Fenchurch Wren'],
      ['Address', '9 Mincing Row, London EC3R 7AA'],
      ['Check-in', '14/06/2027'],
      ['Check-out', '17/06/2027'],
      ['Booking', '4410-FW'],
    ];
    const lines = await readLetterOf(
      ['TRAVEL SHEET', [['Traveller', 'Mr Luke Abbott'], ...hotel, ...rows]],
      '2027-05-25',
    );
    return lines[1];
  };
  const meal = 'FoodEstablishment | Salt & Samphire, London | 2027-06-15T19:30 | for 6 | SS-2231 | Luke Abbott';
  assert.equal(
    await read(
      ['3. Restaurant', '<'],
      ['Name', 'Salt & Samphire'],
      ['Address', '3 Shad Lane, London SE1 2YE'],
      ['Date', '15 June 2027'],
      ['Time', '19:30'],
      ['Covers', '6'],
      ['Booking', 'SS-2231'],
    ),
    meal,
  );
  assert.equal(
    await read(
      ['3. REPAS CLIENT', '<'],
      ['Restaurant', 'Salt & Samphire, 3 Shad Lane, London SE1 2YE'],
      ['Date', 'mardi 15.06.2027 à 19.30, 6 personnes'],
      ['Réservation', 'SS-2231, au nom de M. Abbott'],
    ),
    meal,
  );
});
