import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import { rentsCars } from '../hires/hire-words.ts';
import { coachLines, shippingLines } from './companies-of-ways.ts';
import { speaksOfCrew } from './crewed-ships.ts';
import type { Ride } from './unnumbered-ride.ts';

/** What a journey without a number is, where the paper speaks of one kind only, or but one kind outside its sentences. */
export function rideOf(document: TextDocument): Ride | null {
  // a shipping line that also speaks of the train from the port
  if (linesOfShips.test(plain(document.origin.senderName ?? ''))) return 'ship';
  const lines = [document.origin.senderName ?? '', ...document.text.slice(0, 30_000).split('\n')];
  const said = rideIn(plain(lines.join('\n')));
  if (said !== 'several') return said;
  // "Engineering work means buses replace trains on some services" is of other journeys
  const short = rideIn(plain(lines.filter(({ length }) => length <= 60).join('\n')));
  return short === 'several' ? null : short;
}

export function rideIn(words: string): Ride | 'several' | null {
  const rails = railWords.test(words);
  const buses =
    /\b(?:bus|buses|autocars?|coach station|gare routiere|autobus(?:es|u)?|autobuses|bussar?|bussi(?:lla|lippu|matka|vuoro|jaam\w*|pilet\w*|reis\w*)?|busz(?:jegy)?|bussbiljett|bussbillett|busbillet\w*|(?:ekspress?|express)buss?(?:en)?|omnibus|onibus|rodoviari[ao]|pullman|fernbus|autokar|linka|autocarul?|autobuz\w{0,4}|otobus\w{0,4}|avtobus\w{0,2}|linja-auto\w*)\b|λεωφορει|高速バス|夜行バス|バスターミナル/.test(
      words,
    ) || ofCoaches.test(words);
  // a coach stops at railway stations too
  const isRail =
    /\b(?:trains?|trainline|railway|rail|railcard|bahn|zug|treno|tren|trein|tog|vlak|pociag|comboio)\b/.test(words);
  // "Vous prenez la voiture à l'aéroport de Nice, et vous la rendez à la gare de Marseille": nobody rides there
  const isStation = rails && !buses && !railWords.test(words.replace(/\bgare\b/g, ''));
  if (isStation && (rentsCars.test(words) || orSimilar.test(words))) return null;
  if (buses && !isRail) return 'bus';
  if (!rails && !buses && sailing.test(words)) return speaksOfCrew([{ shape: words }]) ? null : 'ship';
  if (rails && buses) return 'several';
  if (!rails) return buses ? 'bus' : null;
  return 'train';
}

const railWords = inLines()`
  \b(?:
    trains?|trainline|advance single|off-?peak|anytime (?:day )?(?:single|return)|lner|gwr|avanti|scotrail|crosscountry
    |coach [a-z\d]{1,2},? (?:and )?seat|railway|rail|railcard|gare(?! (?:maritime|routiere))|bahn|zug|treno|treni|carrozza|tren
    |renfe|trein|tog|vlak|pociag|comboio|wagen|snabbtag|tagresa|tagbiljett\w*|togbillett?\w*|togrejse|togreise|junalippu|junamatka
    |rong|rongi|rongipilet|vonat|vonatjegy|treinticket|treinkaartje|zugticket|zugfahrt|bahnticket|bahnfahrt|pociagu|vlaku|vlakem|comboios|trenes
    |trenitalia|sncf|irctc|korail|shinkansen|flytoget
    |(?:heathrow|gatwick|stansted|arlanda|leonardo|malpensa|narita|airport) express
  )\b
  |新幹線|列車|列车|高铁|高鐵|火车票|열차|기차
`;
const orSimilar =
  /\b(?:voiture|vehicule|car|vehicle|mietwagen|auto)\b.{0,60}\b(?:ou|or|oder|o|of) (?:similaire|similar|ahnlich)\b/;

const linesOfShips = new RegExp(String.raw`\b(?:${shippingLines})\b`);
const ofCoaches = new RegExp(String.raw`\b(?:${coachLines})\b`);
const sailing = new RegExp(
  String.raw`\b(?:ferry|ferries|boat(?! (?:trip|tour|ride|cruise|excursion|hire))|(?:you|we|ship) sails?|hovercraft|hydrofoil|crossings?|sailings?|traversees?|traversiers?|bateaux?|navires?|vessels?|uberfahrt|fahre|fahrverbindung|traghetto|traghetti|nave|overtocht|overfart|veerboot|farja|fartyg|travesia|aliscaf[oi]|motonav[ei]|trajekt(?:na|om|u|i)?|katamaran(?:ska|om|a)?|brodar|feribot\w*|lautta\w*|kompjarat|kapal|feri|${shippingLines})\b|πλοιο|ακτοπλο|καταμαραν|フェリー|高速船`,
);
