import { type Block, lines, rows, title } from './block.ts';
import type { Journey } from './facts.ts';
import { type Manner, serviceWord } from './manner.ts';

type Layout = (journeys: readonly Journey[], manner: Manner) => Block[];

/** Day and hour of the far end, the day only where it is another: "06:20 (+1)" or with its own. */
const arrival = (journey: Journey, { hour, day }: Manner): string => {
  const { from, to } = journey;
  return to.day === from.day ? hour(to.minute) : `${day(to.day)} ${hour(to.minute)}`;
};
const arrivalPlus = ({ from, to }: Journey, { hour }: Manner): string =>
  to.day === from.day ? hour(to.minute) : `${hour(to.minute)} (+1)`;
const lastsOf = ({ lasts }: Journey): string => `${Math.floor(lasts / 60)}h${String(lasts % 60).padStart(2, '0')}`;
const each = (one: (journey: Journey, manner: Manner, at: number) => Block[]): Layout => {
  return (journeys, manner) => journeys.flatMap((journey, at) => one(journey, manner, at));
};
const wayTitle = (manner: Manner, at: number) => manner.word(at % 2 === 0 ? 'outward' : 'return');

/** The same journeys in the layouts that carriers and agencies have. */
export const journeyLayouts: { [name: string]: Layout } = {
  rowsWithHeads: (journeys, m) => [
    rows(
      [
        m.word('day'),
        serviceWord(m, journeys[0] as Journey),
        m.word('from'),
        m.word('to'),
        m.word('departs'),
        m.word('arrives'),
      ],
      ...journeys.map((j) => [
        m.day(j.from.day),
        m.service(j),
        m.place(j.from.place),
        m.place(j.to.place),
        m.hour(j.from.minute),
        arrivalPlus(j, m),
      ]),
    ),
  ],
  rowsOfPairs: (journeys, m) => [
    rows(
      m.language === 'fr' ? ['Date', 'Trajet', 'Horaires', 'Numéro'] : ['Date', 'Route', 'Times', 'Number'],
      ...journeys.map((j) => [
        m.day(j.from.day),
        `${m.place(j.from.place)} – ${m.place(j.to.place)}`,
        `${m.hour(j.from.minute)} – ${arrivalPlus(j, m)}`,
        m.service(j),
      ]),
    ),
  ],
  bareRows: (journeys, m) => [
    rows(
      ...journeys.map((j) => [
        m.day(j.from.day),
        m.service(j),
        m.place(j.from.place),
        m.hour(j.from.minute),
        m.place(j.to.place),
        arrivalPlus(j, m),
      ]),
    ),
  ],
  columns: (journeys, m) => [
    rows(
      ['', ...journeys.map((_, at) => wayTitle(m, at))],
      [m.word('day'), ...journeys.map((j) => m.day(j.from.day))],
      [serviceWord(m, journeys[0] as Journey), ...journeys.map(m.service)],
      [m.word('from'), ...journeys.map((j) => m.place(j.from.place))],
      [m.word('to'), ...journeys.map((j) => m.place(j.to.place))],
      [m.word('departs'), ...journeys.map((j) => m.hour(j.from.minute))],
      [m.word('arrives'), ...journeys.map((j) => arrivalPlus(j, m))],
    ),
  ],
  labels: each((j, m, at) => [
    title(wayTitle(m, at)),
    lines(
      `${m.word('day')}${m.colon}${m.day(j.from.day)}`,
      `${serviceWord(m, j)}${m.colon}${m.service(j)}`,
      `${m.word('departs')}${m.colon}${m.hour(j.from.minute)}, ${m.place(j.from.place)}`,
      `${m.word('arrives')}${m.colon}${arrival(j, m)}, ${m.place(j.to.place)}`,
    ),
  ]),
  labelTable: each((j, m) => [
    rows(
      [serviceWord(m, j), m.service(j)],
      [m.word('from'), m.place(j.from.place)],
      [m.word('to'), m.place(j.to.place)],
      [m.word('departs'), `${m.day(j.from.day)}, ${m.hour(j.from.minute)}`],
      [m.word('arrives'), `${m.day(j.to.day)}, ${m.hour(j.to.minute)}`],
    ),
  ]),
  labelsAbove: each((j, m) => [
    rows(
      [m.word('departs'), m.word('arrives'), serviceWord(m, j)],
      [m.place(j.from.place), m.place(j.to.place), m.service(j)],
      [`${m.day(j.from.day)}, ${m.hour(j.from.minute)}`, `${m.day(j.to.day)}, ${m.hour(j.to.minute)}`, ''],
    ),
  ]),
  boxes: each((j, m) => [
    rows([
      `${m.word('departs')}\n${m.place(j.from.place)}\n${m.day(j.from.day)}\n${m.hour(j.from.minute)}`,
      m.service(j),
      `${m.word('arrives')}\n${m.place(j.to.place)}\n${m.day(j.to.day)}\n${m.hour(j.to.minute)}`,
    ]),
  ]),
  bareBoxes: each((j, m) => [
    title(`${m.day(j.from.day)}`),
    rows([
      `${m.hour(j.from.minute)}\n${m.place(j.from.place)}`,
      `${m.service(j)}\n${lastsOf(j)}`,
      `${arrivalPlus(j, m)}\n${m.place(j.to.place)}`,
    ]),
  ]),
  timeline: each((j, m) => [
    title(m.day(j.from.day)),
    lines(m.hour(j.from.minute), m.place(j.from.place)),
    lines(`${m.service(j)} · ${lastsOf(j)}`),
    lines(arrivalPlus(j, m), m.place(j.to.place)),
  ]),
  placesThenHours: each((j, m) => [
    lines(`${m.service(j)} · ${m.day(j.from.day)}`),
    lines(m.place(j.from.place), m.hour(j.from.minute)),
    lines(m.place(j.to.place), arrivalPlus(j, m)),
  ]),
  arrowTitle: each((j, m) => [
    title(`${j.from.place.city} → ${j.to.place.city}`),
    lines(
      `${m.day(j.from.day)}, ${m.service(j)}`,
      `${m.hour(j.from.minute)} ${m.place(j.from.place)}`,
      `${arrivalPlus(j, m)} ${m.place(j.to.place)}`,
    ),
  ]),
  arrowLine: each((j, m) => [
    lines(
      m.day(j.from.day),
      `${m.place(j.from.place)} ${m.hour(j.from.minute)} → ${m.place(j.to.place)} ${arrivalPlus(j, m)} (${m.service(j)})`,
    ),
  ]),
  oneLine: each((j, m) => [
    lines(
      `${m.day(j.from.day)} – ${m.service(j)} – ${m.place(j.from.place)} ${m.hour(j.from.minute)} / ${m.place(j.to.place)} ${arrivalPlus(j, m)}`,
    ),
  ]),
  sentence: each((j, m) => [
    lines(
      m.language === 'fr'
        ? `Le ${m.day(j.from.day)}, ${m.service(j)} au départ de ${m.place(j.from.place)} à ${m.hour(j.from.minute)}, arrivée à ${m.place(j.to.place)} ${j.to.day === j.from.day ? '' : 'le lendemain '}à ${m.hour(j.to.minute)}.`
        : `On ${m.day(j.from.day)}, ${m.service(j)} leaves ${m.place(j.from.place)} at ${m.hour(j.from.minute)} and arrives in ${m.place(j.to.place)} at ${m.hour(j.to.minute)}${j.to.day === j.from.day ? '' : ' the next day'}.`,
    ),
  ]),
  stops: (journeys, m) => [
    rows(
      m.language === 'fr' ? ['Date', 'Heure', 'Lieu', 'Numéro'] : ['Date', 'Time', 'Place', 'Number'],
      ...journeys.flatMap((j) => [
        [m.day(j.from.day), m.hour(j.from.minute), m.place(j.from.place), m.service(j)],
        [j.to.day === j.from.day ? '' : m.day(j.to.day), m.hour(j.to.minute), m.place(j.to.place), ''],
      ]),
    ),
  ],
  numberBelow: each((j, m, at) => [
    title(wayTitle(m, at)),
    lines(
      `${m.place(j.from.place)} – ${m.place(j.to.place)}`,
      m.day(j.from.day),
      `${m.hour(j.from.minute)} – ${arrivalPlus(j, m)}`,
      m.service(j),
    ),
  ]),
  pairs: each((j, m) => [
    rows(
      [`${m.word('from')}\n${m.place(j.from.place)}`, `${m.word('to')}\n${m.place(j.to.place)}`],
      [`${m.word('departs')}\n${m.hour(j.from.minute)}`, `${m.word('arrives')}\n${arrivalPlus(j, m)}`],
      [`${m.word('day')}\n${m.day(j.from.day)}`, `${serviceWord(m, j)}\n${m.service(j)}`],
    ),
  ]),
};
