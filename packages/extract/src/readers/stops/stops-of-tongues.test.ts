import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { extract } from '../../index.ts';

async function told(paper: string): Promise<string[]> {
  const { reservations } = await extract(bytes(paper), { contextDate: '2027-05-03' });
  return reservations.map(({ booking }) => {
    assert.ok(booking.type === 'TrainReservation' || booking.type === 'BusReservation');
    const { type, from, to, departure, arrival, seats, reference, status, travelers } = booking;
    const ends = `${from?.name} ${departure?.local.slice(5, 16)} – ${to?.name} ${arrival?.local.slice(5, 16)}`;
    const who = travelers?.map(({ name }) => name).join(' + ');
    return `${type.replace('Reservation', '')} ${ends} | ${seats?.map(({ coach, number }) => `${coach ?? ''}/${number}`)} | ${reference} | ${status} | ${who}`;
  });
}

test('a table of stops is read in the languages in which its sender writes', async () => {
  const papers: [string, string, string, string][] = [
    [
      'Elektronický cestovný lístok č. 4719930258',
      'Cestujúci: Zuzana Bieliková',
      'Dátum         Zastávka/Prestup          Príchod   Odchod    Nást.    Spoj                              Vozeň/sedadlá',
      'Po 14.6.27',
    ],
    [
      'Elektronisches Ticket Nr. 4719930258',
      'Passagiere: Zuzana Bieliková',
      'Datum         Haltestelle/Umstieg       Ankunft   Abfahrt   Bahnst.  Verbindung                        Wagen/Sitzplätze',
      'Mo 14.06.27',
    ],
    [
      'Bilet elektroniczny nr 4719930258',
      'Pasażerowie: Zuzana Bieliková',
      'Data          Przystanek/Przesiadka     Przyjazd  Odjazd    Peron    Połączenie                        Wagon/miejsca',
      'Pn 14.06.27',
    ],
  ];
  for (const [title, people, head, day] of papers)
    assert.deepEqual(
      await told(`${title}

${people}

${head}
${day.padEnd(14)}Bratislava, hl.st.                  16:12     2        Bratislava → Praha (RJ, RJ 1024)  7/12
              Brno, hl.n.               17:38
`),
      [
        'Train Bratislava, hl.st. 06-14T16:12 – Brno, hl.n. 06-14T17:38 | 7/12 | 4719930258 | confirmed | Zuzana Bieliková',
      ],
      title,
    );
});

test('a ticket that was cancelled is of the journey in its table, whatever case its number is in', async () => {
  const table = (head: string) => `${head}
Út 15.6.27    Olomouc, hl.n.                        09:41     3        Havířov → Praha (RJ, RJ 1010)      2/63
              Pardubice, hl.n.          11:02
`;
  const journey = 'Train Olomouc, hl.n. 06-15T09:41 – Pardubice, hl.n. 06-15T11:02 | 2/63 | 3390571826 | cancelled';
  for (const [said, head] of [
    [
      'Potvrzení o stornování jízdenky č. 3390571826\n\nVaše jízdenka byla stornována dne 14.6.27 v 21:17.\n\nStornovaná cesta',
      'Datum         Zastávka/Přestup          Příjezd   Odjezd    Nást.    Spoj                               Vůz/sedadla',
    ],
    [
      'Potvrdenie o stornovaní lístka č. 3390571826\n\nVáš lístok bol stornovaný.\n',
      'Dátum         Zastávka/Prestup          Príchod   Odchod    Nást.    Spoj                               Vozeň/sedadlá',
    ],
    [
      'Cancellation of ticket No. 3390571826\n\nYour ticket has been cancelled.\n',
      'Date          Station/Transfer          Arrival   Departure Platf.   Connection                         Coach/Seats',
    ],
  ] as const)
    assert.deepEqual(await told(`${said}\n${table(head)}`), [`${journey} | undefined`], said);
});

test('several people have a seat each in one journey, by train and by bus alike', async () => {
  const paper = (connection: string, seats: string) => `Electronic ticket 4716283950

Passengers: Helen Brandt, Marcus Oyelaran, Ada Brandt

Date          Station/Transfer              Arrival   Departure Platf.    Connection                                Coach/Seats
Fri 11/06/27  Praha, ÚAN Florenc                      22:30     4         ${connection.padEnd(42)}${seats}
Sat 12/06/27  Budapest, Kelenföld vm.       05:25
`;
  const way = 'Praha, ÚAN Florenc 06-11T22:30 – Budapest, Kelenföld vm. 06-12T05:25';
  const people = '4716283950 | confirmed | Helen Brandt + Marcus Oyelaran + Ada Brandt';
  assert.deepEqual(await told(paper('Prague → Vienna → Budapest (SA)', '21, 22, 23')), [
    `Bus ${way} | /21, 22, 23 | ${people}`,
  ]);
  const train = paper('Vienna → Budapest (RJ, RJ 1041)', '6/21, 22, 23').replace('ÚAN Florenc', 'hl.n.      ');
  assert.deepEqual(await told(train), [`Train ${way.replace('ÚAN Florenc', 'hl.n.')} | 6/21, 22, 23 | ${people}`]);
});
