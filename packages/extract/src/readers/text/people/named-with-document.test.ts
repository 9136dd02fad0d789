import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

test('the paper by which somebody is known stands behind the name, though its number is not shown in full', () => {
  for (const document of ['Doc.: ****2291K', 'DNI 20481553Z', 'Documento: ***4182**', 'Passport: P118204'])
    assert.deepEqual(
      read(
        'Su billete',
        `Localizador: 8CQ4NK

Viajero: INÉS ROVIRA SALAS ${document}
Tren: AVE 03142
Salida: 09/04/2027 09:35 Madrid Puerta de Atocha
Llegada: 09/04/2027 12:23 Barcelona Sants`,
      ).map(({ booking }) => booking.travelers?.map(({ name }) => name)),
      [['INÉS ROVIRA SALAS']],
      document,
    );
});
