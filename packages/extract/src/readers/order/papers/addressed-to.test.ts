import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { type Part, wordFile } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

// For whom a paper is where only its head says so.

const flight =
  'Le lundi 7 juin 2027, vol AF 1234 de Paris Orly à 18 h 40, arrivée à Nice à 20 h 00. Référence K7WQ2M. Vous recevrez les billets par courriel une semaine avant le départ, avec tout ce qu’il faut.';

async function travelersOf(...parts: Part[]): Promise<string[]> {
  const { reservations } = await extract(wordFile(parts), { fileName: 'letter.docx', contextDate: '2027-03-01' });
  return reservations.flatMap(({ booking }) => booking.travelers ?? []).map(({ name }) => name ?? '');
}

test('over the day, the subject and the salutation a town with its code is address enough', async () => {
  assert.deepEqual(
    await travelersOf(
      'Rive Bleue Voyages SA\nQuai Perdonnet 21, 1800 Vevey',
      'Monsieur\nCédric Bonvallat\nFiduciaire Bonvallat & Cie\n1096 Cully',
      'Vevey, le 7 février 2027',
      'Votre séjour à Nice – confirmation 28.0217',
      'Cher Monsieur,',
      `Votre voyage est confirmé. ${flight}`,
      'Avec nos salutations,\nRive Bleue Voyages SA\nNoémie Chappuis',
    ),
    ['Cédric Bonvallat'],
  );
  assert.deepEqual(
    await travelersOf(
      'Lakes Travel\nKendal',
      'Dr Priya Raman\nNorthgate Hospital\nLeeds LS1 4AB',
      '3 February 2027',
      'Your journey to Geneva',
      'Dear Doctor,',
      'Your journey is booked. Your flight BA 123 on Monday 7 June 2027 leaves London Heathrow at 10:20 and reaches Geneva at 13:05. Booking reference K7WQ2M.',
      'Yours sincerely,\nAnna Brook',
    ),
    ['Priya Raman'],
  );
});

test('who signs a note with a first letter is no reader of it', async () => {
  assert.deepEqual(
    await travelersOf(
      { heading: 'NOTE DE SERVICE' },
      'De : Myriam Tessier, services généraux',
      'À : Clotilde Marescaux, Driss Hamdaoui',
      'Date : 11 février 2027',
      'Vos réservations sont faites, pour vous deux ensemble.',
      flight,
      'M. Tessier',
    ),
    ['Clotilde Marescaux', 'Driss Hamdaoui'],
  );
});

test('a title may stand in front of a family that is printed first', async () => {
  for (const [label, printed, name] of [
    ['Passenger', 'Ms. BRENNER, Caroline', 'Caroline BRENNER'],
    ['Traveler', 'Dr. Okafor-Reyes, Ijeoma M.', 'Ijeoma M. Okafor-Reyes'],
    ['Agent', 'M. PERROTIN, Luc', 'Luc PERROTIN'],
  ] as const)
    assert.deepEqual(
      await travelersOf(
        { heading: 'ORDRE DE MISSION' },
        [
          [label, printed],
          ['Référence', 'TT6043'],
        ],
        [
          ['Date', 'Vol', 'De', 'À', 'Départ', 'Arrivée'],
          ['7 juin 2027', 'AF 123', 'Paris Orly', 'Nice', '10:20', '13:05'],
        ],
      ),
      [name],
    );
});

const booked = [
  ['Flight', 'From', 'To', 'Date', 'Departs', 'Arrives', 'Booking'],
  ['LX 319', 'London Heathrow (LHR)', 'Zürich (ZRH)', '8 March 2027', '09:05', '11:50', 'QX8L2M'],
];

test('an itinerary is called after who travels, or after where', async () => {
  const who = async (title: string) => {
    const [line] = await readLetterOf([{ heading: title }, booked], '2027-02-24');
    return line?.split(' | ').at(-1);
  };
  assert.equal(await who('Itinerary: Imogen Farraday'), 'Imogen Farraday');
  assert.equal(await who('Travel plan – Imogen Farraday and Jonas Veit'), 'Imogen Farraday + Jonas Veit');
  for (const place of ['Itinerary: New York', 'Itinerary: Board Meeting', 'Itinerary – Hong Kong'])
    assert.equal(await who(place), 'QX8L2M', place);
});

test('who has a title and a part in it travels; who signs, arranges or is to be asked does not', async () => {
  const who = async (...lines: string[]) => {
    const [read] = await readLetterOf(['Your flight is booked.', ...lines, booked], '2027-02-24');
    return read?.split(' | ').at(-1);
  };
  assert.equal(await who('Speaker: Professor Emeka Nwachukwu'), 'Emeka Nwachukwu');
  assert.equal(await who('Titulaire des bons : M. Karim Benjelloun-Reyes (Maghreb Câblage)'), 'Karim Benjelloun-Reyes');
  assert.equal(await who('à l’intention de Madame Aline Jaquier'), 'Aline Jaquier');
  assert.equal(await who('Travel consultant: Ms Orla Finnerty'), 'QX8L2M');
  assert.equal(await who('Dame Rosalind Aske', 'Travel consultant: Ms Orla Finnerty'), 'Rosalind Aske');
  assert.equal(await who('Je vous prie de croire à mes sentiments les meilleurs.', 'Prof. Luc Hanssens'), 'QX8L2M');
  assert.equal(await who('Mme V. Lardinois, +32 4 555 01 20, doctorats@meuse.example'), 'QX8L2M');
});
