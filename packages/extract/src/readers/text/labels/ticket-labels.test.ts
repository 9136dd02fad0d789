import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Label, labelOf } from './labels.ts';

const called: { [label in Label]?: string } = {
  person:
    'Détentrice | Détenteur du billet | Détentrice des billets | Porteuse | Porteur du titre de transport | Nom du porteur | Titulaire de ce billet | Usagère | Nom inscrit sur le billet | Délivré au nom de | Passager à bord | Personnes transportées | Holder of this ticket | Ticket bearer | Name printed on the ticket | Passengers travelling | Person on board | Travelling together | Flying together | Name of the holder',
  date: 'Day of travel | Travel day | Day of journey | Date of trip | Train date | You travel on | Jour du trajet | Date de circulation | Voyage du | Votre trajet du | Vous voyagez le | Jour de circulation',
  train:
    'Train you take | Which train you take | Train name | Bus line | Bus service | Train name and number | Nom du train | Vous prenez le train | Autocar | Autocar n° | N° d’autocar | Ligne de bus | À bord du train',
  coach: 'Coach letter | You are in coach | You sit in carriage | Vous êtes en voiture',
  seat: 'Seat reserved | Seats allocated | Where you sit | You’re sitting in | Fauteuil | N° de fauteuil | N° de couchette | Vous occupez la place',
  reference:
    'Airline file key | Dossier passager | Purchase number | Purchase ID | Trip code | Booking made under | N° d’achat | Référence de votre achat | Achat n° | Code voyage | Numéro de voyage',
  former:
    'Originally | Initialement | Until now | Jusqu’ici | Jusqu’à présent | Instead of | Au lieu de | What you had | Ce que vous aviez | Train initialement prévu',
  current:
    'À présent | At present | Dorénavant | From now on | Replacement | Replacement train | Train de remplacement | En remplacement | Devient | Becomes | Ce que vous avez maintenant | What you have now',
};

for (const [label, forms] of Object.entries(called))
  test(`tickets and changes of tickets say '${label}' in many ways`, () => {
    for (const form of forms.split(' | ')) assert.equal(labelOf(form), label, form);
  });

test('who pays, what a coach is like and where a paper was made out are no such labels', () => {
  for (const form of ['Transaction number', 'Bus type', 'Délivré à', 'On board', 'Actuel', 'User', 'Mise à jour'])
    assert.equal(['person', 'train', 'reference', 'current'].includes(labelOf(form) ?? ''), false, form);
});
