import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';
import { extract } from '../../../extract.ts';

// Who travels, in the words that papers have for it; and who does not.

const names = (text: string) => namesIn(text).join(' + ');

for (const [title, papers] of Object.entries({
  'who comes along without a name does not hide who is named': [
    ['Guest: Ines Falk-Arendt and 1 more adult', 'Ines Falk-Arendt'],
    ['Guest name: Ines Falk-Arendt + 2 guests', 'Ines Falk-Arendt'],
    ['Guest: Ines Falk-Arendt and a colleague', 'Ines Falk-Arendt'],
    ['Client : Mme Odile Ferrand et 2 autres personnes', 'Odile Ferrand'],
    ['Voyageuse : Mme Odile Ferrand et son fils', 'Odile Ferrand'],
  ],
  'whoever collects points travels, and a programme alone is nobody': [
    ['Walter Eddington\nGuest Rewards # ending 6120', 'Walter Eddington'],
    ['Walter Eddington\nFlying Blue **** 4471', 'Walter Eddington'],
    ['Walter Eddington\nSales agent 4471', ''],
    ['Your Flying Blue account\nFlying Blue **** 4471', ''],
  ],
  'a label without a colon, and a title that says whose it is': [
    ['Client Mathilde Aubriot, 2 adultes', 'Mathilde Aubriot'],
    ['Lead guest Tom Hale (1 adult)', 'Tom Hale'],
    ['Client Services Team, 2 agents', ''],
    ['Feuille de route de Mme Solène Peyrache', 'Solène Peyrache'],
    ['Trip plan for Dr Jane Roe', 'Jane Roe'],
    ['Itinerary of Mont Saint Michel', ''],
  ],
  'where a mail breaks its lines is no end of what it says': [
    [
      'I have put it in the book for you as you asked: the studio with the sea view, in\nthe name of Fiona Gallacher. Our number for it is 27-0604.',
      'Fiona Gallacher',
    ],
    [
      'La table de la véranda est donc bien retenue pour votre groupe au nom\nde Camille Thévenard. Merci de prévenir.',
      'Camille Thévenard',
    ],
    ['The studio with the sea view is yours, and we wait for you in\nFiona Gallacher Street, as before.', ''],
  ],
  'a letter greets who travels by the whole name, in either form of the word': [
    ['Chère Madame Odile Ferrand,', 'Odile Ferrand'],
    ['Cher Luc Ferrand, votre billet est prêt.', 'Luc Ferrand'],
    ['Cher client fidèle,', ''],
    ['Cher Client, merci de votre achat.', ''],
  ],
  'how many travel stands in front of their names': [
    ['Issued 4 May 2027 · 2 travellers: Ines Falk, Bo Arendt', 'Ines Falk + Bo Arendt'],
    ['Émis le 4 mai 2027 · 2 voyageurs : Odile Ferrand, Luc Ferrand', 'Odile Ferrand + Luc Ferrand'],
    ['3 June 2027 · 1 passenger: Ines Falk', 'Ines Falk'],
    ['2 passengers\nInes Falk, 41\nBo Arendt, 38', 'Ines Falk + Bo Arendt'],
    ['2 passengers\nInes Falk, 41\nStandard fare', ''],
  ],
  'a greeting by the whole name tells which word is the family’s': [
    [
      'Bonjour Luc Ferrand\n\nVoyageurs\nFerrand Luc, 02.05.1984\nFerrand Odile, 19.11.1986',
      'Luc Ferrand + Odile Ferrand',
    ],
    ['Bonjour Luc Ferrand\n\nVoyageurs\nOdile Ferrand\nLuc Ferrand', 'Odile Ferrand + Luc Ferrand'],
  ],
  'whoever sleeps there goes before who booked, whatever the house calls them': [
    ['Bonjour Odile Ferrand,\n\nRéservation effectuée par Odile Ferrand\nHôte principal : Mme Ines Falk', 'Ines Falk'],
  ],
  'a letter in whose hands it is': [
    [
      "A l'attention de : Monsieur Luc Ferrand\nSociété Arvelle\n\nMonsieur,\nNous confirmons votre réservation.",
      'Luc Ferrand',
    ],
    ["À l'attention du service des achats\nSociété Arvelle\n\nMonsieur,\nNous confirmons votre réservation.", ''],
  ],
  'a list begins beside its head in capitals, and ends where no name is': [
    [
      'CAR        Volvo V60\nPASSENGERS Ines Falk\n           Bo Arendt\n           Child (4 years): Tilda Falk\n\nFARE       Total Due',
      'Ines Falk + Bo Arendt + Tilda Falk',
    ],
    ['VOYAGEURS Odile Ferrand\n          Luc Ferrand\nAGENCE    Marie Cabot', 'Odile Ferrand + Luc Ferrand'],
  ],
  'of several with the family name that is greeted nobody is chosen': [
    ['Dear Mr Falk,\n\nYour crossing is booked.\n\nInes Falk\nBo Falk', ''],
    ['Dear Ms Falk,\n\nYour crossing is booked.\n\nInes Falk', 'Ines Falk'],
  ],
  'papers have many words for who is sent': [
    ['Staff member: FALK-ARENDT, Ines (Ms)', 'Ines FALK-ARENDT'],
    ['Missionnée : Mme FERRAND Odile, cheffe de projet', 'Odile FERRAND'],
    ['Crew travelling:\nInes Falk (sound)\nBo Arendt (2nd unit)', 'Ines Falk + Bo Arendt'],
    ['Personnes en déplacement :\nOdile Ferrand (image)\nLuc Ferrand', 'Odile Ferrand + Luc Ferrand'],
    ['Membre du personnel : FERRAND, Odile', 'Odile FERRAND'],
    ['SEAFARER: FALK / INES MS, SECOND OFFICER', 'INES FALK'],
    ['Joiner: Bo Arendt, chief engineer', 'Bo Arendt'],
    ['Membre d’équipage : FERRAND Luc', 'Luc FERRAND'],
    ['Rotator: FALK / INES MS', 'INES FALK'],
    ['Prepared by: FALK / INES MS', ''],
  ],
  'points of a list below their head are all of them': [
    ['On-signers:\n\n- Ines Falk, 3/O\n\n- Bo Arendt, 2/E\n\n- Tickets are attached', 'Ines Falk + Bo Arendt'],
    ['Joining crew: Ines Falk (3/O), Bo Arendt (2/E)', 'Ines Falk + Bo Arendt'],
    ['Touring party (2): Ines Falk and Bo Arendt', 'Ines Falk + Bo Arendt'],
    ['Participants :\n\n• Odile Ferrand\n\n• Luc Bertin\n\nDestinataire : Marie Cabot', 'Odile Ferrand + Luc Bertin'],
    ['Guest: Ines Falk\n\n- Bo Arendt, desk', 'Ines Falk'],
  ],
  'an order says in a sentence who is sent': [
    ['Article 1. Mme Odile FERRAND, ingénieure, résidence Rennes, est autorisée à se rendre à Metz.', 'Odile FERRAND'],
    ['Mme Odile Ferrand et M. Luc Bertin sont autorisés à se rendre à Metz.', 'Odile Ferrand + Luc Bertin'],
    ['Dr Ines Falk, senior lecturer, is authorised to travel to Metz.', 'Ines Falk'],
    ['M. Luc Bertin se rendra à Metz.', 'Luc Bertin'],
    ['Mme Odile Ferrand est à votre disposition.', ''],
  ],
  'a title says whose journey it is, in capitals too': [
    ['TRIP SHEET: Ines L. Falk', 'Ines L. Falk'],
    ['TRAVEL PLAN – Bo Arendt', 'Bo Arendt'],
    ['DÉPLACEMENT : Odile Ferrand', 'Odile Ferrand'],
    ['TRAVEL DESK: Bo Arendt', ''],
    ['TRIP PLANNER: Bo Arendt', ''],
  ],
  'a crew of a route book, with a remark behind the word': [
    ['FEUILLE DE ROUTE\n\nÉquipe (tous ensemble) : Odile Ferrand, Luc Bertin', 'Odile Ferrand + Luc Bertin'],
    ['CALL SHEET\n\nCrew (all on one booking): Ines Falk, Bo Arendt', 'Ines Falk + Bo Arendt'],
  ],
  'who signs an order in their office does not travel': [
    ['ORDRE DE MISSION\n\nAgent : Luc Bertin, chargé d’études\n\nLa directrice,\n\nMme Odile Ferrand', 'Luc Bertin'],
    ['Hotel booked, room 2.\n\nThe director of studies,\n\nMs Ines Falk', ''],
    ['Hôtel réservé, chambre 2.\n\nLe secrétaire général,\n\nM. Luc Bertin', ''],
    ['Hôtel réservé, chambre 2.\n\nM. Luc Bertin', 'Luc Bertin'],
  ],
  'a family’s name may stand first behind what somebody is called, and not before a town': [
    ['La chambre est au nom de Vogel, Corinne, dossier 61.', 'Corinne Vogel'],
    ['La table est au nom de Vogel, Quimper, dossier 61.', ''],
  ],
  'a mail says in brackets who "you" is': [
    ['Morning,\n\nIt is all in your name (Ines Falk-Arendt) and paid.', 'Ines Falk-Arendt'],
    ['Coucou,\n\nTout est à ton nom (Odile Ferrand-Roux) et réglé.', 'Odile Ferrand-Roux'],
    ['Morning,\n\nIt is all in your name (Corporate Card).', ''],
  ],
  'a memo has its day behind "Le"': [
    [
      'NOTE\n\nDe : Secrétariat technique\nÀ : Odile Ferrand, Luc Bertin\nLe : 4 mai 2027',
      'Odile Ferrand + Luc Bertin',
    ],
    ['NOTE\n\nDe : Secrétariat technique\nÀ : Odile Ferrand, Luc Bertin\nLe : fauteuil', ''],
  ],
  'a French title stands behind a family name in capitals': [
    ['Passager : FERRAND Luc M.', 'Luc FERRAND'],
    ['Passagère : FERRAND Odile Mme', 'Odile FERRAND'],
  ],
}))
  test(title, () => {
    for (const [text, expected] of papers) assert.equal(names(text ?? ''), expected, text);
  });

