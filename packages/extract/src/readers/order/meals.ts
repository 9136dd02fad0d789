import type { Candidate, RestaurantBooking } from '../../booking.ts';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { readAddress, zoneOfAddress } from '../text/addresses.ts';
import { createEvidence } from '../text/evidence.ts';
import { codeIn } from './codes.ts';
import type { Item } from './items.ts';
import type { OrderFacts } from './stays.ts';

/** A table in a restaurant: "20h00  Dîner au restaurant La Nacelle, … Table pour 3 personnes, réservation NAC-318". */
export function mealIn(item: Item, facts: OrderFacts): Candidate<RestaurantBooking> | null {
  if (!meal.test(item.shape) || item.text.length > 900) return null;
  const name = /\brestaurant (\p{Lu}[\p{L}\d'’& -]{2,40}?)(?=[,.(\n]|$)/u.exec(item.text);
  const party =
    /\b(?:table (?:for|pour)|pour|for) (\d{1,2}|two|three|four|deux|trois|quatre)(?: (?:people|persons?|personnes|guests|couverts)| at\b|,|\.)/.exec(
      item.shape,
    );
  const reference = codeIn(item);
  const [time] = findTimes(item.text);
  const section = item.passages[0]?.section ?? '';
  // "Jour 2 — vendredi 18 juin": the last day of the title is the whole one
  const said = findDates(item.text, facts.dates).filter((found) => found.yearPrinted);
  const date = said[0] ?? findDates(section, facts.dates).at(-1);
  if (!name?.[1] || !party?.[1] || !reference || !time || !date) return null;
  const evidence = createEvidence(facts.document.node);
  const at = item.passages[0]?.at ?? 0;
  for (const field of ['place', 'departure', 'partySize']) evidence.put(field, { at, text: item.text });
  evidence.put('reference', reference);
  const address = readAddress([item.text.slice(name.index).split(/\. /)[0] ?? '']);
  const zone = address ? zoneOfAddress(address) : undefined;
  return {
    booking: {
      type: 'FoodEstablishmentReservation',
      reference: reference.value,
      travelers: facts.travelers.length > 0 ? facts.travelers.map((found) => found.value) : undefined,
      place: { name: name[1].trim(), street: address?.street, postcode: address?.postcode, city: address?.city, zone },
      departure: { local: `${date.day}T${time.time}:00`, zone },
      partySize: counts[party[1]] ?? Number(party[1]),
    },
    evidence: evidence.all,
    rank: 'text',
    confidence: 0.5,
    doubts: date.sure ? [] : [{ code: 'unsure-date', field: 'departure' }],
  };
}

const meal = /\b(?:diner|dejeuner|dinner|lunch|table for|table pour)\b/;
const counts: { [word: string]: number } = { two: 2, three: 3, four: 4, deux: 2, trois: 3, quatre: 4 };
