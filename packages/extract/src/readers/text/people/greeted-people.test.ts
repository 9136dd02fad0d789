import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const greeted = (greeting: string) =>
  read(
    'Your trip',
    `${greeting}\n\nyour booking QX7TLM is confirmed.\n\nTrain ICE 73, Saturday 5 June 2027\nDeparture: Frankfurt 10:05\nArrival: Basel 12:54\n`,
  ).flatMap(({ booking }) => booking.travelers?.map(({ name }) => name) ?? []);

test('who is greeted with their whole name travels, however they are greeted', () => {
  for (const greeting of [
    'Hey Orla Whitcombe,',
    'Hiya Orla Whitcombe,',
    'Howdy Orla Whitcombe!',
    'You’re all set, Orla Whitcombe!',
    'Great news, Orla Whitcombe!',
    'C’est noté, Orla Whitcombe !',
    'Nous confirmons les deux trajets de Me Orla Whitcombe :',
    'Nous confirmons les courses de Mme Orla Whitcombe.',
    'Greetings Orla Whitcombe,',
    'G’day Orla Whitcombe,',
    'Dearest Orla Whitcombe,',
    'Congratulations Orla Whitcombe!',
    'Welcome aboard, Orla Whitcombe!',
    'Salut Orla Whitcombe,',
    'Coucou Orla Whitcombe !',
    'Rebonjour Orla Whitcombe,',
    'Félicitations Orla Whitcombe !',
    'Bienvenue à bord, Orla Whitcombe !',
  ])
    assert.deepEqual(greeted(greeting), ['Orla Whitcombe'], greeting);
  assert.deepEqual(greeted('Welcome Aboard Northern Rail!'), []);
});
