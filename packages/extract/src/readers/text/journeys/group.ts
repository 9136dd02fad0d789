import type { DateToken, PlaceToken, TimeToken, VehicleToken } from './token.ts';

/** A leg being gathered: what the lines have said of it so far. */
export type Group = {
  vehicle?: VehicleToken;
  places: PlaceToken[];
  /** How many times there were when the last place came. */
  timesAtPlace: number;
  times: TimeToken[];
  dates: { token: DateToken; timesBefore: number }[];
  lines: number[];
};

export function emptyGroup(): Group {
  return { places: [], timesAtPlace: 0, times: [], dates: [], lines: [] };
}

/** Both ends and both hours. */
export function isWhole(group: Group): boolean {
  return group.places.length === 2 && group.times.length === 2;
}

/** Number, ends and hours in one line: "Eurostar 9018, London St Pancras 10:24 to Paris Nord 13:47". */
export function isInLine(group: Group, line: number): boolean {
  return isWhole(group) && [group.vehicle, ...group.places, ...group.times].every((token) => token?.line === line);
}

export function isSameVehicle(a: VehicleToken, b: VehicleToken): boolean {
  return a.kind === b.kind && a.number === b.number && (a.number !== undefined || nameOf(a) === nameOf(b));
}

function nameOf(vehicle: VehicleToken): string | undefined {
  switch (vehicle.kind) {
    case 'ship':
      return vehicle.name;
    case 'train':
      return vehicle.product;
    case 'flight':
      return vehicle.airline;
    case 'bus':
      return vehicle.number;
  }
}
