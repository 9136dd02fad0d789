import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printText } from '../../decode/plain-text.ts';
import { saysBooked } from './gate.ts';
import { passagesOf } from './passages.ts';
import { readReferences } from './references.ts';

const says = (subject: string, text: string) => {
  const document = printText(text, { node: '0', contextDate: '2027-01-05', origin: { subject } });
  return saysBooked(document, readReferences(passagesOf(document), subject));
};

test('a colleague who has booked says so without a form', () => {
  assert.equal(
    says('Your trip', 'Hi Max,\n\nall booked. You fly on Monday with TP573. The reference for both is QX3LMN.'),
    true,
  );
  assert.equal(says('Ton voyage', "Salut Léa,\n\nj'ai tout réservé. La référence du dossier est PLWQRT."), true);
});

test('a house that asks how the stay was books nothing, whatever number it names', () => {
  assert.equal(
    says(
      'How was your stay?',
      'Thank you for staying with us from 20 to 22 September 2027 (confirmation number 7714120).',
    ),
    false,
  );
});

test('a refund that thanks for travelling is still about a booking', () => {
  assert.equal(
    says(
      'Refund confirmed',
      'We have cancelled part of your booking.\n\nBooking reference: TR5VQ8WM\n\nThanks for travelling with us.',
    ),
    true,
  );
});

test('what sells books nothing, whatever it says of rooms that are booked', () => {
  assert.equal(
    says('Bergen', 'You could fly on 4 March at 9:30. One room is booked out already. Book now, special offer!'),
    false,
  );
});

test('one word that could confirm is not enough where there is no number', () => {
  assert.equal(says('Lisbon', 'A voucher for the museum lies at the desk. We fly on 4 March at 9:30.'), false);
  assert.equal(says('Lisbon', 'Your stay is confirmed from 4 to 6 March.'), true);
});

test('a statement of points names numbers, and books nothing', () => {
  assert.equal(
    says('Your account', 'Booking reference: TR5VQ8WM. Your points expire on 1 May. Flight booked on 4 March.'),
    false,
  );
});
