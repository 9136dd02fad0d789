import { daysApart } from '../../instants.ts';
import type { CalendarEvent } from '../../source.ts';
import { plain } from '../../text/plain.ts';

/** An event by its place in the file, and the one that says where and when it ends, if that is one of its own. */
export type OwnEvent = { event: CalendarEvent; index: number; last?: CalendarEvent };

/**
 * Planners write two short events for a stay and two for a hire, one for each of its ends: "Check-in: Harborside Inn" and
 * "Check-out: Harborside Inn", "Pick-up: Avis" and "Drop-off: Avis". They are one, from the first's start to the second's.
 */
export function pairedEvents(events: readonly CalendarEvent[]): OwnEvent[] {
  const all = events.map((event, index) => ({ event, index, ...endOf(event) }));
  const taken = new Set<number>();
  return all.flatMap(({ event, index, end, what, of }) => {
    if (taken.has(index)) return [];
    const last =
      end === 'first'
        ? all.find(
            (other) =>
              other.end === 'last' &&
              (other.what === what || (other.of === of && isOneBooking(event, other.event))) &&
              !taken.has(other.index) &&
              event.cancelled === other.event.cancelled &&
              (event.start?.local ?? '') < (other.event.start?.local ?? ''),
          )
        : undefined;
    if (!last) return [{ event, index }];
    taken.add(last.index);
    const { start } = last.event;
    return [{ event: { ...event, ...(start ? { end: start } : {}) }, index, last: last.event }];
  });
}

/** "Car pick-up: Avis, Shannon Airport" and "Car return: Avis, Dublin Airport", under one number in both texts. */
function isOneBooking(one: CalendarEvent, other: CalendarEvent): boolean {
  const numbers = one.description.match(/(?<![\w-])(?=[A-Z\d-]*\d)[A-Z\d]{2,}(?:-[A-Z\d]+){0,4}(?![\w-])/g) ?? [];
  return numbers.some((number) => number.length > 5 && other.description.includes(number));
}

const car = '(?:(?:(?:rental|hire) )?(?:car|van|vehicle) )?';
const first = new RegExp(
  String.raw`^${car}(?:check-?in|pick(?:ing)?[ -]?up|collect(?:ion)?(?: of)?|prise en charge|retrait|abholung|anreise)(?![\p{L}-])`,
  'u',
);
const last = new RegExp(
  String.raw`^${car}(?:check-?out|drop(?:ping)?[ -]?off|return(?:ing)?(?: of)?|restitution|retour|ruckgabe|abgabe|abreise)(?![\p{L}-])`,
  'u',
);

/** Of what an event is the first or the last hour, by the word that its title begins with. */
function endOf({ summary, start, end }: CalendarEvent): { end?: 'first' | 'last'; what: string; of: string } {
  const title = plain(summary).replace(/^[^\p{L}\d]+/u, '');
  const isShort = start !== undefined && (!end || daysApart(start, end) <= 1);
  const side = !isShort ? undefined : first.test(title) ? 'first' : last.test(title) ? 'last' : undefined;
  const name = title.replace(first, '').replace(last, '');
  const [what = '', of = ''] = [name, name.split(/, | - | at | a /)[0] ?? ''].map((one) =>
    one.replace(/[^\p{L}\d]+/gu, ' ').trim(),
  );
  return side && what ? { end: side, what, of } : { what, of };
}
