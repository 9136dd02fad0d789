import { inLines } from '../../text/in-lines.ts';

/** A line that begins with what it books: "Hotel: …", "Your rental car", "Transfert". For text made plain. */
export const namesTopic =
  /^(?:[^a-z0-9]{0,4})(?:your |votre |ihr )?(?:(?:rental |hire |private )?car(?: hire| rental)?|voiture|location(?: de (?:voiture|vehicule))?|mietwagen|taxi|cab|transfers?|transferts?|chauffeur|shuttle|navette|hotel|hebergement|accommodation|stay|sejour)\b/;

/** "DINNER", "3. À table", "Restaurant – Friday": over what is said of one. For text made plain. */
export const mealTitle =
  /^(?:[a-z\d]{1,2}[.)] )?(?:the |le |la |un |une |a )?(?:dinner|lunch|supper|brunch|restaurants?|restauration|dining|table|diner|dejeuner|souper|repas|meals?|abendessen|mittagessen|cena|pranzo)\b/;

/** What a section or a service of a paper is about. */
export type Topic = 'air' | 'rail' | 'stay' | 'car' | 'transfer' | 'sea' | 'ride';

/** What a title says that what follows is about; `text` as printed, for pictures. */
export function topicOf(shape: string, text = ''): Topic | null {
  if (shape.length > 90) return null;
  const said = words.find(([, pattern]) => pattern.test(shape))?.[0];
  return said ?? symbols.find(([, pattern]) => symbol.test(text) && pattern.test(text))?.[0] ?? null;
}

/** A picture that is all its line says. */
export const symbol = /^[^\p{L}\p{N}\s]{1,3}$/u;

const symbols: [Topic, RegExp][] = [
  ['air', /[✈🛩🛫🛬]/u],
  ['rail', /[🚂🚃🚄🚅🚆🚇🚈🚉🚊🚝🚞]/u],
  ['stay', /[🏨🏩🏠🏡🛏🛌]/u],
  ['car', /[🚗🚘🚙]/u],
  ['transfer', /[🚕🚖🚐]/u],
  ['sea', /[⛴🚢🛳⛵]/u],
  ['ride', /[🚌🚍🚎]/u],
];

const words: [Topic, RegExp][] = [
  [
    'transfer',
    /\b(?:transfers?|transferts?|taxis?|chauffeurs?|navettes?|shuttles?)\b|^(?:trf|trsf|tfr|xfer)\b|^(?:[a-z\d]{1,2}[.)] )?(?:your |private |airport )?(?:drivers?|cars? (?:and|with) (?:a )?driver)$/,
  ],
  [
    'car',
    /\b(?:(?:car|vehicle) (?:hire|rental)|rental (?:car|vehicle)|location(?: de (?:voiture|vehicule))?|voiture|vehicule|automobiles?|car|mietwagen|autonoleggio|alquiler de coche)\b|^(?:[a-z\d]{1,2}[.)] )?(?:the )?(?:vehicles?|trucks?|vans?|minivans?|suv|camionnette|fourgon(?:nette)?|utilitaire)$/,
  ],
  [
    'stay',
    inLines()`
      \b(?:
        hotels?|nuitees?|hebergements?|accommodation|lodging|logements?|sejour|chambres?|unterkunft|ubernachtung|alloggio
        |alojamiento|hotell|boende|overnatting|overnatning
      )\b
      |^(?:your |the )?stays?$|^htls?\b
      |^(?:[a-z\d]{1,2}[.)] )?(?:(?:your|the|votre|la|le) )?(?:
        residences?(?: hoteliere| de tourisme| de vacances)?
        |gites?|chalets?|villas?|pension|cottages?|ferienhaus|ferienwohnung|holiday (?:home|let)s?
      )$
    `,
  ],
  [
    'sea',
    /\b(?:ferry|ferries|traversees?|crossing|bateau|sea|fahre|traghetto)\b|^(?:mer|(?:transport |voie |liaison )?maritime)$/,
  ],
  ['rail', /\b(?:trains?|rail|ferroviaire|eurostar|tgv|bahn|zug|ice|treno|treni|tren|tog|tagresa|togreise)\b|^tag$/],
  [
    'air',
    /\b(?:air|aeriens?|aerien|flights?|vols?|avion|flug|fluge|volo|voli|vuelos?|flyg|flygresa|fly|flyreise|flyrejse)\b|^[^a-z0-9]{0,4}(?!20)[a-z0-9]{2} ?\d{3,4} /,
  ],
  ['ride', /\b(?:transports?|acheminement|trajets?|outbound|outward|inbound|return journey)\b/],
];
