import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../testing/told.ts';

const kept =
  'SA 234\nJohannesburg (JNB) 12 May 2027 20:10\nLondon Heathrow (LHR) 13 May 2027 06:20\n\nHotel Marula, London, 13 to 16 May 2027';
const readBeside = (subject: string, words: string) => told(read(subject, `${words}\n\n${kept}`));

test('what was kept and is given back is nobody’s, whatever number it had', () => {
  for (const words of [
    'You put these seats on hold on 2 May but never paid for them, so they are back on sale. Hold ref. H-55KX12.',
    'We no longer hold the seats below. You have not been charged. Booking reference: KX22PL',
    'Your 24-hour hold has ended. Hold ref. H-55KX12.',
    'You have no booking with us. Hold reference: KX22PL',
    'Vous aviez mis ces places de côté le 3 mai sans les payer : elles ont été remises en vente. Réservation : H-77120',
    "Vos places ne sont plus retenues et rien ne vous a été débité. Référence de l'option : KX22PL",
    'Votre option a pris fin. Réservation : KX22PL',
    "Vous n'avez pas de réservation chez nous. Réservation provisoire KX22PL",
  ])
    assert.deepEqual(readBeside('Your seats', words), [], words);
});

test('what was asked for and refused is not booked', () => {
  for (const [subject, words] of [
    ['Refused: RQ-5521 Lisbon', 'Travel request\n\nRequest: RQ-5521\nTraveller: Ada Lund'],
    ['Your request', 'Your reservation request KX22PL from 12 to 16 May was declined by the owner.'],
    ['Your request', 'Unfortunately the host has declined your request. Confirmation code: KX22PL'],
    ['Trip request', 'Trip request TR-4471: DENIED\nTraveller: Ada Lund'],
    ['Travel', 'Decision: not authorised\n\nTraveller: Ada Lund\nReference: KX22PL'],
    ['Trip', 'No flights were booked and no hotel was reserved. Traveller: Ada Lund. Reference: KX22PL'],
    ['Déplacement', 'Votre demande de déplacement DM-4471 a été refusée.\nVoyageur : Ada Lund'],
    ['Demande', "Votre demande de réservation n'a pas pu être acceptée. Dossier DM-4471"],
    ['Request', 'Your reservation request KX22PL has expired, as the host did not answer.'],
    ['Demande', "Votre demande de réservation KX22PL a expiré : l'hôte n'a pas répondu à temps."],
    ['Your stay', 'Your booking KX22PL has been declined by the owner.'],
    ['Votre séjour', 'Votre réservation KX22PL a été refusée par le propriétaire.'],
    ['Your trip', 'We were unable to book your trip. Reference: KX22PL'],
    ['Voyage', "Nous n'avons pas pu réserver votre voyage. Dossier KX22PL"],
    ['Trip', 'This itinerary has not been booked. Itinerary KX22PL'],
    ['Approval', 'Ada Lund asks for your approval of this trip. Itinerary KX22PL'],
    ['À valider', 'Ada Lund vous demande de valider ce déplacement. Dossier DM-4471'],
    ['Mission', "Voyageur : Ada Lund. Dossier DM-4471. Aucun billet n'a été émis et aucune chambre n'a été réservée."],
  ] as const)
    assert.deepEqual(readBeside(subject, words), [], words);
});

test('a booking stands beside what is refused, not charged or not held of something else', () => {
  for (const words of [
    'Booking reference: KX22PL. Your request for early check-in was declined.',
    'Booking reference: KX22PL. Your refund request RF-5512 has been declined.',
    'Booking reference: KX22PL. Nothing has been charged: you pay at the hotel.',
    'Booking reference: KX22PL. After 18:00 the room is no longer held and may go back on sale.',
    'Booking reference: KX22PL. If you do not have a reservation for your bike, buy one. No payment was taken.',
    'Booking reference: KX22PL. No hotel was booked for the second night. No payment was taken.',
    'Booking reference: KX22PL. We could not book seats together, and were unable to confirm your early check-in.',
    'Booking reference: KX22PL. Status: confirmed. Your upgrade request is pending approval.',
    "Numéro de réservation : KX22PL. Nous n'avons pas pu réserver de place côté fenêtre.",
    'You held two rooms but did not confirm the second, which has gone back on sale. Booking KX22PL for the first one stands.',
    "Vos places du retour ne sont plus retenues, rien n'a été débité. Le vol aller reste confirmé. Réservation : KX22PL.",
    'Booking reference: KX22PL. No seats were reserved: choose them at check-in. No payment was taken.',
    'Booking reference: KX22PL. There is no booking in your name at the car park.',
    'Booking reference: KX22PL. Your manager has declined your request for a hotel upgrade.',
    'Booking reference: KX22PL. Your request has been refused: the fare is not refundable.',
    "Numéro de réservation : KX22PL. Votre demande a été refusée : le tarif n'est pas remboursable.",
    'Trip request TR-4471: APPROVED. Booking reference: KX22PL',
    'Your booking KX22PL is confirmed. The option on the second room has gone back on sale, nothing has been charged.',
    "Numéro de réservation : KX22PL. Votre demande de modification n'a pas été acceptée.",
    "Numéro de réservation : KX22PL. Passé 20 h, la chambre n'est plus gardée. Rien n'a été débité.",
    "L'hôte a accepté votre demande. Numéro de réservation : KX22PL.",
  ])
    assert.equal(readBeside('Your trip', words).length > 0, true, words);
  // one who no longer has it had it
  const news = 'Your booking KX22PL has been cancelled: you no longer have a booking with us.';
  assert.equal(readBeside('Cancelled', news).length > 0, true);
});
