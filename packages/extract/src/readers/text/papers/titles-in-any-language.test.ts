import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

/** A house let by somebody: its name, and titles over its days, its address, who stays, and the number. */
const mailOf = (confirmed: string, house: string, [start, end, ...parts]: [string, string, ...string[]]) =>
  readMail(
    'Hearth',
    confirmed,
    `<p>hearth</p><h1>${confirmed}</h1><h2>${house}</h2><table><tr>` +
      [start, end].map((cell) => `<td>${cell.replaceAll(' // ', '<br>')}</td>`).join('') +
      `</tr></table>${parts.map((part) => part.replace(/^(.*?) \/\/ (.*)$/, '<h3>$1</h3><p>$2</p>')).join('')}`,
  );

test('titles over the address and the number are words of forms in any language, and no house', async () => {
  for (const [confirmed, house, parts, read] of [
    [
      'Je reservering is bevestigd: op naar Delft!',
      'Grachtenzolder met dakterras',
      [
        'Inchecken // vrijdag 16 juli 2027 // 15:00 - 20:00',
        'Uitchecken // zondag 18 juli 2027 // 10:00',
        'Adres // Oude Kade 120, 2611 CG Delft, Nederland',
        'Gasten // Sanne Hoekstra',
        'Bevestigingscode // QMXK3Q8R2A',
      ],
      'Grachtenzolder met dakterras, Delft | 2027-07-16T15:00 – 2027-07-18T10:00 | QMXK3Q8R2A | Sanne Hoekstra',
    ],
    [
      'Din bokning är bekräftad: nu åker du till Ystad!',
      'Sjöboden vid hamnen',
      [
        'Incheckning // fredag 16 juli 2027 // 15:00 - 20:00',
        'Utcheckning // söndag 18 juli 2027 // 10:00',
        'Adress // Hamngatan 4, 271 43 Ystad, Sverige',
        'Gäster // Sanna Lindqvist',
        'Bekräftelsekod // QMXK3Q8R2A',
      ],
      'Sjöboden vid hamnen, Ystad | 2027-07-16T15:00 – 2027-07-18T10:00 | QMXK3Q8R2A | Sanna Lindqvist',
    ],
    [
      'La tua prenotazione è confermata: preparati per Noto!',
      'Casetta gialla con terrazza',
      [
        'Check-in // venerdì 16 luglio 2027 // 15:00 - 20:00',
        'Check-out // domenica 18 luglio 2027 // 10:00',
        'Indirizzo // Via Cavour 21, 96017 Noto SR, Italia',
        'Ospiti // Gianna Morelli',
        'Numero di conferma // 4471-20-88156',
      ],
      'Casetta gialla con terrazza, Noto | 2027-07-16T15:00 – 2027-07-18T10:00 | 4471-20-88156 | Gianna Morelli',
    ],
  ] as [string, string, [string, string, ...string[]], string][])
    assert.deepEqual(await mailOf(confirmed, house, parts), [`Lodging | ${read}`]);
});
