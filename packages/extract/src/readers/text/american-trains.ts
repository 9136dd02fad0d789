import type { FoundVehicle } from './vehicles.ts';

/** "171 Northeast Regional": American railways print the number in front of the train's name. */
export function americanTrain(text: string): FoundVehicle | null {
  const match = numberInFront.exec(text);
  return match?.[1] && match[2]
    ? { at: match.index, length: match[0].length, vehicle: { kind: 'train', product: match[2], number: match[1] } }
    : null;
}

const numberInFront =
  /(?<![\p{L}\d:.,/€$-])(\d{2,4}) (Northeast Regional|Acela(?: Express)?|Pacific Surfliner|Keystone|Empire Service|NORTHEAST REGIONAL|ACELA(?: EXPRESS)?|PACIFIC SURFLINER|KEYSTONE|EMPIRE SERVICE)(?! ?\d)(?!\p{L})/u;
