import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Confirmations of houses and cars and changes of hours in many languages, as plain text: each shows a habit that once went wrong.

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-02-01' })).reservations,
  );

test('of an hour that was changed the old flight is none, and an unchanged one stays', async () => {
  assert.deepEqual(
    await told(`AQUILA LINEE AEREE
Variazione di orario

Gentile Marco Bertolini,
il suo volo ha subito una variazione. Codice di prenotazione: QK7WLD

VECCHIO VOLO (non valido)
AZ1420   14 settembre 2027
Partenza  Roma Fiumicino (FCO)  09:00
Arrivo    Palermo (PMO)     10:15

NUOVO VOLO
AZ1424   14 settembre 2027
Partenza  Roma Fiumicino (FCO)  11:00
Arrivo    Palermo (PMO)     12:15

VOLO INVARIATO
AZ1441   19 settembre 2027
Partenza  Palermo (PMO)     20:45
Arrivo    Roma Fiumicino (FCO)  22:00

Passeggeri
1. Marco Bertolini
`),
    [
      'Flight | AZ 1424 | Roma Fiumicino > Palermo | 2027-09-14T11:00 – 2027-09-14T12:15 | QK7WLD | Marco Bertolini',
      'Flight | AZ 1441 | Palermo > Roma Fiumicino | 2027-09-19T20:45 – 2027-09-19T22:00 | QK7WLD | Marco Bertolini',
    ],
  );
});

test('of the hours between which one leaves the last counts, of those between which one comes the first', async () => {
  assert.deepEqual(
    await told(`Reserva confirmada
Número da reserva: 5518.204.771

Olá Marta, a sua reserva em Gante está confirmada.

Hostel Kraanlei
Morada: Kraanlei 12, 9000 Gante, Bélgica

Check-in    sexta-feira, 9 de abril de 2027 (das 15:00 até às 22:00)
Check-out   segunda-feira, 12 de abril de 2027 (das 07:00 até às 10:30)

Nome do hóspede: Marta Figueiredo
Preço    € 327,00
`),
    ['Lodging | Hostel Kraanlei, Gante | 2027-04-09T15:00 – 2027-04-12T10:30 | 5518.204.771 | Marta Figueiredo'],
  );
});

test('when a desk is open is no hour of the car, in Italian', async () => {
  assert.deepEqual(
    await told(`Noleggi Adriatici
VOUCHER DI PRENOTAZIONE

Numero di prenotazione: 1128840376
Conducente: Sig. Gualtiero Lemoli

Ritiro
Bari Aeroporto
venerdì 14/05/2027 alle 09:30
Viale Enzo Ferrari 12, 70128 Bari
Tel. 080 555 00 18
Aperto 07:00 - 23:30

Riconsegna
Lecce Stazione
martedì 18/05/2027 alle 19:00
Viale Oronzo Quarta 4, 73100 Lecce
Tel. 0832 555 00 42
Aperto 08:00 - 20:00

Categoria CDMR – Peugeot 308 o simile, cambio manuale

Totale 339,00 €
`),
    [
      'RentalCar | Bari Aeroporto > Lecce Stazione | 2027-05-14T09:30 – 2027-05-18T19:00 | 1128840376 | Gualtiero Lemoli',
    ],
  );
});

test('a car whose form says departure, with the hours of both desks', async () => {
  assert.deepEqual(
    await told(`Alpenwagen Autovermietung
MIETWAGEN-GUTSCHEIN

Reservierungsnummer: 1128840376
Fahrer: Herr Gebhard Lemmer

Abfahrt
Innsbruck Flughafen
Freitag, 14.05.2027, 09:30 Uhr
Fürstenweg 180, 6020 Innsbruck
Geöffnet 07:00 - 23:30

Rückgabe
Salzburg Hauptbahnhof
Dienstag, 18.05.2027, 19:00 Uhr
Südtiroler Platz 1, 5020 Salzburg
Geöffnet von 08:00 bis 20:00

Kategorie CDMR – Peugeot 308 oder ähnlich

Gesamtpreis 339,00 €
`),
    [
      'RentalCar | Innsbruck Flughafen > Salzburg Hauptbahnhof | 2027-05-14T09:30 – 2027-05-18T19:00 | 1128840376 | Gebhard Lemmer',
    ],
  );
});

test('below the station where one gives a car back the hours of its desk are no train', async () => {
  assert.deepEqual(
    await told(`Loueurs du Rhône
BON DE RÉSERVATION
N° de réservation : 1128840376
Conducteur : M. Gaspard Lemoli

Départ
Lyon Saint-Exupéry Aéroport
vendredi 14/05/2027 à 09:30
Tél. 04 65 71 00 18
Ouvert 07:00 - 23:30

Retour
Marseille Saint-Charles Gare
mardi 18/05/2027 à 19:00
Tél. 04 65 71 00 42
Ouvert 08:00 - 20:00

Catégorie CDMR – Peugeot 308 ou similaire
`),
    [
      'RentalCar | Lyon Saint-Exupéry Aéroport > Marseille Saint-Charles Gare | 2027-05-14T09:30 – 2027-05-18T19:00 | 1128840376 | Gaspard Lemoli',
    ],
  );
});

