import type { Candidate } from '../../../booking.ts';
import { addDays, daysBetween } from '../../../text/days.ts';
import { daysIn } from '../days/said-days.ts';
import type { OrderFacts } from '../stays/stays.ts';
import type { Entry } from './entries.ts';

/**
 * Journeys of a programme on the days of the entries whose hours they have: the title of the next day, or of the day before, is not
 * theirs. Where the entry itself says a day, that stays, and of a title below which a night passes nobody knows how far it goes.
 */
export function withDaysOfEntries(
  candidates: readonly Candidate[],
  { dates, document, entries }: Pick<OrderFacts, 'dates' | 'document' | 'entries'>,
): void {
  const nights = new Set(
    entries.flatMap(({ day, time }, i) => {
      const before = entries.slice(0, i).findLast((one) => one.time !== null);
      return before?.day.at === day.at && time !== null && time < (before.time ?? '') ? [day.at] : [];
    }),
  );
  for (const { booking, evidence } of entries.length > 0 ? candidates : []) {
    if (!('arrival' in booking) || booking.type === 'RentalCarReservation' || !booking.departure) continue;
    const { departure, arrival } = booking;
    const told = ['number', 'line', 'from', 'to', 'departure', 'departure.time', 'arrival'].flatMap((field) => {
      const at = evidence[field]?.at;
      return typeof at === 'number' ? [at] : [];
    });
    const entryOf = (local: string): Entry | undefined => {
      const [only, more] = entries.filter(
        ({ day, time, item }) =>
          time === local.slice(11, 16) &&
          !nights.has(day.at) &&
          item.passages.some((p) => told.some((at) => at >= p.at && at <= p.at + p.text.length)) &&
          daysIn(item, dates).length === 0,
      );
      return more ? undefined : only;
    };
    const [left, landed] = [entryOf(departure.local), arrival && entryOf(arrival.local)];
    const day = left?.day.day;
    if (!left || !day) continue;
    const later = daysBetween(departure.local.slice(0, 10), day);
    if (later !== 0) {
      booking.departure = { ...departure, local: day + departure.local.slice(10) };
      const { passages, text } = left.item;
      evidence.departure = { node: document.node, at: passages[0]?.at ?? 0, text: text.slice(0, 200) };
    }
    if (!arrival) continue;
    const arrivalDay = landed && landed !== left ? landed.day.day : addDays(arrival.local.slice(0, 10), later);
    booking.arrival = { ...arrival, local: arrivalDay + arrival.local.slice(10) };
  }
}
