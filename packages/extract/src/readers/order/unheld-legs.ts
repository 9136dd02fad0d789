import type { Candidate } from '../../booking.ts';
import { inLines } from '../../text/in-lines.ts';
import { isNotHeld } from '../text/not-held.ts';
import type { Passage } from '../text/passages/passages.ts';
import { paragraphsOf } from '../text/passages/sentences.ts';
import { namesTopic } from '../text/topics.ts';
import type { OrderFacts } from './stays/stays.ts';
import { unitsOf } from './units.ts';

const kinds = new Set(['FlightReservation', 'TrainReservation', 'BoatReservation', 'BusReservation']);

/** Without the journeys of which the row or the sentence that names them says that they are somebody else's, offered or given up. */
export function withoutUnheld(
  read: readonly Candidate[],
  passages: readonly Passage[],
  facts: OrderFacts,
): Candidate[] {
  const own = passages.filter((p) => !p.former);
  const paragraphs = new Map(paragraphsOf(own).map((p) => [p.at, p]));
  const told = own.flatMap((p) => (p.inTable ? p : (paragraphs.get(p.at) ?? [])));
  const unheld = unitsOf(told, facts).flatMap(({ item }) => (isUnheld(item.shape) ? item.passages : []));
  return read.filter(({ booking: { type, status }, evidence }) => {
    const at = evidence.number?.at ?? evidence.line?.at ?? evidence.from?.at ?? evidence.departure?.at;
    if (!kinds.has(type) || status === 'cancelled' || typeof at !== 'number') return true;
    return !unheld.some((p) => at >= p.at && at < p.at + p.text.length);
  });
}

function isUnheld(shape: string): boolean {
  if (tracked.test(shape) || (met.test(shape) && !isOwnFlight.test(shape))) return true;
  return !namesTopic.test(shape) && isNotHeld(shape, ofJourneys, besideJourneys);
}

/** A driver who watches a flight; a guest of whom it says with what they come. */
const tracked = inLines()`
  \b(?:driver|chauffeur|transfert?|taxi|car|pick-?up|prise en charge|accueil)\b[^\n]{0,90}?\b
  (?:follow(?:s|ed|ing)?|track(?:s|ed|ing)?|suit|suivra|suivi|surveille\w*|monitor\w*|meets?|meeting|met)\b[^\n]{0,30}\b
  (?:flight|vol|train|[a-z]{2} ?\d{2,4})\b
  |\b(?:flight|vol|train) (?:tracked|suivi|followed|monitored)\b
  |\b(?:tracking|suivi de|suivi du) (?:the )?(?:flight|vol)\b
`;
/** "Inbound flight, Wednesday 20 January 2027" over its hours and places. */
const isOwnFlight = /^inbound flight,? (?:[a-z]{3,9},? )?\d{1,2} [a-z]{3,9} \d{4}\b(?!.*\d[:.h]\d\d)/;
const met = /^(?:arriving on|arrives? on|arriving flight|inbound flight|arrival flight|vol d'arrivee|arrivee par)\b/;

const besideJourneys = /\b(?:hotels?|hebergements?|rooms?|chambres?|cars?|voitures?|transfers?|transferts?|taxis?)\b/;
/** How a place on a journey is said not to be held. */
const ofJourneys = new RegExp(
  [
    String.raw`\b(?:lapsed?|disregard|open ticket|billet ouvert|hors commande)\b|\bno reservation\b(?! (?:needed|required|necessary))`,
    String.raw`\bstand-?by\b(?! desk)|(?:^|[:|\n(–—-] ?)(?:alternatives?|variante)\b(?! ?:? ?(?:no|none|nil|n\/a|aucune?|neant|sans|-)\b)`,
    String.raw`^[^a-z\d]{0,4}(?:for information only|pour information seulement|for reference only|if you (?:prefer|would|wish|miss)|si vous (?:preferez|souhaitez|manquez))\b`,
  ].join('|'),
);
