import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCalendar } from '../../../testing/calendar.ts';
import { toldInFull } from '../../../testing/told.ts';

async function read(...lines: string[]): Promise<string[]> {
  const ends = lines.some((line) => line.startsWith('DTEND')) ? [] : ['DTEND;TZID=Europe/Paris:20270906T173000'];
  const hours = ['DTSTART;TZID=Europe/Paris:20270903T100000', ...ends];
  return (await readCalendar([...hours, ...lines])).map(
    (one) => `${toldInFull([one])} / ${'carrier' in one.booking ? (one.booking.carrier?.name ?? '–') : ''}`,
  );
}

test('a car’s event has the hirer behind one word, its branch before the street, and in its text where it goes back', async () => {
  const way = 'RentalCar | Brest Gare > Quimper Centre | 2027-09-03T10:00 – 2027-09-06T17:30';
  const text = (back: string) =>
    `DESCRIPTION:Réservation n° LA-22075 au nom de Maëlle Guivarc'h.\\n\\nPrise du véhicule : vendredi 3 septembre 2027 à 10h00\\, agence Brest Gare.\\nRestitution : ${back}.\\nVéhicule : Citroën Berlingo ou équivalent.`;
  const place = 'LOCATION:Agence Brest Gare\\, 8 place du 19e RI\\, 29200 Brest';
  const back = 'lundi 6 septembre 2027 à 17h30\\, agence Quimper Centre (avenue de la Libération)';
  for (const summary of [
    "Location Loc'Armor - Citroën Berlingo",
    "Location de voiture : Loc'Armor",
    "Voiture Loc'Armor (Citroën Berlingo)",
  ])
    assert.deepEqual(
      await read(`SUMMARY:${summary}`, place, text(back)),
      [`${way} | LA-22075 | Maëlle Guivarc'h / Loc'Armor`],
      summary,
    );
});

test('an event of half an hour at the desk is not how long one has the car', async () => {
  const event = (text: string) =>
    read(
      'DTEND;TZID=Europe/Paris:20270903T103000',
      'SUMMARY:Retrait voiture Sixt',
      'LOCATION:Sixt Nice Aéroport T2',
      `DESCRIPTION:Réservation 9738204416\\nConducteur : Paul Sarrazin\\nPeugeot 208 ou similaire${text}`,
    );
  const desk = 'RentalCar | Sixt Nice Aéroport T2 | 2027-09-03T10:00';
  assert.deepEqual(await event('\\nRestitution le 06/09/2027 à 17h30'), [
    `${desk} – 2027-09-06T17:30 | 9738204416 | Paul Sarrazin / Sixt`,
  ]);
});

test('a flight’s airports stand on both sides of a hyphen', async () => {
  assert.deepEqual(
    await read(
      'DTEND;TZID=Europe/Paris:20270903T113000',
      'SUMMARY:Vol AF7660 Paris Orly-Nice',
      'DESCRIPTION:Référence : ZK3W8N\\nPassager : SARRAZIN/PAUL MR',
    ),
    ['Flight | AF 7660 | Paris Orly > Nice | 2027-09-03T10:00 – 2027-09-03T11:30 | ZK3W8N | PAUL SARRAZIN / –'],
  );
});
