import { type Airline, airlineByName, airlinesByShortName } from '../../../knowledge/index.ts';
import { withoutCompanyForm } from '../../../text/company-forms.ts';
import type { Passage } from '../passages/passages.ts';
import type { FoundVehicle } from './vehicles.ts';

/**
 * "AMERICAN AIRLINES    FLT: 100", "Airline: United Airlines" over "Flight number: 1717": who flies stands beside the number
 * and not in it. By where the line of the number begins.
 */
export function flightsByCompany(passages: readonly Passage[]): ReadonlyMap<number, Airline> {
  const numbered = passages.filter((p) => !p.former && bareFlight(p) !== null);
  if (numbered.length === 0) return new Map();
  const named = passages.flatMap((p, line) => {
    const airline = p.former ? null : airlineOf(p);
    return airline ? [{ p, line, airline }] : [];
  });
  const [only, ...others] = new Set(named.map(({ airline }) => airline));
  return new Map(
    numbered.flatMap((p) => {
      const line = passages.indexOf(p);
      const near = named
        .filter((one) => one.p.block === p.block && Math.abs(one.line - line) <= 4)
        // of two as near the one above
        .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line) || a.line - b.line);
      const beside = near.find((one) => one.p.row === p.row) ?? near[0];
      const airline = beside?.airline ?? (others.length === 0 ? only : undefined);
      return airline ? [[p.at, airline] as const] : [];
    }),
  );
}

/** "Flight 1717", or the number alone behind such a word. */
export function bareFlight({ label, shape }: Pick<Passage, 'label' | 'shape'>): string | null {
  const [, word, number = ''] = bare.exec(shape) ?? [];
  return number !== '' && (word !== undefined || label === 'flight') ? number.replace(/^0+(?=\d)/, '') : null;
}

const bare =
  /^(?:(flight|flt|vol|flug|vuelo|volo|voo|vlucht|flyg|lot|let)\.? ?(?:n°|no\.?|nr\.?|number|#)? ?:? ?)?(\d{2,4})$/;

function airlineOf({ text, label }: Passage): Airline | null {
  const name = withoutCompanyForm(text).replace(/ \([A-Z\d]{2}\)$/, '');
  const [short, more] = label === 'company' ? airlinesByShortName(name) : [];
  // "Southwest Airlines, P.O. Box 36647" at the foot
  return airlineByName(name) ?? (short && !more ? short : airlineByName(name.split(',')[0] ?? ''));
}

/** "Air Canada, flight 421, Standard fare" behind "Carrier": who flies, and the number in the same line. */
export function flightByHouse({ text, label }: Pick<Passage, 'text' | 'label'>): FoundVehicle | null {
  const [whole = '', name = '', number = ''] = label === 'company' ? (houseAndNumber.exec(text) ?? []) : [];
  const [short, more] = airlinesByShortName(name);
  const airline = airlineByName(name) ?? (more ? undefined : short);
  return airline
    ? { at: 0, length: whole.length, vehicle: { kind: 'flight', airline: airline.name, iata: airline.iata, number } }
    : null;
}

const houseAndNumber =
  /^(\p{Lu}[\p{L}'’&. -]{2,40}?)[ ,–—:·-]{1,3}(?:(?:flight|vol|flug|vuelo|volo) ?(?:n°|no\.?|nr\.?|number|#)? ?:? ?)?0{0,3}(\d{1,4})(?=$|[,;)]| ?[–—·|(-])/iu;
