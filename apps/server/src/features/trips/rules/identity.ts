import { dayOf, type Place, type SegmentDraft } from '@escale/contract';
import { endPlace, folded, startPlace } from '@escale/contract/segment-places';

/**
 * By what the same reservation is known when it arrives again: supplier or route, confirmation number, and the service
 * (flight number and day, hotel and check-in).
 * `sure`: the service itself, one day, one thing. `likely`: the same confirmation number, the service moved; to be
 * believed only of a paper that does not itself hold the other one.
 */
export type Identity = { readonly sure: readonly string[]; readonly likely: readonly string[] };

export function identityOf(of: SegmentDraft): Identity {
  const day = dayOf(of.start);
  const code = confirmationOf(of);
  const route = `${spot(startPlace(of))}>${spot(endPlace(of))}`;
  const sure: string[] = [];
  const likely: string[] = [];
  const add = (list: string[], ...parts: (string | null | undefined)[]) => {
    if (parts.every(Boolean)) list.push([of.type, ...parts].join('|'));
  };
  switch (of.type) {
    case 'flight': {
      const flight =
        of.airlineCode && of.flightNumber ? `${of.airlineCode}${of.flightNumber.replace(/^0+/, '')}` : null;
      add(sure, flight, day);
      add(sure, code, route, day);
      add(likely, code, flight);
      add(likely, code, route);
      break;
    }
    case 'train': {
      const number = of.trainNumber ? (/\d+/.exec(of.trainNumber)?.[0] ?? folded(of.trainNumber)) : null;
      add(sure, number && `no ${number}`, day);
      add(sure, code, route, day);
      add(likely, code, route);
      break;
    }
    case 'hotel':
      add(sure, folded(of.name), day);
      add(likely, code, folded(of.name));
      add(likely, code);
      break;
    case 'car-rental':
      add(sure, of.company && folded(of.company), spot(of.pickUp), day);
      add(likely, code);
      break;
    case 'transfer':
      add(sure, code, day, route);
      add(sure, route, of.start.slice(0, 16));
      add(likely, code, route);
      break;
    case 'vessel':
      add(sure, of.company && folded(of.company), route, day);
      add(sure, code, route, day);
      add(likely, code, route);
      break;
    case 'cruise':
      add(sure, of.shipName && folded(of.shipName), day);
      add(likely, code);
      break;
    case 'event':
      add(sure, folded(of.name), day);
      add(likely, code, folded(of.name));
      break;
  }
  return { sure, likely };
}

/** Letters and digits of the confirmation number alone: papers print the same one with blanks and dashes. */
export function confirmationOf(of: { confirmationNumber?: string | undefined }): string | null {
  return of.confirmationNumber?.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;
}

/** Two papers that both say a number, and not the same one, speak of two reservations. */
export function confirmationsConflict(
  a: { confirmationNumber?: string | undefined },
  b: { confirmationNumber?: string | undefined },
): boolean {
  const [one, other] = [confirmationOf(a), confirmationOf(b)];
  return one !== null && other !== null && one !== other;
}

function spot(place: Place | null): string {
  return place?.iata ?? folded(place?.name ?? '');
}
