import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { read, told } from '../../../../testing/told.ts';

// Departure and arrival in one sentence, in German, Italian and Spanish: verbs, hours with a full stop, days between.

const letter = async (sentence: string, closing: string) =>
  (await readLetterOf(['Reisen Lindner', '1.3.2027', sentence, closing], '2027-03-01')).map((line) =>
    line.replace(/ \| [A-Z0-9]{6}$/, ''),
  );

const auskunft = 'Ihre Buchungsnummer: LK4TQ9';
const zug = ['Train | ICE 692 | Frankfurt Hbf > Berlin Hbf | 2027-03-16T09:20 – 2027-03-16T13:25'];
for (const satz of [
  'Ihr Zug ICE 692 fährt am Dienstag, 16. März 2027, um 9.20 Uhr in Frankfurt Hbf ab und kommt um 13.25 Uhr in Berlin Hbf an.',
  'Am Dienstag, 16. März 2027 startet der ICE 692 um 9.20 Uhr in Frankfurt Hbf und erreicht Berlin Hbf um 13.25 Uhr.',
  'Sie reisen am 16. März 2027 mit dem ICE 692 von Frankfurt Hbf (ab 9.20 Uhr) nach Berlin Hbf (an 13.25 Uhr).',
  'Der ICE 692 verlässt Frankfurt Hbf am Dienstag, den 16. März 2027 um 9.20 Uhr; Ankunft in Berlin Hbf um 13.25 Uhr.',
  'Abfahrt des ICE 692 ist am 16. März 2027 um 9.20 Uhr ab Frankfurt Hbf, Ankunft um 13.25 Uhr in Berlin Hbf.',
])
  test(`ein Zug in einem Satz: ${satz}`, async () => assert.deepEqual(await letter(satz, auskunft), zug));

test('Hin- und Rückflug in Sätzen, die Stadt auf Deutsch', async () =>
  assert.deepEqual(
    await letter(
      'Am Montag, 15. März 2027 startet Ihr Flug LH 1176 um 9.20 Uhr in Frankfurt und landet um 11.20 Uhr in Lissabon. Zurück geht es am Mittwoch, 17. März mit LH 1177, ab Lissabon um 12.10 Uhr, an Frankfurt um 16.25 Uhr.',
      'Beide Flüge laufen unter LK4TQ9.',
    ),
    [
      'Flight | LH 1176 | Frankfurt > Lissabon | 2027-03-15T09:20 – 2027-03-15T11:20',
      'Flight | LH 1177 | Lissabon > Frankfurt | 2027-03-17T12:10 – 2027-03-17T16:25',
    ],
  ));

for (const frase of [
  'Il suo treno Frecciarossa 9520 parte da Firenze Santa Maria Novella martedì 16 marzo 2027 alle 8.35 e arriva a Milano Centrale alle 10.30.',
  'Martedì 16 marzo 2027 il Frecciarossa 9520 parte alle 8.35 da Firenze Santa Maria Novella e arriva alle 10.30 a Milano Centrale.',
  'Martedì 16 marzo 2027 il Frecciarossa 9520 lascia Firenze Santa Maria Novella alle ore 8.35 e giunge a Milano Centrale alle ore 10.30.',
  'Frecciarossa 9520, martedì 16 marzo 2027, in partenza da Firenze Santa Maria Novella alle 8:35, con arrivo a Milano Centrale alle 10:30.',
])
  test(`un treno in una frase: ${frase}`, async () =>
    assert.deepEqual(await letter(frase, 'Codice di prenotazione: LK4TQ9'), [
      'Train | Frecciarossa 9520 | Firenze Santa Maria Novella > Milano Centrale | 2027-03-16T08:35 – 2027-03-16T10:30',
    ]));

for (const frase of [
  'El tren AVE 3102 sale de Madrid Puerta de Atocha el martes 16 de marzo de 2027 a las 8:35 y llega a Barcelona Sants a las 11:05.',
  'El martes 16 de marzo de 2027 el tren AVE 3102 sale a las 8.35 de Madrid Puerta de Atocha y llega a las 11.05 a Barcelona Sants.',
  'Viaja el 16 de marzo de 2027 en el AVE 3102, con salida de Madrid Puerta de Atocha a las 8:35 h y llegada a Barcelona Sants a las 11:05 h.',
])
  test(`un tren en una frase: ${frase}`, async () =>
    assert.deepEqual(await letter(frase, 'Localizador: LK4TQ9'), [
      'Train | AVE 3102 | Madrid Puerta de Atocha > Barcelona Sants | 2027-03-16T08:35 – 2027-03-16T11:05',
    ]));

test('ida y vuelta en avión, y la ciudad en español', async () =>
  assert.deepEqual(
    await letter(
      'El lunes 15 de marzo de 2027 su vuelo IB 3166 sale de Madrid a las 8:35 y llega a Londres Heathrow a las 10:05. Vuelve el miércoles 17 de marzo en el vuelo IB 3167, que sale de Londres Heathrow a las 19:10 y aterriza en Madrid a las 22:35.',
      'Ambos vuelos están en la reserva LK4TQ9.',
    ),
    [
      'Flight | IB 3166 | Madrid > Londres Heathrow | 2027-03-15T08:35 – 2027-03-15T10:05',
      'Flight | IB 3167 | Londres Heathrow > Madrid | 2027-03-17T19:10 – 2027-03-17T22:35',
    ],
  ));

test('a line of a mail does not take the rest of its sentence for a place', () => {
  const mail = (sentence: string) => told(read('Ihre Reise', `${sentence}\n\nAuftragsnummer: KQZT7M`));
  const stops = /^(?:ICE692|LH1176) (?:Frankfurt(?: Hbf)?|FRA) (?:Berlin Hbf|Lissabon|Madrid|MAD) [T:\d-]+ [T:\d-]+$/;
  for (const sentence of [
    'Ihr Zug ICE 692 fährt am Dienstag, 16. März 2027, um 9.20 Uhr in Frankfurt Hbf ab und kommt um 13.25 Uhr in Berlin Hbf an.',
    'Am 16. März 2027 startet der Flug LH 1176 um 9:20 in Frankfurt und landet um 11:20 in Madrid. Der Rückflug folgt.',
  ])
    for (const line of mail(sentence)) assert.match(line, stops);
});
