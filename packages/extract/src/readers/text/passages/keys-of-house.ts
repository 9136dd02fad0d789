import type { Label } from '../labels/labels.ts';
import { flats, nights, rooms, stays } from '../stays/vocabulary.ts';
import type { Passage } from './passage.ts';

/**
 * "Prise des clés : dimanche 14 mars" and "Remise des clés : vendredi 19 mars" in a paper of a flat, as "Key collection" and "Key return": when one comes and goes.
 * Where it speaks of a vehicle they are those of a car.
 */
export function withKeysOfHouse(passages: Passage[]): Passage[] {
  if (!passages.some(isOfKeys) || !passages.some(isOfHouse) || passages.some(isOfCar)) return passages;
  return passages.map((p) => {
    const end = isOfKeys(p) && p.label ? ends[p.label] : undefined;
    return end ? { ...p, label: end, under: p.under === p.label ? end : p.under } : p;
  });
}

const ends: { [label in Label]?: Label } = { pickUp: 'checkIn', when: 'checkIn', dropOff: 'checkOut' };

const isOfKeys = ({ label, called }: Passage) => label !== null && ends[label] !== undefined && keys.test(called);
/** Of what opens a door. For matching. */
export const keys = /\b(?:cles?|clefs?|keys?|schlussel\w*|chiavi|llaves)\b/;

const isOfHouse = ({ label, shape, called }: Passage) =>
  label === 'hotel' || label === 'room' || label === 'nights' || house.test(shape) || house.test(called);
const house = new RegExp(String.raw`\b(?:${flats}|${nights}|${rooms}|${stays})\b`);

const isOfCar = ({ label, shape }: Passage) => label === 'vehicle' || car.test(shape);
const car =
  /\b(?:vehicules?|vehicles?|hire cars?|rental cars?|car (?:hire|rental)|location de voitures?|fahrzeug\w*|mietwagen|kilometrage|mileage)\b/;
