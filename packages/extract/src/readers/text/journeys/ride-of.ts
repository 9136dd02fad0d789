import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { speaksOfCrew } from './crewed-ships.ts';
import type { Ride } from './journeys.ts';

/** What a journey without a number is, where the paper speaks of one kind only, or but one kind outside its sentences. */
export function rideOf(document: TextDocument): Ride | null {
  const lines = [document.origin.senderName ?? '', ...document.text.slice(0, 30_000).split('\n')];
  const said = rideIn(plain(lines.join('\n')));
  if (said !== 'several') return said;
  // "Engineering work means buses replace trains on some services" is of other journeys
  const short = rideIn(plain(lines.filter(({ length }) => length <= 60).join('\n')));
  return short === 'several' ? null : short;
}

function rideIn(words: string): Ride | 'several' | null {
  const rails =
    /\b(?:trains?|trainline|advance single|off-?peak|anytime (?:day )?(?:single|return)|lner|gwr|avanti|scotrail|crosscountry|coach [a-z\d]{1,2},? (?:and )?seat|railway|rail|railcard|gare(?! (?:maritime|routiere))|bahn|zug|treno|treni|carrozza|tren|renfe|trein|tog|vlak|pociag|comboio|wagen)\b/.test(
      words,
    );
  const buses =
    /\b(?:bus|buses|autocars?|coach station|gare routiere|flixbus|autobus(?:es|u)?|autobuses|bussar?|pullman|fernbus|autokar|linka)\b/.test(
      words,
    );
  // a coach stops at railway stations too
  const isRail =
    /\b(?:trains?|trainline|railway|rail|railcard|bahn|zug|treno|tren|trein|tog|vlak|pociag|comboio)\b/.test(words);
  if (buses && !isRail) return 'bus';
  if (!rails && !buses && sailing.test(words)) return speaksOfCrew([{ shape: words }]) ? null : 'ship';
  if (rails && buses) return 'several';
  if (!rails) return buses ? 'bus' : null;
  return 'train';
}

const sailing =
  /\b(?:ferry|ferries|crossings?|sailings?|traversees?|navires?|vessels?|uberfahrt|fahre|fahrverbindung|traghetto|traghetti|nave|overtocht|overfart|veerboot|farja|fartyg|travesia|(?:stena|color|viking|fjord|tt|unity|blue|polferries) ?-?line|dfds|tallink|silja|finnlines|scandlines|jadrolinija|balearia|trasmediterranea|tirrenia|corsica linea|wightlink|red funnel|calmac|seajets|hurtigruten)\b/;
