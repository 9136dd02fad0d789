import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

const rule = (sign: string) => sign.repeat(72);

test('a title between two rules is of the part below it, with the number that stands beside it', () => {
  for (const [sign, words] of [
    [
      '=',
      [
        'Booking reference',
        'Traveller',
        'FLIGHT',
        'TRAIN',
        'HOTEL',
        'Flight',
        'Train',
        'Hotel',
        'Date',
        'Departure',
        'Arrival',
        'Check-in',
        'Check-out',
        'coach 3, seat 41',
      ],
    ],
    [
      '-',
      [
        'Référence de réservation',
        'Voyageur',
        'VOL',
        'TRAIN',
        'HÔTEL',
        'Vol',
        'Train',
        'Hôtel',
        'Date',
        'Départ',
        'Arrivée',
        'Arrivée',
        'Départ',
        'voiture 3, place 41',
      ],
    ],
    [
      '=',
      [
        'Bokningsreferens',
        'Resenär',
        'FLYG',
        'TÅG',
        'HOTELL',
        'Flyg',
        'Tåg',
        'Hotell',
        'Datum',
        'Avgång',
        'Ankomst',
        'Incheckning',
        'Utcheckning',
        'vagn 3, plats 41',
      ],
    ],
  ] as const) {
    const [number, person, air, rail, stay, flight, train, house, day, leaves, comes, first, last, seat] = words;
    const title = (service: string, beside: string) => `${rule(sign)}\n${service.padEnd(40)}${beside}\n${rule(sign)}`;
    const row = (label: string, value: string) => `${`${label}:`.padEnd(30)}${value}`;
    const paper = `${row(number, 'QX7RM2')}

${row(person, 'Oskar Bergqvist')}

${title(air, '')}

${row(flight, 'SK1647, SAS')}
${row(day, '04.05.2027')}
${row(leaves, '09:40 Arlanda (ARN), Stockholm')}
${row(comes, '11:15 Hamburg (HAM), Hamburg')}

${title(rail, `${number}: HJ4K90 - SJ`)}

${row(train, 'SJ 572, SJ High-speed train')}
${row(day, '07.05.2027')}
${row(leaves, '14:23 Stockholm Central')}
${row(comes, '20:42 Umeå Östra')}
${row('Info', seat)}

${title(stay, `${number}: 90317745`)}

${row(house, 'Scandic Hamburg Emporio')}
${row(first, '04.05.2027')}
${row(last, '06.05.2027')}
`;
    assert.deepEqual(
      toldInFull(read(number, paper)),
      [
        'Flight | SK 1647 | Arlanda > Hamburg | 2027-05-04T09:40 – 2027-05-04T11:15 | QX7RM2 | Oskar Bergqvist',
        'Train | SJ 572 | Stockholm Central > Umeå Östra | 2027-05-07T14:23 – 2027-05-07T20:42 | 3/41 | HJ4K90 | Oskar Bergqvist',
        'Lodging | Scandic Hamburg Emporio | 2027-05-04 – 2027-05-06 | 90317745 | Oskar Bergqvist',
      ],
      number,
    );
  }
});
