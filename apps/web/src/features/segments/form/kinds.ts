import type { Place, Segment } from '@escale/contract';
import { atPlace, dayOf, hasTime, isDay, zoneOf } from '@escale/contract/place-clock';
import { type PlaceInput, placeInput, placeOf } from '../../places/place-input.ts';
import type { FieldKind } from './fields.ts';

/**
 * A local time: `time` may stay empty where only the day is known, `zone` is the place's or null.
 * `as` is how it was written before, because the second 02:30 of an autumn night cannot be told from its wall clock.
 */
export type When = { day: string; time: string; zone: string | null; as?: string };
export type PriceInput = { amount: string; currency: string };
export type PassengerInput = { name: string; seat: string; ticketNumber: string };
export type PortInput = { place: PlaceInput; arrival: When; departure: When };

export type ValueOf = {
  text: string;
  note: string;
  number: string;
  duration: string;
  price: PriceInput;
  place: PlaceInput;
  when: When;
  clock: When;
  toggle: boolean;
  'yes-no': '' | 'yes' | 'no';
  status: Segment['status'];
  amenities: string[];
  passengers: PassengerInput[];
  guests: PassengerInput[];
  ports: PortInput[];
};

export type Fault =
  | 'required'
  | 'day'
  | 'time-without-day'
  | 'end-before-start'
  | 'duration'
  | 'duration-unit'
  | 'number'
  | 'amount'
  | 'currency'
  | 'airline-code'
  | 'flight-number'
  | 'name-missing'
  | 'refused';

/** What is sent (`undefined`: nothing was said), or what is wrong. */
export type Written = { value: unknown } | { fault: Fault };

type KindRules<V> = {
  /** From the contract's shape; tolerant, because an import's draft has not been checked. */
  read: (raw: unknown) => V;
  write: (value: V) => Written;
};

export const kinds: { [K in FieldKind]: KindRules<ValueOf[K]> } = {
  text: { read: asText, write: (value) => ({ value: value.trim() || undefined }) },
  note: { read: asText, write: (value) => ({ value: value.trim() || undefined }) },
  number: { read: asText, write: writeNumber },
  duration: { read: asText, write: writeDuration },
  price: { read: readPrice, write: writePrice },
  place: { read: readPlace, write: (input) => ({ value: placeOf(input) ?? undefined }) },
  when: { read: readWhen, write: writeWhen },
  clock: { read: readWhen, write: writeWhen },
  toggle: { read: (raw) => raw === true, write: (value) => ({ value }) },
  'yes-no': {
    read: (raw) => (raw === true ? 'yes' : raw === false ? 'no' : ''),
    write: (value) => ({ value: value === '' ? undefined : value === 'yes' }),
  },
  status: {
    read: (raw) => (raw === 'planned' || raw === 'cancelled' ? raw : 'confirmed'),
    write: (value) => ({ value }),
  },
  amenities: { read: (raw) => (Array.isArray(raw) ? raw.map(String) : []), write: (value) => ({ value }) },
  passengers: { read: readPassengers, write: writePassengers },
  guests: { read: readPassengers, write: writePassengers },
  ports: { read: readPorts, write: writePorts },
};

function asText(raw: unknown): string {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
}

const asRecord = (raw: unknown): Record<string, unknown> =>
  typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};

function writeNumber(value: string): Written {
  const typed = value.trim().replace(',', '.');
  if (typed === '') return { value: undefined };
  return Number.isFinite(Number(typed)) && Number(typed) >= 0 ? { value: Number(typed) } : { fault: 'number' };
}

