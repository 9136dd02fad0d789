import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-02-01' })).reservations,
  );

test('the class beside a train is no other train, and each train has its own seat', async () => {
  for (const [[train, coach, seat, who, ride], kind] of [
    [['POCIĄG', 'WAGON', 'MIEJSCE', 'Podróżny', 'ODJAZD|PRZYJAZD'], 'KL. 2'],
    [['VLAK', 'VŮZ', 'MÍSTO', 'Cestující', 'ODJEZD|PŘÍJEZD'], 'TŘ. 2'],
  ] as const) {
    const [from = '', to = ''] = ride.split('|');
    const leg = (
      start: string,
      end: string,
      number: string,
      place: string,
    ) => `${from.padEnd(12)}   14.09.2027   ${start}
${to.padEnd(12)}   14.09.2027   ${end}
${train}   ${number}       ${kind}
${coach}    ${place.split('/')[0]}
${seat}   ${place.split('/')[1]}
${who}: Hanka Malinowska
`;
    const ticket = `BILET INTERNETOWY
Numer rezerwacji: 61840275

${leg('08:20   Kraków Główny', '10:58   Warszawa Centralna', 'EIP 3508', '3/45')}
${leg('11:15   Warszawa Centralna', '13:02   Łódź Fabryczna', 'IC 5310', '14/62')}
`;
    assert.deepEqual(await told(ticket), [
      'Train | EIP 3508 | Kraków Główny > Warszawa Centralna | 2027-09-14T08:20 – 2027-09-14T10:58 | 3/45 | 61840275 | Hanka Malinowska',
      'Train | IC 5310 | Warszawa Centralna > Łódź Fabryczna | 2027-09-14T11:15 – 2027-09-14T13:02 | 14/62 | 61840275 | Hanka Malinowska',
    ]);
  }
});

test('what a train costs is not its number', async () => {
  for (const price of ['Pagato per questo treno: 117,80 €', 'Prezzo treno 117.80 EUR', 'Prezzo del treno: 117 €'])
    assert.deepEqual(
      await told(`BIGLIETTO CON PRENOTAZIONE
PNR: QH7T3K
Passeggero: Rosa Bellandi

Stazione di Partenza                 Stazione di Arrivo
Torino Porta Nuova                   Milano Centrale
Ore 09:10 - 14/05/2027               Ore 10:05 - 14/05/2027
Treno: Frecciarossa 9519             Servizio: 2^ CLASSE

${price}

Stazione di Partenza                 Stazione di Arrivo
Milano Centrale                      Bergamo
Ore 10:28 - 14/05/2027               Ore 11:18 - 14/05/2027
Treno: Regionale Veloce 4077         Servizio: 2^ CLASSE
`),
      [
        'Train | Frecciarossa 9519 | Torino Porta Nuova > Milano Centrale | 2027-05-14T09:10 – 2027-05-14T10:05 | QH7T3K | Rosa Bellandi',
        'Train | Regionale Veloce 4077 | Milano Centrale > Bergamo | 2027-05-14T10:28 – 2027-05-14T11:18 | QH7T3K | Rosa Bellandi',
      ],
      price,
    );
});
