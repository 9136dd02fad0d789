import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Label, labelOf } from './labels.ts';

// What forms of drivers, houses, hirers, carriers and restaurants call their fields, in English and French.
const called: { [label in Label]?: string } = {
  departure:
    'Leaving at | Leave at | Leaving | Leave | Departure date | Départ le | Date de départ | Départ agence | Date et heure de départ | Departs | Depart | Dep | Dép. | Leaves | Take-off | Departure station | Départ | Gare de départ | Port de départ | Embark',
  pickUp:
    'Collected from | Pick-up address | Pickup point | Meeting point | Meet at | Meet your driver at | Pickup | Adresse de prise en charge | Lieu de rendez-vous | Point de rendez-vous | Collect from | Pick-up branch | Start of hire | Hire start | Rental start | Agence de départ | Début de location | Prise du véhicule | Collect at | Collected at | Collect you at | Picked up at | Collecting you at | Fetch at | Driver arrives | Driver at your door | On vient vous chercher à',
  dropOff:
    'Taking you to | Drop-off address | Adresse de dépose | Lieu de dépose | Return to | Return time | Return branch | Drop-off branch | End of hire | Hire end | Rental end | Agence de retour | Date et heure de retour | Fin de location | Retour du véhicule | Drop at | Drop you at | Dropped off at | Set down',
  to: 'Going to | Destination | To',
  arrival:
    'Dropping at | Adresse d’arrivée | Arriving | Arrive | Arrival date | Arrivée le | Date d’arrivée | Arrives | Arr | Arr. | Lands | Landing | Arrival station | Arrivée | Gare d’arrivée | Port d’arrivée | Disembark',
  from: 'From | Départ de | Origin',
  date: 'Journey date | Travel date | Date of travel | Date of journey | Your dates | Dates | Date',
  when: 'Time of collection | Collection time | Rendez-vous | Heure de prise en charge | Heure de rendez-vous | Pick-up date | Pick-up time | When | Quand',
  person:
    'Passenger | Passengers | Lead name | Travelling | Booked for | Passager | Bénéficiaire | Guest | Guests | Guest name | Main guest | Name on booking | Reserved for | Hôte | Nom du client | Nom | Au nom de | Driver | Main driver | Hirer | Renter | Conducteur | Conducteur principal | Locataire | Name of passenger | Traveller | Voyageur | Voyageurs | Nom du passager | No. of guests | Who | Name | Qui | Nom de la réservation',
  bookedBy: 'Client | Booked by | Réservé par',
  vehicle:
    'Vehicle | Vehicle type | Car type | Véhicule | Catégorie | Car group | Group | Catégorie de véhicule | Modèle',
  reference:
    'Our ref | Job number | Job no | Booking no. | N° de course | Réf. course | Confirmation | Confirmation no | Conf # | Reservation ID | N° de confirmation | N° de réservation | N° de dossier | Référence | Réf. | Rental agreement | Contract no | N° de contrat | Booking reference | PNR | Record locator | Dossier voyage',
  price:
    'Prix TTC | Montant TTC | Forfait | Total TTC | Net à payer | Total du séjour | Prix du séjour | Montant du séjour',
  class: 'Tarif | Class | Cabin | Classe | Cabine',
  checkIn: 'Check in | Check-in from | First night | Jour d’arrivée | Arrivée à partir de',
  checkOut: 'Check out | Check-out by | Check-out before | Jour de départ | Départ avant',
  nights: 'Nights | No. of nights | Length of stay | Stay | Nuitées | Nombre de nuits | Durée du séjour | Séjour',
  stayDates: 'Dates of stay | Séjour du | Votre séjour',
  room: 'Room | Room type | Chambre | Type de chambre',
  hotel: 'Property | Hotel | Accommodation | Établissement | Hébergement | Hôtel',
  address: 'Address | Adresse | Where',
  company: 'Supplier | Rental company | Loueur',
  flight: 'Flight | Flight no | Vol | N° de vol',
  train: 'Train | Train no | Service | N° de train',
  coach: 'Coach | Carriage | Voiture',
  seat: 'Seat | Seats | Place',
  ticket: 'Ticket number',
  ship: 'Navire | Ship | Vessel',
  route: 'Traversée | Sailing | Crossing',
  party: 'Party | Covers | Number of people | Couverts | Nombre de convives | Nombre de couverts',
  time: 'Time | Heure',
  place: 'Lieu',
  return: 'Outbound | Return | Outward | Inbound | Aller | Retour',
};

for (const [label, forms] of Object.entries(called))
  test(`ordinary forms say '${label}'`, () => {
    for (const form of forms.split(' | ')) assert.equal(labelOf(form), label, form);
  });
