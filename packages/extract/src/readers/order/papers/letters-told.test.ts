import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('where one takes a plane or a train is where it leaves, whatever stands between', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Antilles Évasions',
        'Pointe-à-Pitre, le 3 mai 2027',
        'Monsieur Félix Lurel',
        'Cher Monsieur,',
        'Votre séjour est confirmé. Vous prendrez l’avion le lundi 7 juin à Fort-de-France Aimé-Césaire, vol TX 511 de 18 h 40, pour rejoindre Paris Orly le mardi 8 juin à 8 h 55. Au retour, vous embarquerez sur le vol TX 510 le vendredi 18 juin à Paris Orly à 12 h 15 et atterrirez à Fort-de-France Aimé-Césaire à 15 h 05. Référence Air Caraïbes : K7WQ2M.',
      ],
      '2027-05-03',
    ),
    [
      'Flight | TX 511 | Fort-de-France Aimé-Césaire > Paris Orly | 2027-06-07T18:40 – 2027-06-08T08:55 | K7WQ2M | Félix Lurel',
      'Flight | TX 510 | Paris Orly > Fort-de-France Aimé-Césaire | 2027-06-18T12:15 – 2027-06-18T15:05 | K7WQ2M | Félix Lurel',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel, 4 March 2027',
        'Mr Alan Petrie',
        'Dear Mr Petrie,',
        'Your tickets are booked. You take the Eurostar 9114 on Monday 3 May 2027 at London St Pancras at 10.24 and reach Bruxelles-Midi at 13.25. Booking reference QK7P2M.',
      ],
      '2027-03-04',
    ).then((lines) => lines.map((line) => line.split(' | ')[2])),
    ['London St Pancras > Bruxelles-Midi'],
  );
});

test('by when one must be on board is not when a ship leaves', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Agence du Port',
        'Nice, le 4 mars 2027',
        'Madame Léa Brunet',
        'Chère Madame,',
        'Le départ. Le vendredi 4 juin 2027, présentez-vous au port de Nice à 18 h 30 pour un départ à 20 h 00 à bord du Mega Andrea ; le navire accoste à Bastia le samedi 5 à 7 h 00. Réservation Corsica Ferries 4471209.',
        'Un chauffeur de Taxi Castagniccia vous attendra le 5 juin à 7 h 30 à Bastia Port et vous déposera à Corte (réservation TC-881, 90,00 €).',
      ],
      '2027-03-04',
    ),
    [
      'Boat | Mega Andrea | Nice > Bastia | 2027-06-04T20:00 – 2027-06-05T07:00 | 4471209 | Léa Brunet',
      'Taxi | Bastia Port > Corte | 2027-06-05T07:30 | TC-881 | Léa Brunet',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Hebridean Journeys',
        '4 March 2027',
        'Dear Mr Petrie,',
        'Everything is booked in the names of Alan Petrie and Fiona Petrie.',
        'Stena Line, booking 55120934, aboard the Stena Superfast VII. Boarding at Holyhead on Friday 7 May 2027 no later than 10:30 for a departure at 11:30; arriving at Dublin at 14:45. Coming home, the ship leaves Dublin on Friday 14 May at 15:30 and docks at Holyhead at 18:50.',
      ],
      '2027-03-04',
    ),
    [
      'Boat | Stena Superfast VII | Holyhead > Dublin | 2027-05-07T11:30 – 2027-05-07T14:45 | 55120934 | Alan Petrie + Fiona Petrie',
      'Boat | Stena Superfast VII | Dublin > Holyhead | 2027-05-14T15:30 – 2027-05-14T18:50 | 55120934 | Alan Petrie + Fiona Petrie',
    ],
  );
});

