import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

// What a club's secretary types for the members: hours in front, and beside each what happens then.

test('a coach that leaves at the hour in front is told with where it arrives, and a remark behind a port is not of its name', async () => {
  assert.deepEqual(
    await readWord(
      { heading: 'Choir of St Bride – Orkney weekend' },
      '3 May 2027',
      'All is booked in the name of Morag Isbister, 18 of us.',
      'Friday 11 June 2027',
      '7.30 am\tMeet at the hall',
      '8.00 am\tThe coach leaves Inverness Bus Station. Ring Strath Coaches if you are late, booking SC-4471. Arrives Scrabster Harbour 10.40 am',
      '12.15 pm\tNorthLink Ferries, ship Hamnavoe, leaves Scrabster, cabins for the altos. Booking 8841 2207',
      '1.45 pm\tArrives Stromness, minibuses to the hostel with Rory',
      'Sunday 13 June 2027',
      '4.45 pm\tNorthLink Ferries, ship Hamnavoe, leaves Stromness (same booking)',
      '6.15 pm\tArrives Scrabster, coach home with Rory',
    ),
    [
      'Bus Inverness Bus Station Scrabster Harbour 2027-06-11T08:00 2027-06-11T10:40 SC-4471',
      'Boat Scrabster Stromness 2027-06-11T12:15 2027-06-11T13:45 8841 2207',
      'Boat Stromness Scrabster 2027-06-13T16:45 2027-06-13T18:15 8841 2207',
    ],
  );
  assert.deepEqual(
    await readWord(
      { heading: 'Chorale Saint-Vaast – week-end à Jersey' },
      '3 mai 2027',
      'Tout est réservé au nom de Solange Derycke, 18 personnes.',
      'Vendredi 11 juin 2027',
      '5h30\tRendez-vous place du Théâtre',
      '6h00\tLe car quitte Rennes. Transporteur : Cars Lemée, réservation CL-4471. Arrive à Saint-Malo 7h15',
      '8h30\tCondor Ferries, navire Condor Voyager, quitte Saint-Malo. Réservation 88412207',
      '9h55\tArrive à Saint-Hélier, minibus vers la pension avec Alain',
      'Dimanche 13 juin 2027',
      '18h00\tCondor Ferries, navire Condor Voyager, quitte Saint-Hélier (même réservation)',
      '20h20\tArrive à Saint-Malo, car du retour avec Alain',
    ),
    [
      'Bus Rennes Saint-Malo 2027-06-11T06:00 2027-06-11T07:15 CL-4471',
      'Boat Saint-Malo Saint-Hélier 2027-06-11T08:30 2027-06-11T09:55 88412207',
      'Boat Saint-Hélier Saint-Malo 2027-06-13T18:00 2027-06-13T20:20 88412207',
    ],
  );
});

test('a town of which there are several is the one near the other journeys, where no list has the other end of its own', async () => {
  const coach = '9.45 am\tCoach leaves Irvine, Rivergate. Booking GC/1709. Arrives Cairnryan Port 11.50 am';
  const ferry = [
    '1.00 pm\tP&O Ferries, ship European Causeway, leaves Cairnryan. Booking 7714 0926',
    '3.00 pm\tArrives Larne',
  ];
  const [read] = await bookingsOfWord('Booked in the name of Una Baird.', 'Friday 17 September 2027', coach, ...ferry);
  assert.equal(read?.booking.type === 'BusReservation' && read.booking.departure?.zone, 'Europe/London');
});
