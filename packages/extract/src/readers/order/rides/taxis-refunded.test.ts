import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const train = [
  'Your train, Intercités 3835, leaves Nantes on Wednesday 13 October at 7.06am and sets you down at Bordeaux Saint-Jean at 11.41am. Reference TKV8QD.',
  'Votre train, l’Intercités 3835, part de Nantes le mercredi 13 octobre à 7 h 06 et vous dépose à Bordeaux Saint-Jean à 11 h 41. Référence TKV8QD.',
];

test('a taxi that is paid back, or only spoken of before a train, is not booked', async () => {
  for (const line of [
    'You need not pay for anything, except the taxi from the station to the hotel, which we will refund against the receipt.',
    'The shuttle between the station and the hotel takes ten minutes.',
    'Please take a taxi from the station; claim it back with your expenses.',
    'Vous n’avez rien à avancer, sauf le taxi entre la gare et l’hôtel, que nous vous rembourserons sur justificatif.',
  ])
    for (const told of train)
      assert.deepEqual(
        await readLetterOf(['Graves Estates', 'Mr Baptiste Lemoine', 'Dear Mr Lemoine,', line, told]),
        [
          'Train | Intercités 3835 | Nantes > Bordeaux Saint-Jean | 2027-10-13T07:06 – 2027-10-13T11:41 | TKV8QD | Baptiste Lemoine',
        ],
        line,
      );
});

test('a word and its number before a driver is where nobody waits', async () => {
  for (const line of [
    'Dossier TSD-718 – Teranga Services – jeudi 18/11/2027 à 22h45, prise en charge Hôtel Les Baobabs, dépose Aéroport Blaise Diagne.',
    'Contrat TSD-718 – Teranga Services – jeudi 18/11/2027 à 22h45, Hôtel Les Baobabs – Aéroport Blaise Diagne',
    'File TSD-718 – Teranga Services – Thursday 18/11/2027 at 22:45, pick-up Hôtel Les Baobabs, drop-off Aéroport Blaise Diagne.',
    'Docket TSD-718 – Teranga Services – 22:45 Thursday 18 November 2027 – collect Hôtel Les Baobabs – set down Aéroport Blaise Diagne',
  ]) {
    const [, driver] = await readLetterOf([
      'CONFIRMATION',
      'Passager : DIOUF/AWA MRS',
      [
        ['Vol', 'Date', 'De', 'À', 'Départ', 'Arrivée', 'Dossier'],
        ['AT 795', '14/11/2027', 'Bordeaux (BOD)', 'Casablanca (CMN)', '16h20', '18h35', '8HTQZJ'],
      ],
      { heading: line.startsWith('D') || line.startsWith('C') ? 'C. CHAUFFEUR' : 'C. DRIVER' },
      line,
    ]);
    const read = 'Taxi | Hôtel Les Baobabs > Aéroport Blaise Diagne | 2027-11-18T22:45 | TSD-718 | AWA DIOUF';
    assert.equal(driver, read, line);
  }
});
