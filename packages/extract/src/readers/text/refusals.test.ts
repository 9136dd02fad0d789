import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldWithNumbers } from '../../../testing/told.ts';

const days = 'Check-in: Monday 20 September 2027, from 14:00\nCheck-out: Thursday 23 September 2027, until 11:00';
const house = 'Inzozi Hills Hotel\n41 Harbour Road, Mombasa, Kenya';

test('a house that is full books nothing, though it offers other days', () => {
  for (const refusal of [
    'Unfortunately we are fully booked on these nights. Your name is on our waiting list (ref. WL-0913-22), which does not constitute a reservation.',
    'I am sorry to tell you that we are sold out from 13 to 16 September. Our reference: REQ-4471.',
    'Nous sommes malheureusement complets aux dates souhaitées. Votre référence : LA-2291. Cette inscription ne vaut pas réservation.',
    'Nous sommes au regret de ne plus avoir de chambres à ces dates (dossier LA-2291).',
  ])
    assert.deepEqual(
      read('Your request', `Dear Ms Lund,\n\n${refusal}\n\nWe have rooms the week after:\n\n${days}\n\n${house}`),
      [],
    );
});

test('a house that confirms may be sorry for something else', () => {
  for (const aside of [
    'Unfortunately we are unable to offer you early check-in, as the house is full the night before.',
    'We are sorry that there are no rooms left at the end of your stay to extend it.',
  ])
    assert.deepEqual(
      toldWithNumbers(
        read(
          'Your reservation',
          `Dear Ms Lund,\n\nWe are pleased to confirm your reservation no. 55120. ${aside}\n\n${days}\n\n${house}`,
        ),
      ),
      ['Lodging Inzozi Hills Hotel 2027-09-20T14:00 2027-09-23T11:00 55120'],
    );
});

test('what was not paid was not booked', () => {
  const flight =
    'Reference: TRX-55120\n\nSA 234\nJohannesburg (JNB) 12 May 2027 20:10\nLondon Heathrow (LHR) 13 May 2027 06:20';
  for (const failure of [
    'Unfortunately your payment was declined and your booking could not be completed.',
    "Votre paiement n'a pas abouti : votre réservation n'a pas pu être finalisée.",
  ])
    assert.deepEqual(read('Your booking', `Hello Adam,\n\n${failure}\n\n${flight}`), []);
});

test('rooms that whoever reads of them is to book are not booked', () => {
  for (const own of [
    'Rooms are held for our guests from Monday 20 to Thursday 23 September 2027. Quote code WED27HL when you book, by 1 March.',
    'Please book directly with the hotel and quote the code WED27HL. The party is on 20 September 2027.',
    'Réservez directement auprès de l’hôtel, code WED27HL, avant le 1er mars.',
    'Merci de réserver votre chambre directement, en précisant le code WED27HL lors de votre réservation.',
  ])
    assert.deepEqual(read('Our weekend', `Dear all,\n\n${own}\n\n${days}\n\n${house}`), [], own);
});

test('what was kept for a while and is given back is not held, whatever it was', () => {
  const kept =
    'SA 234\nJohannesburg (JNB) 12 May 2027 20:10\nLondon Heathrow (LHR) 13 May 2027 06:20\n\nHotel Marula, London, 13 to 16 May 2027';
  for (const lapsed of [
    'Your option no. QX-4471 expired on Monday at noon without your confirmation. The following seats and rooms have been released for sale:',
    'Our hold on the flights below has lapsed, as we did not hear from you. Reference: HLD-55120.',
    'Nothing has been booked or charged (request RQ-55120, without confirmation of yours). What we had found:',
    "L'option PX-4471 posée le 3 mai n'a pas été confirmée ; les places ont été remises à la vente :",
    'Ihre Option Nr. OP-4471 ist leider abgelaufen. Die Plätze wurden wieder freigegeben:',
    'La sua opzione n. OP-4471 è scaduta senza conferma:',
  ])
    assert.deepEqual(read('Your trip', `Dear Ms Lund,\n\n${lapsed}\n\n${kept}\n\nKind regards`), [], lapsed);
  const booked = `Your booking QX4471 is confirmed and your tickets are issued. The option on the hotel has lapsed.\n\n${kept}`;
  assert.equal(read('Your trip', booked).length > 0, true);
  const letter = `Voici ce qui a été réservé. L'option posée sur le vol AC 8725 est tombée le 30 juillet.\n\nRéservation QX4471\n\n${kept}`;
  assert.equal(read('Votre voyage', letter).length > 0, true);
});
