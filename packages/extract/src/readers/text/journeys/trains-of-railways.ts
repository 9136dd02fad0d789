import { railways } from '../../../knowledge/railways.ts';
import { placeIn } from './printed-place.ts';
import type { FoundVehicle } from './vehicles.ts';

/**
 * "VIA Rail, The Canadian, train 2", "Amtrak Empire Builder, train no. 8": behind whose train it is, what it is called and its number, which
 * may have one figure there. Without a name only the single figure is told here.
 */
export function trainOfRailway(text: string): FoundVehicle | null {
  const match = ofRailway.exec(text);
  const [whole, name, number] = match ?? [];
  if (!match || !whole || !number || (!name && number.length > 1)) return null;
  // "Amtrak, Chicago Union Station, train 30": where it leaves
  if (name && placeIn(name, { labelled: false, timed: false }) !== null) return null;
  return { at: match.index, length: whole.length, vehicle: { kind: 'train', product: name, number } };
}

const ofRailway = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${railways})(?:,? (?![Tt]rain |[Cc]oach |[Cc]ar )(\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20}){0,2}))?,? [Tt]rain (?:[nN]o\.? ?|[nN]° ?|# ?)?(\d{1,4})(?![\p{L}\d]|[.,:h]\d| of | sur )`,
  'u',
);
