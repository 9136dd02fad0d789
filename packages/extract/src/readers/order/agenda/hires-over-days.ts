import type { Candidate } from '../../../booking.ts';
import { findTimes } from '../../../text/times.ts';
import { isNotHeld } from '../../text/not-held.ts';
import { type Passage, passagesOf } from '../../text/passages/passages.ts';
import { sentencesOf } from '../../text/passages/sentences.ts';
import { codesIn } from '../codes.ts';
import { itemOf } from '../items.ts';
import { aCar, fetched, givenBack } from '../rides/car-words.ts';
import { hireBetween } from '../rides/piece-rides.ts';
import type { OrderFacts } from '../stays/stays.ts';

/**
 * "À 9:30 vous retirez votre voiture chez Avis, …" below the title of a day, and "Restitution de la voiture à … à 16:30" below that of
 * another: a car that a programme tells in sentences, each on the day over it.
 */
export function hiresOverDays(facts: OrderFacts): Candidate[] {
  const told = passagesOf(facts.document)
    .filter((p) => !p.inTable && !p.former && !p.isHeading && p.label === null)
    .flatMap((p) => {
      const day = facts.dayTitles.findLast(({ row }) => row < p.row)?.day;
      return day === undefined ? [] : sentencesOf(p).flatMap((said) => (isOfCar(said) ? [{ said, day }] : []));
    });
  return told.flatMap(({ said, day }, i) => {
    const back = told.slice(i + 1).find((one) => givenBack.test(firstHalf(one.said)));
    const isWhole = fetched.test(said.shape) && codesIn(itemOf([said])).length === 1;
    if (!isWhole || !back || back.day <= day) return [];
    return hireBetween(itemOf([withoutReturn(said), back.said]), day, back.day, facts) ?? [];
  });
}

/** With the one hour at which it is fetched or given back. */
const isOfCar = ({ text, shape }: Passage): boolean =>
  aCar.test(shape) &&
  findTimes(text).length === 1 &&
  !isNotHeld(shape) &&
  (fetched.test(shape) || givenBack.test(shape));

const firstHalf = ({ shape }: Passage): string => shape.slice(0, 40);

/** "…, 311,00 € ; restitution en J8": when it goes back is told there. */
function withoutReturn(p: Passage): Passage {
  const end = /; [^;]*$/.exec(p.shape)?.index;
  const isReturn = end !== undefined && givenBack.test(p.shape.slice(end));
  return isReturn ? { ...p, text: p.text.slice(0, end), shape: p.shape.slice(0, end) } : p;
}
