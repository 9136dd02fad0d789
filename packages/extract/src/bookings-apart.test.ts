import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, readTable, tableOf, toldWithNumbers } from '../testing/told.ts';

const numbered = async (candidates: ReturnType<typeof readPage>) => toldWithNumbers(await candidates);

test('rooms that have a column each are a booking each', async () => {
  const rooms = `
    | Chambre 1 | Chambre 2
    Client | Anne Kervella | Paul Odonnat
    Confirmation | HK-20481 | HK-20482
    Arrivée | mardi 12 octobre 2027 | mercredi 13 octobre 2027
    Départ | vendredi 15 octobre 2027 | vendredi 15 octobre 2027`;
  const lead = 'Hôtel du Quai Blanc, 4 quai Blanc, 29200 Brest, France. Votre réservation est confirmée.';
  assert.deepEqual(await numbered(readTable(rooms, lead)), [
    'Lodging Hôtel du Quai Blanc 2027-10-12 2027-10-15 HK-20481',
    'Lodging Hôtel du Quai Blanc 2027-10-13 2027-10-15 HK-20482',
  ]);
});

test('houses side by side keep their own days, also where no row has a label', async () => {
  const houses = `
    Hotel Birkenhof // Lindenallee 4 // 20095 Hamburg // Germany | Hotel Seeblick // Uferweg 9 // 24103 Kiel // Germany
    In: Tue 12 Oct 2027 // Out: Thu 14 Oct 2027 | In: Thu 14 Oct 2027 // Out: Fri 15 Oct 2027
    Confirmation: BH-5512 | Confirmation: SB-9071`;
  assert.deepEqual(await numbered(readTable(houses, 'Your two hotels are confirmed.')), [
    'Lodging Hotel Birkenhof 2027-10-12 2027-10-14 BH-5512',
    'Lodging Hotel Seeblick 2027-10-14 2027-10-15 SB-9071',
  ]);
});

test('houses that have a table each, one below the other, are a booking each', async () => {
  const house = (title: string, rows: string) => `<p><b>${title}</b></p>${tableOf(rows)}`;
  const page = `<p>Vos hébergements sont confirmés.</p>${house(
    'Hébergement 1/2 – LYON',
    `Hôtel | Hôtel des Traboules, 7 rue Juiverie, 69005 Lyon
     Du | lundi 11 octobre 2027
     Au | mercredi 13 octobre 2027
     N° de confirmation | TRB-4410`,
  )}${house(
    'Hébergement 2/2 – GRENOBLE',
    `Hôtel | Auberge de la Bastille, 2 quai Stéphane-Jay, 38000 Grenoble
     Du | mercredi 13 octobre 2027
     Au | vendredi 15 octobre 2027
     N° de confirmation | BAS-0937`,
  )}`;
  assert.deepEqual(await numbered(readPage(page)), [
    'Lodging Hôtel des Traboules 2027-10-11 2027-10-13 TRB-4410',
    'Lodging Auberge de la Bastille 2027-10-13 2027-10-15 BAS-0937',
  ]);
});

test('what was booked before and what is booked now stay one booking', async () => {
  const change = `
    | Before | Now
    Check-in | Tue 12 Oct 2027 | Wed 13 Oct 2027
    Check-out | Thu 14 Oct 2027 | Fri 15 Oct 2027
    Nights | 2 | 2`;
  const lead =
    'Hotel Birkenhof, Lindenallee 4, 20095 Hamburg, Germany. Booking reference: BH-5512. Your booking was changed.';
  assert.deepEqual(await numbered(readTable(change, lead)), ['Lodging Hotel Birkenhof 2027-10-13 2027-10-15 BH-5512']);
});

test('the ends of one journey in two columns are one booking', async () => {
  const flight = `
    | Departure | Arrival
    Airport | Paris CDG | Boston BOS
    Date | Tue 12 Oct 2027 | Tue 12 Oct 2027
    Time | 13:30 | 15:40
    Terminal | 2E | E`;
  const found = await readTable(flight, 'Flight AF 334, booking reference H7K2PL. Your booking is confirmed.');
  assert.deepEqual(toldWithNumbers(found), ['AF334 CDG BOS 2027-10-12T13:30 2027-10-12T15:40 H7K2PL']);
});

test('journeys of which each column tells a whole one are as many', async () => {
  const flights = `
    Flight | DY 1313 | DY 378
    Date | 20 January 2028 | 21 January 2028
    From | London Gatwick (LGW) | Oslo (OSL)
    To | Oslo (OSL) | Tromsø (TOS)
    Departure | 09:40 | 13:00
    Arrival | 12:55 | 14:55`;
  const lead = 'Your booking is confirmed. Booking reference: W4TLQX';
  assert.deepEqual(await numbered(readTable(flights, lead)), [
    'DY1313 LGW OSL 2028-01-20T09:40 2028-01-20T12:55 W4TLQX',
    'DY378 OSL TOS 2028-01-21T13:00 2028-01-21T14:55 W4TLQX',
  ]);
});

test('the same way told twice, in two columns, is not two journeys but perhaps a change', async () => {
  const change = (day: string) => `
    Flight | DY 1313 | DY 1319
    Date | 20 January 2028 | ${day}
    From | London Gatwick (LGW) | London Gatwick (LGW)
    To | Oslo (OSL) | Oslo (OSL)
    Departure | 09:40 | 16:10
    Arrival | 12:55 | 19:25`;
  for (const day of ['20 January 2028', '21 January 2028']) {
    const found = await readTable(change(day), 'Your booking has changed. Booking reference: W4TLQX');
    assert.ok(found.length < 2, day);
  }
});
