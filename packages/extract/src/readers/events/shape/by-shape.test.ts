import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../index.ts';

const read = async (subject: string, body: string) => {
  const mail = `From: Upland Beekeepers <desk@upland.example>\nTo: Ada Lund <ada@lund.example>\nSubject: ${subject}\nDate: Tue, 05 Jan 2027 10:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\n${body}`;
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  return reservations.map(({ booking, confidence }) =>
    booking.type === 'EventReservation'
      ? [
          booking.name,
          booking.departure?.local,
          booking.until?.local,
          booking.place?.name,
          booking.place?.street,
          booking.place?.city,
          booking.travelers?.map(({ name }) => name).join(),
          confidence,
        ].join(' | ')
      : booking.type,
  );
};

const hive = (said: string, lines: string, subject = 'Your place') =>
  read(subject, `Dear Ms Ada Lund,\n\n${said}\n\n${lines}\n`);
const told = 'your registration is confirmed.';
const house = 'Assembly House, 14 Theatre Street, Norwich NR2 1RQ';
const seminar = `Hive Seminar\nFriday 12 February 2027, 9.15 am\n${house}`;
const asRead = (start = '2027-02-12T09:15:00', name = 'Hive Seminar', until = '') => [
  `${name} | ${start} | ${until} | Assembly House | 14 Theatre Street | Norwich | Ada Lund | 0.5`,
];

test('a day, its hours, a house with its address and a title are an event to who is told to have a place', async () => {
  assert.deepEqual(
    await read(
      'Winter Hive Symposium - your seat',
      'Dear Ms Ada Lund,\n\nit is a pleasure to confirm your seat at the Winter Hive\nSymposium, to be held on Friday 12 February 2027 from 9.15 am\nto 4.30 pm.\n\nYou will find us in:\n\n    Assembly House\n    14 Theatre Street\n    Norwich\n    NR2 1RQ\n\nAbstracts can be sent until 20 January. There is a car park behind the house.\n\nYours sincerely\nJoan Pell\nUpland Beekeepers, PO Box 40, Hexham\n',
    ),
    [
      'Winter Hive Symposium | 2027-02-12T09:15:00 | 2027-02-12T16:30:00 | Assembly House | 14 Theatre Street | Norwich | Ada Lund | 0.5',
    ],
  );
  assert.deepEqual(
    await read(
      'Votre venue',
      "Chère Madame Ada Lund,\n\nvotre participation est bien enregistrée.\n\nAtelier des ruches froides\nSamedi 13 février 2027, 14h00 - 17h30\nFerme du Vallon, 8 chemin des Lilas, 38000 Grenoble\n\nUn goûter suivra vers 18h00. Annulation possible jusqu'au 6 février.\n",
    ),
    [
      'Atelier des ruches froides | 2027-02-13T14:00:00 | 2027-02-13T17:30:00 | Ferme du Vallon | 8 chemin des Lilas | Grenoble | Ada Lund | 0.5',
    ],
  );
});

test('where there are two evenings, two houses or two titles, or nobody is on the list, there is no event', async () => {
  const dear = 'Dear Ms Ada Lund,\n\nyour registration is confirmed.\n\n';
  assert.deepEqual(
    await read(
      'Your place',
      `${dear}Hive Seminar\nFriday 12 February 2027, 9.15 am\nor Friday 5 March 2027, 9.15 am\n${house}\n`,
    ),
    [],
  );
  assert.deepEqual(
    await read(
      'Your place',
      `${dear}Hive Seminar\nFriday 12 February 2027, 9.15 am\n${house}\n\nDrinks at Bishop House, 3 Princes Street, Norwich NR3 1AE\n`,
    ),
    [],
  );
  assert.deepEqual(
    await read('Your place', `${dear}Hive Seminar\nFriday 12 February 2027, 9.15 am, 11 am or 2 pm\n${house}\n`),
    [],
  );
  for (const said of [
    'you are on the waiting list: your place is not confirmed yet.',
    'once your registration is confirmed, we will see you there.',
    'register by 20 January for our next seminar.',
    'thank you for your interest in our seminar.',
  ])
    assert.deepEqual(
      await read(
        'Hive Seminar',
        `Dear Ms Ada Lund,\n\n${said}\n\nHive Seminar\nFriday 12 February 2027, 9.15 am\n${house}\n`,
      ),
      [],
      said,
    );
});

test('who waits for a place has none', async () => {
  assert.deepEqual(await hive(told, seminar), asRead());
  for (const said of [
    'we have received your registration: you are on the waiting list.',
    'nous avons bien reçu votre inscription, et vous êtes sur liste d’attente.',
  ])
    assert.deepEqual(await hive(said, seminar), [], said);
});

test('doors, coffee and drinks are no hour of an event, and the hours may stand below the day', async () => {
  assert.deepEqual(
    await hive(told, `Hive Seminar\nFriday 12 February 2027, coffee 8.45 am, 9.15 am\n${house}`),
    asRead(),
  );
  assert.deepEqual(await hive(told, `Hive Seminar\nFriday 12 February 2027\nBegins at 9.15 am\n${house}`), asRead());
});

test('what the paper is about is no title, and what kind an event is stands before one', async () => {
  assert.deepEqual(await hive(told, `Practical information\nFriday 12 February 2027, 9.15 am\n${house}`), []);
  assert.deepEqual(
    await hive(
      `${told} The Winter Hive Circle meets again.`,
      `Friday 12 February 2027, 9.15 am\n${house}`,
      'Registration for the Winter Hive Circle',
    ),
    asRead(undefined, 'Winter Hive Circle'),
  );
  assert.deepEqual(
    await hive(
      'we confirm your place at the Winter Hive Circle, to be held as follows.',
      `Friday 12 February 2027, 9.15 am\n${house}`,
    ),
    asRead(undefined, 'Winter Hive Circle'),
  );
});

test('what somebody is, over an address, is no house', async () => {
  assert.deepEqual(
    await hive(
      told,
      'Hive Seminar\nFriday 12 February 2027, 9.15 am\n\nJoan Pell\nHonorary Treasurer\n14 Theatre Street, Norwich NR2 1RQ',
    ),
    [],
  );
});
