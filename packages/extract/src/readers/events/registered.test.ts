import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../index.ts';

// Meetings, lectures and courses, to which an association registers somebody.

async function readLetter(said: string, event: string, subject = 'Your registration'): Promise<string[]> {
  const mail = [
    'From: Fulmar Society <office@fulmars.example>',
    'To: Anna Keller <anna@keller.example>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Dear Anna Keller,\n\n${said}\n\n${event}\n\nOn behalf of the board,\nWim Vogel, secretary`,
  ].join('\n');
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  return reservations.map(({ booking }) =>
    booking.type === 'EventReservation'
      ? [booking.name, booking.place?.name, booking.place?.city, booking.departure?.local, booking.reference].join(
          ' | ',
        )
      : booking.type,
  );
}

const place = 'Fulmar Centre, 12 Quay Street, Bristol BS1 4JE';
const meeting = `Annual Meeting of Fulmars\nThursday 4 March 2027\n10:00 to 16:30, with lunch at 12:45\n${place}`;
const read = (number: string) => [
  `Annual Meeting of Fulmars | Fulmar Centre | Bristol | 2027-03-04T10:00:00 | ${number}`,
];

test('who is registered for a meeting has its title, its day and its house in the lines below each other', async () => {
  for (const [said, number] of [
    ['We confirm your registration (DM27-061) as a delegate.', 'DM27-061'],
    ['Thank you for registering. Registration code: DM27-061', 'DM27-061'],
    ['Thank you for booking one place, ticket no. DM27-0617, for our members’ lecture', 'DM27-0617'],
    ['Inscription n° 57, au nom d’Anna Keller.', '57'],
    ['Votre inscription AG-571 est bien enregistrée.', 'AG-571'],
  ] as const)
    assert.deepEqual(await readLetter(said, meeting), read(number), said);
});

test('a form calls it a title, a seminar or a meeting', async () => {
  for (const label of ['Title', 'What', 'Seminar', 'Meeting', 'Réunion', 'Séminaire']) {
    const form = `${label}: Annual Meeting of Fulmars\nDate: 4 March 2027\nTime: 10:00\nVenue: ${place}`;
    assert.deepEqual(await readLetter('Your registration DM27-061 is confirmed.', form), read('DM27-061'), label);
  }
});

test('a room for a congress is no event, nor is a meeting that nobody is registered for', async () => {
  const room = `Hotel Fulmar, 12 Quay Street, Bristol BS1 4JE\nCheck-in: 4 March 2027, 15:00\nCheck-out: 6 March 2027`;
  assert.deepEqual(await readLetter('For the congress your room is confirmed, booking DM27-061.', room), [
    'LodgingReservation',
  ]);
  assert.deepEqual(await readLetter('Register now for our annual meeting.', meeting, 'Newsletter 2'), []);
});