test('a paragraph with two numbers tells two bookings, each up to its own', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Cap Océan Voyages',
        '19 rue du Port, 29200 Brest',
        'Brest, le 3 mai 2027',
        'Monsieur Félix Lurel',
        'Cher Monsieur, votre séjour est confirmé.',
        'Nantes. Vos nuits du 8 au 18 juin 2027 se passeront à l’Hôtel de la Cale, 9 quai de Versailles, 44000 Nantes (02 40 55 01 20), chambre prête dès 15 h, départ entre 8 h 00 et 10 h 30, confirmation NC-4471 ; 890,00 €. Le samedi 12 juin, une table pour trois vous attend à 20 h 00 au restaurant La Sardine Bleue, 3 rue Kervégan, Nantes, sous la référence R-7781.',
      ],
      '2027-05-03',
    ),
    [
      'Lodging | Hôtel de la Cale, Nantes | 2027-06-08T15:00 – 2027-06-18T10:30 | NC-4471 | Félix Lurel',
      'FoodEstablishment | La Sardine Bleue, Nantes | 2027-06-12T20:00 | for 3 | R-7781 | Félix Lurel',
    ],
  );
  assert.deepEqual(
    await readLetterOf(
      [
        'Calder Travel',
        '4 March 2027',
        'Mr Alan Petrie',
        'Dear Mr Petrie, everything is confirmed.',
        'Bushmills. Your first four nights, from 7 to 11 May 2027, are at the Causeway Lodge, 12 Dunluce Road, Bushmills, Northern Ireland (tel. +44 28 2073 0144). Arrive from 3 pm to 8 pm, leave between 8 am and 10.30 am. Confirmation number CL-8841; £520.00. On Sunday 9 May a table for two awaits you at 7.30 pm at the restaurant The Salt House, 4 Harbour Lane, Portrush, under reference T-2291.',
      ],
      '2027-03-04',
    ),
    [
      'Lodging | Causeway Lodge, Bushmills | 2027-05-07T15:00 – 2027-05-11T10:30 | CL-8841 | Alan Petrie',
      'FoodEstablishment | The Salt House | 2027-05-09T19:30 | for 2 | T-2291 | Alan Petrie',
    ],
  );
});

test('houses that follow each other in a sentence or a paragraph are a stay each', async () => {
  const both = [
    'Lodging | Grand Hôtel du Port, Hong Kong | 2027-11-09 – 2027-11-11 | GHP-4471',
    'Lodging | Pensão Lótus, Macao | 2027-11-11 – 2027-11-13 | PL-209',
  ];
  const first = 'au Grand Hôtel du Port, 3 Connaught Road, Hong Kong, du 9 au 11 novembre 2027 (réf. GHP-4471)';
  const second = 'à la Pensão Lótus, 12 Rua das Lorchas, Macao';
  for (const text of [
    `Nous vous confirmons votre séjour. Vous serez logée ${first}, puis ${second}, du 11 au 13 novembre (réf. PL-209).`,
    `Vous serez logée ${first}. Puis, du 11 au 13 novembre, ${second} (réf. PL-209).`,
    'Du 9 au 11 novembre 2027 : Grand Hôtel du Port, 3 Connaught Road, Hong Kong (réf. GHP-4471). Du 11 au 13 novembre : Pensão Lótus, 12 Rua das Lorchas, Macao (réf. PL-209).',
  ])
    assert.deepEqual(await readLetterOf(['Nous vous confirmons vos réservations.', text], '2027-01-05'), both, text);
});

test('"that same Thursday" is the one that was told before', async () => {
  const read = await readLetterOf(
    [
      'Nairobi, 7 June 2027',
      'Dr Rosalind Everard',
      'Dear Dr Everard, your tickets have been issued.',
      'You fly out on Sunday 11 July with Kenya Airways, flight KQ 101, leaving London Heathrow at 18:35 and landing at Nairobi Jomo Kenyatta at 05:05 the following morning. Reference Y6QPLD.',
      'You speak on Wednesday 14 July and leave us on Thursday 15 July after lunch.',
      'On that same Thursday KQ 609 brings you back from Mombasa Moi to Nairobi Jomo Kenyatta, leaving at 17:20 and arriving at 18:25.',
    ],
    '2027-06-07',
  );
  assert.ok(
    read.some((one) => /KQ 609.*2027-07-15T17:20 – 2027-07-15T18:25/.test(one)),
    read.join('\n'),
  );
});

test('an open ticket that was bought is a journey, and one that was only spoken of is none', async () => {
  const told = (end: string) =>
    readLetterOf([
      'Dear Ines Falk, your trip is confirmed.',
      `On Tuesday 8 June 2027 flight LX 457, booking PN7VQ4, leaves London City at 07:45 and lands in Zurich at 10:30. From the airport take the IC 815, which leaves Zürich Flughafen at 11:13 and gets to Bern at 12:28; ${end}.`,
    ]);
  const isTrain = (one: string) => /^Train \| IC 815 .*7741209/.test(one);
  assert.ok((await told('it is an open ticket without a seat, SBB order 7741209, CHF 57.00')).some(isTrain));
  assert.ok(!(await told('any open ticket from the machine will do')).some((one) => one.startsWith('Train')));
});
