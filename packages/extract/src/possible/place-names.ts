import { countryOf, findAirports, findCity, findStation } from '../knowledge/index.ts';
import { plain } from '../text/plain.ts';
import { withClosedBrackets } from './brackets.ts';
import { isKindOfCar } from './car-kinds.ts';
import { isMoment } from './moments.ts';
import { isOfTrade } from './trade-words.ts';

/**
 * What a place can be called, of what was cut from a paper as its name: without half a bracket, without the label that was taken
 * with it and without what is remarked behind it. Null where nothing in it can be its name.
 */
export function placeName(printed: string): string | null {
  const name = withoutRemark(withoutLabel(withClosedBrackets(printed))).trim();
  return name.length > 1 && couldBePlace(name) ? name : null;
}

/** "BARBADOS", "Malta", "Jersey": one flies and sails to an island by its name. */
export const nameByAirOrSea = (printed: string): string | null => (isCountry(printed) ? printed : placeName(printed));

/** "Departure airport: Nantes Atlantique": what stands in front of a colon is no place, and behind it is one. */
function withoutLabel(name: string): string {
  const [, label, place] = /^([^:,()]{2,40}): ?(\p{Lu}.*)$/u.exec(name) ?? [];
  return label && place && !isOnMap(label) && isOnMap(place) ? place : name;
}

/** "Keflavik Airport - free shuttle from arrivals": behind a dash and in small letters is said what somebody does there. */
function withoutRemark(name: string): string {
  const [, place, remark] = /^(.{3,60}?) [–—-] (\p{Ll}.*)$/u.exec(name) ?? [];
  return place && remark && !kindOfPlace.test(plain(remark)) ? place : name;
}

/** "Rennes - gare routière": which of the town's. */
const kindOfPlace =
  /^(?:gare|station|aeroport|airport|port|quai|terminal|centre|center|bahnhof|flughafen|stazione|aeroporto|estacion|aeropuerto|bus|coach|autoosta|place|rue|avenue|[dl]')/;

function couldBePlace(name: string): boolean {
  if (isOfTrade(name) && !isWholeTown(name)) return false;
  return !isMoment(name) && !isKindOfCar(name) && !isPrice(name) && !isCut(name) && !isCountry(name);
}

const isOnMap = (name: string): boolean =>
  findStation(name) !== null || findCity(name) !== null || findAirports(name).length > 0;

/** A word of the trade that is a town's name too. */
const isWholeTown = (name: string): boolean =>
  !/ /.test(name) && /^\p{Lu}\p{Ll}/u.test(name) && findStation(name) !== null;

/** "at NOK 1 240", "€ 51.50" */
export const isPrice = (name: string): boolean => price.test(name);
const price =
  /(?:[€£$¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|CAD|AUD|NOK|SEK|DKK|JPY|NZD|ZAR|PLN|CZK)(?!\p{L})) ?\d|\d ?(?:[€£]|EUR|USD|GBP|CHF)(?!\p{L})/u;

/** "Annulation possible jusqu’au", "Pick-up at the": a sentence was cut. */
export const isCut = (name: string): boolean => cut.test(name);
const cut =
  /(?:^|[ ’'])(?:at|in|on|of|for|with|by|from|to|until|and|or|the|an?|de|du|des|à|au|aux|en|par|pour|avec|dès|et|ou|le|la|les|jusqu’au|jusqu'au|und|oder|mit|bei|zum|zur|nach|von|vom|bis|der|die|das|dem|den|con|per|y|del|della|dal|al|met|bij|naar|van|het)$/u;

/** "Portugal" below an address; "Luxembourg" and "Singapore" are towns too. */
export const isCountry = (name: string): boolean => countryOf(name) !== undefined && findCity(name) === null;
