import type { Candidate, LodgingBooking, PlaceTime } from '../../../booking.ts';
import type { Passage } from '../../text/passages/passages.ts';
import { sentencesOf } from '../../text/passages/sentences.ts';
import { nowhere } from '../../text/stays/days-of-flow.ts';
import { flowOf } from '../../text/stays/flow.ts';
import { hoursOfEnds } from '../../text/stays/hours-of-ends.ts';

/**
 * "Arrivée dès 15h dans les trois établissements, départ avant 10h", "In all hotels check-in is from 3 pm": what one sentence says of all
 * houses of a paper is of each that says no hour itself.
 */
export function withHoursOfAll(
  stays: readonly Candidate<LodgingBooking>[],
  passages: readonly Passage[],
): Candidate<LodgingBooking>[] {
  const said = stays.length < 2 ? [] : passages.flatMap(sentencesOf).filter(({ shape }) => ofAll.test(shape));
  const [only, more] = said;
  if (!only || more) return [...stays];
  const day = { day: '', sure: true, from: nowhere, to: nowhere, at: only.at, text: only.text };
  const hours = hoursOfEnds(flowOf([only]), [], day, day);
  return stays.map((stay) => {
    const { place, checkIn, checkOut } = stay.booking;
    const at = (moment: PlaceTime | undefined, hour: string | undefined) =>
      moment && hour && !moment.local.includes('T')
        ? { local: `${moment.local}T${hour}:00`, zone: place?.zone }
        : moment;
    const ends = { checkIn: at(checkIn, hours.in?.time), checkOut: at(checkOut, hours.out?.time) };
    return { ...stay, booking: { ...stay.booking, ...ends } };
  });
}

const houses =
  'hotels?|houses|properties|inns|lodges|guest ?houses|places|accommodations|etablissements?|maisons|hebergements?|adresses|hotels|gites|etapes';
const ofAll = new RegExp(
  String.raw`\b(?:(?:in|at|for) (?:all|each|every|both)(?: of)?(?: the| these| our| your)?(?: two| three| four| five)?|all(?: the| these)?(?: two| three| four| five)?|both|(?:dans|pour|a) (?:tous |toutes )?(?:les|ces|vos)(?: deux| trois| quatre| cinq)?|(?:dans|pour|a) chaque|tous les|toutes les|les (?:deux|trois|quatre|cinq)) (?:${houses})\b`,
);
