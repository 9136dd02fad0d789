import { airlineByName } from '../../../knowledge/index.ts';

/** "VIA confirmation", "Air Canada booking": the number by which a carrier knows it, as an agency heads it. */
export function isCarriersNumber(words: string): boolean {
  const name = /^([a-z&' -]{2,30}) (?:confirmation|booking|reservation)$/.exec(words)?.[1];
  return name !== undefined && (railways.test(name) || airlineByName(name) !== null);
}

const railways =
  /^(?:(?:via|amtrak|eurostar|sncf|ouigo|trenitalia|italo|renfe|iryo|lner|gwr|avanti|scotrail|cff|sbb|obb|sncb|ns|db|deutsche bahn|brightline|lyria)(?: (?:rail|train))?)$/;
