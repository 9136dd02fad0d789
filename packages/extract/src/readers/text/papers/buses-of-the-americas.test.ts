import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Bus tickets of Latin America, as their companies call what is on them.

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations,
  );

test('a Mexican ticket has an operation, a run and a folio for each passenger', async () => {
  const ticket = `BOLETO ELECTRÓNICO
Autobuses del Golfo, S.A. de C.V.

No. de operación: 58807316                      Fecha de compra: 03/01/2027 20:17

 PASAJERO                         TIPO        ASIENTO     FOLIO
 EMILIANO CORTES BRAVO            ADULTO      15          0318-44702915
 XIMENA CORTES LUNA               NIÑO        16          0318-44702916

 ORIGEN                           DESTINO
 MEXICO TAPO                      OAXACA
 FECHA Y HORA DE SALIDA           LLEGADA APROX.
 16/01/2027   23:30 HRS           17/01/2027   06:05 HRS
 SERVICIO: PRIMERA                CORRIDA: 7715
 TOTAL (IVA INCL.)  $ 1,134.00 M.N.`;
  assert.deepEqual(await told(ticket), [
    'Bus | 7715 | MEXICO TAPO > OAXACA | 2027-01-16T23:30 – 2027-01-17T06:05 | 15 16 | 58807316 | EMILIANO CORTES BRAVO + XIMENA CORTES LUNA',
  ]);
  const form = `OMNIBUS DE MEXICO
COMPROBANTE DE COMPRA

Clave de reservación: 4418QTX
ORIGEN: GUADALAJARA          DESTINO: MEXICO NORTE
FECHA DE SALIDA: 12/MAY/2027    HORA: 22:15
LLEGADA: 13/MAY/2027 05:00
No. DE ASIENTO: 7
PASAJERO: MARIANA OROZCO DIAZ
TIPO DE SERVICIO: LUJO    No. CORRIDA: 21877
TOTAL: $910.00 MXN`;
  assert.deepEqual(await told(form), [
    'Bus | 21877 | GUADALAJARA > MEXICO NORTE | 2027-05-12T22:15 – 2027-05-13T05:00 | 7 | 4418QTX | MARIANA OROZCO DIAZ',
  ]);
});

test('when a bus is expected to be there is when it arrives', async () => {
  const peruvian = `Cruz del Sur - Boleto de viaje
Código de reserva: CDS771204
Pasajero: Julio Quispe Mamani   DNI 44120983
Servicio: Cruzero Suite
Origen: Lima (Javier Prado)
Destino: Arequipa
Fecha de viaje: 18/05/2027
Hora de salida: 19:30
Hora aprox. de llegada: 11:30
Asiento: 22   Piso: 2`;
  assert.deepEqual(await told(peruvian), [
    'Bus | Lima (Javier Prado) > Arequipa | 2027-05-18T19:30 – 2027-05-19T11:30 | 22 | CDS771204 | Julio Quispe Mamani',
  ]);
  const brazilian = `Viação Serrana - Bilhete eletrônico
Localizador: QW73KD
Passageiro: Beatriz Lacerda   RG 22.331.094-5
Origem: São Paulo (Tietê)
Destino: Rio de Janeiro (Novo Rio)
Data: 21/05/2027    Saída: 23h30   Chegada prevista: 05h45
Poltrona: 17    Plataforma: 34    Serviço: Leito
Valor total: R$ 189,90`;
  assert.deepEqual(await told(brazilian), [
    'Bus | São Paulo (Tietê) > Rio de Janeiro (Novo Rio) | 2027-05-21T23:30 – 2027-05-22T05:45 | 17 | QW73KD | Beatriz Lacerda',
  ]);
});
