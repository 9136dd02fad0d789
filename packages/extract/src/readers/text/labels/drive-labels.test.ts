import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Label, labelOf } from './labels.ts';

// What hirers and drivers write in front of a value in words of their own.
const called: { [label in Label]?: string } = {
  pickUp:
    'Collect your car | Collecting it from | Pick it up | Picking up the van | You pick up | You collect it at | Where we collect you | Where we’ll pick you up | We’re collecting you from | Your driver meets you at | Driver waits at | Pick-up desk | Collection counter | Hire begins | Rental start date | Car handed over at | À récupérer | À prendre à | Vous retirez la voiture | Vous la prenez à | Où prendre la voiture | Mise à disposition | Prise en main | Remise des clefs | Succursale de cueillette | Comptoir de retrait | On vous prend à | Nous passons vous chercher à | Nous vous prenons en charge à | Où vous prendre | La location commence le | Reporting place | PU | P/U address | Report to | Cueillette et retour à la même succursale | Pick-up and return at the same branch',
  dropOff:
    'Bring it back | Bringing the car back to | Return the van to | You return it | Give it back | Drop it off at | To be returned | Back by | Return desk | Return depot | Where to return it | Taken to | D/O address | Where we drop you | We drop you at | We’re dropping you at | Your driver takes you to | Drop location | Hire ends on | Rental end date | À rapporter | À ramener à | Vous restituez le véhicule | Vous la rendez | Où rendre la voiture | Reprise de la voiture | Retour de l’auto | Succursale de retour | On vous mène à | Nous vous déposons au | Le chauffeur vous conduit à | Où vous déposer',
  from: 'Where from? | From where | D’où ?',
  to: 'Ride to | Drive to | Transfer to | Trajet vers | Where to? | Heading to | Bound for | Vers où ? | Jusqu’où ? | Vous allez à',
  date: 'Quel jour ? | On which day?',
  time: 'À quelle heure ? | What time?',
  when: 'RDV | PU time | Reporting time | Reporting date | Heure de RDV | Heure de la course | Transfer time',
  person:
    'Pour qui ? | Who is it for? | Who drives? | Qui conduit ? | Name on the sign | Nom sur la pancarte | Sole driver',
  price:
    'Combien ? | How much? | Agreed fare | All-in price | Hire charge | Montant de la course | Forfait tout compris',
  reference: 'Sous quel numéro ? | Your number with us | Duty slip no. | Bon de transport n° | Docket number',
  vehicle: 'Which car? | Quelle voiture ? | Car booked | Véhicule réservé',
  // which end of what they are, or whether one at all, nothing here says
  return: 'Retour | Return',
};

for (const [label, forms] of Object.entries(called))
  test(`in forms of hirers and drivers these say '${label}'`, () => {
    for (const form of forms.split(' | ')) assert.equal(labelOf(form), label, form);
  });

test('what is collected, returned or left elsewhere is no end of a drive', () => {
  for (const form of [
    'Collect your tickets',
    'Return flight',
    'Leave a review',
    'À payer',
    'Take it easy',
    'Back to top',
  ])
    assert.ok(!['pickUp', 'dropOff', 'from', 'to'].includes(labelOf(form) ?? ''), form);
});
