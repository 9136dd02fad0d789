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
  return all.flatMap(({ event, index, end, what }) => {
    if (taken.has(index)) return [];
    const last =
      end === 'first'
        ? all.find(
            (other) =>
              other.end === 'last' &&
              other.what === what &&
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

const first =
  /^(?:check-?in|pick(?:ing)?[ -]?up|collect(?:ion)?(?: of)?|prise en charge|retrait|abholung|anreise)(?![\p{L}-])/u;
const last =
  /^(?:check-?out|drop(?:ping)?[ -]?off|return(?:ing)?(?: of)?|restitution|retour|ruckgabe|abgabe|abreise)(?![\p{L}-])/u;

/** Of what an event is the first or the last hour, by the word that its title begins with. */
function endOf({ summary, start, end }: CalendarEvent): { end?: 'first' | 'last'; what: string } {
  const title = plain(summary).replace(/^[^\p{L}\d]+/u, '');
  const isShort = start !== undefined && (!end || daysApart(start, end) <= 1);
  const side = !isShort ? undefined : first.test(title) ? 'first' : last.test(title) ? 'last' : undefined;
  const what = title
    .replace(first, '')
    .replace(last, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return side && what ? { end: side, what } : { what };
}
