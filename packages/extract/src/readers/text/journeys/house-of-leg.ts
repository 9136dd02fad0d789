import { airlineByCode } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import type { Reference } from '../numbers/booking-number.ts';
import type { Leg } from './leg.ts';

/** Whether a number is printed with the name of the house that flies or runs the leg: "Référence OUIGO : 7Q4WLD", "LH 9WQ3TK". */
export function isOfHouse({ company }: Reference, { vehicle }: Leg): boolean {
  if (!company) return false;
  const said = company.toLowerCase();
  const names =
    vehicle.kind === 'flight' ? airlinesOf(vehicle) : vehicle.kind === 'train' ? railwaysOf(vehicle.product) : [];
  const isCode = vehicle.kind === 'flight' && vehicle.iata === company;
  return isCode || names.some((name) => name.toLowerCase().includes(said) || said.includes(name.toLowerCase()));
}

/** What an airline calls itself, also beside the name in the table. */
function airlinesOf({ airline, iata }: { airline: string; iata?: string }): string[] {
  if (!iata) return airline ? [airline] : [];
  const known = airlineByCode(iata)?.name;
  return [...(known ? [known] : []), ...(iata === 'NH' ? ['ANA'] : iata === 'JL' ? ['JAL'] : [])];
}

/** The train's own name, and the railway that runs trains of that name. */
function railwaysOf(product: string | undefined): string[] {
  if (!product) return [];
  const railway = runs.find(([, trains]) => trains.test(plain(product)))?.[0];
  return railway ? [product, railway] : [product];
}

const runs: [string, RegExp][] = [
  ['SNCF', /^(?:tgv|inoui|ter\b|intercites)/],
  ['DB', /^(?:ice|ic|ec|re|rb)\b/],
  ['Trenitalia', /^(?:frecci|intercity notte)/],
  ['Renfe', /^(?:ave|avlo|alvia|euromed)\b/],
  ['ÖBB', /^(?:railjet|nightjet|rjx?|nj)\b/],
];
