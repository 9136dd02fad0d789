import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { toldWithNumbers } from '../../../../testing/told.ts';
import { readWord } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

// Flights, trains, ships and coaches in lists, letters and mails that no sample has.

test('a numbered list tells journeys and a hotel, each in a line', async () => {
  assert.deepEqual(
    await readWord(
      'Purchase order PO 5580 · traveller Ms Olga Marchenko',
      '1. Flight Finnair AY 1331, Helsinki–London Heathrow, 9 June 2027, dep 07:50, arr 09:05. PNR: X3K9TP',
      '2. Hotel: The Larch House, 9–11 June 2027. Conf. LH-20871',
      '3. Train Great Western, London Paddington–Cardiff Central, 10 June 2027, dep 08:48, arr 10:39. Ref: GW7K2LQ8',
      '4. Train Great Western, Cardiff Central–London Paddington, 10 June 2027, dep 17:26, arr 19:15. Ref: GW7K2LQ8',
      '5. Flight Finnair AY 1340, London Heathrow–Helsinki, 11 June 2027, dep 18:20, arr 23:15. PNR: X3K9TP',
    ),
    [
      'AY1331 HEL LHR 2027-06-09T07:50 2027-06-09T09:05 X3K9TP',
      'Train London Paddington Cardiff Central 2027-06-10T08:48 2027-06-10T10:39 GW7K2LQ8',
      'Train Cardiff Central London Paddington 2027-06-10T17:26 2027-06-10T19:15 GW7K2LQ8',
      'AY1340 LHR HEL 2027-06-11T18:20 2027-06-11T23:15 X3K9TP',
    ],
  );
  assert.deepEqual(
    await readWord(
      'ORDRE DE MISSION n° 27/144 – Mme Sophie Garnier',
      'A. Vol aller : Air Corsica XK 773, Marseille – Ajaccio, lundi 14 juin 2027, départ 8 h 15, arrivée 9 h 05, dossier 6RT2QW',
      'B. Location : Citroën C3 chez Rentauto, du 14 au 16 juin 2027',
      'C. Bateau retour : Corsica Linea, navire Danielle Casanova, Ajaccio – Marseille, mercredi 16 juin 2027, départ 19 h 00, arrivée jeudi 17 juin à 7 h 00, réservation CL-884512',
      'D. Train : TER 81106, Marseille Saint-Charles – Avignon Centre, jeudi 17 juin 2027, départ 8 h 28, arrivée 9 h 34, dossier VKQ81T',
    ),
    [
      'XK773 MRS AJA 2027-06-14T08:15 2027-06-14T09:05 6RT2QW',
      'Boat Ajaccio Marseille 2027-06-16T19:00 2027-06-17T07:00 CL-884512',
      'TER81106 Marseille Saint-Charles Avignon Centre 2027-06-17T08:28 2027-06-17T09:34 VKQ81T',
    ],
  );
});

test('a number, its day and both stops stand in lines below each other', async () => {
  assert.deepEqual(
    await readWord(
      'Itinerary prepared for Mr Jonas Weber',
      'STEP 1 — ICE 593\nWed 9 June 2027\nFrom Berlin Hbf 08:34 (platform 13)\nTo München Hbf 13:02 (platform 22)\nOrder 7H3K9L',
      'STEP 2 — RJX 63\nThu 10 June 2027\nFrom München Hbf 15:30\nTo Salzburg Hbf 16:58\nOrder 5TRK8M',
      'STEP 3 — EC 112\nFri 11 June 2027\nFrom Salzburg Hbf 18:00\nTo München Hbf 19:41\nOrder 5TRK8M',
    ),
    [
      'ICE593 Berlin Hbf München Hbf 2027-06-09T08:34 2027-06-09T13:02 7H3K9L',
      'RJX63 München Hbf Salzburg Hbf 2027-06-10T15:30 2027-06-10T16:58 5TRK8M',
      'EC112 Salzburg Hbf München Hbf 2027-06-11T18:00 2027-06-11T19:41 5TRK8M',
    ],
  );
  assert.deepEqual(
    await readMail('Fwd: Your travel arrangements', [
      'Dear Bianca,',
      '',
      'Your travel is booked as follows.',
      '',
      'Wednesday 12 May 2027',
      'Flight TP 1335 with TAP, booking T8K2QV',
      'Lisbon to London Heathrow, leaving 07:55, arriving 10:40',
      '',
      'Thursday 13 May 2027',
      'Train, LNER, booking LN7K3D21',
      'London Kings Cross to Leeds, leaving 09:03, arriving 11:18',
      '',
      'Friday 14 May 2027',
      'Flight TP 1331 with TAP, booking T8K2QV',
      'London Heathrow to Lisbon, leaving 19:20, arriving 22:05',
      '',
      'Kind regards',
      'Marta',
    ]),
    [
      'TP1335 LIS LHR 2027-05-12T07:55 2027-05-12T10:40 T8K2QV',
      'Train London Kings Cross Leeds 2027-05-13T09:03 2027-05-13T11:18 LN7K3D21',
      'TP1331 LHR LIS 2027-05-14T19:20 2027-05-14T22:05 T8K2QV',
    ],
  );
});