test('in every language the last of the hours between which one leaves is the check-out', async () => {
  for (const [number, checkIn, checkOut, days] of [
    [
      'Rezervace potvrzena. Číslo rezervace',
      'Příjezd',
      'Odjezd',
      ['9. dubna 2027 (od 15:00 do 22:00)', '12. dubna 2027 (od 07:00 do 10:30)'],
    ],
    [
      'Din reservation er bekræftet. Reservationsnummer',
      'Indtjekning',
      'Udtjekning',
      ['9. april 2027 (mellem 15.00 og 22.00)', '12. april 2027 (mellem 07.00 og 10.30)'],
    ],
    [
      'Rezervarea este confirmată. Număr rezervare',
      'Check-in',
      'Check-out',
      ['9 aprilie 2027 (între 15:00 și 22:00)', '12 aprilie 2027 (între 07:00 și 10:30)'],
    ],
    [
      'Foglalását visszaigazoltuk. Foglalási szám',
      'Bejelentkezés',
      'Kijelentkezés',
      ['2027. április 9. (15:00 és 22:00 között)', '2027. április 12. (07:00 és 10:30 között)'],
    ],
    [
      'Uw reservering is bevestigd. Reserveringsnummer',
      'Inchecken',
      'Uitchecken',
      ['9 april 2027 (van 15:00 tot 22:00)', '12 april 2027 (van 07:00 tot 10:30)'],
    ],
    [
      'Rezervasyonunuz onaylandı. Rezervasyon numarası',
      'Giriş',
      'Çıkış',
      ['9 Nisan 2027 (15:00 - 22:00 arası)', '12 Nisan 2027 (07:00 ile 10:30 arası)'],
    ],
  ] as const)
    assert.deepEqual(
      await told(`${number.replace('. ', '\n')}: 5518204771

Hotel Weidengasse
Untere Weidengasse 17, 1030 Wien

${checkIn}     ${days[0]}
${checkOut}     ${days[1]}
`),
      ['Lodging | Hotel Weidengasse, Wien | 2027-04-09T15:00 – 2027-04-12T10:30 | 5518204771'],
      number,
    );
});

test('in every language the old flight is none, and one that did not change stays', async () => {
  for (const [number, old, now, same, leaves, lands, month] of [
    [
      'Buchungscode',
      'BISHERIGER FLUG (nicht mehr gültig)',
      'NEUER FLUG',
      'UNVERÄNDERTER FLUG',
      'Abflug',
      'Ankunft',
      '. September',
    ],
    [
      'Código de reserva',
      'VUELO ANTERIOR (no válido)',
      'NUEVO VUELO',
      'VUELO SIN CAMBIOS',
      'Salida',
      'Llegada',
      ' de septiembre de',
    ],
    ['Kod rezerwacji', 'POPRZEDNI LOT (nieważny)', 'NOWY LOT', 'LOT BEZ ZMIAN', 'Wylot', 'Przylot', ' września'],
    [
      'Boekingscode',
      'OUDE VLUCHT (vervallen)',
      'NIEUWE VLUCHT',
      'ONGEWIJZIGDE VLUCHT',
      'Vertrek',
      'Aankomst',
      ' september',
    ],
    ['Kód rezervace', 'PŮVODNÍ LET (neplatný)', 'NOVÝ LET', 'NEZMĚNĚNÝ LET', 'Odlet', 'Přílet', '. září'],
    [
      'Rezervasyon kodu',
      'ESKİ SEFER BİLGİLERİ',
      'YENİ SEFER BİLGİLERİ',
      'DEĞİŞMEYEN SEFER',
      'Kalkış',
      'Varış',
      ' Eylül',
    ],
    [
      'Bokningsnummer',
      'TIDIGARE FLYG (gäller inte längre)',
      'NYTT FLYG',
      'OFÖRÄNDRAT FLYG',
      'Avgång',
      'Ankomst',
      ' september',
    ],
  ] as const)
    assert.deepEqual(
      await told(`${number}: QK7WLD

${old}
LH 1120   14${month} 2027
${leaves}   Frankfurt (FRA)   09:00
${lands}   Palma (PMI)   11:20

${now}
LH 1124   14${month} 2027
${leaves}   Frankfurt (FRA)   12:10
${lands}   Palma (PMI)   14:30

${same}
LH 1141   19${month} 2027
${leaves}   Palma (PMI)   20:45
${lands}   Frankfurt (FRA)   23:05
`),
      [
        'Flight | LH 1124 | Frankfurt > Palma | 2027-09-14T12:10 – 2027-09-14T14:30 | QK7WLD',
        'Flight | LH 1141 | Palma > Frankfurt | 2027-09-19T20:45 – 2027-09-19T23:05 | QK7WLD',
      ],
      number,
    );
});
