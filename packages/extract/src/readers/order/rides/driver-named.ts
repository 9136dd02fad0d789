import { fold } from '../../../knowledge/index.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { passagesOfUnits } from '../units.ts';
import type { Ride } from './piece-rides.ts';
import type { RideUnit } from './ride-units.ts';

/** "Conducteur : M. Yann GUIVARCH", of two who travel; the row may be the one below. */
export function withDriver(ride: Ride, units: readonly RideUnit[], taken: number, { travelers }: OrderFacts): Ride {
  const block = units[taken - 1]?.block;
  const said = passagesOfUnits(units.filter((unit) => unit.block === block)).flatMap(
    ({ text, shape, called, label }) =>
      (label === 'person' && driver.test(called)) || driver.test(shape) ? fold(text) : [],
  );
  const isSaid = (name: string | undefined) =>
    name !== undefined && said.some((text) => ` ${text} `.includes(` ${name} `));
  const named = (part: (name: string) => string | undefined) =>
    travelers.filter(({ value: { name } }) => name && isSaid(part(fold(name))));
  const whole = named((name) => name);
  const family = whole.length > 0 ? whole : named((name) => name.split(' ').at(-1));
  // "Jérémie est le conducteur déclaré", in a sentence: "Conducteur : Luc" tells who of them drives
  const [only, more] =
    family.length > 0 || !said.some((text) => isDriver.test(text)) ? family : named((name) => name.split(' ')[0]);
  if (!only || more || travelers.length < 2) return ride;
  return { ...ride, candidate: { ...ride.candidate, booking: { ...ride.candidate.booking, travelers: [only.value] } } };
}

const driver = /\b(?:conducteur|conductrice|drivers?|driven by|au volant|fahrer|conductor|guidatore)\b/;

const isDriver =
  /\b(?:is|will be|est|sera|as|comme)(?: \w+){0,3} (?:drivers?|conducteur|conductrice)\b|\b(?:alone drives|conduira seule?|seule? conduct(?:eur|rice)|only driver)\b/;