test('for how many a room is stands behind who takes it', () => {
  for (const line of [
    'Guest name: Tomasz Wilkinson for max. 2 people',
    'Guest name: Tomasz Wilkinson for 2 guests',
    'Nom du client : Tomasz Wilkinson pour 2 personnes',
    'Guest name: Tomasz Wilkinson, for up to two adults',
  ])
    assert.equal(names(`Booking number: 4471902236\n\n${line}`), 'Tomasz Wilkinson', line);
});

test('who sits where is said behind the seat too, and a window is nobody', () => {
  assert.equal(
    names('Voiture 3\nPlace 12A : Hélène Castaing\nPlace 12B : Yanis Boudjema'),
    'Hélène Castaing + Yanis Boudjema',
  );
  assert.equal(
    names('Coach C, Seat 21 - Owen Prosser\nCoach C, Seat 22 - Freya Lindgaard'),
    'Owen Prosser + Freya Lindgaard',
  );
  assert.equal(names('Seat 12A: Window Side\nPlace 61 : Salle Haute\nSeat 4 – Quiet Coach'), '');
});

test('who stands below or beside what one is for the travellers does not travel', () => {
  for (const role of ['Your travel adviser', 'Your local guide', 'Votre conseillère voyages', 'Emergency contact'])
    assert.equal(names(`Booking reference: H7K2PL\n\n${role}\nMs Freya Lindgaard`), '', role);
  assert.equal(names('Booking reference: H7K2PL\n\nBooking details\nMs Freya Lindgaard'), 'Freya Lindgaard');
});

