import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

// A ticket's own number beside the one that the booking goes by, and alone.

test('a ticket has a code of its own, and the booking the locator beside it', () => {
  for (const [head, locator] of [
    ['Codice Biglietto: 8841220376        CP: 551208        PNR: QW7T2K', 'QW7T2K'],
    ['Ticket number: 8841220376           PNR: QW7T2K', 'QW7T2K'],
    ['Codice Biglietto: 8841220376', '8841220376'],
  ] as const)
    assert.deepEqual(
      toldInFull(
        read(
          'Biglietto',
          `ITALIA RAPIDA                              BIGLIETTO CON PRENOTAZIONE

${head}
Treno: Italo 9923
Milano Centrale  07:15 - 14/03/2027
Napoli Centrale  11:53 - 14/03/2027
Passeggero: Livia Torrisi`,
        ),
      ),
      [
        `Train | Italo 9923 | Milano Centrale > Napoli Centrale | 2027-03-14T07:15 – 2027-03-14T11:53 | ${locator} | Livia Torrisi`,
      ],
      head,
    );
});

const ticket = (
  title: string,
  heads: string,
  row: string,
  ends: string,
  way: string,
  columns: string,
) => `AUTOBUS DO SUL
${title}

${heads}
${row}

${ends}
${way}

${columns}
30-04-2027           09:30           14:00               1284             23`;

test('a ticket’s number needs no colon, and a column of names no figures beside it', () => {
  for (const [paper, told] of [
    [
      ticket(
        'BILHETE ELETRÓNICO                               Bilhete n.º 88412203761',
        'Passageiro                     NIF                             Tipo',
        'Rui Salgado                    --                              Normal',
        'Origem                                     Destino',
        'LISBOA (SETE RIOS)                         FARO',
        'Data                 Partida         Chegada prevista    Carreira         Lugar',
      ),
      'Bus | 1284 | LISBOA (SETE RIOS) > FARO | 2027-04-30T09:30 – 2027-04-30T14:00 | 23 | 88412203761 | Rui Salgado',
    ],
    [
      ticket(
        'BILLETE ELECTRÓNICO                              Billete nº 77120034551',
        'Pasajero                       DNI                             Tarifa',
        'Elena Carrascosa               --                              General',
        'Origen                                     Destino',
        'MADRID (ESTACIÓN SUR)                      GRANADA',
        'Fecha                Salida          Llegada             Línea            Asiento',
      ),
      'Bus | 1284 | MADRID (ESTACIÓN SUR) > GRANADA | 2027-04-30T09:30 – 2027-04-30T14:00 | 23 | 77120034551 | Elena Carrascosa',
    ],
  ] as const)
    assert.deepEqual(toldInFull(read('', paper)), [told]);
});
