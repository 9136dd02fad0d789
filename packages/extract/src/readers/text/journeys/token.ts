import type { PrintedPlace } from './printed-place.ts';

/** What a line says that a journey is made of, in reading order. */
export type Token = {
  at: number;
  line: number;
  row?: number;
  block?: number;
  text: string;
} /**
 * `ofLetter`: the day on which the paper was written, where nothing else is said; `ofArrival`: its line says so; `isLabelled`: it is
 * the value of a label, and no title.
 */ & (
  | {
      kind: 'date';
      day: string;
      sure: boolean;
      weak: boolean;
      yearPrinted: boolean;
      ofLetter?: boolean;
      ofArrival?: boolean;
      isLabelled?: boolean;
    }
  | { kind: 'time'; time: string; daysLater: number; role: Role; cell?: number }
  | Vehicle
  /** A word for what rides, and what it is called, where no number says which. */
  | { kind: 'ride'; ride: 'train' | 'bus' | 'ship'; name?: string }
  | { kind: 'place'; place: PrintedPlace; role: Role; strong: boolean; cell: number }
  /** Something else begins: a stay, a price, a section that is no journey. */
  | { kind: 'break' }
);

export type Role = 'from' | 'to' | null;

/** What carries the traveller, as far as the paper names it. */
export type Vehicle =
  | { kind: 'flight'; airline: string; iata?: string; number: string }
  | { kind: 'train'; product?: string; number?: string }
  | { kind: 'ship'; name: string; number?: undefined }
  | { kind: 'bus'; number?: string };

export type VehicleToken = Extract<Token, { kind: Vehicle['kind'] }>;
export type TimeToken = Extract<Token, { kind: 'time' }>;
export type RideToken = Extract<Token, { kind: 'ride' }>;
export type DateToken = Extract<Token, { kind: 'date' }>;
export type PlaceToken = Extract<Token, { kind: 'place' }>;
/** What a group of one leg may take. */
export type LegToken = Exclude<Token, { kind: 'break' }>;

export function isVehicle(token: Token): token is VehicleToken {
  return token.kind === 'flight' || token.kind === 'train' || token.kind === 'bus' || token.kind === 'ship';
}

export const isPlace = (token: Token): token is PlaceToken => token.kind === 'place';
export const isTime = (token: Token): token is TimeToken => token.kind === 'time';
export const isRide = (token: Token): token is RideToken => token.kind === 'ride';
export const isDate = (token: Token): token is DateToken => token.kind === 'date';
