import { fold } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { passagesOfUnits } from '../units.ts';
import type { Ride } from './piece-rides.ts';
import type { RideUnit } from './ride-units.ts';

/** "Conducteur : M. Yann GUIVARCH", "Only Naomi may drive", "the hire is in Cyril’s name", of two who travel; the row may be the one below. */
export function withDriver(ride: Ride, units: readonly RideUnit[], taken: number, facts: OrderFacts): Ride {
  const { travelers, document } = facts;
  const block = units[taken - 1]?.block;
  const said = passagesOfUnits(units.filter((unit) => unit.block === block)).flatMap(
    ({ text, shape, called, label }) =>
      (label === 'person' && drives.test(called)) || (drives.test(shape) && !isNot.test(shape)) ? fold(text) : [],
  );
  const isSaid = (name: string | undefined) =>
    name !== undefined && said.some((text) => ` ${text} `.includes(` ${name} `));
  const named = (part: (name: string) => string | undefined) =>
    travelers.filter(({ value: { name } }) => name && isSaid(part(fold(name))));
  // "M. POTTIER Gilles", of a couple; "Conducteur : Luc" of a band that travels all together drives them all
  const parts = [(name: string) => name, (name: string) => name.split(' ').at(-1)];
  const [only] =
    [...parts, ...(together.test(plain(document.text)) ? [] : [(name: string) => name.split(' ')[0]])]
      .map(named)
      .find((found) => found.length === 1) ?? [];
  if (!only || travelers.length < 2) return ride;
  return { ...ride, candidate: { ...ride.candidate, booking: { ...ride.candidate.booking, travelers: [only.value] } } };
}

const together =
  /\b(?:tous|toutes|tout le monde|everybody|everyone|all)(?: (?:of us|of you|travels?|travelling|voyagent|voyage|part|partent))* (?:ensemble|together)\b/;
const drives =
  /\b(?:conduct(?:eur|rice)s?|condui(?:t|re|ra|sent|ront)|volant|driver?s?|driven by|driving|wheel|fahrer(?:in)?|fahrt|conductora?|guidatore|au nom d[e'u]|in the name of|in [a-z'’ -]{2,24}['’]s name)\b/;
const isNot = /\b(?:not|n't|never|cannot|ne|n'|pas|jamais|nicht)\b|n['’]t\b/;
