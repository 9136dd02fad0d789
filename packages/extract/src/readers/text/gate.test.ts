import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, read, told } from '../../../testing/told.ts';
import { readInPieces } from '../../read-print.ts';
import { saysBooked } from './gate.ts';
import { readReferences } from './numbers/references.ts';
import { passagesOf } from './passages/passages.ts';

const says = (subject: string, text: string) => {
  const document = print(subject, text);
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

test('a search or a basket that was kept is no booking, whatever number and flights it names', () => {
  const flight = '\n\nFriday 28 May 2027\nLondon Stansted (STN) 06:25 - Porto (OPO) 08:50, FR8344\n\n';
  assert.equal(says('Still thinking?', `We have saved your search.${flight}Search ref. 8QK2-PORTO`), false);
  assert.equal(says('Your quote', `Quote no. 8QK2-7714${flight}No booking has been made.`), false);
  assert.equal(says('Votre panier', `Nous avons conservé votre panier.${flight}Réservation : KX22PL`), false);
  assert.equal(says('Votre devis', `Devis n° 2027-41188${flight}Aucune réservation n'a encore été effectuée.`), false);
  // of one leg alone it says nothing of the other
  assert.equal(
    says('Your booking', `Booking reference: KX22PL${flight}No booking has been made for the way back.`),
    true,
  );
});

test('a house confirms a room that has a name', () => {
  assert.equal(
    says('Re: chambre', 'La chambre « Verger » est donc réservée au nom de Léa Martin du 4 au 6 mai 2027.'),
    true,
  );
  assert.equal(says('Re: room', 'The Orchard Room is now booked in the name of Léa Martin, 4 to 6 May 2027.'), true);
});

test('a house that keeps a room says so without the word, and one that keeps it for a while does not', () => {
  for (const [words, isBooked] of [
    ['Nous vous gardons une chambre côté fleuve du 8 au 11 novembre.', true],
    ['Nous vous gardons volontiers la chambre bleue du 8 au 11 novembre.', true],
    ["Nous vous gardons la chambre bleue du 8 au 11 novembre jusqu'à vendredi midi.", false],
    ['Nous vous gardons une option du 8 au 11 novembre.', false],
    ['Je décale donc votre séjour au 8 novembre.', true],
    ['We are keeping the blue room for you from 8 to 11 November.', true],
    ['We are keeping the blue room for you until Friday noon.', false],
    ["I've moved your stay to 8 November.", true],
    ['Nous pouvons décaler votre séjour.', false],
  ] as const)
    assert.equal(says('Re: chambre', words), isBooked, words);
});

test('a basket that was kept is no booking, whatever it holds, and a piece that nobody booked says nothing of the rest', () => {
  const flight = 'Nantes (NTE) - Prague (PRG)\nvendredi 12 mars 2027, 06h55 - 10h40, vol V7 2290';
  for (const words of [
    "Vous avez commencé une commande sans aller jusqu'au paiement.",
    "Vous n'avez pas terminé votre commande.",
    "Aucune place et aucune chambre ne sont réservées tant que vous n'avez pas payé.",
    "Rien n'est réservé tant que vous n'avez pas payé.",
    'No seat and no room is reserved until you pay.',
    'Nothing is booked until you pay.',
  ])
    assert.deepEqual(told(read('Votre séjour', `${words}\n\nDossier n° PNR-774120\n\n${flight}`)), [], words);
  // what is offered beside the booking
  for (const words of [
    `Nous confirmons votre réservation.\n\nN° de confirmation : PNR-774120\n\n${flight}\n\nAucune place n'est retenue à ce jour pour le parking.`,
    `Your booking PNR-774120 has been cancelled, your money is refunded.\n\n${flight}\n\nSeats are left on the next day; nothing is held for you until you call.`,
  ])
    assert.equal(says('Votre vol', words), true, words);
  // of a seat that everybody is given later
  for (const words of ['No seats are reserved until check-in.', "Aucune place n'est réservée avant l'enregistrement."])
    assert.equal(says('Your flight', `Booking reference: KX22PL\n\n${flight}\n\n${words}`), true, words);
  const rest = "Votre vol est confirmé. Du 14 au 18 mars vous logez chez des amis : rien n'est réservé de notre côté.";
  assert.equal(read('Votre séjour', `${rest}\n\nRéservation : Q8RT4W\n\n${flight}`).length, 1);
});

test('what was not booked beside a flight leaves the flight booked, and a basket is none', () => {
  const flight = 'TICKET ETKT 176 4410 922873\nOUR REF TBT 558120\nEMIRATES EK 38\nBIRMINGHAM (BHX) DUBAI (DXB)';
  assert.equal(says('Itinerary', `${flight}\nYOU HAVE NOT BOOKED ACCOMMODATION THROUGH US.`), true);
  assert.equal(says('Itinerary', `${flight}\nYou have not booked yet.`), false);
});

test('what is made known, or was laid into a basket, has a number and books nothing', async () => {
  const train = '\n\nSaturday 9 October 2027\n07:30 Leeds - Carlisle, 09:56\n18:00 Carlisle - Leeds, 20:41\n\n';
  const notices = [
    `Engineering works will change services on this line.${train}Notice ref. EW-2027-41B.`,
    `A new timetable applies.${train}Bulletin ref: NL-2027-118\n\nYou receive this e-mail because you signed up for line alerts.`,
    `En raison de travaux, ces trains sont supprimés.${train}Avis : TX-2027-88\n\nVous recevez cette information parce que vous suivez la ligne.`,
    `Your trip is still waiting, but fares change fast.${train}Basket code: 8ZK4QP\n\nComplete my booking`,
    `Vous y étiez presque !${train}Référence de votre panier : QX7K2M`,
    `Vous avez quitté notre site avant d'avoir confirmé votre trajet.${train}Réservation : KX22PL`,
    `You started a booking but did not finish it.${train}Booking reference: KX22PL`,
  ];
  for (const text of notices) assert.deepEqual(told(read('Route update', text)), [], text);
  const booked = `Your booking is confirmed.${train}Booking reference: KX22PL\n\nYou receive this e-mail because you signed up for alerts.`;
  assert.equal(says('Your train', booked), true);
});

test('a house that hopes that the stay went well asks how it was', () => {
  for (const words of [
    "Nous espérons que votre séjour du 2 au 4 janvier 2027 (réservation QS-44817) s'est bien passé.",
    'Nous espérons que vous avez passé un agréable séjour (réservation QS-44817) du 2 au 4 janvier 2027.',
  ])
    assert.equal(says('Votre avis', words), false, words);
});

test('a letter that asks to book, or does not know whether one has, books nothing', () => {
  const flight = '\n\nParis Orly 07:00 – Nice 08:25, AF7302, mardi 19 janvier 2027\n\n';
  for (const words of [
    `Nous avons posé une option sur les vols suivants :${flight}Dossier K8DWQJ`,
    `Ce vol est annulé.${flight}Si vous avez réservé un de ces vols, vous êtes informé par SMS. Référence : INFO-2027-03`,
    `This flight is cancelled.${flight}Passengers who are booked should ask at the desk. Reference: INFO-2027-03`,
    `Vos billets ne sont pas encore confirmés.${flight}Référence : 8ZK4QP`,
    `Sans paiement avant le 7 janvier, votre sélection sera annulée.${flight}Référence : 8ZK4QP`,
  ])
    assert.deepEqual(told(read('Votre vol', words)), [], words);
  assert.equal(
    says(
      'Your question',
      'We have rooms from 12 to 14 February 2027. You can book on our website.\n\nSupport ticket: MRL-55120\n\nThe Marlowe, 8 King Street, York YO1 9QL',
    ),
    false,
  );
  // what may be added to a booking, and a notice to somebody who has one
  for (const words of [
    'Your booking MRL-55120 is confirmed: 12 to 14 February 2027. You can book on our website, if you would like to.',
    `Your flight has changed.${flight}Booking reference: KX22PL\n\nPassengers who have booked a seat on this flight may change it.`,
    `Vos billets sont émis.${flight}Dossier K8DWQJ. Nous avons posé une option sur les places de l'hôtel.`,
    "J'ai bien noté votre séjour du 12 au 14 mars 2027, chambre bleue.",
  ])
    assert.equal(says('Votre séjour', words), true, words);
});

test('nobody is reminded of what is not theirs, whatever is offered beside it', () => {
  for (const words of [
    'Just a reminder of your table tonight at 19:30.',
    'Petit rappel de votre réservation pour demain, 19 h 30.',
    'Your stay is coming up. Booking HRN-20931\n\nAdd breakfast: special offer. Book now. Unsubscribe',
  ])
    assert.equal(says('Hello', words), true, words);
});

test('works on a line are told to all who subscribe, whatever tickets they may buy', () => {
  for (const words of [
    "TER 879412  Marseille St-Charles 07h05 > Miramas 08h31 : supprimé\n\nVous recevez ce message car vous êtes abonné aux alertes. Achetez vos billets comme d'habitude ; les cars n'ont pas de places réservées.",
    'GWR 1A09  Swansea 07:28 > London Paddington 10:14: replaced by a coach\n\nYou receive this e-mail because you subscribed to alerts for this line. Buy your tickets as usual; no coach seats are reserved.',
  ])
    assert.equal(says('Works from 4 to 15 October', words), false, words);
});

test('a house says what one has, and a driver which ride stands', () => {
  for (const words of [
    'You have a table for 4 on Thursday 6th May at 8.15 pm.',
    'Vous avez une table pour quatre personnes le jeudi 6 mai à 20 h 15.',
    'La course retour du bon BC-2709-14 est annulée, la course aller est maintenue.',
  ])
    assert.equal(says('Hello', words), true, words);
});

test('a ride that is registered is booked, and one that was asked for is not', () => {
  assert.equal(says('Re: Taxi', 'Votre course est enregistrée. Prise en charge jeudi 8 avril à 7 h 20.'), true);
  assert.equal(says('Re: Taxi', 'La course demandée est bien enregistrée, bon 88123.'), true);
  assert.equal(says('Re: Taxi', 'Votre demande de course est enregistrée. Jeudi 8 avril à 7 h 20.'), false);
});

test('a keeper who takes back a word, has the deposit, or tells the number in the book has booked', () => {
  for (const line of [
    'I have put - no, carved! - you down for Tuesday and Wednesday.',
    'The £40 deposit you sent has arrived, thank you.',
    'Nous avons bien reçu vos arrhes, à bientôt.',
    'You are number 31-204 in the book.',
  ])
    assert.equal(says('Re: a room', `Dear Mr Oake,\n\n${line}\n\nYours, Fern`), true, line);
  assert.equal(says('Re: a room', 'Dear Mr Oake,\n\nA deposit of £40 is due before we book.\n\nYours, Fern'), false);
});

test('what is booked may have its number in brackets before it is said to be so', () => {
  for (const text of [
    'Your cab (CC-20418) is booked.',
    'Votre taxi (T-20418) est réservé.',
    'Your car (90-418) is confirmed.',
  ])
    assert.equal(says('Your ride', text), true, text);
});

test('who writes to somebody by name, offers nothing and denies nothing, has booked it, and what is read waits for a look', () => {
  const note =
    'Hello Oisín Garvey,\n\nThe van will be waiting for you at Cork Airport from 11.15am on Friday 7 May 2027. ' +
    "We'd like it back at Cork Airport by 4pm on Tuesday 11 May 2027.\n\nLee Vans";
  assert.equal(says('Your van', note), true);
  assert.equal(says('Vans', note.replace('Hello Oisín Garvey,', 'Hello,')), false);
  assert.equal(says('Your van', `${note}\n\nSpecial offer in June: unsubscribe here`), false);
  const flight =
    'Dear Ms Anneke Visser,\n\nFlight KL1508, Thursday 6 May 2027\nAberdeen (ABZ) 17:30 - Amsterdam (AMS) 20:05\n\nSee you at the gate';
  const [candidate] = readInPieces('text', print('Thursday', flight)).candidates;
  assert.deepEqual([candidate?.booking.type, candidate?.confidence], ['FlightReservation', 0.5]);
});

test('a payment that was declined has booked nothing, though what was tried stands below', () => {
  const tried =
    'Hello Moira,\n\nyour bank declined the payment, so NO BOOKING HAS BEEN\nMADE.\n\nEdinburgh (EDI) to Copenhagen (CPH), Fri 2 Jul 2027, SK2548, 12:05 - 14:55';
  assert.equal(says('Payment declined', tried), false);
  assert.equal(
    says(
      'Paiement refusé',
      `Bonjour Moira,\n\nAucune réservation n'a donc pu être enregistrée.\n\n${tried.split('\n').at(-1)}`,
    ),
    false,
  );
});

test('a bulletin to who follows a line is nobody’s journey, though a sentence of it tells one whole', () => {
  const bulletin =
    'Hello Stella,\n\nBuses replace trains from 26 to 29 March 2027. The 08:23 from Carlisle will reach Newcastle at 10:31, later than usual.\n\nYou get this because you signed up.';
  assert.deepEqual(readInPieces('html', print('Works at Easter', bulletin)).candidates, []);
});
