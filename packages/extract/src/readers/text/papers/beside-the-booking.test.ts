import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../index.ts';

const bookingsOf = async (subject: string, body: string, from = 'Desk <desk@sender.example>') => {
  const html = /^</.test(body);
  const mail = `From: ${from}\r\nTo: Mary Hollis <mary@mail.example>\r\nSubject: ${subject}\r\nContent-Type: text/${html ? 'html' : 'plain'}; charset=utf-8\r\n\r\n${body}`;
  const { reservations } = await extract(Buffer.from(mail), { fileName: 'a.eml', contextDate: '2027-05-04' });
  return reservations.map(({ booking }) => booking);
};

test('how long a train takes, beside its number, is no street before its town', async () => {
  const told = await bookingsOf(
    'Vos billets',
    '<p>Vos deux trajets sont confirmés :</p><table><tr><td colspan="3">Trajet 1 · Trenitalia · PNR <b>QH72LD</b></td></tr><tr><td>lun. 11 oct. 2027</td><td>12:45</td><td>Milano Centrale</td></tr><tr><td>2 h 25</td><td></td><td>Frecciarossa 9735</td></tr><tr><td></td><td>15:10</td><td>Venezia Santa Lucia</td></tr></table><table><tr><td colspan="3">Trajet 2 · ÖBB · code de réservation <b>4178 6650 2213</b></td></tr><tr><td>mer. 13 oct. 2027</td><td>21:05</td><td>Venezia Santa Lucia</td></tr><tr><td>train de nuit</td><td></td><td>Nightjet 466</td></tr><tr><td>jeu. 14 oct. 2027</td><td>08:00</td><td>Wien Hbf</td></tr></table><p>Voyageuse : Anne Verdier</p><p>Entre les deux, dormez à Venise : hôtels dès 74 € pour le 11–13 octobre.</p>',
  );
  assert.deepEqual(
    told.map(({ type, reference }) => [type, reference]),
    [
      ['TrainReservation', 'QH72LD'],
      ['TrainReservation', '4178 6650 2213'],
    ],
  );
});

test('who stays goes before who booked', async () => {
  for (const [label, other] of [
    ['Guest staying', 'Person who booked'],
    ['Client hébergé', 'Auteur de la réservation'],
  ]) {
    const [stay] = await bookingsOf(
      'Reservation R27-0402',
      `Your reservation is confirmed.\r\n\r\nReservation No.: R27-0402\r\n${other}: Mary Hollis\r\n${label}: Mr Paul Hollis\r\nArrival: 2 April 2028\r\nDeparture: 4 April 2028\r\n\r\nThe Brindle House\r\n44 Lever Street, Leeds LS1 4AB\r\n`,
    );
    assert.deepEqual(stay?.travelers, [{ name: 'Paul Hollis' }], label);
  }
});

test('a card with the day on its left has what is on beside it, and its house over a street', async () => {
  const [event] = await bookingsOf(
    'Vos e-billets : Requiem de Fauré',
    '<p>Nous avons bien enregistré votre commande n° <b>BLT-90336127</b> du 02/05/2027.</p><table><tr><td>SAM.<br>20<br>NOV. 2027<br>20h00</td><td><b>Requiem de Fauré</b><br>Ensemble vocal Les Hauts, dir. Mathurin Clavel<br><br>Auditorium du Parc<br>149 rue Garibaldi, 69003 Lyon<br><small>Ouverture des portes 19h15</small></td></tr></table><p>Parterre, rang H, places 21 et 23</p>',
  );
  assert.equal(
    event?.type === 'EventReservation' && `${event.name} @ ${event.place?.name}`,
    'Requiem de Fauré @ Auditorium du Parc',
  );
});

test('a mail that gives its reader a title alone is for whom it went to, unless somebody else is named', async () => {
  const whose = async (greeting: string, line: string) => {
    const [stay] = await bookingsOf(
      'Re: MF-3391',
      `${greeting}\r\n\r\nComme convenu, j'ai raccourci votre séjour.\r\n${line}\r\n\r\nArrivée : jeudi 10 juin 2027\r\nDépart : samedi 12 juin 2027\r\n\r\nSylvie\r\nMaison Ferrandière\r\n12 rue des Lavoirs, 24200 Sarlat\r\n`,
    );
    return stay?.travelers?.map(({ name }) => name);
  };
  assert.deepEqual(await whose('Bonjour Madame,', 'Votre réservation MF-3391 est modifiée.'), ['Mary Hollis']);
  assert.deepEqual(await whose('Bonjour,', 'Votre réservation MF-3391 (Mme Mary\r\nHollis) est modifiée.'), [
    'Mary Hollis',
  ]);
  assert.deepEqual(await whose('Bonjour Madame,', 'Votre réservation MF-3391 pour Paul Martin est modifiée.'), [
    'Paul Martin',
  ]);
  assert.notDeepEqual(await whose('Bonjour Madame,', 'La réservation MF-3391 de M. Berthier est modifiée.'), [
    'Mary Hollis',
  ]);
});

test('a table is one without the words of a form', async () => {
  const [meal] = await bookingsOf(
    'Re: Table for Thursday',
    "Hi Mary,\r\n\r\nNo problem, I've moved you. So that's:\r\n\r\n    Thursday 18 November, 7.30pm\r\n    4 people, table by the window\r\n    Booking ref: SL-2261\r\n\r\nThe Salt Ledger\r\n14 Fishamble Row, Dublin 8, D08 X2N1\r\n",
    'The Salt Ledger <table@saltledger.example>',
  );
  assert.equal(meal?.type, 'FoodEstablishmentReservation');
  assert.deepEqual(meal && 'departure' in meal ? meal.departure : null, {
    local: '2027-11-18T19:30:00',
    zone: 'Europe/Dublin',
  });
});

test('who lets the car stands before what it does, of one car or of many', async () => {
  for (const kind of ['Location de véhicules', 'Location de voiture', 'Car and van hire']) {
    const [hire] = await bookingsOf(
      'Confirmation LV-31-908812',
      `LOCAVIA – ${kind}\r\n\r\nNous confirmons votre réservation LV-31-908812.\r\n\r\nPrise en charge : mardi 13 juillet 2027 à 10h45, Toulouse Gare Matabiau\r\nRestitution : vendredi 16 juillet 2027 à 17h00, Toulouse Gare Matabiau\r\nConducteur : M. Paul Lespine\r\n`,
    );
    assert.equal(hire?.type === 'RentalCarReservation' && hire.carrier?.name, 'LOCAVIA', kind);
  }
});
