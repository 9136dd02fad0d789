import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redact } from './redact.ts';

const secrets: [string, string, string][] = [
  ['a card', 'Payée par carte 4111 1111 1111 1111.', '4111'],
  ['a card without spaces', 'Card 5555555555554444', '5555'],
  ['the end of a card', 'Visa **** **** **** 4242', '4242'],
  ['a passport', 'Passport No: 12AB34567', '34567'],
  ['a passport on the next line', 'Numéro de passeport\n19FV12345', '12345'],
  ['the foot of a passport', 'P<FRAMARTIN<<LEA<<<<<<<<<<<<<<<<<<<<<<<<<<<<', 'MARTIN'],
  ['an e-mail address', 'Écrivez à lea.martin@kontor.example', 'kontor'],
  ['an international telephone', 'Question ? +33 6 12 34 56 78', '12 34'],
  ['a national telephone', 'réception 04 78 12 34 56', '12 34'],
  ['a telephone after its name', 'Tel. 212-555-0187', '0187'],
  ['a loyalty number', 'Flying Blue 2003 456 789', '456'],
  ['a number of a membership', 'Membership number: KH-204518', '204518'],
  ['a secret link', 'https://book.example/manage?token=s3cr3t#x', 's3cr3t'],
  ['a bank account', 'IBAN FR76 3000 6000 0112 3456 7890 189', '3456'],
  ['a day of birth', 'Née le 14/03/1988', '1988'],
];

for (const [what, text, secret] of secrets) {
  test(`${what} is taken out`, () => {
    assert.ok(text.includes(secret));
    assert.ok(!redact(text).includes(secret), redact(text));
  });
}

test('days, times, flights, prices, streets and booking numbers stay', () => {
  const text =
    'Vol QC 1824 le 28/03/2027 à 07:05, arrivée 2027-03-28 09:10. Dossier KX81PL, 4 rue Haute, 69001 Lyon, 1 240,50 €.\n' +
    'Order 20270328, ticket 220-2345678901. Hotel details 2027-03-14, Automobile 208, Smiles 20 years, rapid 1824 newborn 2027';
  assert.equal(redact(text), text);
});

test('a text made to keep a pattern busy is done in time', () => {
  const before = process.cpuUsage();
  for (const piece of ['passport ', '1 ', 'a@', '+33 ', 'A<', 'FR76 ', 'tel 1-', 'x'])
    redact(piece.repeat(60_000 / piece.length));
  // The processor's time: a busy machine is no fault of ours.
  const { user, system } = process.cpuUsage(before);
  assert.ok(user + system < 2_000_000, `${user + system} µs`);
});
