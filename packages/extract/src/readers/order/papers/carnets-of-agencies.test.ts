import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';

// A traveller's book: a title for each day, sentences below it, and at the end what was not booked.

const told = async (...parts: Parameters<typeof bookingsOfWord>) => toldInFull(await bookingsOfWord(...parts));

test('under the title of a day each flight of a paragraph is on that day, whichever is said behind the landing', async () => {
  assert.deepEqual(
    await told(
      'Votre carnet de voyage. Voyageurs : Ophélie et Thibault Marchandeau',
      'Jeudi 14 octobre 2027 – le retour',
      'Air Austral UU 107, Maurice SSR (MRU) 19:30 – Saint-Denis Roland Garros (RUN) 20:15. Puis Air Austral UU 975, Saint-Denis Roland Garros (RUN) 22:10 – Paris Charles de Gaulle (CDG) 07:10 le vendredi 15 octobre.',
      'Vols : réservation Air Austral 5TRXOE',
    ),
    [
      'Flight | UU 107 | Maurice SSR > Saint-Denis Roland Garros | 2027-10-14T19:30 – 2027-10-14T20:15 | 5TRXOE | Ophélie Marchandeau + Thibault Marchandeau',
      'Flight | UU 975 | Saint-Denis Roland Garros > Paris Charles de Gaulle | 2027-10-14T22:10 – 2027-10-15T07:10 | 5TRXOE | Ophélie Marchandeau + Thibault Marchandeau',
    ],
  );
});

test('a room that is "à rendre le 8" is left then, and a street without a number has its town in front of the country', async () => {
  assert.deepEqual(
    await told(
      'Votre carnet de voyage. Voyageuse : Mme Ophélie Marchandeau',
      'Dimanche 3 octobre 2027 – La Réunion',
      'Cinq nuits à l’Hôtel Filaos d’Argent, 41 rue de la Plage, 97434 Saint-Gilles-les-Bains. Chambre à disposition à 14:00, à rendre le 8 octobre à 11:00. Confirmation FDA-8815.',
      'Vendredi 8 octobre 2027 – Maurice',
      'Six nuits au Résidence Flamboyant Bleu, Royal Road, Trou aux Biches, Île Maurice, tél. +230 555 0128. Entrée à partir de 15:00 le 8, sortie avant 12:00 le 14. Confirmation RFB/OCT/2207.',
    ),
    [
      'Lodging | Hôtel Filaos d’Argent, Saint-Gilles-les-Bains | 2027-10-03T14:00 – 2027-10-08T11:00 | FDA-8815 | Ophélie Marchandeau',
      'Lodging | Résidence Flamboyant Bleu, Trou aux Biches | 2027-10-08T15:00 – 2027-10-14T12:00 | RFB/OCT/2207 | Ophélie Marchandeau',
    ],
  );
});

test('nobody is called as an airport is, and what is "non réservé" is no table in the house that signs', async () => {
  assert.deepEqual(
    await told(
      'Votre carnet de voyage',
      'Ophélie et Thibault Marchandeau   |   du 8 au 14 octobre 2027',
      'Vendredi 8 octobre 2027 – le saut',
      'Air Austral UU 104, Saint-Denis Roland Garros (RUN) 14:10 – Maurice SSR (MRU) 14:55. Réservation 5TRXOE.',
      'Transfert privé : Ti Dodo Transfers, bon TD-3316, prise en charge à 15:40 à Maurice SSR (MRU), hall des arrivées, vers votre hôtel.',
      [
        ['À retenir', '<'],
        ['À la carte (non réservé)', 'survol en hélicoptère, dîner pour deux les pieds dans le sable à 20:00'],
      ],
      'Lagons et Lointains SARL, 3 allée des Tanneurs, 44000 Nantes. Urgences : 02 61 91 40 55.',
    ),
    [
      'Flight | UU 104 | Saint-Denis Roland Garros > Maurice SSR | 2027-10-08T14:10 – 2027-10-08T14:55 | 5TRXOE | Ophélie Marchandeau + Thibault Marchandeau',
      'Taxi | Maurice SSR (MRU) | 2027-10-08T15:40 | TD-3316 | Ophélie Marchandeau + Thibault Marchandeau',
    ],
  );
});

test('"BOAT" in front of the ship, and a terminal of its town beside an hour', async () => {
  const row = (kind: string, ship: string, from: string, to: string) =>
    told('Itinerary. Traveller: Ms Ingrid Saemunds', [
      ['2027-09-06 Mon', kind, ship, from, to],
      ['', '', 'Booking 30955512', 'A-class cabin', 'SEK 1 890,00'],
      ['2027-09-10 Fri', 'FLIGHT', 'Finnair AY 795', 'Tampere (TMP) 18.35', 'Stockholm Arlanda (ARN) 18.40'],
      ['', '', 'Booking L2WHQ6', 'seat not assigned', 'SEK 1 455,00'],
    ]);
  assert.deepEqual(
    await row(
      'BOAT',
      'Silja Symphony (Tallink Silja)',
      'Stockholm Värtahamnen 16.45',
      'Helsinki Olympia Terminal 10.30 (Tue)',
    ),
    [
      'Boat | Silja Symphony | Stockholm Värtahamnen > Helsinki Olympia Terminal | 2027-09-06T16:45 – 2027-09-07T10:30 | 30955512 | Ingrid Saemunds',
      'Flight | AY 795 | Tampere > Stockholm Arlanda | 2027-09-10T18:35 – 2027-09-10T18:40 | L2WHQ6 | Ingrid Saemunds',
    ],
  );
});
