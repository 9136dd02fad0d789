import type { Candidate, Seat } from '../../booking.ts';
import { nextDay } from '../../instants.ts';
import type { CalendarEvent } from '../../source.ts';
import { plain } from '../../text/plain.ts';
import { draft } from '../draft.ts';
import { namesTrain } from '../text/journeys/train-numbers.ts';
import { findCoachSeats, together } from '../text/seats/seat-words.ts';
import { arrow } from './arrow.ts';
import { type Said, type Stop, stopIn } from './stop-lines.ts';

type Leg = { from: Stop; to: Stop; by: By; seated?: Said };
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
  // hours beside names are those of a train's stops where the first of them is the event's own
  const [first] = legs;
  const isTrains = first?.from.clock === start.local.slice(11, 16) && namesTrain(first.from.train ?? '');
  if (first?.from.isBare && !isTrains) return [];
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

/** A line of its own above the stops: "ICE 577 (1071)", "IR 90 1815, direction Brig", "TGV Lyria 9765", "Bus SEV". */
const trainLine =
  /^(?!(?:Gleis|Voie|Quai|Platform|Track|Binario|Wagen|Voiture|Coach|Carrozza|Platz|Place|Seat|Posto) )(\p{Lu}\p{L}{0,11}(?: \p{Lu}\p{L}{1,11})?(?: ?\d{1,6}){1,2}|Bus(?: [A-Z]{1,4}\d{0,4})?)(?: \(\d{1,6}\))?(?:(?:,| [·|–-]) (?:[12]\. ?)?\p{L}.{1,80})?$/u;

function pairedLines(description: string): Leg[] {
  const legs: Leg[] = [];
  let from: Stop | null = null;
  let train: string | undefined;
  let seated: Said | undefined;
  for (const said of linesOf(description).flatMap(bothStops)) {
    const { text } = said;
    const number = trainIn(text);
    const stop = number ? null : stopIn(said);
    if (number && from && !from.train) from.train = number;
    else if (number) [train, seated] = [number, undefined];
    // "RJX 162, Richtung Zürich HB, 2. Klasse, Wagen 24, Platz 75"
    if (number && seatsIn(said).length > 0) seated = said;
    if (stop) {
      if (from?.train) {
        const by = /^bus/i.test(from.train) ? 'bus' : 'train';
        legs.push({ from, to: stop, by, ...(seated && { seated }) });
        [from, train, seated] = [null, undefined, undefined];
      } else from = { ...stop, ...((stop.train ?? train) ? { train: stop.train ?? train } : {}) };
    } else if (!number && seatsIn(said).length > 0) {
      // between the train and its stops, or below them
      const above = legs.at(-1);
      if (train || from) seated = said;
      else if (above) above.seated ??= said;
    }
  }
  return legs;
}

function trainIn(text: string): string | undefined {
  const [, number, product = ''] = wordedTrain.exec(text) ?? [];
  return number ? `${product} ${number}`.trim() : trainLine.exec(text)?.[1];
}

/** "Tåg 443 X2000", "Zug: RJX 62". */
const wordedTrain =
  /^(?:train|zug|tåg|tog|trein|treno|tren|pociąg|vlak|juna|vonat)(?: (?:no|nr|n°)\.?)?:? (\d{1,6}|[A-Z]{1,4} ?\d{1,6})(?:,? (\p{L}[\p{L}\d]{1,14}(?: \p{L}{1,11})?))?$/iu;

/** "IC 512: Graz Hbf 18:25 - Selzthal 20:02": the train and both stops in one line. */
function bothStops(said: Said): Said[] {
  const [, leaves, comes, by] = hoursFirst.exec(said.text) ?? [];
  if (leaves && comes && by && trainIn(by)) return [by, leaves, comes].map((text) => ({ at: said.at, text }));
  const [, train, from, to, behind] = inOneLine.exec(said.text) ?? [];
  return from && to ? [train ?? behind ?? '', from, to].map((text) => ({ at: said.at, text })) : [said];
}

const inOneLine = new RegExp(
  String.raw`^(?:([^:]{2,24}): )?(\p{Lu}[^:]{1,50} \d?\d:\d\d)(?:${arrow}| to )(\p{Lu}[^:]{1,50} \d?\d:\d\d)(?:, (\p{Lu}[^:]{1,24}))?$`,
  'u',
);

/** "08:02 Zürich HB, Gleis 32 – 09:54 Visp, Gleis 3: IC 8 811 Richtung Brig" */
const hoursFirst = new RegExp(
  String.raw`^(\d?\d:\d\d \p{Lu}[^:]{1,50}?)${arrow}(\d?\d:\d\d \p{Lu}[^:(]{1,50}?)(?:: |, | \()([A-Z][A-Za-z]{0,11} ?\d[\d ]{0,8}?)(?: (?:Richtung|direction|direzione|towards|to|nach|vers|per) \p{L}.{1,50})?\)?$`,
  'u',
);

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
    const said = { at, text, isBare: false };
    legs.push({ from: { ...said, clock: leaves, name: from }, to: { ...said, clock: comes, name: to }, by: 'train' });
  }
  return legs;
}

const modes: [By, RegExp][] = [
  ['bus', /\b(?:bus|coach)\b/i],
  ['boat', /\b(?:ferry|boat|ship|hovercraft)\b/i],
  ['foot', /\b(?:walk|foot|transfer)\b/i],
];
