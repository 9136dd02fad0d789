import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../testing/told.ts';
import type { Candidate } from './booking.ts';
import { extract } from './index.ts';
import { stateSaid } from './readers/text/state-said.ts';

const told = (found: readonly Pick<Candidate, 'booking'>[]) =>
  found.map(({ booking }) =>
    [
      booking.reference,
      booking.travelers?.map(({ name }) => name).join(' + '),
      booking.price?.amount,
      booking.status ?? 'stands',
    ]
      .filter(Boolean)
      .join(' '),
  );

async function readMail(subject: string, text: string) {
  const head = ['From: Desk <desk@maison.example>', `Subject: ${subject}`, 'Content-Type: text/plain; charset=utf-8'];
  const mail = `${head.join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}`;
  return (await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' })).reservations;
}

test('a word at either end of a line says whether what it stands over holds', () => {
  for (const [line, state] of [
    ['CANCELLED – Garden twin', 'off'],
    ['[MAINTENUE] Toulon > Bastia', 'on'],
    ['Course 2 – ANNULÉE', 'off'],
    ['Transfer home (unchanged)', 'on'],
    ['Storniert: Doppelzimmer Süd', 'off'],
    ['Status: confirmed', null],
    ['Confirmed bookings are paid in full.', null],
    ['Cancelled flights are refunded within a week', null],
  ] as const)
    assert.equal(stateSaid(line), state, line);
});

test('each of two rooms is given up, or kept, as the word over it says', async () => {
  const box = (...lines: string[]) => `<div>${lines.map((line) => `<div>${line}</div>`).join('')}</div>`;
  const page = `<p>Dear Ms Falk,</p><p>We have cancelled one of your two rooms, as you asked.</p>
    ${box('<b>KEPT</b> – Sea twin', 'Confirmation HQ-5512', 'Guest: Ines Falk', 'Check-in Tuesday 9 March 2027 from 2 pm', 'Check-out Friday 12 March 2027 by 11 am', 'Room total €372.00')}
    ${box('<b>CANCELLED</b> – Hill single', 'Confirmation HQ-5513', 'Guest: Jon Dahl', 'Check-in Wednesday 10 March 2027 from 2 pm', 'Check-out Friday 12 March 2027 by 11 am', 'Refund of €120.00')}
    <p>Harbour House Hotel<br>4 Quay Street<br>Galway<br>Ireland</p>`;
  assert.deepEqual(told(await readPage(page)), ['HQ-5512 Ines Falk 372.00 stands', 'HQ-5513 Jon Dahl cancelled']);
  const german = await readMail(
    'Änderung Ihrer Zimmer',
    `Guten Tag,

wie gewünscht haben wir eines Ihrer Zimmer storniert.

STORNIERT – Zimmer Ahorn
Buchungsnummer: LB-20441
Gast: Ines Falk
Anreise: Dienstag, 9. März 2027
Abreise: Freitag, 12. März 2027

BESTÄTIGT – Zimmer Linde
Buchungsnummer: LB-20442
Gast: Jon Dahl
Anreise: Dienstag, 9. März 2027
Abreise: Donnerstag, 11. März 2027

Hotel Lindenhof
Marktplatz 4
79098 Freiburg`,
  );
  assert.deepEqual(told(german), ['LB-20441 Ines Falk cancelled', 'LB-20442 Jon Dahl stands']);
});

test('what stands below the word is read as if the word were not there, in lines and in tables', async () => {
  const tables = await readMail(
    'Vos tables',
    `Bonjour Ines Falk,

[ANNULÉE] Le Bouchon des Halles
jeudi 11 mars 2027 à 20h15, 4 personnes
Réservation LB-7712

[MAINTENUE] La Rotonde
vendredi 12 mars 2027 à 19h30, 2 personnes
Réservation LR-8841`,
  );
  assert.deepEqual(
    tables.map(({ booking }) => 'place' in booking && `${booking.place?.name} ${booking.status ?? 'stands'}`),
    ['Le Bouchon des Halles cancelled', 'La Rotonde stands'],
  );
  const room = (title: string, number: string, guest: string, last: string) =>
    `<table><tr><td colspan=2><b>${title}</b></td></tr><tr><td>Réservation</td><td>${number}</td></tr><tr><td>Client</td><td>${guest}</td></tr><tr><td>Arrivée</td><td>mardi 9 mars 2027</td></tr><tr><td>Départ</td><td>${last} mars 2027</td></tr></table>`;
  const page = `<p>Madame,</p><p>Une de vos deux chambres est annulée.</p>${room('Chambre Lilas – ANNULÉE', 'MB-2041', 'Ines Falk', 'vendredi 12')}${room('Chambre Iris – MAINTENUE', 'MB-2042', 'Jon Dahl', 'jeudi 11')}<p>Hôtel Maison Blanche<br>4 rue du Lavoir<br>24200 Sarlat</p>`;
  assert.deepEqual(told(await readPage(page)), ['MB-2041 Ines Falk cancelled', 'MB-2042 Jon Dahl stands']);
});

test('of a crossing there and one back that is given up which its mark says is, though it is told first', async () => {
  const crossings = (off: string, on: string) => `Avis d'annulation partielle
Numéro de réservation : 5520871
Passagers : Ines FALK, Jon DAHL

À votre demande, la traversée retour a été annulée. La traversée aller est inchangée.

${off} Bastia > Toulon          navire Pascal Paoli
            départ  mercredi 24 mars 2027, 19h30
            arrivée jeudi 25 mars 2027, 08h00

${on} Toulon > Bastia          navire Vizzavona
            départ  vendredi 12 mars 2027, 19h00
            arrivée samedi 13 mars 2027, 07h00`;
  for (const [off, on] of [
    ['[ANNULÉE]  ', '[MAINTENUE]'],
    ['Annulée :', 'Maintenue :'],
    ['RETOUR :', 'ALLER :'],
  ] as const) {
    const found = await readMail('Annulation partielle', crossings(off, on));
    const ways = found.map(({ booking }) =>
      booking.type === 'BoatReservation'
        ? `${booking.from?.name} ${booking.departure?.local.slice(5, 16)} ${booking.arrival?.local.slice(5, 16)} ${booking.status ?? 'stands'}`
        : booking.type,
    );
    assert.deepEqual(
      ways.sort(),
      ['Bastia 03-24T19:30 03-25T08:00 cancelled', 'Toulon 03-12T19:00 03-13T07:00 stands'],
      off,
    );
  }
});
