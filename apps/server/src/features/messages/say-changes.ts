import type { Language, SegmentType } from '@escale/contract';
import { withFirst } from '@escale/contract/first-of-month';

/** What a paper changed of a booking that was there; the values as the segment has them. */
export type ChangeFacts = { field: string; before?: unknown; after?: unknown };

/**
 * "Departure: 3 Dec, 08:15 → 10:40. Seat: 12A → 14C." Only of what a person would act on; of who travels only how many, since a
 * message also leaves as a push.
 */
export function sayChanges(changes: readonly ChangeFacts[], type: SegmentType | undefined, language: Language): string {
  const lines = order.flatMap((field) => {
    const change = changes.find((one) => one.field === field);
    const label = labelOf(field, type)?.[language];
    if (!change || !label) return [];
    const [before, after] = valuesOf(change, language);
    if (!after || before === after) return [];
    const line = `${label}${colon[language]} ${before ? `${before} → ${after}` : after}`;
    // A month that is cut brings its own full stop in French.
    return line.endsWith('.') ? line : `${line}.`;
  });
  return lines.slice(0, mostLines).join(' ');
}

const mostLines = 6;
const colon: Record<Language, string> = { en: ':', fr: '\u00a0:' };

type Label = Record<Language, string>;
const label = (en: string, fr: string): Label => ({ en, fr });

const labels: Record<string, Label> = {
  departure: label('From', 'De'),
  arrival: label('To', 'À'),
  pickUp: label('Pick-up place', 'Lieu de prise en charge'),
  dropOff: label('Drop-off place', 'Lieu de restitution'),
  name: label('Name', 'Nom'),
  location: label('Location', 'Lieu'),
  flightNumber: label('Flight number', 'Numéro de vol'),
  trainNumber: label('Train number', 'Numéro de train'),
  boardingTime: label('Boarding', 'Embarquement'),
  departureTerminal: label('Departure terminal', 'Terminal de départ'),
  departureGate: label('Gate', 'Porte'),
  arrivalTerminal: label('Arrival terminal', 'Terminal d’arrivée'),
  departurePlatform: label('Platform', 'Voie'),
  arrivalPlatform: label('Arrival platform', 'Voie d’arrivée'),
  coachNumber: label('Coach', 'Voiture'),
  seatNumber: label('Seat', 'Siège'),
  seat: label('Seat', 'Place'),
  cabin: label('Cabin', 'Cabine'),
  travelClass: label('Class', 'Classe'),
  numberOfRooms: label('Rooms', 'Chambres'),
  travelers: label('Passengers', 'Passagers'),
};
const starts: Partial<Record<SegmentType, Label>> = {
  hotel: label('Check-in', 'Arrivée'),
  'car-rental': label('Pick-up', 'Prise en charge'),
  transfer: label('Pick-up', 'Prise en charge'),
  event: label('Begins', 'Début'),
};
const ends: Partial<Record<SegmentType, Label>> = {
  hotel: label('Check-out', 'Départ'),
  'car-rental': label('Drop-off', 'Restitution'),
  event: label('Ends', 'Fin'),
};
const order = ['start', 'end', ...Object.keys(labels)];

function labelOf(field: string, type: SegmentType | undefined): Label | undefined {
  if (field === 'start') return (type && starts[type]) ?? label('Departure', 'Départ');
  if (field === 'end') return (type && ends[type]) ?? label('Arrival', 'Arrivée');
  return labels[field];
}

function valuesOf({ field, before, after }: ChangeFacts, language: Language): [string, string] {
  if (typeof before === 'string' && typeof after === 'string' && day.test(before) && day.test(after)) {
    const [dayBefore, clockBefore] = momentOf(before, language);
    const [dayAfter, clockAfter] = momentOf(after, language);
    const was = clockBefore ? `${dayBefore}, ${clockBefore}` : dayBefore;
    if (dayBefore === dayAfter && clockAfter) return [was, clockAfter];
    return [was, clockAfter ? `${dayAfter}, ${clockAfter}` : dayAfter];
  }
  return [textOf(before, field, language), textOf(after, field, language)];
}

function textOf(value: unknown, field: string, language: Language): string {
  if (Array.isArray(value)) return field === 'travelers' ? String(value.length) : '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return 'name' in value ? String(value.name) : '';
  if (typeof value !== 'string') return '';
  return day.test(value) ? momentOf(value, language).filter(Boolean).join(', ') : value;
}

const day = /^\d{4}-\d\d-\d\d(T|$)/;

/** The wall clock, as it hangs at that place. */
function momentOf(value: string, language: Language): [string, string] {
  const format = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const day = format.format(new Date(`${value.slice(0, 10)}T00:00:00Z`));
  return [withFirst(day, language), value.slice(11, 16)];
}
