import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import type { Cell } from '../../../text-document.ts';
import type { Passage } from './passage.ts';

// From when to when a desk, a branch or a house is open is no hour of what is booked there.

/** Without "Öffnungszeiten: 06:00 – 24:00 Uhr" in a line. */
export const withoutOpeningHours = (passages: readonly Passage[]): Passage[] =>
  passages.filter(({ called, text }) => !(openingHours.test(called) && findTimes(text).length > 0));

/** Without the row "Öffnungszeiten | 06:00 – 24:00 Uhr | 07:30 – 20:00 Uhr". */
export const withoutOpeningRows = (rows: readonly Cell[][]): Cell[][] =>
  rows.filter(([head, ...hours]) => !head || hours.length === 0 || !openingHours.test(plain(head.text).trim()));

/** "Horaires" and "Hours" alone may be a train's. */
const openingHours =
  /^(?:(?:branch|desk|station|office|location|opening|counter|reception) hours|hours of operation|opening times?|heures? d'ouverture|horaires (?:d'ouverture|de l'agence|du comptoir)|offnungszeiten|orari(?:o)? di apertura|horario de (?:apertura|atencion|funcionamento|oficina)|openingstijden|apningstider|oppettider|abningstider|aukioloajat|godziny otwarcia|oteviraci doba|nyitvatartas) ?:?$/;
