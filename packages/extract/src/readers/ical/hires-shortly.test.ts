import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { toldInFull } from '../../../testing/told.ts';
import { extract } from '../../index.ts';

async function read(...lines: string[]): Promise<string[]> {
  const hours = ['DTSTART;TZID=Europe/Paris:20270903T100000', 'DTEND;TZID=Europe/Paris:20270906T173000'];
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...hours, ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\n');
  const { reservations } = await extract(bytes(text), { contextDate: '2027-01-10' });
  return reservations.map(
    (one) => `${toldInFull([one])} / ${'carrier' in one.booking ? one.booking.carrier?.name : ''}`,
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
