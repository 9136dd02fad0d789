import type { Candidate } from '../../booking.ts';
import { nextDay } from '../../instants.ts';
import type { CalendarEvent } from '../../source.ts';
import { draft } from '../draft.ts';

type Stop = { clock: string; name: string; platform?: string; train?: string; at: number; text: string };

/**
 * Journeys told line by line, in whatever language the railway's program speaks:
 *
 *     ab 10:26 Frankfurt(Main)Hbf - Gleis 19 (ICE   16)
 *     an 11:33 Köln Hbf - Gleis 6
 *
 * or "Glasgow Central (GLC) to London Euston (EUS), dep 12:40, arr 17:12". Days follow from the event's first one.
 */
export function readTimetable(event: CalendarEvent, index: number, node: string): Candidate[] {
  const { start } = event;
  if (!start || start.day || start.utc) return [];
  const legs = [...pairedLines(event.description), ...dashedLines(event.description)];
  let day = { local: start.local.slice(0, 10) };
  let last = '';
  const at = (stop: Stop) => {
    if (last && stop.clock < last) day = nextDay(day);
    last = stop.clock;
    return { local: `${day.local}T${stop.clock}:00` };
  };
  return legs.map(([from, to]) => {
    const isBus = /^bus/i.test(from.train ?? '');
    const ride = draft(isBus ? 'BusReservation' : ('TrainReservation' as 'TrainReservation'));
    const evidence = (stop: Stop) => ({ node, at: `/${index}/description#${stop.at}`, text: stop.text });
    ride.set('from', { name: from.name }, evidence(from));
    ride.set('to', { name: to.name }, evidence(to));
    ride.set('departure', at(from), evidence(from));
    ride.set('arrival', at(to), evidence(to));
    ride.set('departurePlatform', from.platform, evidence(from));
    ride.set('arrivalPlatform', to.platform, evidence(to));
    ride.set('number', from.train, evidence(from));
    ride.set('status', 'confirmed');
    return ride.done('calendar', 0.9);
  });
}

/** "ab 10:26 …", also behind a bullet: a short word, a clock, and the rest. */
const stopLine = /^(?:[●○•*] )?\p{L}{1,8}\.? (\d\d:\d\d) (\S.{1,120})$/u;
/** A line of its own above the stops: "ICE 577 (1071)". */
const trainLine = /^([A-Z][A-Za-z]{1,8} ?\d{1,6})(?: \(\d{1,6}\))?$/;

function pairedLines(description: string): [Stop, Stop][] {
  const legs: [Stop, Stop][] = [];
  let from: Stop | null = null;
  let train: string | undefined;
  let at = 0;
  for (const line of description.split('\n').slice(0, 200)) {
    const trimmed = line.slice(0, 200).trim();
    train = trainLine.exec(trimmed)?.[1] ?? train;
    const match = stopLine.exec(trimmed);
    if (match) {
      const stop = stopOf(match[1] ?? '', match[2] ?? '', at, line);
      if (from) {
        legs.push([from, stop]);
        from = null;
        train = undefined;
      } else if (stop.train || train) from = { ...stop, train: stop.train ?? train };
    }
    at += line.length + 1;
  }
  return legs;
}

/** "Köln Hbf - Gleis 8 D-G (THA 9448)": the name, the platform behind a dash or arrow, the train in brackets. */
function stopOf(clock: string, rest: string, at: number, text: string): Stop {
  const train = /\(([A-Z][^()]{1,13})\)$/.exec(rest);
  const [name = '', platform] = rest.slice(0, train?.index).split(/ (?:-|▷|–) (?=\p{L}{3,12}\.?(?: |$))/u);
  const stop: Stop = { clock, name: name.trim(), at, text };
  const track = /^\p{L}{3,12}\.? (\d.{0,10}?)\s*$/u.exec(platform ?? '')?.[1];
  if (track) stop.platform = track;
  if (train?.[1]) stop.train = train[1].replace(/\s+/g, ' ').trim();
  return stop;
}

const dashed =
  /([\p{L}][\p{L}\d .'’()-]{1,60}?) \(([A-Z]{3})\) to ([\p{L}][\p{L}\d .'’-]{1,60}?) \(([A-Z]{3})\), dep (\d\d:\d\d), arr (\d\d:\d\d)/u;

function dashedLines(description: string): [Stop, Stop][] {
  const legs: [Stop, Stop][] = [];
  let at = 0;
  for (const line of description.split('\n').slice(0, 200)) {
    const match = dashed.exec(line.slice(0, 300).replace(/^[^:]{0,30}:\s/, ''));
    if (match) {
      const [text = '', from = '', , to = '', , leaves = '', comes = ''] = match;
      legs.push([
        { clock: leaves, name: from, at, text },
        { clock: comes, name: to, at, text },
      ]);
    }
    at += line.length + 1;
  }
  return legs;
}
