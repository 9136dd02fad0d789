import { weekdayNames } from '../../../text/calendar-words.ts';
import { plain } from '../../../text/plain.ts';
import { placeIn } from '../../text/journeys/printed-place.ts';
import { operator } from '../../text/journeys/ride-words.ts';
import { withoutLine } from '../../text/journeys/ships.ts';
import type { Vehicle } from '../../text/journeys/token.ts';
import { isRailway } from '../../text/journeys/vehicles.ts';
import type { LegSaid } from './leg-ends.ts';
import type { LegUnit, RideWithout } from './leg-units.ts';
import { nightTrainIn } from './unnumbered-train.ts';

/**
 * British trains, most coaches and many ships go by no number: what kind it is the words say, and both ends must be known.
 * @param otherwise what a journey is of which the words say nothing.
 */
export function unnumberedRide(
  { from, to }: LegSaid,
  units: readonly LegUnit[],
  otherwise: RideWithout | null,
): Vehicle | null {
  const kind = units.find((unit) => unit.ride)?.ride ?? otherwise;
  if (!kind || !from.place || !to.place) return null;
  const ends = [from.place, to.place];
  const isVouched = ends.every(
    ({ grade, place }) => !place.codePrinted && (grade > 2 || (grade > 0 && (place.station ?? place.city))),
  );
  if (kind === 'train' && !(isVouched && ends.some(({ grade }) => grade > 2))) return null;
  const name = operatorIn(units);
  if (kind === 'bus') return { kind, number: coachNumber.exec(units.map(({ item }) => item.text).join('\n'))?.[1] };
  if (kind === 'ship') return { kind, name: shipIn(units) ?? '' };
  return kind === 'train' && name ? { kind, product: name } : { kind };
}

/** "LNER service", "GWR train", "TRAIN – Southern", "The Enterprise train": who runs it, or what it is called. */
function operatorIn(units: readonly LegUnit[]): string | undefined {
  for (const { item } of units)
    for (const { text, label } of item.passages) {
      if ((label === 'company' && text.length < 30) || isRailway(text)) return text;
      const name = operator.exec(text);
      const said = nightTrainIn(text)?.name ?? name?.[1] ?? name?.[2];
      if (said && !isWay.test(said)) return said.trim();
    }
  return undefined;
}

/** "TRAIN – London Kings Cross to Leeds": where it goes. */
const isWay = /\p{L} (?:to|nach|naar|vers) \p{Lu}/u;

/** "leaves Amsterdam on King Seaways": no town and no day. */
function shipIn(units: readonly LegUnit[]): string | undefined {
  for (const { item } of units)
    for (const match of item.text.matchAll(onBoard)) {
      const name = withoutLine(match[1] ?? '');
      const isElse =
        notShip.test(name) ||
        weekdayNames.has(plain(name.split(' ')[0] ?? '')) ||
        placeIn(name, { labelled: false, timed: false });
      if (!isElse) return name;
    }
  return undefined;
}

/** "National Express 040, London Victoria" */
const coachNumber = /(?<!\p{L})\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+){0,2} ([A-Z]?\d{2,4})(?=, \p{Lu}| – \p{Lu}|: )/u;

const notShip = /^(?:Deck|Level|Board|Foot|Car|Platform)(?!\p{L})|(?:Line|Lines|Linea|Ferries|Line)$/u;

const onBoard =
  /(?<!\p{L})(?:aboard|on board|on|à bord d(?:[eu]|e la)|à bord de l(?=['’])|sur l[ea])(?: |['’])(?:the )?(\p{Lu}[\p{L}’'-]+(?: (?:of |de |du )?[\p{Lu}\d][\p{L}\d’'-]*){0,4})/gu;
