import type { DateToken, PlaceToken, TimeToken, VehicleToken } from './token.ts';

/** The tokens of which a leg is made. */
export type Group = {
  vehicle?: VehicleToken;
  places: PlaceToken[];
  times: TimeToken[];
  dates: { token: DateToken; timesBefore: number }[];
  lines: number[];
};

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