test('a letter tells the way there and the way back, each with what goes', async () => {
  assert.deepEqual(
    await readWord(
      'Madame,',
      'Vous quittez Lyon Part-Dieu le mardi 4 mai 2027 à 7 h 04 par le TGV 6604 et arrivez à Paris Gare de Lyon à 9 h 02, dossier SNCF RTQP8K. Vous dormez au Grand Hôtel Lutier, 14 rue de Sèvres, du 4 au 6 mai 2027, confirmation GL-5512. Le jeudi 6 mai 2027, le TGV 6629 vous ramène de Paris Gare de Lyon à 18 h 56 à Lyon Part-Dieu à 20 h 56.',
      'Bien à vous',
    ),
    [
      'TGV6604 Lyon Part-Dieu Paris Gare de Lyon 2027-05-04T07:04 2027-05-04T09:02 RTQP8K',
      'TGV6629 Paris Gare de Lyon Lyon Part-Dieu 2027-05-06T18:56 2027-05-06T20:56 RTQP8K',
    ],
  );
  assert.deepEqual(
    await readWord(
      'Dear Ms Lindqvist,',
      'Your sailing with DFDS from Newcastle to Amsterdam leaves on Sunday 6 June 2027 at 17:00 and arrives on Monday 7 June at 09:45 local time aboard Princess Seaways; booking 7712094. The return crossing leaves Amsterdam on Thursday 10 June 2027 at 17:30 on King Seaways and gets to Newcastle on Friday 11 June at 09:15.',
    ),
    [
      'Boat Newcastle Amsterdam 2027-06-06T17:00 2027-06-07T09:45 7712094',
      'Boat Amsterdam Newcastle 2027-06-10T17:30 2027-06-11T09:15 7712094',
    ],
  );
  assert.deepEqual(
    await readWord(
      'MEMO\nTo: Gareth Pugh\nRe: Your trip',
      'Out: Tuesday 8 June 2027, Cardiff Central 07:20 to London Paddington 09:14, coach A seat 33. Back: Wednesday 9 June 2027, London Paddington 17:48 to Cardiff Central 19:44, coach D seat 12.',
      'Train tickets: collection reference 7KQ3PLT8.',
    ),
    [
      'Train Cardiff Central London Paddington 2027-06-08T07:20 2027-06-08T09:14 7KQ3PLT8',
      'Train London Paddington Cardiff Central 2027-06-09T17:48 2027-06-09T19:44 7KQ3PLT8',
    ],
  );
  assert.deepEqual(
    await readWord(
      'Dear Aoife,',
      'Your coach with Aircoach leaves Dublin Airport at 10:30 on Monday 17 May 2027 and reaches Belfast Glengall Street at 12:25 (ticket AC-90211). On Tuesday 18 May 2027 the Enterprise train at 16:05 brings you from Belfast Grand Central back to Dublin Connolly, due 18:15, under booking IR-55102.',
    ),
    [
      'Bus Dublin Airport Belfast Glengall Street 2027-05-17T10:30 2027-05-17T12:25 AC-90211',
      'Train Belfast Grand Central Dublin Connolly 2027-05-18T16:05 2027-05-18T18:15 IR-55102',
    ],
  );
});

test('a mail among friends tells a train and its way back', async () => {
  assert.deepEqual(
    await readMail('TR: Votre déplacement à Nantes', [
      'Bonjour Thomas,',
      '',
      "C'est réservé. Tu pars mercredi 2 juin 2027 de Paris Montparnasse à 7h48 (TGV 8907) et tu arrives à Nantes à 9h58. Retour jeudi 3 juin 2027 : TGV 8966, départ de Nantes à 18h02, arrivée Paris Montparnasse 20h12. Dossier RQT5KM.",
      '',
      'Ton hôtel : Le Passage, 3 rue Crébillon, Nantes, nuit du 2 au 3 juin 2027, n° 118842.',
      '',
      'Bonne route,',
      'Lucie',
    ]),
    [
      'TGV8907 Paris Montparnasse Nantes 2027-06-02T07:48 2027-06-02T09:58 RQT5KM',
      'Lodging Le Passage 2027-06-02 2027-06-03 118842',
      'TGV8966 Nantes Paris Montparnasse 2027-06-03T18:02 2027-06-03T20:12 RQT5KM',
    ],
  );
  assert.deepEqual(
    await readWord(
      'Monsieur,',
      'Votre traversée Calais – Douvres à bord du Spirit of France (P&O, réservation PO-773120) part le lundi 7 juin 2027 à 9 h 25 et accoste à 9 h 55, heure locale.',
      'Le mardi 8 juin 2027, l’autocar FlixBus 811 part de London Victoria Coach Station à 14 h 00 et arrive à Paris Bercy Seine à 23 h 15 (réservation 3088 415 220).',
    ),
    [
      'Boat Calais Douvres 2027-06-07T09:25 2027-06-07T09:55 PO-773120',
      '811 London Victoria Coach Station Paris Bercy Seine 2027-06-08T14:00 2027-06-08T23:15 3088 415 220',
    ],
  );
});

test('hours of half a day are told by one letter', async () => {
  assert.deepEqual(
    await readWord(
      'ITINERARY\tMr Samuel Ortega',
      'Record locator\tW3TKQ9',
      'Thu 3 Jun 2027\tAA 1063\tMiami (MIA)\t8:15a\tDallas (DFW)\t10:25a',
      'Sat 5 Jun 2027\tAA 2376\tDallas (DFW)\t5:40p\tMiami (MIA)\t9:32p',
    ),
    [
      'AA1063 MIA DFW 2027-06-03T08:15 2027-06-03T10:25 W3TKQ9',
      'AA2376 DFW MIA 2027-06-05T17:40 2027-06-05T21:32 W3TKQ9',
    ],
  );
});

async function readMail(subject: string, lines: string[]): Promise<string[]> {
  const { reservations } = await extract(mail({ subject, body: lines.join('\n') }), { contextDate: '2027-01-05' });
  return toldWithNumbers(reservations);
}