/** `1:30`, `01:30`, `1h30` and `90 min` are one and a half hours. A bare number is hours, and of more than a day nobody knows what it is. */
function writeDuration(value: string): Written {
  const typed = value.trim();
  if (typed === '') return { value: undefined };
  const [, onlyMinutes] = /^(\d{1,4})\s*(?:m|mn|min|mins|minutes?|['′’])\.?$/i.exec(typed) ?? [];
  if (onlyMinutes) return { value: asDuration(Math.floor(Number(onlyMinutes) / 60), Number(onlyMinutes) % 60) };
  const [, hours, unit, minutes = '0'] =
    /^(\d{1,3})(?:\s*(:|h|hours?|heures?)\s*(?:([0-5]\d)(?:\s*min\.?)?)?)?$/i.exec(typed) ?? [];
  if (hours === undefined) return { fault: 'duration' };
  if (!unit && Number(hours) > 24) return { fault: 'duration-unit' };
  return { value: asDuration(Number(hours), Number(minutes)) };
}

const asDuration = (hours: number, minutes: number): string =>
  [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');

function readPrice(raw: unknown): PriceInput {
  const { amount, currency } = asRecord(raw);
  return { amount: asText(amount), currency: asText(currency) || 'EUR' };
}

function writePrice({ amount, currency }: PriceInput): Written {
  const typed = amount.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (typed === '') return { value: undefined };
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(typed)) return { fault: 'amount' };
  if (!/^[A-Z]{3}$/.test(currency.toUpperCase())) return { fault: 'currency' };
  return { value: { amount: typed, currency: currency.toUpperCase() } };
}

function readPlace(raw: unknown): PlaceInput {
  return placeInput(asRecord(raw) as Place);
}

export const noWhen: When = { day: '', time: '', zone: null };

function readWhen(raw: unknown): When {
  const moment = asText(raw);
  if (!isDay(dayOf(moment))) return noWhen;
  return { day: dayOf(moment), time: hasTime(moment) ? moment.slice(11, 16) : '', zone: zoneOf(moment), as: moment };
}

function writeWhen(when: When): Written {
  const { day, time } = when;
  if (day === '') return time === '' ? { value: undefined } : { fault: 'time-without-day' };
  if (!isDay(day)) return { fault: 'day' };
  return { value: momentOf(when) };
}

/** The contract's moment. */
export function momentOf({ day, time, zone, as }: When): string {
  if (time === '') return day;
  const unchanged = as && dayOf(as) === day && as.slice(11, 16) === time && zoneOf(as) === zone;
  if (unchanged) return as;
  const wall = `${day}T${time}:00`;
  return zone ? atPlace(wall, zone) : wall;
}

function readPassengers(raw: unknown): PassengerInput[] {
  if (!Array.isArray(raw)) return [];
  return raw.map(asRecord).map(({ name, seat, ticketNumber }) => ({
    name: asText(name),
    seat: asText(seat),
    ticketNumber: asText(ticketNumber),
  }));
}

function writePassengers(passengers: PassengerInput[]): Written {
  const said = passengers.filter(({ name, seat, ticketNumber }) => name.trim() || seat.trim() || ticketNumber.trim());
  if (said.length === 0) return { value: undefined };
  if (said.some(({ name }) => !name.trim())) return { fault: 'name-missing' };
  const value = said.map(({ name, seat, ticketNumber }) => ({
    name: name.trim(),
    ...(seat.trim() && { seat: seat.trim() }),
    ...(ticketNumber.trim() && { ticketNumber: ticketNumber.trim() }),
  }));
  return { value };
}

function readPorts(raw: unknown): PortInput[] {
  if (!Array.isArray(raw)) return [];
  return raw.map(asRecord).map(({ place, arrival, departure }) => ({
    place: readPlace(place),
    arrival: readWhen(arrival),
    departure: readWhen(departure),
  }));
}

function writePorts(ports: PortInput[]): Written {
  const value: Record<string, unknown>[] = [];
  for (const port of ports) {
    const place = placeOf(port.place);
    const [arrival, departure] = [writeWhen(port.arrival), writeWhen(port.departure)];
    if ('fault' in arrival) return arrival;
    if ('fault' in departure) return departure;
    if (!place && (arrival.value || departure.value)) return { fault: 'name-missing' };
    if (place) {
      value.push({
        place,
        ...(arrival.value ? { arrival: arrival.value } : {}),
        ...(departure.value ? { departure: departure.value } : {}),
      });
    }
  }
  return { value };
}
