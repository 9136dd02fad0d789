import type { Candidate, Seat } from '../../booking.ts';
import { nextDay } from '../../instants.ts';
import type { CalendarEvent } from '../../source.ts';
import { plain } from '../../text/plain.ts';
import { draft } from '../draft.ts';
import { findCoachSeats, together } from '../text/seats/seat-words.ts';

type Stop = { clock: string; name: string; platform?: string; train?: string; at: number; text: string };
type Leg = { from: Stop; to: Stop; by: By; seated?: Said };
type Said = { at: number; text: string };
type By = 'train' | 'bus' | 'boat' | 'foot';

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
  return legs.flatMap(({ from, to, by, seated }) => {
    const [departure, arrival] = [at(from), at(to)];
    if (by === 'foot') return [];
    const ride = draft(kinds[by] as 'TrainReservation');
    const evidence = ({ at, text }: Said) => ({ node, at: `/${index}/description#${at}`, text });
    ride.set('from', { name: from.name }, evidence(from));
    ride.set('to', { name: to.name }, evidence(to));
    ride.set('departure', departure, evidence(from));
    ride.set('arrival', arrival, evidence(to));
    ride.set('departurePlatform', from.platform, evidence(from));
    ride.set('arrivalPlatform', to.platform, evidence(to));
    ride.set('number', from.train, evidence(from));
    if (seated) ride.set('seats', seatsIn(seated), evidence(seated));
    ride.set('status', 'confirmed');
    return [ride.done('calendar', 0.9)];
  });
}

const kinds = { train: 'TrainReservation', bus: 'BusReservation', boat: 'BoatReservation' } as const;

/** "ab 10:26 …", "10:26 ab …", also behind a bullet: a short word, a clock, and the rest. */
const stopLine =
  /^(?:[●○•*] )?(?:\p{L}{1,8}\.? (?<clock>\d?\d:\d\d)|(?<first>\d?\d:\d\d) (?:ab|an|d[eé]p(?:art)?|arr(?:ivée)?|part|odj|příj|odch|prích)\.?) (?<rest>\S.{1,120})$/iu;
/** A line of its own above the stops: "ICE 577 (1071)", "IR 90 1815, direction Brig", "TGV Lyria 9765", "Bus SEV". */
const trainLine =
  /^(?!(?:Gleis|Voie|Quai|Platform|Track|Binario|Wagen|Voiture|Coach|Carrozza|Platz|Place|Seat|Posto) )(\p{Lu}\p{L}{0,11}(?: \p{Lu}\p{L}{1,11})?(?: ?\d{1,6}){1,2}|Bus(?: [A-Z]{1,4}\d{0,4})?)(?: \(\d{1,6}\))?(?:(?:,| [·|–-]) \p{L}.{1,80})?$/u;

function pairedLines(description: string): Leg[] {
  const legs: Leg[] = [];
  let from: Stop | null = null;
  let train: string | undefined;
  let seated: Said | undefined;
  for (const { at, text } of linesOf(description)) {
    const number = trainLine.exec(text)?.[1];
    if (number) [train, seated] = [number, undefined];
    const match = stopLine.exec(text);
    if (match) {
      const { clock, first = '', rest = '' } = match.groups ?? {};
      const stop = stopOf((clock ?? first).padStart(5, '0'), rest, at, text);
      if (from) {
        legs.push({ from, to: stop, by: /^bus/i.test(from.train ?? '') ? 'bus' : 'train', ...(seated && { seated }) });
        [from, train, seated] = [null, undefined, undefined];
      } else if (stop.train || train) from = { ...stop, train: stop.train ?? train };
    } else if (seatsIn({ at, text }).length > 0) {
      // between the train and its stops, or below them
      const above = legs.at(-1);
      if (train || from) seated = { at, text };
      else if (above) above.seated ??= { at, text };
    }
  }
  return legs;
}

const linesOf = (description: string): Said[] => {
  let at = 0;
  return description
    .split('\n')
    .slice(0, 200)
    .map((line) => {
      const own = { at, text: line.slice(0, 300).trim() };
      at += line.length + 1;
      return own;
    });
};

const seatsIn = ({ text }: Said): Seat[] => together(findCoachSeats(plain(text)).flatMap(({ seats }) => seats));

/** "Köln Hbf - Gleis 8 D-G (THA 9448)", "Genève, voie 3": the name, the platform behind a dash, arrow or comma, the train in brackets. */
function stopOf(clock: string, rest: string, at: number, text: string): Stop {
  const train = /\(([A-Z][^()]{1,13})\)$/.exec(rest);
  const [name = '', platform] = rest
    .slice(0, train?.index)
    .split(/ (?:-|▷|–) (?=\p{L}{3,12}\.?(?: |$))|, ?(?=\p{L}{3,12}\.? \d{1,3}(?![\p{L}\d]{2}))/u);
  const stop: Stop = { clock, name: name.trim(), at, text };
  const track = /^\p{L}{3,12}\.? (\d.{0,10}?)\s*$/u.exec(platform ?? '')?.[1];
  if (track) stop.platform = track;
  if (train?.[1]) stop.train = train[1].replace(/\s+/g, ' ').trim();
  return stop;
}

const dashed =
  /([\p{L}][\p{L}\d .'’()-]{1,60}?) \(([A-Z]{3})\) to ([\p{L}][\p{L}\d .'’-]{1,60}?) \(([A-Z]{3})\), dep (\d\d:\d\d), arr (\d\d:\d\d)/u;

function dashedLines(description: string): Leg[] {
  const legs: Leg[] = [];
  for (const { at, text: line } of linesOf(description)) {
    const last = legs.at(-1);
    const by = /^Mode of Transport: (.{1,40})$/i.exec(line)?.[1];
    if (last && by) last.by = modes.find(([, words]) => words.test(by))?.[0] ?? last.by;
    const match = dashed.exec(line.replace(/^[^:]{0,30}:\s/, ''));
    if (!match) continue;
    const [text = '', from = '', , to = '', , leaves = '', comes = ''] = match;
    legs.push({ from: { clock: leaves, name: from, at, text }, to: { clock: comes, name: to, at, text }, by: 'train' });
  }
  return legs;
}

const modes: [By, RegExp][] = [
  ['bus', /\b(?:bus|coach)\b/i],
  ['boat', /\b(?:ferry|boat|ship|hovercraft)\b/i],
  ['foot', /\b(?:walk|foot|transfer)\b/i],
];
