import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';
import { type Label, labelOf } from './labels.ts';

const called: { [label in Label]?: string } = {
  departure:
    'Takes off | Takes off at | Taking off from | You take off at | You sail from | Sails from | Ship leaves | Your flight leaves | Ferry departs | The boat sails at | Cast off | Leaves port | Where you leave from | Airport you fly from | When you leave | When it leaves | Scheduled time of departure | Local departure time | Hour of departure | Ship departure | Flight departure time | Wheels up | Starting point | Setting off | Departure quay | Appareillage | Appareille à | Heure d’appareillage | Vous décollez de | Vous décollez à | Vous partez de | On décolle à | Vous quittez | Vous vous envolez de | Décollage de | Décolle à | Envol | Départ du bateau | Départ du vol | Heure de départ du train | Le bateau part à | Le navire quitte | L’avion décolle à | Votre vol part à | Départ prévu à | Quai de départ | D’où vous partez | Sortie du port',
  arrival:
    'Touchdown | Touch-down at | Touches down | You touch down at | You land in | Lands in | Arriving into | Gets in | Gets in at | You get to | Reaches | Docks in | Berthing | Alongside at | Ship arrives | Ferry docks | Your flight lands | Airport you land at | Where you land | When it lands | Scheduled time of arrival | Local arrival time | Flight arrival | Hour of arrival | Wheels down | Arrival quay | You disembark at | Vous atterrissez à | Vous vous posez à | On se pose à | Se pose à | Atterrit à | Vous débarquez à | Accoste à | Heure d’accostage | Arrivée du bateau | Arrivée du vol | Le bateau arrive à | Le navire accoste | L’avion se pose à | L’avion atterrit à | Arrivée prévue à | Quai d’arrivée | Où vous arrivez',
  from: 'Where from | From where | Out of | Sailing from | Origin airport | From port | En partance de | D’où | Vous volez de',
  to: 'Where to | You fly to | Bound for | Heading to | Destination airport | To port | En direction de | Vous volez vers | Où allez-vous ?',
  date: 'Day of flight | Day of travel | Day you sail | The day you fly | You fly on | Sailing day | Jour du vol | Jour de la traversée | Date de vol | Vous voyagez le',
  flight: 'On flight | With flight | Flight code | Avec le vol | À bord du vol | Code de vol | Vol et classe',
  ship: 'Name of vessel | Ship’s name | Vessel name | Your ferry | You sail aboard | Nom du bateau | Nom du navire | Traversier | M/V',
  person:
    'Name in passport | Name as in passport | Name on ticket | Passport name | Who is flying | Who’s sailing? | People on board | Passenger of record | Ticketed passenger | Passenger travelling | Nom sur le passeport | Nom figurant sur le billet | Qui embarque ? | Qui prend l’avion ? | Passagers à bord | Passager piéton',
  reference:
    'Record locator of airline | Reference at the airline | Code with the carrier | Code of your reservation | Customer order | Sailing code | Code voyage | Référence chez la compagnie | Code à garder | Use this code',
  company: 'Airline company | You fly with | Sailing with | Vous volez avec | Compagnie de navigation',
  seat: 'You sit in | Seated at | Assise en',
  lasts: 'Flying time | Crossing time | Length of crossing | Durée de la traversée | Temps de traversée',
};

for (const [label, forms] of Object.entries(called))
  test(`what journeys call '${label}' by what is done there`, () => {
    for (const form of forms.split(' | ')) assert.equal(labelOf(form), label, form);
  });

test('a word of another trade is no field of a journey', () => {
  for (const form of [
    'Land',
    'Fly drive',
    'Berths',
    'Due back',
    'Boat hire',
    'Vous réglez',
    'Nom du chien',
    'Sur le bateau',
  ])
    assert.ok(!['arrival', 'departure', 'person', 'ship'].includes(labelOf(form) ?? ''), form);
});

test('the fields of a crossing are read by what the ship does there', () => {
  const mail = 'Booking ref: HB40217\nPassenger of record: Nora Lindqvist\nName of vessel: Hamnavoe\n';
  const day = 'Day you sail: Friday 2 July 2027\n';
  assert.deepEqual(
    told(read('Your crossing', `${mail}${day}Ship leaves: Stromness, 16:45\nGets in: Scrabster, 18:15`)),
    ['Boat Stromness Scrabster 2027-07-02T16:45 2027-07-02T18:15'],
  );
});
