import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../testing/told.ts';
import { passagesOf } from './passages/passages.ts';
import { readStatus } from './status.ts';

const statusOf = (text: string) => readStatus(passagesOf(print('', text)), '');

test('a paper that cancels and replaces an older one cancels no booking', () => {
  for (const title of [
    'ANNULE ET REMPLACE\nla commande PL-3320 du 04/10/2027',
    'Annule et remplace le bon de commande du 4 octobre',
    'Cancels and replaces order 4471',
    'Version 2 – annule toutes les versions précédentes',
    'This order cancels all previous versions',
    'Storniert und ersetzt die Bestellung 4471',
    'Annulla e sostituisce la precedente',
  ])
    assert.equal(statusOf(`${title}\n\nKL 1256 Nice – Amsterdam`), undefined, title);
});

test('a paper that says so cancels', () => {
  for (const title of [
    'ANNULÉ',
    'Annulation de votre réservation',
    'Your booking has been cancelled',
    'Votre vol KL 1256 est annulé et remplacé par le KL 1258',
    'Cancelled: your flight to Oslo',
    'Réservation annulée\nVotre réservation est annulée et le remboursement suit.',
  ])
    assert.equal(statusOf(`${title}\n\nKL 1256 Nice – Amsterdam`), 'cancelled', title);
});

test('what a cancellation did not cost is no term of a booking that stands', () => {
  for (const line of [
    'Damien, votre réservation a bien été annulée sans frais.',
    'Your booking has been cancelled free of charge.',
    'Your reservation was cancelled at no cost.',
    'Ihre Buchung wurde storniert, kostenlos.',
  ])
    assert.equal(statusOf(`Bonjour,\n\n${line}`), 'cancelled', line);
});

test('a booking that could be cancelled is not', () => {
  for (const line of [
    'Votre réservation peut être annulée sans frais.',
    'La réservation est annulée sans frais si vous le demandez avant le 3 mai.',
    'Annulation sans frais jusqu’au 3 mai.',
    'Free cancellation until 3 May.',
    'If the flight is cancelled we will refund you.',
  ])
    assert.equal(statusOf(`Votre réservation est confirmée.\n\n${line}`), undefined, line);
});

test('what was done to a booking stands behind it too', () => {
  for (const title of [
    'Your reservation has been cancelled.',
    'Reservation cancelled – Osteria Vetta',
    'Booking TN-44182 cancelled',
    'Réservation annulée',
    'Buchung QX7K2M storniert',
    'Votre réservation a été annulée.',
  ])
    assert.equal(statusOf(`${title}\n\nFriday 8 October 2027, 19:30`), 'cancelled', title);
  for (const title of ['Reservation cancelled free of charge until 3 May', 'Booking cancellation insurance'])
    assert.equal(statusOf(`${title}\n\nFriday 8 October 2027, 19:30`), undefined, title);
});
