import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told, toldWithNumbers } from '../../../../testing/told.ts';
import { extract } from '../../../extract.ts';

const mail = (lines: string, subject = 'Your booking') => read(subject, `Your booking is confirmed.\n\n${lines}`);
const travellers = (candidates: ReturnType<typeof read>) =>
  candidates.map(({ booking }) => booking.travelers?.map(({ name }) => name).join(' & '));

test('what a coach goes by may stand behind "Service" in front of its way, or below "Línea"', async () => {
  assert.deepEqual(
    told(
      mail(
        'E-TICKET                                 Ref: GK4417TX\nPassenger   : Aoife Kinsella (1 adult)\nService     : 763  Galway - Dublin Airport (express)\n\nOUT           Fri 30 Apr 27\n  dep 0545    Galway Coach Station\n  arr 0815    Dublin Airport',
        'Your coach ticket',
      ),
    ),
    ['763 Galway Coach Station Dublin Airport 2027-04-30T05:45 2027-04-30T08:15'],
  );
  assert.deepEqual(
    told(
      await readTable(
        'Origen | Destino | Fecha | Salida | Llegada | Línea\nSevilla Plaza de Armas | Málaga Estación | 12/05/2027 | 09:00 | 11:45 | 0127',
        'Billete de autobús. Localizador: K7M2QX. Su reserva está confirmada.',
      ),
    ),
    ['0127 Sevilla Plaza de Armas Málaga Estación 2027-05-12T09:00 2027-05-12T11:45'],
  );
});

test('the number of a programme for those who fly often is no booking’s', async () => {
  for (const programme of ['Finnair Plus', 'EuroBonus', 'Miles & Smiles'])
    for (const name of ['Matkustaja\nAino-Kaisa Rautio', 'Passenger\nAino Rautio']) {
      const text = `Kiitos varauksestasi!\n\nVaraustunnus\n5LQWTB\n\n${name}\n${programme} 604118273\nLippunumero 105 2417700193\n\nMENOLENTO\n\nke 3. marraskuuta 2027\n17.45 Helsinki (HEL) T2 - 13.40 (+1) Tokio Narita (NRT) T2\nAY73\n`;
      const { reservations } = await extract(new TextEncoder().encode(text), { contextDate: '2027-01-05' });
      assert.deepEqual(
        toldWithNumbers(reservations),
        ['AY73 HEL NRT 2027-11-03T17:45 2027-11-04T13:40 5LQWTB'],
        programme,
      );
    }
});

test('who has the house is nobody who stays there', () => {
  const stay = 'Casa da Ladeira\nRua do Amparo 12, 53020-190 Olinda\nCheck-in: 3 May 2027\nCheck-out: 6 May 2027';
  for (const host of ['Entire house · Host: Gustavo Peixoto', 'Casa inteira · Anfitrião: Gustavo Peixoto'])
    assert.deepEqual(
      travellers(mail(`Confirmation code: HMK4QZ2\n${host}\n${stay}\nReservado por Thaís Bragança`, 'Your stay')),
      ['Thaís Bragança'],
      host,
    );
});
