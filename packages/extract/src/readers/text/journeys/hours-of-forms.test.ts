import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../extract.ts';

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations,
  );

const ticket = (fields: string[][]) => fields.map(([label, value]) => `${label}\n${value}`).join('\n\n');
const spanish = (passenger: string, seat: string) =>
  `AUTOBUSES MERIDIANO    BOLETO DE VIAJE\n\n${ticket([
    ['PASAJERO', passenger],
    ['NÚM. DE OPERACIÓN', '84 2217 5309'],
    ['ORIGEN', 'PUEBLA'],
    ['DESTINO', 'OAXACA DE JUAREZ'],
    ['FECHA DE SALIDA', '08-OCT-2027'],
    ['HORA', '23:30 h'],
    ['ASIENTO', seat],
    ['CORRIDA', '4471'],
  ])}\n\nCambios hasta 2 horas antes. Compra en línea 20-SEP-2027 11:14.`;

test('the only hour of a form that has both ends is when one leaves, and a ticket for each is one journey', async () => {
  const way = 'Bus | 4471 | PUEBLA > OAXACA DE JUAREZ | 2027-10-08T23:30';
  assert.deepEqual(await told(spanish('ELENA RUIZ PARDO', '05')), [`${way} | 05 | 84 2217 5309 | ELENA RUIZ PARDO`]);
  const both = `${spanish('ELENA RUIZ PARDO', '05')}\n\n${spanish('TOMAS LUNA ORTIZ', '06')}`;
  assert.deepEqual(await told(both), [`${way} | 05 06 | 84 2217 5309 | ELENA RUIZ PARDO + TOMAS LUNA ORTIZ`]);
  const english = ticket([
    ['Passenger', 'Tom Hale'],
    ['Booking reference', 'KX7TQ2'],
    ['Origin', 'Leeds'],
    ['Destination', 'Newcastle'],
    ['Date', '8 Oct 2027'],
    ['Time', '23:30'],
    ['Coach number', '4471'],
  ]);
  const [only] = await told(`MERIDIAN BUS TICKET\n\n${english}`);
  assert.match(only ?? '', /^Bus \| .*Leeds > Newcastle \| 2027-10-08T23:30/);
});

test('where two hours are told, or one of an end, the other is not taken for it', async () => {
  const form = (...hours: string[][]) =>
    `MERIDIAN BUS TICKET\n\n${ticket([['Booking reference', 'KX7TQ2'], ['Origin', 'Leeds'], ['Destination', 'Newcastle'], ['Date', '8 Oct 2027'], ...hours, ['Service', '4471']])}`;
  assert.match((await told(form(['Departure', '06:15'], ['Arrival', '08:40']))).join(), /T06:15 – .*T08:40/);
  assert.doesNotMatch((await told(form(['Time', '23:30'], ['Arrival', '08:40']))).join(), /T08:40 – /);
});
