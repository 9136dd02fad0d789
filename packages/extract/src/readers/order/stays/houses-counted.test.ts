import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

test('houses that are counted are as many, whatever mark counts them and whatever a house is called in its language', async () => {
  const house = (mark: string, ...lines: string[]) => `${mark}${lines.join('\n')}`;
  for (const [first, second] of [
    ['', ''],
    ['1. ', '2. '],
    ['1) ', '2) '],
    ['(1) ', '(2) '],
    ['#1 ', '#2 '],
  ] as const) {
    const body = [
      'Both hotels are booked.',
      house(
        first,
        'Hotel Miramar',
        '12 Promenade des Anglais, 06000 Nice',
        'In: 2 Aug 2027 15:00   Out: 5 Aug 2027 11:00',
        'Conf: MIR-8821',
      ),
      house(
        second,
        'Albergo del Fiume',
        'Via Po 18, 10123 Torino',
        'In: 5 Aug 2027 14:00   Out: 7 Aug 2027 10:30',
        'Conf: ADF-2207',
      ),
    ].join('\n\n');
    const { reservations } = await extract(mail({ subject: 'Itinerary: 2 hotels', body }), {
      contextDate: '2027-01-05',
    });
    assert.deepEqual(
      toldInFull(reservations),
      [
        'Lodging | Hotel Miramar, Nice | 2027-08-02T15:00 – 2027-08-05T11:00 | MIR-8821',
        'Lodging | Albergo del Fiume, Torino | 2027-08-05T14:00 – 2027-08-07T10:30 | ADF-2207',
      ],
      first,
    );
  }
});

test('a house is one by what it is called in its language, or by the days between "In" and "Out"', async () => {
  const order = (house: string, days: string) =>
    `Both houses are booked.\n\n1. Hotel Miramar\n12 Promenade des Anglais, 06000 Nice\nIn: 2 Aug 2027   Out: 5 Aug 2027\nConf: MIR-8821\n\n2. ${house}\nVia Po 18, 10123 Torino\n${days}\nConf: ADF-2207`;
  for (const [house, days] of [
    ['Albergo del Fiume', '5 Aug 2027 - 7 Aug 2027'],
    ['Casa Balbi', 'In: 5 Aug 2027   Out: 7 Aug 2027'],
  ] as const) {
    const { reservations } = await extract(mail({ subject: 'Itinerary', body: order(house, days) }), {
      contextDate: '2027-01-05',
    });
    assert.deepEqual(
      toldInFull(reservations).at(-1),
      `Lodging | ${house}, Torino | 2027-08-05 – 2027-08-07 | ADF-2207`,
    );
  }
});
