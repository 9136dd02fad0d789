import type { Candidate, Evidence } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { addDays, daysBetween, isDay } from '../../text/days.ts';
import { draft } from '../draft.ts';

/**
 * The barcode of French home-printed train tickets, fixed columns behind "i0CV": reference, ticket, birth date, the
 * stations by their five-letter codes, train, day and month, names, class; a second train on the same day may follow.
 */
export function readSncf(code: Barcode, node: string, contextDate: PlainDay): Candidate[] {
  const text = code.text.replace(/[\r\n]+$/, '');
  const cut = (from: number, to: number) => text.slice(from, to).trim();
  const day = dayOf(cut(48, 53), contextDate);
  if (!/^i0CV[A-Z0-9]{6}\d{9}/.test(text) || !day) return [];
  const familyName = cut(72, 91);
  const givenName = cut(91, 110);
  const evidence: Evidence = { node, at: 0, text };
  return [
    { from: cut(33, 38), to: cut(38, 43), train: cut(43, 48) },
    { from: cut(116, 121), to: cut(121, 126), train: cut(126, 131) },
  ]
    .filter(({ from, to }) => /^[A-Z]{5}$/.test(from) && /^[A-Z]{5}$/.test(to))
    .map(({ from, to, train }) => {
      const ride = draft('TrainReservation');
      ride.set('reference', cut(4, 10), evidence);
      ride.set('ticketNumber', cut(10, 19), evidence);
      ride.set('from', { name: from, identifier: `sncf:${from}` }, evidence);
      ride.set('to', { name: to, identifier: `sncf:${to}` }, evidence);
      ride.set('number', train, evidence);
      ride.set('departure', { local: day }, evidence);
      ride.set('carrier', { name: 'SNCF' });
      if (familyName && givenName)
        ride.set('travelers', [{ name: `${givenName} ${familyName}`, givenName, familyName }], evidence);
      if (/^[12]$/.test(cut(110, 111))) ride.set('seats', [{ class: cut(110, 111) }], evidence);
      ride.set('ticketToken', tokenOf({ ...code, text }), evidence);
      ride.set('status', 'confirmed');
      return ride.done('barcode', 1);
    });
}

/** "31/07" in the year that puts it nearest to the day of receipt, rather after than before it. */
function dayOf(printed: string, contextDate: PlainDay): PlainDay | null {
  const match = /^(\d\d)\/(\d\d)$/.exec(printed);
  if (!match) return null;
  const year = Number(contextDate.slice(0, 4));
  const days = [year, year + 1, year - 1].map((each) => `${each}-${match[2]}-${match[1]}`).filter(isDay);
  return days.find((day) => day >= addDays(contextDate, -90) && daysBetween(contextDate, day) < 276) ?? days[0] ?? null;
}
