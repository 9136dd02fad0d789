import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../index.ts';

const booking =
  'Your booking BH-20933 is confirmed.\r\n\r\nThe Brindle House\r\n44 Lever Street\r\nManchester M1 1FN\r\n\r\nCheck-in: Tuesday 11 May 2027\r\nCheck-out: Wednesday 12 May 2027\r\n';

const namesOf = async (to: string, body: string, subject = 'Your booking is confirmed') => {
  const mail = `From: Anchor Hotel <hello@anchor.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`;
  const { reservations } = await extract(Buffer.from(mail), { fileName: 'a.eml', contextDate: '2027-05-04' });
  return reservations.map(({ booking }) => booking.travelers?.map(({ name }) => name));
};
const travelersOf = (to: string, greeting: string) =>
  namesOf(`${to} <guest@mail.example>`, `${greeting}\r\n\r\n${booking}`);

test('a mail that greets by one or two first names is for whom it went to', async () => {
  for (const [to, greeting] of [
    ['Mary Jane Hollis', 'Hi Mary Jane,'],
    ['Mary Jane Hollis', 'Hi Mary,'],
    ['Pieter van der Berg', 'Dear Mr van der Berg,'],
  ] as const)
    assert.deepEqual(await travelersOf(to, greeting), [[to]], greeting);
  assert.deepEqual(await travelersOf('Travel Desk Leeds', 'Hi Mary Jane,'), [['Mary Jane']]);
});

test("a mail to one's boss begins with the name alone, or with the time of day", async () => {
  for (const [greeting, expected] of [
    ['Hippolyta,', 'Hippolyta Garland'],
    ['Morning Hippolyta,', 'Hippolyta Garland'],
    ['Coucou Hippolyta !', 'Hippolyta Garland'],
    ['Capucine,', undefined],
  ] as const)
    assert.deepEqual(await travelersOf('Hippolyta Garland', greeting), [expected && [expected]], greeting);
});

test('an address says a whole name where its header says none, and the greeting how it is written', async () => {
  const named = async (to: string, greeting: string) =>
    (await namesOf(to, `Anchor Hotel\r\n\r\n${greeting}\r\n\r\n${booking}`)).map((names) => names?.[0]);
  assert.deepEqual(await named('<karim.bensaid@valmire.example>', 'Bonjour Monsieur Bensaïd,'), ['Karim Bensaïd']);
  assert.deepEqual(await named('agathe.tourneboeuf@valmire.example', 'Madame Tourneboeuf,'), ['Agathe Tourneboeuf']);
  // letters of an address are no name where the whole of it is greeted
  assert.deepEqual(await named('ji.solheim@valmire.example', 'Dear mr Jon-Ivar Solheim,'), ['Jon-Ivar Solheim']);
  assert.deepEqual(await named('travel.desk@valmire.example', 'Bonjour Monsieur Bensaïd,'), [undefined]);
});

test('an answer is for whoever wrote what it quotes, where its header says no name', async () => {
  const named = async (writer: string, address: string) => {
    const asked = `On Mon, 3 May 2027 at 09:12, ${writer} <${address}> wrote:\r\n> Is there a room on 11 May?\r\n`;
    const body = `Dear Ms Farrow,\r\n\r\n${booking}\r\n${asked}`;
    return (await namesOf('lfarrow@mail.example', body, 'Re: A room')).map((names) => names?.[0]);
  };
  assert.deepEqual(await named('Lucy Farrow', 'lfarrow@mail.example'), ['Lucy Farrow']);
  assert.deepEqual(await named('Martin Pike', 'mpike@mail.example'), [undefined]);
  assert.deepEqual(await named('Lucy Farrow', 'hello@anchor.example'), ['Farrow']);
});

test('a letter that gives a title to one family alone is for whom it calls so', async () => {
  const named = async (greeting: string, more = '') =>
    (await namesOf('s@mail.example', `${greeting}\r\n\r\n${more}${booking}`)).map((names) => names?.[0]);
  for (const greeting of ['Bonjour Monsieur Fournel,', 'Cher M. Fournel,', 'Madame Fournel,', 'Dear Mr Fournel,'])
    assert.deepEqual(await named(greeting), ['Fournel'], greeting);
  assert.deepEqual(await named('Dear Mr Fournel,', 'Mrs Oduya will meet you at the desk.\r\n\r\n'), [undefined]);
  assert.deepEqual(await named('Madame, Monsieur,'), [undefined]);
});

test('an address book has the family in front', async () => {
  for (const to of ['"Berthold, Maud"', '"BERTHOLD, Maud (Lyon)"'])
    assert.deepEqual(
      (await travelersOf(to, 'Bonjour Madame Berthold,'))[0]?.map((name) => name?.toLowerCase()),
      ['maud berthold'],
      to,
    );
  // a firm, and nobody
  assert.notDeepEqual(await travelersOf('"Anchor, Ltd"', 'Bonjour Madame Anchor,'), [['Ltd Anchor']]);
});
