import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

async function read(body: string): Promise<string[]> {
  const { reservations } = await extract(mail({ subject: 'Votre dossier', body }), { contextDate: '2027-03-01' });
  return toldInFull(reservations);
}

test('strokes below the heads of plain text are as wide as their columns, and a title in line with others is of the name behind it', async () => {
  const crossing = `CONFIRMATION DE RESERVATION

Dossier n° : M4471-90822                    Statut : CONFIRME

 TRAVERSEE   NAVIRE     DEPART                     ARRIVEE
 ---------   --------   ------------------------   ------------------------
 ALLER       TANIT      JEU 08/07/2027  12H00      VEN 09/07/2027  08H00
                        MARSEILLE                  TUNIS LA GOULETTE
 RETOUR      CARTHAGE   SAM 31/07/2027  16H00      DIM 01/08/2027  14H00
                        TUNIS LA GOULETTE          MARSEILLE

 PASSAGERS
   1  M    TRABELSI MONCEF      07/11/1981   PASSEPORT
   2  MME  TRABELSI LEILA       22/04/1984   PASSEPORT
   3  MLLE TRABELSI INES        30/08/2017   PASSEPORT`;
  const people = 'M4471-90822 | MONCEF TRABELSI + LEILA TRABELSI + INES TRABELSI';
  assert.deepEqual(await read(crossing), [
    `Boat | TANIT | MARSEILLE > TUNIS LA GOULETTE | 2027-07-08T12:00 – 2027-07-09T08:00 | ${people}`,
    `Boat | CARTHAGE | TUNIS LA GOULETTE > MARSEILLE | 2027-07-31T16:00 – 2027-08-01T14:00 | ${people}`,
  ]);
  const stay = `Confirmation de réservation n° HT-55120

Hôtel                 Arrivée      Départ       Chambre
===================   ==========   ==========   =================
Hôtel des Deux Tours  12/04/2027   15/04/2027   Double, pdj inclus
4 rue du Port
17000 La Rochelle

Client : Mme Odile Sarrazin`;
  assert.deepEqual(await read(stay), [
    'Lodging | Hôtel des Deux Tours, La Rochelle | 2027-04-12 – 2027-04-15 | HT-55120 | Odile Sarrazin',
  ]);
});

test('bars draw a table too: a row for each line, or for all between two rules', async () => {
  const crossings = `Réservation confirmée, dossier 88123377

| Trajet | Navire   | Départ                    | Arrivée                   |
|--------|----------|---------------------------|---------------------------|
| Aller  | Danielle Casanova | Marseille, 12/04/2027 19:00 | Bastia, 13/04/2027 07:00 |
| Retour | Pascal Paoli | Bastia, 20/04/2027 18:30 | Marseille, 21/04/2027 06:30 |

Passager : M. Paul SARRAZIN`;
  assert.deepEqual(await read(crossings), [
    'Boat | Danielle Casanova | Marseille > Bastia | 2027-04-12T19:00 – 2027-04-13T07:00 | 88123377 | Paul SARRAZIN',
    'Boat | Pascal Paoli | Bastia > Marseille | 2027-04-20T18:30 – 2027-04-21T06:30 | 88123377 | Paul SARRAZIN',
  ]);
  const flights = `Réservation confirmée, dossier QK7R2M
+----------+------------+----------------------+------------------------+
| Vol      | Date       | Départ               | Arrivée                |
+----------+------------+----------------------+------------------------+
| AF 1148  | 12/04/2027 | Paris CDG            | Barcelone (BCN)        |
|          |            | 07:20                | 09:05                  |
+----------+------------+----------------------+------------------------+
| AF 1049  | 15/04/2027 | Barcelone (BCN)      | Paris CDG              |
|          |            | 20:15                | 22:10                  |
+----------+------------+----------------------+------------------------+
Passager : M. Paul SARRAZIN`;
  assert.deepEqual(await read(flights), [
    'Flight | AF 1148 | Paris CDG > Barcelone | 2027-04-12T07:20 – 2027-04-12T09:05 | QK7R2M | Paul SARRAZIN',
    'Flight | AF 1049 | Barcelone > Paris CDG | 2027-04-15T20:15 – 2027-04-15T22:10 | QK7R2M | Paul SARRAZIN',
  ]);
});
