import { type Block, lines, rows } from './block.ts';
import { hireLayouts, rideLayouts } from './cars.ts';
import type { Choice } from './choice.ts';
import { clutter, clutterOfTravel } from './clutter.ts';
import { type Fact, isJourney } from './facts.ts';
import { journeyLayouts } from './journeys.ts';
import type { Language, Manner } from './manner.ts';
import { stayLayouts } from './stays.ts';
import { tableLayouts } from './tables.ts';

type Kind = Fact['kind'];

/** Facts of one booking in a layout of their kind, and what that is called. */
export function laidOut(
  facts: readonly Fact[],
  choice: Choice,
  manner: Manner,
  known: { reference?: string; guest?: string },
): [name: string, Block[]] {
  const [fact] = facts;
  const journeys = facts.filter(isJourney);
  const pick = <T>(layouts: { [name: string]: T }) => choice.of(Object.entries(layouts));
  if (fact?.kind === 'stay') {
    const [name, layout] = pick(stayLayouts);
    return [name, layout(fact, manner, known)];
  }
  if (fact?.kind === 'hire') {
    const [name, layout] = pick(hireLayouts);
    return [name, layout(fact, manner)];
  }
  if (fact?.kind === 'ride') {
    const [name, layout] = pick(rideLayouts);
    return [name, layout(fact, manner)];
  }
  if (fact?.kind === 'table') {
    const [name, layout] = pick(tableLayouts);
    return [name, layout(fact, manner, known)];
  }
  const [name, layout] = pick(journeyLayouts);
  return [name, layout(journeys, manner)];
}

/** What stands around and books nothing. */
export function aroundOf(kind: Kind, language: Language, choice: Choice): Block[] {
  const all = [...clutter[language], ...(kind === 'table' ? [] : clutterOfTravel[language])];
  return choice.mixed(all).slice(0, choice.within(0, 4));
}

export function referenceLines(m: Manner, reference: string): string[] {
  return [`${m.word('reference')}${m.colon}${reference}`];
}

/** Who travels, in one of the ways in which names are printed. */
export function travellerBlocks(choice: Choice, m: Manner, names: readonly string[], kind: Kind): Block[] {
  const word = m.word(kind === 'stay' || kind === 'table' ? 'guest' : kind === 'hire' ? 'driver' : 'traveller');
  const form = choice.of([
    (name: string) => name,
    (name: string) => `${m.language === 'fr' ? 'M.' : 'Mr'} ${name}`,
    (name: string) =>
      name.replace(/^(\S+) (.+)$/, (_, given: string, family: string) => `${family.toUpperCase()} ${given}`),
    (name: string) =>
      name.replace(/^(\S+) (.+)$/, (_, given: string, family: string) => `${family}/${given}`.toUpperCase()),
  ]);
  const printed = names.map(form);
  return choice.of<() => Block[]>([
    () => [lines(`${word}${m.colon}${printed.join(', ')}`)],
    () => [lines(word, ...printed)],
    () => [rows([word], ...printed.map((name) => [name]))],
    () => [lines(...printed.map((name, at) => `${m.word('each')} ${at + 1}${m.colon}${name}`))],
  ])();
}
