import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../index.ts';

const read = async (text: string) => {
  const { reservations } = await extract(new TextEncoder().encode(text), {
    fileName: 'mail.txt',
    contextDate: '2027-01-05',
  });
  return reservations.length;
};
const inEnglish = (words: string) =>
  read(
    `Dear Ms Orla Whitcombe,\n\n${words}\n\nTrain ICE 73, Saturday 5 June 2027\nDeparture: Frankfurt 10:05\nArrival: Basel 12:54\n`,
  );
const inFrench = (words: string) =>
  read(
    `Bonjour Madame Odile Ferrand,\n\n${words}\n\nTrain TGV 8822, samedi 5 juin 2027\nDépart : Nantes 14h34\nArrivée : Paris Montparnasse 16h50\n`,
  );

const soldInEnglish =
  'Your purchase is complete. | Your order has been confirmed. | Your payment went through. | Here is your ticket. | Here are both your tickets. | Please find your tickets attached. | Attached is your e-ticket. | This email is your ticket. | Your tickets are attached. | Your ticket is in the app. | I bought your ticket. | We have reserved you a seat. | I’ve got you a train. | Your trip is all booked. | Everything is booked.';
const soldInFrench =
  'Votre achat est confirmé. | Ta commande a bien été enregistrée. | Nous avons bien reçu votre commande. | Voici tes billets. | Ci-joint votre billet électronique. | Nous vous transmettons vos billets. | Votre billet est en pièce jointe. | Vos billets sont arrivés. | Ce courriel tient lieu de billet. | J’ai pris les billets. | Je t’ai réservé le train. | On a acheté deux places. | Le trajet est réservé.';
const saidBesideNumber =
  'Merci de voyager avec nous. | Merci pour ton achat. | Nous vous remercions de votre commande. | Vous avez réservé. | Votre train a été décalé. | Votre horaire a changé. | Reçu de votre achat. | Nous avons bien reçu votre paiement.';

test('who says to have sold a ticket, or to have bought it, has booked', async () => {
  for (const words of soldInEnglish.split(' | ')) assert.equal(await inEnglish(words), 1, words);
  for (const words of soldInFrench.split(' | ')) assert.equal(await inFrench(words), 1, words);
});

test('beside the number of an order, what is said only to who has booked is enough', async () => {
  for (const words of saidBesideNumber.split(' | '))
    assert.equal(await inFrench(`${words}\nNuméro de commande 77-3120-441.`), 1, words);
});

test('what is sold once something else is done, and what is asked, is not sold', async () => {
  for (const words of [
    'Once your purchase is complete, we write again.',
    'Your tickets are below as soon as you pay.',
    'Have you booked your train yet?',
    'Is your purchase complete?',
    'Here are your ticket options.',
  ])
    assert.equal(await inEnglish(words), 0, words);
  for (const words of [
    'Si vous avez pris votre billet, ignorez ce message.',
    'Dès que votre achat est confirmé, tout va vite.',
  ])
    assert.equal(await inFrench(words), 0, words);
});
