import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, told, toldInFull, toldWithNumbers } from '../../../../testing/told.ts';

test('a carrier that has to cancel one of the flights tells what stays, what goes and what it proposes, each under its title', () => {
  const kept = 'FR 1882, Tuesday 5 October 2027\nLeeds (LBA) 06:40 → Faro (FAO) 09:25';
  const gone = 'FR 1883, Saturday 9 October 2027\nFaro (FAO) 10:05 → Leeds (LBA) 12:55';
  const instead = 'FR 1887, Sunday 10 October 2027\nFaro (FAO) 16:20 → Leeds (LBA) 19:10';
  for (const [lead, stays, goes, proposal] of [
    [
      'We have unfortunately had to cancel one of the flights of your booking',
      'CONFIRMED',
      'CANCELLED',
      'OUR PROPOSAL',
    ],
    ["Nous avons dû annuler l'un des vols de votre réservation", 'MAINTENU', 'ANNULÉ', 'Nous vous proposons'],
  ]) {
    const paper = `${lead} H7TQ2M.\n\n${stays}\n${kept}\n\n${goes}\n${gone}\n\n${proposal}\n${instead}`;
    const found = read('Your flight', paper);
    assert.deepEqual(
      found.map(({ booking }) => [told([{ booking }])[0]?.slice(0, 6), booking.status]),
      [
        ['FR1882', undefined],
        ['FR1883', 'cancelled'],
      ],
      lead,
    );
  }
});

test('a flight on which there are seats, and of which nothing is held, is none of the traveller', () => {
  const gone = 'Your flight has been cancelled: BT 361, Tue 9 Feb 2027, Riga (RIX) 08:25 - Tampere (TMP) 09:35.';
  for (const words of [
    'You may fly to Helsinki instead. There are seats on BT 301 on 9 February 2027,\nRiga (RIX) 09:00 - Helsinki (HEL) 10:10; nothing is held for you until you call us.',
    'Il reste des places sur le BT 301 du 9 février 2027, Riga (RIX) 09:00 - Helsinki (HEL) 10:10.',
  ])
    assert.deepEqual(
      told(read('Booking 8ZKLWN', `Booking 8ZKLWN\n\n${gone}\n\n${words}`)),
      ['BT361 RIX TMP 2027-02-09T08:25 2027-02-09T09:35'],
      words,
    );
});

test('a condition under which a carrier would have to cancel cancels nothing', () => {
  const flight = 'FR 1882, Tuesday 5 October 2027\nLeeds (LBA) 06:40 → Faro (FAO) 09:25';
  for (const words of [
    'If we have to cancel a flight, we tell you.',
    'Si nous devons annuler un vol, vous le saurez.',
    'You have to cancel 24 hours before departure.',
    'Sie müssen bis zum Vortag kostenlos stornieren.',
  ])
    assert.equal(read('Your booking H7TQ2M', `${words}\n\n${flight}`)[0]?.booking.status, undefined, words);
});

test("the airline's own number is said in a clause that goes on about it", async () => {
  const flight =
    'You are on LH 940, which leaves Frankfurt on Friday 23 April 2027 at 9.55pm and lands in London Heathrow at 10.40pm.';
  for (const words of [
    "The airline's own reference, which you need for the gate, is 5WQHRP. Ours is KT-20931.",
    "The carrier's reference is 5WQHRP; please quote KT-20931 when you ring us.",
  ])
    assert.match(
      toldWithNumbers(await readPage(`<p>All booked.</p><p>${flight}</p><p>${words}</p>`))[0] ?? '',
      / 5WQHRP$/,
      words,
    );
});

test('a house that puts one down for so many says its own note of it', () => {
  const house = '\n\nSee you then,\nLars\n\nGamle Havn\nStrandgade 14\n1401 Copenhagen K';
  for (const [words, said] of [
    [
      'We have put you down for six on Saturday 4 December 2027 at 19.15, under Hetty Blom (our note SKS-1126).',
      'for 6 | SKS-1126',
    ],
    [
      'I have put you down for 4 on Saturday 4 December 2027 at 19.15, under Hetty Blom (our file 27-0388).',
      'for 4 | 27-0388',
    ],
  ] as const)
    assert.match(
      toldInFull(read('Your table', `Dear Hetty,\n\n${words}${house}`))[0] ?? '',
      new RegExp(said.replace('|', String.raw`\|`)),
      words,
    );
});

test('a house that has noted a stay gives its number behind the word', () => {
  const house = '\n\nAuberge des Saules\n3 rue Haute, 24200 Sarlat-la-Canéda';
  const words =
    "C'est donc noté (n° 2027-118) : arrivée le vendredi 23 avril 2027 à partir de 16 h, départ le lundi 26 avril avant 10 h 30, au nom de Mme Fleur Bast.";
  const [stay] = read('Re: séjour', `Bonjour Madame,\n\n${words}${house}`, 'Auberge des Saules');
  assert.equal(stay?.booking.reference, '2027-118');
});

test('the desk of a flight opens, and its company signs with its street: nobody sleeps there', async () => {
  const leg = (title: string, from: string, to: string) =>
    `<div><div>${title}</div><div>${from}</div><div>${to}</div></div>`;
  const legs = [
    leg('Wed 17 Feb • KL 924', '06:15 Bristol (BRS)', '08:40 Amsterdam Schiphol (AMS)'),
    leg('Thu 25 Feb • KL 929', '07:45 Amsterdam Schiphol (AMS)', '08:00 Bristol (BRS)'),
  ];
  const foot =
    'Check-in opens on Tue 16 Feb at 00:15. Your Flying Blue Miles will be added by 3 Mar. KLM Royal Dutch Airlines, Amsterdamseweg 55, Amstelveen';
  const page = `<p>Hello Ms Acht, your booking code: <b>MZ5QTL</b></p>${legs.join('')}<p>Passenger: Freda Acht</p><p>${foot}</p>`;
  assert.deepEqual(told(await readPage(page)), [
    'KL924 BRS AMS 2027-02-17T06:15 2027-02-17T08:40',
    'KL929 AMS BRS 2027-02-25T07:45 2027-02-25T08:00',
  ]);
});

test('all who are named in brackets, or behind how their names are written, travel', async () => {
  const flight = 'LH 940, Tuesday 9 March 2027<br>Frankfurt (FRA) 06:15 → Bristol (BRS) 08:40';
  for (const [greeting, words] of [
    ['Hello Ines,', 'We have had to move a flight of your booking H7TQ2M (passengers: Ines Falkner, Olaf Brandt).'],
    ['Bonjour Ines,', 'Votre réservation H7TQ2M (passagers : Ines Falkner et Olaf Brandt) est confirmée.'],
    [
      'Hi Ines,',
      'Your booking H7TQ2M is confirmed. The tickets are in the names exactly as on the passports: Ines Falkner and Olaf Brandt.',
    ],
  ]) {
    const [found] = await readPage(`<p>${greeting}</p><p>${words}</p><p>${flight}</p>`);
    assert.deepEqual(
      found?.booking.travelers?.map(({ name }) => name),
      ['Ines Falkner', 'Olaf Brandt'],
      words,
    );
  }
});
