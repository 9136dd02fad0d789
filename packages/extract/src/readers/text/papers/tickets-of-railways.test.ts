import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// The plain texts of tickets as railways and shipping lines of other countries print them.

const told = async (text: string) => {
  const source = new TextEncoder().encode(text);
  return toldInFull((await extract(source, { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations);
};

test('whoever stands in front of a coach and a seat has them, in whatever language', async () => {
  const swedish = `BOKNINGSBEKRÄFTELSE

Bokningsnummer: MXP2204T

fre 5 feb 2027
Göteborg C - Stockholm C
Avgår   15.38        Ankommer 18.42
SJ Snabbtåg          Tåg 440
  Åsa Lindqvist Berg           Vagn 4    Plats 23   Fönster
  Nils Berg (barn 7-15)        Vagn 4    Plats 24   Gång
`;
  const [train, more] = await told(swedish);
  assert.equal(more, undefined);
  assert.match(train ?? '', /4\/23 4\/24.*Åsa Lindqvist Berg \+ Nils Berg/);
});

test('a row for each end of a crossing tells it, of whatever small port', async () => {
  const rows = tableOf(`
    Depart | Seahaven Quay | Friday 20 August 2027 | 17:00
    Arrive | Amsterdam (IJmuiden) | Saturday 21 August 2027 | 09:45`);
  const page = `<p>Booking reference: 48201933. Your ferry crossing is confirmed.</p>${rows}`;
  assert.deepEqual(toldInFull(await readPage(page)), [
    'Boat | Seahaven Quay > Amsterdam (IJmuiden) | 2027-08-20T17:00 – 2027-08-21T09:45 | 48201933',
  ]);
});

test('an end by its label has one stop, whose hall stands behind its town', async () => {
  const [bus, more] = await told(`Votre réservation est confirmée

Numéro de réservation : C4KX27PV

Trajet                 Rennes > Paris
Départ                 vendredi 12 mars 2027 à 17:15
                       Rennes - Gare routière, 16 place de la Gare, quai 7
Arrivée                vendredi 12 mars 2027 à 22:20
                       Paris - Gare routière Bercy Seine, 208 quai de Bercy
Numéro de bus          7214
`);
  assert.equal(more, undefined);
  assert.equal(
    bus,
    'Bus | 7214 | Rennes - Gare routière > Paris - Gare routière Bercy Seine | 2027-03-12T17:15 – 2027-03-12T22:20 | C4KX27PV',
  );
});