test('whom only the plain text of a mail names travels', async () => {
  const mail = [
    'From: Keyline <bookings@keyline.example>',
    'Subject: Your booking KQZBTN',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=xx',
    '',
    '--xx',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Booking reference: KQZBTN\r\nPassenger: Bronwyn Castellane\r\nSee the page for your flight.',
    '--xx',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Bronwyn, your flight is confirmed! Booking reference: KQZBTN</p><p>AA 1205, Sunday, March 14, 2027<br>12:40 PM Austin (AUS)<br>5:25 PM Philadelphia (PHL)</p>',
    '--xx--',
  ].join('\r\n');
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  assert.deepEqual(
    reservations.map(({ booking }) => booking.travelers),
    [[{ name: 'Bronwyn Castellane' }]],
  );
});

test('what an amount is called is nobody, though a word of it is a first name', async () => {
  const ticket = `Booking reference: H7K2PL. Your booking is confirmed.

EIP 3502, 3 August 2027
06:28 Warszawa Centralna
10:46 Gdynia Główna

Opłata          PTU 8%  8,34        SUMA PLN:     112,54`;
  const { reservations } = await extract(new TextEncoder().encode(ticket), { contextDate: '2027-01-05' });
  assert.deepEqual(
    reservations.map(({ booking }) => booking.travelers),
    [undefined],
  );
});
