import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { looksLikeBooking } from '../reader.ts';
import { sharedOf } from '../shared.ts';

const number = (subject: string, text: string) => {
  const document = print(subject, text);
  return { number: sharedOf(document).reference?.value, isBooked: looksLikeBooking(document) };
};

test('the number of a hire or a drive stands right behind what is done, or in brackets behind the subject', () => {
  for (const [subject, text, value] of [
    ['Your hire is extended', 'Rental 40518822 - amended\n\nYou keep the van until Friday.', '40518822'],
    ['Your rental', 'You have a rental. Rental record 40518823.', '40518823'],
    ['Your rental', 'Your hire number with us is WLT 40718. The rental car is clean.', 'WLT 40718'],
    ['Votre location', 'La location est prolongée. Contrat WLT 4410-27.', 'WLT 4410-27'],
    ['Your car details', 'Please find the duty slip KC/118/27.\n\nYour driver is Amol.', 'KC/118/27'],
    ['Job 71803', 'Dear Ines,\n\nJob 71803 is in the book. The chauffeur comes at 6.', '71803'],
    ['Votre chauffeur', 'La course est à notre charge, il suffit de signer le bon n° 0718.', '0718'],
    ['Votre chauffeur', 'La course est à notre charge, il vous suffit de signer le bon\nn° 0719.', '0719'],
    ['Your cab on Sunday (T-20418)', 'Our driver will be outside at seven.', 'T-20418'],
    ['Vos navettes', 'Vos deux trajets KM-3304 sont prêts.', 'KM-3304'],
    ['Your rental', 'All set for your rental. At the desk please quote 55120846NZ2.', '55120846NZ2'],
  ] as const)
    assert.deepEqual(number(subject, text), { number: value, isBooked: true }, text);
});

test('a price, a year, a plate, what is only asked for and one of several numbers are none', () => {
  for (const [subject, text] of [
    ['Your taxi', 'For the transfer 4500 INR are due, the driver comes at 6.'],
    ['Car hire 2027', 'Our car hire 2027 prices are out.'],
    ['Votre voiture', 'Votre taxi sera la voiture de location AB-123-CD.'],
    ['Shuttle', 'We have received your request for shuttle 88120.'],
    ['Taxis', 'Shuttle 88120 leaves at 6, shuttle 88121 at 7.'],
  ] as const)
    assert.equal(number(subject, text).number, undefined, text);
});
