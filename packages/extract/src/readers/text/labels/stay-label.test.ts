import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';
import { type Label, labelOf } from './labels.ts';

// What small houses, hosts and associations call the fields of a stay, in English and French.
const called: { [label in Label]?: string } = {
  checkIn:
    'Day of entry | Date of entry | Move in | Move-in date | Check in date | Stay begins | Your stay starts on | Start of your stay | You check in | We expect you on | Guests arrive | Date you arrive | Your room is ready from | Room ready | Access to the house from | Début de séjour | Votre séjour commence le | Le séjour débute | On vous attend le | Nous vous accueillons | Vous venez le | Chambre disponible dès | Logement accessible à partir de | Accès aux chambres dès | Prise de possession des lieux | Entrée dans le logement',
  checkOut:
    'Date of exit | Move-out date | Check out date | Stay ends | Your stay ends on | End of your stay | You check out | Guests leave | Room to be vacated by | Please vacate by | Fin de séjour | Votre séjour se termine le | Le séjour prend fin | Vous quittez la chambre | Chambre à libérer | Chambre à rendre pour | Logement à libérer avant | Restitution des lieux',
  pickUp: 'Handover of keys | Getting the keys | Remise des clefs | Clés à partir de',
  dropOff: 'Keys to be returned by | Leave the keys | Clés à rendre | Clefs à restituer',
  person:
    'Guest of record | Registered guest | Held for | Reserved under the name of | Name for the table | Occupied by | Name on badge | Retraitante | Pensionnaire | Spectatrice | Nom du spectateur | Occupée par | Inscrit au nom de | Table au nom de | Titulaire de la réservation | Qui dort | Nom sur le badge',
  reference:
    'Our number | Your number | Stay number | Number to give at reception | Code to change or cancel | Notre numéro | N° de séjour | Numéro à donner à l’accueil | Code pour modifier ou annuler | N° d’inscription | À mentionner',
  hotel:
    'Where you’ll stay | You’re staying at | Name of the house | Your cottage | Place of stay | Vous logez à | Où vous dormez | Nom du gîte | Lieu du séjour',
  address:
    'Where is it | Where to find us | Find us at | Address of the flat | Où ? | Où c’est | Où nous trouver | C’est où ? | Adresse du gîte',
  stayDates: 'Period | Dates booked | Reserved period | Période réservée | Dates de votre séjour | Du – au',
  price:
    'Costs | Cost of your stay | Stay total | Tariff | Coût du séjour | Loyer de la semaine | Participation aux frais',
  party: 'How many | Size of your party | Combien de personnes | Pour combien',
  departure: 'Day of leaving | You’re leaving',
  arrival: 'You’re arriving',
};

for (const [label, forms] of Object.entries(called))
  test(`forms of houses say '${label}'`, () => {
    for (const form of forms.split(' | ')) assert.equal(labelOf(form), label, form);
  });

test('"ou" between two things is no address, and an hour of reserving no number', () => {
  for (const words of ['ou', 'OU', 'Last night', 'Rooms left', 'Quote', 'Reservation time', 'Nous vous attendons.'])
    assert.equal(labelOf(words), null, words);
});

const stay = (number: string) =>
  `Your room is confirmed.\n\nWhere you stay: Fulmar House\nFind us at: 4 Mill Lane, Bath BA1 2AB\nDay of entry: Friday 5 March 2027\nDay of leaving: Monday 8 March 2027\nHeld for: Anna Keller\nOur number: ${number}`;

test('"our number" is of the booking, or of the telephone', () => {
  const house = 'Lodging | Fulmar House, Bath | 2027-03-05 – 2027-03-08';
  assert.deepEqual(toldInFull(read('Your stay', stay('FH-4471'))), [`${house} | FH-4471 | Anna Keller`]);
  assert.deepEqual(toldInFull(read('Your stay', stay('01225 555 0120'))), [`${house} | Anna Keller`]);
});
