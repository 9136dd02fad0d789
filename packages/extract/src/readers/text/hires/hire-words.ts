import { inLines } from '../../../text/in-lines.ts';
import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';

// By which words a paper speaks of hired cars and of drivers.

/** All that the passages say, made plain. */
export function wordsOf(passages: readonly Passage[], subject: string): string {
  const words = passages.map((p) => `${p.shape} ${p.label === 'vehicle' ? 'vehicle' : ''}`);
  return `${plain(subject)}\n${words.join('\n')}`.slice(0, 40_000);
}

export const sails =
  /\b(?:ferry|ferries|crossings?|sailings?|traversees?|uberfahrt|fahre|traghetto|overtocht|overfart|on board|a bord|an bord)\b/;
export const rents =
  /\b(?:rent\w*|hired?|car hire|location (?:de|d'une) (?:voiture|vehicule)|loueur|mietwagen|autonoleggio|alquiler|taxi|transfers?|transferts?|chauffeur)\b/;
/** Somebody hires out a car, in words that a paper of another kind would not have. */
export const rentsCars = inLines('m')`
  \b(?:
    rentals?|renters?|rent-?a-?car|(?:hire|hired|rental|rented) (?:car|vehicle)|(?:car|vehicle|van) hire
    |location (?:de |d'une? |d')?(?:voitures?|vehicules?|automobile|autos?)
    |votre location
    |(?:your|the) (?:hire(?:d)? |rental )?(?:van|camper ?van|camper|motorhome|minibus|scooter|motorbike)
    |votre (?:fourgon|fourgonnette|utilitaire|camping-car|van|minibus|scooter|moto)
    |loueur|locataire|mietwagen|mieter|autovermietung|autonoleggio|noleggio|alquiler|coche de alquiler|huurauto|aluguer
  )\b
  |\b(?:or|ou|oder|o|of) (?:similar|similaire|semblable|equivalent|ahnlich|simile|soortgelijk)\b[^\n]* vehicle$
`;
export const carWords =
  /\b(?:rent-?a-?car|rental|car hire|hire car|rent a car|location de (?:voitures?|vehicules?)|vehicule|vehicle|driver|conducteur|conductrice|location)\b|\b(?:categorie|category|groupe?|class) [a-z]{1,4}\b[^\n]{0,40}\b(?:ou (?:similaire|semblable)|or similar)\b/;
export const taxiWords =
  /\b(?:taxis?|transfers?|transferts?|chauffeurs?|shuttles?|navettes?|vtc|private drivers?|cabs?|minicabs?|rides?|courses?|uber|bolt|lyft|free now|limousinen?|private car|chauffeured|voiture privee|(?:your|our) driver|private hire|car service|airport cars?|saloon|votre chauffeur|voiture avec chauffeur)\b/;
/** "Your parcel is ready. Collect it: … Return by: …": what else is fetched on one day and brought back on another. */
export const ofGoods =
  /\b(?:parcels?|packages?|colis|click (?:&|and) collect|librar(?:y|ies)|bibliotheque|mediatheque|loans?|emprunts?|livres?|books?|tools?|outils?|skis?|snowboards?|bikes?|bicycles?|velos?|kayaks?|canoes?|tents?|costumes?|suits?|dress(?:es)?|robes?|glasses|lunettes|luggage storage|consigne)\b/;
