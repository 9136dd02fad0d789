import { type Block, lines, rows, title } from './block.ts';
import type { Stay } from './facts.ts';
import type { Manner } from './manner.ts';
import { addressOf, type Layout, nightsOf, numbered, pairs, townOf } from './stay-parts.ts';

const roomOf = (m: Manner): string => (m.language === 'fr' ? '1 chambre double' : '1 double room');
const nightsIn = (stay: Stay, m: Manner): string => {
  const count = nightsOf(stay);
  return m.language === 'fr' ? `${count} nuit${count > 1 ? 's' : ''}` : `${count} night${count > 1 ? 's' : ''}`;
};
const opens = (stay: Stay, m: Manner): string => (stay.opens === undefined ? '' : m.hour(stay.opens));
const closes = (stay: Stay, m: Manner): string => (stay.closes === undefined ? '' : m.hour(stay.closes));
const within = (hours: string) => (hours === '' ? '' : ` (${hours})`);
const hoursIn = (stay: Stay, m: Manner): string =>
  stay.opens === undefined ? '' : `${m.hour(stay.opens)} - ${m.hour(22 * 60)}`;
const hoursOut = (stay: Stay, m: Manner): string =>
  stay.closes === undefined ? '' : m.language === 'fr' ? `jusqu’à ${closes(stay, m)}` : `until ${closes(stay, m)}`;

/** As portals, chains and travel departments write of a stay. */
export const houseLayouts: { [name: string]: Layout } = {
  portal: (stay, m, known) => [
    title(stay.house),
    lines(...numbered(m, known)),
    rows(
      [m.word('checkIn'), `${m.day(stay.from)}${within(hoursIn(stay, m))}`],
      [m.word('checkOut'), `${m.day(stay.to)}${within(hoursOut(stay, m))}`],
      [m.language === 'fr' ? 'Votre réservation' : 'Your reservation', `${nightsIn(stay, m)}, ${roomOf(m)}`],
      [m.language === 'fr' ? 'Adresse' : 'Location', addressOf(stay, m)],
    ),
  ],
  daysAcross: (stay, m, known): Block[] => [
    title(stay.house),
    rows(
      [m.word('checkIn'), m.word('checkOut'), m.word('nights')],
      [m.day(stay.from), m.day(stay.to), String(nightsOf(stay))],
      ...(stay.opens === undefined ? [] : [[opens(stay, m), closes(stay, m), '']]),
    ),
    lines(m.word('address'), addressOf(stay, m)),
    ...pairs(m, known).map((pair) => lines(...pair)),
  ],
  form: (stay, m, known) => [
    lines(m.language === 'fr' ? `Merci d’avoir choisi ${stay.house}.` : `Thank you for choosing ${stay.house}.`),
    rows(
      ...pairs(m, known),
      [m.word('checkIn'), m.day(stay.from)],
      [m.word('checkOut'), m.day(stay.to)],
      [m.word('nights'), String(nightsOf(stay))],
      ...(m.language === 'fr'
        ? [
            ['Type de chambre', 'Double supérieure'],
            ['Tarif par nuit', '120,00 EUR'],
          ]
        : [
            ['Room type', 'Superior double'],
            ['Rate per night', '120.00 EUR'],
          ]),
      ...(stay.opens === undefined
        ? []
        : m.language === 'fr'
          ? [
              ['Heure d’arrivée', `à partir de ${opens(stay, m)}`],
              ['Heure de départ', `avant ${closes(stay, m)}`],
            ]
          : [
              ['Check-in time', `from ${opens(stay, m)}`],
              ['Check-out time', `by ${closes(stay, m)}`],
            ]),
    ),
    lines(stay.house, stay.street, townOf(stay), stay.country[m.language]),
  ],
  oneLine: (stay, m, known) => [
    lines(
      `${stay.house}, ${addressOf(stay, m)}`,
      `${m.day(stay.from)} – ${m.day(stay.to)}, ${nightsIn(stay, m)}, ${roomOf(m)}`,
      ...numbered(m, known),
    ),
  ],
  welcome: (stay, m, known) => [
    title(stay.house),
    lines(
      m.language === 'fr'
        ? `Nous nous réjouissons de vous accueillir le ${m.day(stay.from)} pour ${nightsIn(stay, m)}, jusqu’au ${m.day(stay.to)}.`
        : `We look forward to welcoming you on ${m.day(stay.from)} for ${nightsIn(stay, m)}, until ${m.day(stay.to)}.`,
    ),
    lines(...numbered(m, known)),
    lines(stay.house, addressOf(stay, m)),
  ],
};
