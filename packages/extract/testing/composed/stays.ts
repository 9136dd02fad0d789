import { lines, rows, title } from './block.ts';
import type { Stay } from './facts.ts';
import { houseLayouts } from './house-stays.ts';
import type { Manner } from './manner.ts';
import { addressOf, type Layout, nightsOf, numbered, pairs, townOf } from './stay-parts.ts';

const opening = (stay: Stay, m: Manner): string => {
  if (stay.opens === undefined) return '';
  return m.language === 'fr' ? ` à partir de ${m.hour(stay.opens)}` : ` from ${m.hour(stay.opens)}`;
};
const closing = (stay: Stay, m: Manner): string => {
  if (stay.closes === undefined) return '';
  return m.language === 'fr' ? ` avant ${m.hour(stay.closes)}` : ` until ${m.hour(stay.closes)}`;
};
const windows = (stay: Stay, m: Manner): string[] => {
  if (stay.opens === undefined || stay.closes === undefined) return [];
  const [opens, closes] = [m.hour(stay.opens), m.hour(stay.closes)];
  return m.language === 'fr'
    ? [`Chambre disponible à partir de ${opens}, à libérer avant ${closes}.`]
    : [`Your room is ready from ${opens}; please check out by ${closes}.`];
};

/** The same stay in the layouts that hotels, portals and agencies have. */
export const stayLayouts: { [name: string]: Layout } = {
  ...houseLayouts,
  twoColumns: (stay, m, known) => [
    rows(
      [m.word('hotel'), stay.house],
      [m.word('address'), addressOf(stay, m)],
      [m.word('checkIn'), `${m.day(stay.from)}${opening(stay, m)}`],
      [m.word('checkOut'), `${m.day(stay.to)}${closing(stay, m)}`],
      [m.word('nights'), String(nightsOf(stay))],
      ...pairs(m, known),
    ),
  ],
  labelled: (stay, m, known) => [
    title(stay.house),
    lines(addressOf(stay, m)),
    lines(
      ...numbered(m, known),
      `${m.word('checkIn')}${m.colon}${m.day(stay.from)}${opening(stay, m)}`,
      `${m.word('checkOut')}${m.colon}${m.day(stay.to)}${closing(stay, m)}`,
    ),
  ],
  letterhead: (stay, m, known) => [
    lines(stay.house, stay.street, townOf(stay), stay.country[m.language]),
    lines(...numbered(m, known)),
    lines(
      m.language === 'fr'
        ? `Nous avons le plaisir de confirmer votre séjour du ${m.day(stay.from)} au ${m.day(stay.to)}.`
        : `We are pleased to confirm your stay from ${m.day(stay.from)} to ${m.day(stay.to)}.`,
      ...windows(stay, m),
    ),
  ],
  prose: (stay, m, known) => [
    lines(
      m.language === 'fr'
        ? `Votre chambre est réservée au ${stay.house} (${addressOf(stay, m)}) pour ${nightsOf(stay)} nuit${nightsOf(stay) > 1 ? 's' : ''}, arrivée le ${m.day(stay.from)}, départ le ${m.day(stay.to)}.`
        : `A room is booked for you at ${stay.house} (${addressOf(stay, m)}) for ${nightsOf(stay)} night${nightsOf(stay) > 1 ? 's' : ''}, arriving ${m.day(stay.from)} and leaving ${m.day(stay.to)}.`,
      ...windows(stay, m),
    ),
    lines(...numbered(m, known)),
  ],
  boxes: (stay, m, known) => [
    title(stay.house),
    lines(stay.street, townOf(stay)),
    rows([
      `${m.word('checkIn')}\n${m.day(stay.from)}${stay.opens === undefined ? '' : `\n${opening(stay, m).trim()}`}`,
      `${m.word('checkOut')}\n${m.day(stay.to)}${stay.closes === undefined ? '' : `\n${closing(stay, m).trim()}`}`,
    ]),
    lines(...numbered(m, known)),
  ],
  row: (stay, m, known) => [
    rows(
      [
        m.word('hotel'),
        m.word('checkIn'),
        m.word('checkOut'),
        m.word('nights'),
        ...(known.reference ? [m.word('reference')] : []),
      ],
      [
        `${stay.house}\n${stay.street}\n${townOf(stay)}`,
        m.day(stay.from),
        m.day(stay.to),
        String(nightsOf(stay)),
        ...(known.reference ? [known.reference] : []),
      ],
    ),
    lines(...windows(stay, m), ...(known.guest ? [`${m.word('guest')}${m.colon}${known.guest}`] : [])),
  ],
  stacked: (stay, m, known) => [
    lines(m.word('hotel'), stay.house, stay.street, townOf(stay)),
    lines(m.word('checkIn'), `${m.day(stay.from)}${opening(stay, m)}`),
    lines(m.word('checkOut'), `${m.day(stay.to)}${closing(stay, m)}`),
    ...pairs(m, known).map((pair) => lines(...pair)),
  ],
  range: (stay, m, known) => [
    title(stay.house),
    lines(`${m.day(stay.from)} – ${m.day(stay.to)} (${nightsOf(stay)} ${m.language === 'fr' ? 'nuits' : 'nights'})`),
    lines(...windows(stay, m)),
    lines(...numbered(m, known)),
    lines(`${m.word('address')}${m.colon}${addressOf(stay, m)}`),
  ],
};
