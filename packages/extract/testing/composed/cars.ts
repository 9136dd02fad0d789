import { type Block, lines, rows, title } from './block.ts';
import type { Hire, Ride, Stop } from './facts.ts';
import type { Manner } from './manner.ts';

type Layout<Fact> = (fact: Fact, manner: Manner) => Block[];

const at = ({ day, minute }: Stop, m: Manner): string => `${m.day(day)}, ${m.hour(minute)}`;
const similar = (m: Manner): string => (m.language === 'fr' ? 'ou similaire' : 'or similar');

export const hireLayouts: { [name: string]: Layout<Hire> } = {
  twoColumns: ({ company, car, from, to }, m) => [
    rows(
      [m.word('company'), company],
      [m.word('car'), `${car} ${similar(m)}`],
      [m.word('pickUp'), `${from.place.name}, ${at(from, m)}`],
      [m.word('dropOff'), `${to.place.name}, ${at(to, m)}`],
    ),
  ],
  boxes: ({ company, car, from, to }, m) => [
    title(company),
    rows([
      `${m.word('pickUp')}\n${from.place.name}\n${m.day(from.day)}\n${m.hour(from.minute)}`,
      `${m.word('dropOff')}\n${to.place.name}\n${m.day(to.day)}\n${m.hour(to.minute)}`,
    ]),
    lines(`${car} ${similar(m)}`),
  ],
  labelled: ({ company, car, from, to }, m) => [
    title(`${company} – ${car} ${similar(m)}`),
    lines(
      `${m.word('pickUp')}${m.colon}${at(from, m)}, ${from.place.name}`,
      `${m.word('dropOff')}${m.colon}${at(to, m)}, ${to.place.name}`,
    ),
  ],
  rows: ({ company, car, from, to }, m) => [
    lines(`${m.word('company')}${m.colon}${company}`, `${m.word('car')}${m.colon}${car} ${similar(m)}`),
    rows(
      m.language === 'fr' ? ['', 'Agence', 'Date', 'Heure'] : ['', 'Branch', 'Date', 'Time'],
      [m.word('pickUp'), from.place.name, m.day(from.day), m.hour(from.minute)],
      [m.word('dropOff'), to.place.name, m.day(to.day), m.hour(to.minute)],
    ),
  ],
  stacked: ({ company, car, from, to }, m) => [
    lines(company, `${car} ${similar(m)}`),
    lines(m.word('pickUp'), from.place.name, at(from, m)),
    lines(m.word('dropOff'), to.place.name, at(to, m)),
  ],
  sentence: ({ company, car, from, to }, m) => [
    lines(
      m.language === 'fr'
        ? `Location d’une ${car} ${similar(m)} chez ${company}, prise en charge à ${from.place.name} le ${m.day(from.day)} à ${m.hour(from.minute)}, restitution à ${to.place.name} le ${m.day(to.day)} à ${m.hour(to.minute)}.`
        : `A ${car} ${similar(m)} from ${company}, to be collected at ${from.place.name} on ${m.day(from.day)} at ${m.hour(from.minute)} and returned to ${to.place.name} on ${m.day(to.day)} at ${m.hour(to.minute)}.`,
    ),
  ],
};

export const rideLayouts: { [name: string]: Layout<Ride> } = {
  twoColumns: ({ company, from, to }, m) => [
    rows(
      [m.word('company'), company],
      [m.language === 'fr' ? 'Prise en charge' : 'Pick-up', `${from.place.name}, ${at(from, m)}`],
      [m.word('to'), to.name],
    ),
  ],
  labelled: ({ company, from, to }, m) => [
    title(m.language === 'fr' ? 'Transfert privé' : 'Private transfer'),
    lines(
      company,
      `${m.word('day')}${m.colon}${m.day(from.day)}`,
      `${m.language === 'fr' ? 'Heure de prise en charge' : 'Pick-up time'}${m.colon}${m.hour(from.minute)}`,
      `${m.word('from')}${m.colon}${from.place.name}`,
      `${m.word('to')}${m.colon}${to.name}`,
    ),
  ],
  line: ({ company, from, to }, m) => [
    title(m.language === 'fr' ? 'Transfert' : 'Transfer'),
    lines(`${at(from, m)}${m.colon}${from.place.name} → ${to.name} (${company})`),
  ],
  sentence: ({ company, from, to }, m) => [
    lines(
      m.language === 'fr'
        ? `Transfert en voiture privée : votre chauffeur (${company}) vous attendra à ${from.place.name} le ${m.day(from.day)} à ${m.hour(from.minute)} et vous conduira à ${to.name}.`
        : `Private transfer: your driver from ${company} will meet you at ${from.place.name} on ${m.day(from.day)} at ${m.hour(from.minute)} and take you to ${to.name}.`,
    ),
  ],
};
