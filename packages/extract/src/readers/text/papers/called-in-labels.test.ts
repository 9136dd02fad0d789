import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told, toldWithNumbers } from '../../../../testing/told.ts';

const mail = (lines: string, subject = 'Your booking') => read(subject, `Your booking is confirmed.\n\n${lines}`);
const travellers = (candidates: ReturnType<typeof read>) =>
  candidates.map(({ booking }) => booking.travelers?.map(({ name }) => name).join(' & '));

test('what a coach goes by may stand behind "Service" or "Línea"', () => {
  const way = 'Depart: Galway Coach Station 05:45\nArrive: Dublin Airport 08:15';
  assert.deepEqual(
    told(mail(`Coach ticket\nBooking reference: GK4417\nDate: 12 May 2027\nService: 763\n${way}`, 'Your coach ticket')),
    ['763 Galway Coach Station Dublin Airport 2027-05-12T05:45 2027-05-12T08:15'],
  );
  assert.deepEqual(
    told(
      mail(
        'Billete de autobús\nLocalizador: K7M2QX\nFecha: 12/05/2027\nLínea: 0127\nSalida: Sevilla Plaza de Armas 09:00\nLlegada: Málaga Estación 11:45',
        'Tu billete de autobús',
      ),
    ),
    ['0127 Sevilla Plaza de Armas Málaga Estación 2027-05-12T09:00 2027-05-12T11:45'],
  );
});

test('the number of a programme for those who fly often is no booking’s', () => {
  const flight = 'Flight KL1244 Paris (CDG) - Amsterdam (AMS)\n8 March 2027, 09:40 - 11:05';
  for (const programme of ['Finnair Plus: 648210337', 'EuroBonus: EBD648210', 'Miles & Smiles: TK6482103'])
    assert.deepEqual(
      toldWithNumbers(mail(`${programme}\nBooking reference: H7K2PL\n${flight}`)),
      ['KL1244 CDG AMS 2027-03-08T09:40 2027-03-08T11:05 H7K2PL'],
      programme,
    );
});

test('who has the house is nobody who stays there', () => {
  const stay = 'Casa da Ladeira\nRua do Amparo 12, 53020-190 Olinda\nCheck-in: 3 May 2027\nCheck-out: 6 May 2027';
  for (const host of ['Host: Gustavo Peixoto', 'Hosted by Gustavo Peixoto', 'Anfitrião: Gustavo Peixoto'])
    assert.deepEqual(
      travellers(mail(`Confirmation code: HMK4QZ2\n${host}\nGuest: Thaís Bragança\n${stay}`, 'Your stay is confirmed')),
      ['Thaís Bragança'],
      host,
    );
});
