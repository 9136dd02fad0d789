import type { Candidate, LodgingBooking } from '../../../booking.ts';
import type { Label } from '../../text/labels/labels.ts';
import { codesIn } from '../codes.ts';
import { itemOf } from '../items.ts';
import { aCar, fetched, givenBack } from '../rides/car-words.ts';
import { driveOn, hireBetween } from '../rides/piece-rides.ts';
import { arrives, leaves } from '../stays/room-words.ts';
import { houseIn } from '../stays/stay-house.ts';
import { type OrderFacts, stayIn } from '../stays/stays.ts';
import type { Entry } from './entries.ts';

/** What the entries of a programme tell, and the rows of these. */
export type Agenda = { candidates: Candidate[]; rows: ReadonlySet<number> };

/**
 * Rooms that are taken in one entry of a programme and left in another, cars that are fetched in one and given back in another, and
 * drivers of whom one tells all: each with the day and the hour of its own entry.
 */
export function readAgenda(facts: OrderFacts): Agenda {
  const { entries } = facts;
  const found = entries.flatMap((entry, i) => {
    const later = entries.slice(i + 1);
    return stayFrom(entry, later, facts) ?? hireFrom(entry, later, facts) ?? [];
  });
  const taken = new Set(found.flatMap(({ own }) => own));
  const nights = found.flatMap(({ candidate: { booking } }) =>
    booking.type === 'LodgingReservation' ? [booking] : [],
  );
  for (const entry of entries) {
    const drive = taken.has(entry) ? null : driveFrom(entry, nights, facts);
    if (drive) found.push(drive);
  }
  const rows = found.flatMap(({ own }) => own.flatMap(({ item }) => item.passages.map(({ row }) => row)));
  return { candidates: found.map(({ candidate }) => candidate), rows: new Set(rows) };
}

type Read = { candidate: Candidate; own: Entry[] };

function stayFrom(entry: Entry, later: readonly Entry[], facts: OrderFacts): Read | null {
  const house = isNight(entry) ? houseIn(entry.item, facts.document)?.value.name : undefined;
  if (!house) return null;
  const next = later.find(
    (one) => one.day.day > entry.day.day && isNight(one) && houseIn(one.item, facts.document)?.value.name !== house,
  );
  const until = later.slice(0, next ? later.indexOf(next) + 1 : undefined).filter(({ day }) => day.day > entry.day.day);
  const out = until.find(isLeaving);
  const last = out ?? next;
  if (!last) return null;
  const dayOf = ({ day: { day }, item: { passages, text } }: Entry) => ({
    day,
    sure: true,
    // not said within the piece, whose first hour is none of theirs
    from: entry.item.shape.length,
    to: entry.item.shape.length,
    at: passages[0]?.at ?? 0,
    text,
  });
  const candidate = stayIn(entry.item, facts, {
    isStay: true,
    own: {
      first: dayOf(entry),
      last: dayOf(last),
      in: isArriving(entry) ? (entry.time ?? undefined) : undefined,
      out: out?.time ?? undefined,
    },
  });
  return candidate && { candidate, own: out ? [entry, out] : [entry] };
}

/** Where one sleeps: a room is taken, or the house stands beside "Night". */
const isNight = (entry: Entry) =>
  !isLeaving(entry) &&
  (isArriving(entry) ||
    isLabelled(entry, 'hotel') ||
    sleeps.test(entry.said) ||
    /^(?:over)?night|^nuit/.test(entry.item.shape));
const isArriving = (entry: Entry) =>
  isLabelled(entry, 'checkIn') || arrives.test(entry.item.shape) || fromThen.test(entry.item.shape);
const isLeaving = (entry: Entry) => isLabelled(entry, 'checkOut') || leaves.test(entry.item.shape);

const isLabelled = ({ item }: Entry, as: Label) =>
  item.passages.some(({ label, byColumn }) => label === as && !byColumn);

function hireFrom(entry: Entry, later: readonly Entry[], facts: OrderFacts): Read | null {
  if (!isOfCar(entry) || !fetched.test(entry.item.shape) || entry.time === null) return null;
  const back = later.find((one) => isOfCar(one) && (fetched.test(one.item.shape) || givenBack.test(one.item.shape)));
  if (!back || back.time === null || !givenBack.test(back.item.shape)) return null;
  const item = itemOf([...entry.item.passages, ...back.item.passages]);
  const candidate = hireBetween(item, entry.day.day, back.day.day, facts);
  return candidate && { candidate, own: [entry, back] };
}

function driveFrom(entry: Entry, nights: readonly LodgingBooking[], facts: OrderFacts): Read | null {
  // "Transfer in Helsinki 2 h 15 min" is a change of planes
  if (entry.time === null || !drives.test(rowOf(entry)) || codesIn(entry.item).length === 0) return null;
  const day = entry.day.day;
  // who leaves in the morning has slept there
  const house =
    nights.find(
      ({ checkIn, checkOut }) => checkIn && checkOut && checkIn.local < day && checkOut.local.slice(0, 10) >= day,
    ) ?? nights.find(({ checkIn }) => checkIn?.local.slice(0, 10) === day);
  const candidate = driveOn(entry.item, day, house?.place?.name, { ...facts, nights });
  return candidate && { candidate, own: [entry] };
}

/** "23:45 | Ferry … | 81550347" over "End of move. Taxi home to be claimed." across the table: the hour is of its own row alone. */
const rowOf = ({ item: { passages } }: Entry) => itemOf(passages.filter(({ row }) => row === passages[0]?.row)).shape;

const isOfCar = ({ item }: Entry) => aCar.test(item.shape);

/** "à partir de 17 h 30 : hôtel du Lac", "15h00 chambre à The Garrison Row" */
const fromThen =
  /^(?:[•●▪◦*–-] ?)?(?:from|after|a partir de|des|ab)\b|^(?:[•●▪◦*–-] ?)?\d[^a-z]*(?:h\d*\W*)?(?:chambres?|rooms?) (?:a|au|aux|chez|at)\b/;
const sleeps =
  /\b(?:nights?|nuits?|nuitees?|overnight|staying|hebergement|accommodation|logement|coucher|dormir|(?:chambres?|rooms?) (?:a|au|aux|chez|at|in))\b|^(?:(?:room|chambre) ?[:,] ?)?(?:hotel|hostel|hostellerie|auberge|lodge|inn|pension|gasthof|guest ?house|riad|residence)\b/;
const drives = /\b(?:transfers?|transferts?|taxis?|navettes?|shuttles?|chauffeurs?|drivers?|vtc|limousine)\b/;
